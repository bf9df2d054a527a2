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

/** Beijing has been eight hours ahead of UTC, without summer time, since 1991. */
const beijingOffset = 8 * 60 * minute

/** The day in Beijing, as `2026-03-12`. */
export const beijingDay = (time: number): string => new Date(time + beijingOffset).toISOString().slice(0, 10)

/** When the day in Beijing that holds this moment began. */
export const startOfBeijingDay = (time: number): number =>
  Math.floor((time + beijingOffset) / day) * day - beijingOffset

/** When a day in Beijing begins. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) - beijingOffset

/** The day that is so many days after another. */
export const dayAfter = (from: string, days: number): string =>
  new Date(Date.parse(`${from}T00:00:00Z`) + days * day).toISOString().slice(0, 10)

/** The days from one to another, both included; none where the first is after the last. */
export const daysFromTo = (from: string, to: string): string[] => {
  const count = (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day + 1
  return Array.from({ length: Math.max(count, 0) }, (_, index) => dayAfter(from, index))
}

/** The first day of the month that is so many months after the one that holds this day. */
export const monthAfter = (day: string, months: number): string => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}
