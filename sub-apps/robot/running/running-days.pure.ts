import { lastDays, type Period, readPeriod } from '#contract/days/period.ts'
import * as limits from '#contract/limits.ts'

/** The last seven days up to today. */
export const usualPeriod = (today: string): Period => lastDays(limits.dashboardDays, today)

/** The period in an address’s query; the usual one for an impossible one. */
export const periodIn = (query: URLSearchParams, today: string): Period =>
  readPeriod(query, limits.runningDaysMax) ?? usualPeriod(today)

/** Writes a period into a query; the usual period is left out. */
export const writePeriod = (query: URLSearchParams, { from, to }: Period, today: string): URLSearchParams => {
  const usual = usualPeriod(today)
  if (from !== usual.from || to !== usual.to) {
    query.set('from', from)
    query.set('to', to)
  }
  return query
}
