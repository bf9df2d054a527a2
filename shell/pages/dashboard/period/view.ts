import { type RobotKind, robotKinds } from '#contract/calls/robots/robots.ts'
import { addDays, countDays, daysFrom, isDay } from './days.ts'

/** The lengths that the page offers, in days. */
export const lengths = [7, 30, 90] as const
export type Length = (typeof lengths)[number]

/** The most days that the cloud counts in one answer. */
export const mostDays = 366

export type Period = { kind: 'last'; days: Length } | { kind: 'range'; from: string; to: string }

/** Period, kind of robot and store of the figures. The address holds them, so that reload, Back and a shared link show the same. */
export type View = { period: Period; robotKind: RobotKind | undefined; storeId: number | undefined }

/** Reads the view from an address's query. Unknown values are ignored. */
export const readView = (search: string): View => {
  const query = new URLSearchParams(search)
  const store = query.get('store') ?? ''
  return {
    period: readPeriod(query),
    robotKind: robotKinds.find(kind => kind === query.get('kind')),
    storeId: /^[1-9]\d{0,8}$/.test(store) ? Number(store) : undefined
  }
}

const readPeriod = (query: URLSearchParams): Period => {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? '']
  if (isRange(from, to)) return { kind: 'range', from, to }
  return { kind: 'last', days: lengths.find(days => String(days) === query.get('days')) ?? lengths[0] }
}

/** Whether two texts are the first and the last day of a period that the cloud answers. */
export const isRange = (from: string, to: string): boolean =>
  isDay(from) && isDay(to) && from <= to && countDays(from, to) <= mostDays

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
  const { from, to } = period.kind === 'range' ? period : { from: addDays(today, 1 - period.days), to: today }
  const count = countDays(from, to)
  return { days: daysFrom(from, to), before: daysFrom(addDays(from, -count), addDays(from, -1)) }
}
