import type { CallInput } from '#contract/call.ts'
import { type RobotColumn, type RobotKind, robotColumns, robotKinds, type robotList } from '#contract/calls/robots.ts'
import * as limits from '#contract/limits.ts'

/**
 * The filter and the order of the robot list. They are stored in the address, so that reload, Back and a shared link show the same list.
 */
export type Filter = {
  kind: RobotKind | undefined
  online: boolean | undefined
  /** The robots of one store: links of other pages ask for them. */
  storeId: number | undefined
  /** Part of a serial, a name or a store's name; empty for all robots. */
  text: string
  /** The column that the rows are ordered by, with a minus sign for descending. */
  sort: RobotColumn | `-${RobotColumn}` | undefined
  /** From 1. */
  page: number
}

/** The limits of the call's query (`#contract/calls/robots.ts`). */
export const textMaxLength = 100
const lastPossiblePage = 1_000_000

export const noFilter: Filter = {
  kind: undefined,
  online: undefined,
  storeId: undefined,
  text: '',
  sort: undefined,
  page: 1
}

/** Whether the filter excludes any robot. */
export const isFiltered = (filter: Filter): boolean =>
  filter.kind !== undefined || filter.online !== undefined || filter.storeId !== undefined || filter.text !== ''

/** Typed text as it is searched for: trimmed, and cut to the cloud's limit. */
export const searchText = (typed: string): string => typed.trim().slice(0, textMaxLength).trim()

const sorts = robotColumns.flatMap(column => [column, `-${column}`] as const)

/** How the address writes whether robots are online. */
export const onlineWords: ReadonlyMap<string | null, boolean> = new Map([
  ['true', true],
  ['false', false]
])

/** Reads the filter from an address's query. Unknown values are ignored. */
export const readFilter = (search: string): Filter => {
  const query = new URLSearchParams(search)
  const page = query.get('page') ?? ''
  const store = query.get('store') ?? ''
  return {
    kind: robotKinds.find(kind => kind === query.get('kind')),
    online: onlineWords.get(query.get('online')),
    storeId: /^[1-9]\d{0,8}$/.test(store) ? Number(store) : undefined,
    text: searchText(query.get('text') ?? ''),
    sort: sorts.find(sort => sort === query.get('sort')),
    page: /^[1-9]\d{0,6}$/.test(page) ? Math.min(Number(page), lastPossiblePage) : 1
  }
}

/**
 * The query of the address for a filter; empty without a filter. Of the current query only `micro=true` is kept: the
 * portal needs it for its frame (spec §2).
 */
export const writeFilter = (filter: Filter, search = ''): string => {
  const query = new URLSearchParams()
  if (filter.kind !== undefined) query.set('kind', filter.kind)
  if (filter.online !== undefined) query.set('online', String(filter.online))
  if (filter.storeId !== undefined) query.set('store', String(filter.storeId))
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
  return typedOn && before.kind === after.kind && before.online === after.online ? 'replace' : 'push'
}

/** The cloud's query for a filter. */
export const queryOf = (filter: Filter): CallInput<typeof robotList>['query'] => ({
  pageNo: filter.page,
  size: limits.pageSize,
  robotKind: filter.kind,
  online: filter.online,
  storeId: filter.storeId,
  text: filter.text === '' ? undefined : filter.text,
  sort: filter.sort
})
