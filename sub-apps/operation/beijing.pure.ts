/* Days and half hours in Beijing, which has been eight hours ahead of UTC, without summer time, since 1991. */

const minute = 60_000
export const dayMs = 24 * 60 * minute
const beijingOffset = 8 * 60 * minute

/** The time zone, as formatters take it. */
export const beijing = 'Asia/Shanghai'

/** The day that holds this moment, as `2026-03-12`. */
export const dayAt = (moment: number): string => new Date(moment + beijingOffset).toISOString().slice(0, 10)

/** The moment so many minutes after the beginning of a day; not a number for a text that is no day. */
export const momentOf = (day: string, minutes = 0): number => Date.parse(`${day}T00:00:00+08:00`) + minutes * minute

/** Whether a text is a day of the calendar, as `2026-03-12`. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && dayAtOrNone(text) === text

// The parser takes 30 February for 2 March.
const dayAtOrNone = (text: string): string | undefined => {
  const start = momentOf(text)
  return Number.isNaN(start) ? undefined : dayAt(start)
}

export const dayLater = (day: string, days: number): string => dayAt(momentOf(day) + days * dayMs)

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** Minutes since midnight as `09:30`; the end of the day is `24:00`. */
export const clockText = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':')

const halfHours = Array.from({ length: 49 }, (_, index) => index * 30)

/** The half hours of a day at which something can begin, and those at which something can end. */
export const starts = halfHours.slice(0, -1)
export const ends = halfHours.slice(1)
