/** Calendar days as `YYYY-MM-DD`. They are counted without a time zone: the cloud cuts days at midnight in Beijing. */

const dayMs = 86_400_000
const beijingMs = 8 * 3_600_000

const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs
const dayOf = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10)

/** Whether a text is a day of the calendar. The 30th of February is none. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const number = numberOf(text)
  return Number.isFinite(number) && dayOf(number) === text
}

/** The day in Beijing at a moment, wherever the browser is (docs/requirements.md §9). */
export const beijingDay = (moment: number): string => new Date(moment + beijingMs).toISOString().slice(0, 10)

export const addDays = (day: string, count: number): string => dayOf(numberOf(day) + count)

/** How many days there are from one day to another, both included. */
export const countDays = (from: string, to: string): number => numberOf(to) - numberOf(from) + 1

/** All days from one to another, both included. */
export const daysFrom = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, countDays(from, to)) }, (_, index) => addDays(from, index))

/** All months as `YYYY-MM`, `count` of them, up to the month of a day. */
export const monthsUpTo = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(day.slice(0, 7), index + 1 - count))

export const addMonths = (month: string, count: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}
