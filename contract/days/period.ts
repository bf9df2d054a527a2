import { countDays, dayAfter, isDay } from './beijing.ts'

/** Days in Beijing, both ends included. */
export type Period = { from: string; to: string }

/** As many days just before. */
export const periodBefore = ({ from, to }: Period): Period => ({
  from: dayAfter(from, -countDays(from, to)),
  to: dayAfter(from, -1)
})

/** The last days up to today, as many as are wanted. */
export const lastDays = (count: number, today: string): Period => ({ from: dayAfter(today, 1 - count), to: today })

/** Whether two texts are the first and the last day of a period that is not longer than the most days. */
export const isPeriod = ({ from, to }: Period, mostDays: number): boolean =>
  isDay(from) && isDay(to) && from <= to && countDays(from, to) <= mostDays

/**
 * The period in an address's query. Somebody who wrote the last day first meant the same days.
 * @returns undefined where the query has no such period, or a longer one
 */
export const readPeriod = (
  query: URLSearchParams,
  mostDays: number,
  [first, last]: readonly [string, string] = ['from', 'to']
): Period | undefined => {
  const [from = '', to = ''] = [query.get(first) ?? '', query.get(last) ?? ''].toSorted()
  return isPeriod({ from, to }, mostDays) ? { from, to } : undefined
}

/** A period whose one end was moved to another day. The other end follows where it has to. */
export const withEnd = (period: Period, end: keyof Period, moved: string, mostDays: number): Period => {
  if (!isDay(moved)) return period
  const wanted = { ...period, [end]: moved }
  if (isPeriod(wanted, mostDays)) return wanted
  if (wanted.from > wanted.to) return { from: moved, to: moved }
  const span = mostDays - 1
  return end === 'from' ? { from: moved, to: dayAfter(moved, span) } : { from: dayAfter(moved, -span), to: moved }
}
