import { is } from 'valibot'
import { day } from '#contract/calls/figures/days.ts'
import * as limits from '#contract/limits.ts'

/* Days in Beijing, which has been eight hours ahead of UTC, without summer time, since 1991. */

const dayMs = 24 * 60 * 60_000
const beijingOffset = 8 * 60 * 60_000

/** Days, both ends included. */
export type Period = { from: string; to: string }

/** The day that holds a moment. */
export const dayAt = (moment: number): string => new Date(moment + beijingOffset).toISOString().slice(0, 10)

/** When a day begins. */
export const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) - beijingOffset

const later = (day: string, days: number): string => dayAt(startOf(day) + days * dayMs)
const lengthOf = ({ from, to }: Period): number => (startOf(to) - startOf(from)) / dayMs + 1
const isPossible = (period: Period): boolean => lengthOf(period) >= 1 && lengthOf(period) <= limits.runningDaysMax

/** The last seven days up to today. */
export const usualPeriod = (today: string): Period => ({ from: later(today, 1 - limits.dashboardDays), to: today })

/** As many days just before. */
export const before = (period: Period): Period => ({
  from: later(period.from, -lengthOf(period)),
  to: later(period.from, -1)
})

/** A period whose one end was moved to another day. The other end follows where it has to. */
export const withEnd = (period: Period, end: keyof Period, moved: string): Period => {
  if (!is(day, moved)) return period
  const wanted = { ...period, [end]: moved }
  if (isPossible(wanted)) return wanted
  if (wanted.from > wanted.to) return { from: moved, to: moved }
  const most = limits.runningDaysMax - 1
  return end === 'from' ? { from: moved, to: later(moved, most) } : { from: later(moved, -most), to: moved }
}

/** The period in an address’s query; the usual one for an impossible one. */
export const readPeriod = (query: URLSearchParams, today: string): Period => {
  const found = { from: query.get('from') ?? '', to: query.get('to') ?? '' }
  return is(day, found.from) && is(day, found.to) && isPossible(found) ? found : usualPeriod(today)
}

/** Writes a period into a query; the usual period is left out. */
export const writePeriod = (query: URLSearchParams, { from, to }: Period, today: string): URLSearchParams => {
  const usual = usualPeriod(today)
  if (from !== usual.from || to !== usual.to) {
    query.set('from', from)
    query.set('to', to)
  }
  return query
}
