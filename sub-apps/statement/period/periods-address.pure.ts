import { lastDays, type Period, periodBefore, readPeriod } from '#contract/days/period.ts'
import * as limits from '#contract/limits.ts'

/** The choice for the statistics. The address stores it, so that reload, Back and a shared link show the same. */
export type Choice = {
  period: Period
  /** The days to compare with. */
  other: Period
  storeId: number | undefined
  /** The kind of rows in the list below the figures. */
  by: ListBy
}

export const listsBy = ['stores', 'robots'] as const
export type ListBy = (typeof listsBy)[number]

/** The period for a person who chose nothing: the last seven days up to today. */
const usual = (today: string): Period => lastDays(limits.dashboardDays, today)

const idIn = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

/** Reads the choice from an address's query. Unknown and impossible values are ignored. */
export const readChoice = (search: string, today: string): Choice => {
  const query = new URLSearchParams(search)
  const period = readPeriod(query, limits.dashboardDaysMax) ?? usual(today)
  return {
    period,
    other: readPeriod(query, limits.dashboardDaysMax, ['otherFrom', 'otherTo']) ?? periodBefore(period),
    storeId: idIn(query.get('store')),
    by: listsBy.find(by => by === query.get('by')) ?? 'stores'
  }
}

/** The query of the address for a choice. It leaves out the usual values. */
export const writeChoice = ({ period, other, storeId, by }: Choice, today: string, search = ''): string => {
  const query = new URLSearchParams()
  if (new URLSearchParams(search).get('micro') === 'true') query.set('micro', 'true')
  const add = (names: readonly [string, string], { from, to }: Period, without: Period) => {
    if (from === without.from && to === without.to) return
    query.set(names[0], from)
    query.set(names[1], to)
  }
  add(['from', 'to'], period, usual(today))
  add(['otherFrom', 'otherTo'], other, periodBefore(period))
  if (storeId !== undefined) query.set('store', String(storeId))
  if (by !== 'stores') query.set('by', by)
  return query.size === 0 ? '' : `?${query}`
}

/**
 * A choice with another period. The days to compare with move along as long as they are those just before: who chose
 * them keeps them.
 */
export const withPeriod = (choice: Choice, period: Period): Choice => {
  const before = periodBefore(choice.period)
  const follows = choice.other.from === before.from && choice.other.to === before.to
  return { ...choice, period, other: follows ? periodBefore(period) : choice.other }
}
