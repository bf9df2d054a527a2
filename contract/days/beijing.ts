/*
 * Days as `2026-03-12`, cut at midnight in Beijing, wherever a browser or a server stands (docs/requirements.md §9). Beijing has
 * been eight hours ahead of UTC, without summer time, since 1991.
 */

export const dayMs = 24 * 60 * 60_000
const offsetMs = 8 * 60 * 60_000

/** The day in Beijing that holds a moment. */
export const beijingDay = (moment: number): string => new Date(moment + offsetMs).toISOString().slice(0, 10)

/** When a day in Beijing begins; not a number for a text that is no day. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) - offsetMs

/** Whether a text is a day of the calendar, as `2026-03-12`: the parser of dates takes 30 February for 2 March. */
export const isDay = (text: string): boolean =>
  /^2\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(startOfDay(text)) && dayAfter(text, 0) === text

/** When the day in Beijing that holds a moment began. */
export const startOfBeijingDay = (moment: number): number => Math.floor((moment + offsetMs) / dayMs) * dayMs - offsetMs

/** The day that is so many days after another. */
export const dayAfter = (day: string, days: number): string => beijingDay(startOfDay(day) + days * dayMs)

/** How many days there are from one to another, both included; 0 or less where the first is after the last. */
export const countDays = (from: string, to: string): number => (startOfDay(to) - startOfDay(from)) / dayMs + 1

/** The days from one to another, both included; none where the first is after the last. */
export const daysFromTo = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(countDays(from, to), 0) }, (_, index) => dayAfter(from, index))
