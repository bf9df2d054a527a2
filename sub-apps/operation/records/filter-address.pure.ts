import type { CallInput } from '#contract/call.ts'
import {
  type appointmentRecords,
  type RecordSort,
  recordSorts
} from '#contract/calls/appointments/appointment-records.ts'
import { type Appointment, appointmentStatuses } from '#contract/calls/appointments/appointments.ts'
import * as limits from '#contract/limits.ts'
import { isDay } from '../beijing.pure.ts'
import { keptQuery } from '../page-of.pure.ts'

/** The filter of the records. It is stored in the address, so that reload, Back and a shared link show the same list. */
export type Filter = {
  status: StatusName | undefined
  salespersonId: number | undefined
  /** Days in Beijing, both included; empty for no bound. */
  from: string
  to: string
  /** Part of a booker's name, of an organisation's name or of a remark; empty for all. */
  text: string
  /** Empty for the usual order. */
  sort: RecordSort | ''
  /** From 1. */
  page: number
}

export type StatusName = keyof typeof appointmentStatuses
export const statusNames = Object.keys(appointmentStatuses) as StatusName[]

export const nameOfStatus = (status: Appointment['status']): StatusName =>
  statusNames.find(name => appointmentStatuses[name] === status) ?? 'booked'

/** The limits of the call's query (`#contract/calls/appointments/appointment-records.ts`). */
export const textMaxLength = 100
const lastPossiblePage = 1_000_000

export const noFilter: Filter = {
  status: undefined,
  salespersonId: undefined,
  from: '',
  to: '',
  text: '',
  sort: '',
  page: 1
}

/** Whether the filter excludes any appointment. */
export const isFiltered = ({ status, salespersonId, from, to, text }: Filter): boolean =>
  status !== undefined || salespersonId !== undefined || from !== '' || to !== '' || text !== ''

/** Typed text as it is searched for: trimmed, and cut to the cloud's limit. */
export const searchText = (typed: string): string => typed.trim().slice(0, textMaxLength).trim()

const numberIn = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

const dayIn = (text: string | null): string => (text !== null && isDay(text) ? text : '')

/** Reads the filter from an address's query. Unknown values are ignored. */
export const readFilter = (search: string): Filter => {
  const query = new URLSearchParams(search)
  return {
    status: statusNames.find(name => name === query.get('status')),
    salespersonId: numberIn(query.get('salesperson')),
    from: dayIn(query.get('from')),
    to: dayIn(query.get('to')),
    text: searchText(query.get('text') ?? ''),
    sort: recordSorts.find(sort => sort === query.get('sort')) ?? '',
    page: Math.min(numberIn(query.get('page')) ?? 1, lastPossiblePage)
  }
}

/** The query of the address for a filter. */
export const writeFilter = (filter: Filter, search = ''): URLSearchParams => {
  const query = keptQuery(search)
  const { status, salespersonId, from, to, text, sort, page } = filter
  const parts = { status, salesperson: salespersonId, from, to, text, sort, page: page > 1 ? page : '' }
  for (const [name, value] of Object.entries(parts))
    if (value !== undefined && value !== '') query.set(name, String(value))
  return query
}

/**
 * Whether a change gets its own history entry. More letters in the search field do not: Back would step through them
 * letter by letter.
 */
export const historyOf = (before: Filter, after: Filter): 'push' | 'replace' => {
  const typedOn = before.text !== '' && after.text !== '' && before.text !== after.text
  const others = (filter: Filter) => String(writeFilter({ ...filter, text: '', page: 1 }))
  return typedOn && others(before) === others(after) ? 'replace' : 'push'
}

/** The cloud's query for a filter. */
export const queryOf = ({ status, salespersonId, from, to, text, sort, page }: Filter): Query => ({
  pageNo: page,
  size: limits.pageSize,
  status: status === undefined ? undefined : appointmentStatuses[status],
  salespersonId,
  from: from || undefined,
  to: to || undefined,
  text: text || undefined,
  sort: sort || undefined
})

type Query = CallInput<typeof appointmentRecords>['query']
