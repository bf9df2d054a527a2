import { startOfDay } from '#contract/days/beijing.ts'

/* Days and half hours in Beijing. */

const minute = 60_000

/** The moment so many minutes after the beginning of a day; not a number for a text that is no day. */
export const momentOf = (day: string, minutes = 0): number => startOfDay(day) + minutes * minute

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** Minutes since midnight as `09:30`; the end of the day is `24:00`. */
export const clockText = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':')

const halfHours = Array.from({ length: 49 }, (_, index) => index * 30)

/** The half hours of a day at which something can begin, and those at which something can end. */
export const starts = halfHours.slice(0, -1)
export const ends = halfHours.slice(1)
