import { beijingDay, dayAfter, daysFromTo } from '#contract/days/beijing.ts'
import type { Period } from '#contract/days/period.ts'
import type { FieldProblem } from '#contract/envelope.ts'
import * as limits from '#contract/limits.ts'

/** The wish of a caller for days. A part that the caller left out is `undefined`. */
type Wish = { days?: number | undefined; from?: string | undefined; to?: string | undefined }

/** The days that somebody asks for, or the problem of the wish. */
export const periodOf = ({ days, from, to }: Wish, now: number): Period | { problem: FieldProblem } => {
  if (days !== undefined && (from !== undefined || to !== undefined))
    return { problem: { field: 'days', reason: 'not together with from or to' } }
  const last = to ?? beijingDay(now)
  const first = from ?? dayAfter(last, 1 - (days ?? limits.dashboardDays))
  if (first > last) return { problem: { field: 'from', reason: 'is after the last day' } }
  if (dayAfter(first, limits.dashboardDaysMax - 1) < last)
    return { problem: { field: 'from', reason: `at most ${limits.dashboardDaysMax} days` } }
  return { from: first, to: last }
}

/** The day that today is compared with, where a period has today in it: as many days earlier as the period has. */
export const counterpartOfToday = ({ from, to }: Period, today: string): string | undefined =>
  from <= today && today <= to ? dayAfter(today, -daysFromTo(from, to).length) : undefined

/** The days of a period up to today. The clock of a robot can be ahead by minutes: tomorrow's data are told tomorrow. */
export const untilToday = ({ from, to }: Period, now: number): Period => {
  const today = beijingDay(now)
  return { from, to: to < today ? to : today }
}

/**
 * The days of a period that have data: from the first known task up to today. Work that was not done on such a day is a
 * zero. Nothing is known of the other days.
 */
export const daysWithData = ({ from, to }: Period, firstDay: string | undefined, now: number): string[] => {
  if (firstDay === undefined) return []
  return daysFromTo(from < firstDay ? firstDay : from, untilToday({ from, to }, now).to)
}
