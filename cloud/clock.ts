/** The one source of time: epoch milliseconds. Handed in, so that tests can move it. */
export type Clock = () => number

/** Does something again and again, each time so many milliseconds later; answers what ends it. Handed in, like the clock. */
export type Every = (milliseconds: number, act: () => void) => () => void

/** By the machine's own timers, none of which keeps the process alive. */
export const everyInterval: Every = (milliseconds, act) => {
  const timer = setInterval(act, milliseconds)
  timer.unref()
  return () => clearInterval(timer)
}

export const minute = 60_000
export const day = 24 * 60 * minute

/** The first day of the month that is so many months after the one that holds this day. */
export const monthAfter = (day: string, months: number): string => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}
