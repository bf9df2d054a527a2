import { is } from 'valibot'
import type { CallInput } from '#contract/call.ts'
import { day } from '#contract/calls/figures/days.ts'
import {
  type RobotColumn,
  type RobotKind,
  robotColumns,
  robotKinds,
  type robotList
} from '#contract/calls/robots/robots.ts'
import * as limits from '#contract/limits.ts'

/**
 * The filter and the order of the robot list. They are stored in the address, so that reload, Back and a shared link show the same list.
 */
export type Filter = {
  kind: RobotKind | undefined
  online: boolean | undefined
  /** The robots of one store: links of other pages ask for them. */
  storeId: number | undefined
  /** Whether they have a fault that lasts. */
  withFault: boolean | undefined
  /** Robots that began a task on one of these days in Beijing, both included; empty for no bound. */
  from: string
  to: string
  /** Part of a serial, a name or a store's name; empty for all robots. */
  text: string
  /** The column that the rows are ordered by, with a minus sign for descending. */
  sort: RobotColumn | `-${RobotColumn}` | undefined
  /** From 1. */
  page: number
}

/** The limits of the call's query (`#contract/calls/robots/robots.ts`). */
export const textMaxLength = 100
const lastPossiblePage = 1_000_000

export const noFilter: Filter = {
  kind: undefined,
  online: undefined,
  storeId: undefined,
  withFault: undefined,
  from: '',
  to: '',
  text: '',
  sort: undefined,
  page: 1
}

/** Whether the filter excludes any robot. */
export const isFiltered = ({ kind, online, storeId, withFault, from, to, text }: Filter): boolean =>
  [kind, online, storeId, withFault].some(it => it !== undefined) || [from, to, text].some(it => it !== '')

/** Typed text as it is searched for: trimmed, and cut to the cloud's limit. */
export const searchText = (typed: string): string => typed.trim().slice(0, textMaxLength).trim()

const sorts = robotColumns.flatMap(column => [column, `-${column}`] as const)

/** How the address writes yes and no. */
export const yesOrNo: ReadonlyMap<string | null, boolean> = new Map([
  ['true', true],
  ['false', false]
])

const dayIn = (text: string | null): string => (is(day, text) ? text : '')

/** Reads the filter from an address's query. Unknown values are ignored. */
export const readFilter = (search: string): Filter => {
  const query = new URLSearchParams(search)
  const page = query.get('page') ?? ''
  const store = query.get('store') ?? ''
  return {
    kind: robotKinds.find(kind => kind === query.get('kind')),
    online: yesOrNo.get(query.get('online')),
    storeId: /^[1-9]\d{0,8}$/.test(store) ? Number(store) : undefined,
    withFault: yesOrNo.get(query.get('fault')),
    from: dayIn(query.get('from')),
    to: dayIn(query.get('to')),
    text: searchText(query.get('text') ?? ''),
    sort: sorts.find(sort => sort === query.get('sort')),
    page: /^[1-9]\d{0,6}$/.test(page) ? Math.min(Number(page), lastPossiblePage) : 1
  }
}

/**
 * The query of the address for a filter; empty without a filter. Of the current query only `micro=true` is kept: the
 * portal needs it for its frame (docs/requirements.md §2).
 */
export const writeFilter = (filter: Filter, search = ''): string => {
  const query = new URLSearchParams()
  if (filter.kind !== undefined) query.set('kind', filter.kind)
  if (filter.online !== undefined) query.set('online', String(filter.online))
  if (filter.storeId !== undefined) query.set('store', String(filter.storeId))
  if (filter.withFault !== undefined) query.set('fault', String(filter.withFault))
  if (filter.from !== '') query.set('from', filter.from)
  if (filter.to !== '') query.set('to', filter.to)
  if (filter.text !== '') query.set('text', filter.text)
  if (filter.sort !== undefined) query.set('sort', filter.sort)
  if (filter.page > 1) query.set('page', String(filter.page))
  if (new URLSearchParams(search).get('micro') === 'true') query.set('micro', 'true')
  const written = query.toString()
  return written === '' ? '' : `?${written}`
}

/**
 * Whether a change gets its own history entry. More letters in the search field do not: Back would step through them
 * letter by letter.
 */
export const historyOf = (before: Filter, after: Filter): 'push' | 'replace' => {
  const typedOn = before.text !== '' && after.text !== '' && before.text !== after.text
  const others = ({ kind, online, withFault, from, to }: Filter): string =>
    JSON.stringify([kind, online, withFault, from, to])
  return typedOn && others(before) === others(after) ? 'replace' : 'push'
}

/** The cloud's query for a filter. */
export const queryOf = (filter: Filter): CallInput<typeof robotList>['query'] => ({
  pageNo: filter.page,
  size: limits.pageSize,
  robotKind: filter.kind,
  online: filter.online,
  storeId: filter.storeId,
  withFault: filter.withFault,
  tasksFrom: filter.from === '' ? undefined : filter.from,
  tasksTo: filter.to === '' ? undefined : filter.to,
  text: filter.text === '' ? undefined : filter.text,
  sort: filter.sort
})
