/* A date and a time as a field of a form has them: `2026-03-12T14:05`, on the reader's own clock. */

const two = (value: number): string => String(value).padStart(2, '0')

/** A full hour as a clock shows it: `09:00`. */
export const hourText = (hour: number): string => `${two(hour)}:00`

/** A moment as a field has it. */
export const typedTime = (moment: number): string => {
  const date = new Date(moment)
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** The moment of a field; undefined for a text that is none. */
export const momentOf = (typed: string): number | undefined => {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed)) return undefined
  const moment = new Date(typed).getTime()
  return Number.isNaN(moment) ? undefined : moment
}
