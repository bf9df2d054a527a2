import { is } from 'valibot'
import { day } from '#contract/calls/figures/days.ts'
import { taskStatuses } from '#contract/calls/robot-reports/report.ts'
import { type RobotKind, robotKinds } from '#contract/calls/robots/robots.ts'
import { searchText, yesOrNo } from '../list/filter-address.pure.ts'
import { keptQuery } from '../page-of.pure.ts'

/** The filter of the records. It is stored in the address, so that reload, Back and a shared link show the same list. */
export type RecordFilter = {
  kind: RobotKind | undefined
  /** Of tasks. */
  status: (typeof taskStatuses)[number] | undefined
  /** Of faults. */
  lasting: boolean | undefined
  /** Days in Beijing, both included; empty for the cloud's own choice. */
  from: string
  to: string
  /** Part of a serial, a name or a store's name; empty for all robots. */
  text: string
  /** From 1. */
  page: number
}

export const noFilter: RecordFilter = {
  kind: undefined,
  status: undefined,
  lasting: undefined,
  from: '',
  to: '',
  text: '',
  page: 1
}

/** Whether the filter excludes any record of the usual days. */
export const isFiltered = ({ page: _, ...filter }: RecordFilter): boolean =>
  Object.values(filter).some(it => it !== undefined && it !== '')

const dayIn = (text: string | null): string => (is(day, text) ? text : '')

/** Reads the filter from an address's query. Unknown values are ignored. */
export const readFilter = (search: string): RecordFilter => {
  const query = new URLSearchParams(search)
  const page = query.get('page') ?? ''
  return {
    kind: robotKinds.find(kind => kind === query.get('kind')),
    status: taskStatuses.find(status => status === query.get('status')),
    lasting: yesOrNo.get(query.get('lasting')),
    from: dayIn(query.get('from')),
    to: dayIn(query.get('to')),
    text: searchText(query.get('text') ?? ''),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1
  }
}

/** The query of the address for a filter. */
export const writeFilter = (filter: RecordFilter, search = ''): URLSearchParams => {
  const query = keptQuery(search)
  const { page, ...parts } = filter
  for (const [name, value] of Object.entries({ ...parts, page: page > 1 ? page : '' }))
    if (value !== undefined && value !== '') query.set(name, String(value))
  return query
}

/** The part of the cloud's query that tasks and faults have in common. */
export const queryOf = ({ kind, from, to, text, page }: RecordFilter) => ({
  pageNo: page,
  robotKind: kind,
  from: from || undefined,
  to: to || undefined,
  text: text || undefined
})
