/* Days in Beijing, which has been eight hours ahead of UTC, without summer time, since 1991. */

const dayMs = 24 * 60 * 60_000
const beijingOffset = 8 * 60 * 60_000

/** The day that holds this moment, as `2026-03-12`. */
export const dayAt = (moment: number): string => new Date(moment + beijingOffset).toISOString().slice(0, 10)

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

export const dayAfter = (day: string, days: number): string =>
  new Date(startOf(day) + days * dayMs).toISOString().slice(0, 10)

/** How many days there are from one to another, both included; 0 or less where the first is after the last. */
export const daysIn = ({ from, to }: { from: string; to: string }): number => (startOf(to) - startOf(from)) / dayMs + 1

/** Whether a text is a day of the calendar. The parser takes 30 February for 2 March. */
export const isDay = (text: string): boolean =>
  /^2\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(startOf(text)) && dayAfter(text, 0) === text

/** The days of a period, both ends included. */
export const daysOf = ({ from, to }: { from: string; to: string }): string[] =>
  Array.from({ length: Math.max(daysIn({ from, to }), 0) }, (_, index) => dayAfter(from, index))
