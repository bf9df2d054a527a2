import { hoursOverlap, type OpenHours } from '#contract/calls/appointments/appointment-records.ts'
import * as limits from '#contract/limits.ts'

/** The hours as they are being edited. */
export type HoursDraft = readonly OpenHours[]

export type HoursProblem = 'order' | 'overlap' | 'many'

/** The problem of the hours that is told first; undefined where the hours can be saved. */
export const problemOf = (draft: HoursDraft): HoursProblem | undefined => {
  if (draft.some(({ from, to }) => from >= to)) return 'order'
  if (hoursOverlap(draft)) return 'overlap'
  return draft.length > limits.openHoursMax ? 'many' : undefined
}

const inOrder = (draft: HoursDraft): OpenHours[] =>
  [...draft].sort((one, other) => one.weekday - other.weekday || one.from - other.from)

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
type Weekday = (typeof weekdays)[number]

/** The hours as one field for each weekday: two people may change two days. */
export type WeekHours = Record<`day${Weekday}`, HoursDraft>

export const weekFields = weekdays.map(weekday => ({ name: `day${weekday}` as const, weekday }))

export const weekOf = (draft: HoursDraft): WeekHours => {
  const of = (day: Weekday) => inOrder(draft).filter(({ weekday }) => weekday === day)
  return { day1: of(1), day2: of(2), day3: of(3), day4: of(4), day5: of(5), day6: of(6), day7: of(7) }
}

export const hoursOf = (week: WeekHours): HoursDraft => weekFields.flatMap(({ name }) => week[name])

/** The hours of a weekday with more of them: the working day, or one hour behind the last ones. */
export const withMore = (draft: HoursDraft, weekday: number): HoursDraft => {
  const latest = Math.max(0, ...draft.map(({ to }) => to))
  if (latest === 0) return [{ weekday, from: 9 * 60, to: 18 * 60 }]
  const from = Math.min(latest + 60, 23 * 60)
  return [...draft, { weekday, from, to: from + 60 }]
}
