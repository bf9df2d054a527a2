import { type RobotKind, robotKindIn } from '#contract/calls/robots/robots.ts'
import { daysFromTo } from '#contract/days/beijing.ts'
import { type Period as Days, lastDays, periodBefore, readPeriod } from '#contract/days/period.ts'

/** The lengths that the page offers, in days. */
export const lengths = [7, 30, 90] as const
export type Length = (typeof lengths)[number]

/** The most days that the cloud counts in one answer. */
export const mostDays = 366

export type Period = { kind: 'last'; days: Length } | ({ kind: 'range' } & Days)

/** Period, kind of robot and store of the figures. The address holds them, so that reload, Back and a shared link show the same. */
export type View = { period: Period; robotKind: RobotKind | undefined; storeId: number | undefined }

/** Reads the view from an address's query. Unknown values are ignored. */
export const readView = (search: string): View => {
  const query = new URLSearchParams(search)
  const store = query.get('store') ?? ''
  return {
    period: periodIn(query),
    robotKind: robotKindIn(query.get('kind')),
    storeId: /^[1-9]\d{0,8}$/.test(store) ? Number(store) : undefined
  }
}

const periodIn = (query: URLSearchParams): Period => {
  const range = readPeriod(query, mostDays)
  if (range !== undefined) return { kind: 'range', ...range }
  return { kind: 'last', days: lengths.find(days => String(days) === query.get('days')) ?? lengths[0] }
}

/** The query of the address for a view; empty for the view that the page begins with. */
export const writeView = ({ period, robotKind, storeId }: View): string => {
  const query = new URLSearchParams()
  if (period.kind === 'range') {
    query.set('from', period.from)
    query.set('to', period.to)
  } else if (period.days !== lengths[0]) query.set('days', String(period.days))
  if (robotKind !== undefined) query.set('kind', robotKind)
  if (storeId !== undefined) query.set('store', String(storeId))
  const written = query.toString()
  return written === '' ? '' : `?${written}`
}

/** The days of a view, and as many days just before them. */
export type Span = { days: string[]; before: string[] }

export const spanOf = (period: Period, today: string): Span => {
  const shown = period.kind === 'range' ? period : lastDays(period.days, today)
  const before = periodBefore(shown)
  return { days: daysFromTo(shown.from, shown.to), before: daysFromTo(before.from, before.to) }
}
