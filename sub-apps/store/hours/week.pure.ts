import { dateFormat, firstWeekday } from '@portal/session'
import { minutesOfDay, type OpeningSpan } from '#contract/checks/opening-hours.ts'

/* Pure: days and times of a week as a language writes them. */

/** The days from the first one of a week, as readers of a language count: 1 for Monday to 7 for Sunday. */
export const weekdaysIn = (language: string): number[] => {
  const firstDay = firstWeekday(language)
  return Array.from({ length: 7 }, (_, index) => ((firstDay - 1 + index) % 7) + 1)
}

/** The midnight with which a Monday began, in UTC. */
const monday = Date.UTC(2024, 0, 1)
const minuteMs = 60_000
const momentOf = (weekday: number, minute = 0): number => monday + ((weekday - 1) * minutesOfDay + minute) * minuteMs

/** Names days and times in a language. Creating it costs more than using it. */
export const weekNamer = (language: string) => {
  const day = dateFormat(language, { weekday: 'long', timeZone: 'UTC' })
  const time = dateFormat(language, { timeStyle: 'short', timeZone: 'UTC' })
  return {
    day: (weekday: number): string => day.format(momentOf(weekday)),
    /** @param minute of the day or of the week */
    time: (minute: number): string => time.format(momentOf(1, minute)),
    /** The day of a minute of the week. */
    dayOf: (minute: number): string => day.format(momentOf(1, minute)),
    span: ({ weekday, from, until }: OpeningSpan): string =>
      `${time.format(momentOf(weekday, from))} – ${time.format(momentOf(weekday, until))}`
  }
}

/** The spans that begin on a day, the earliest first. */
export const spansOn = (spans: readonly OpeningSpan[], weekday: number): OpeningSpan[] =>
  spans.filter(span => span.weekday === weekday).sort((one, other) => one.from - other.from)

/** Whether a store is open from one midnight to the next. */
export const isWholeDay = ([first, ...rest]: readonly OpeningSpan[]): boolean =>
  rest.length === 0 && first?.from === 0 && first.until === minutesOfDay
