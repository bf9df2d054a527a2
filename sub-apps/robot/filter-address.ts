import type { CallInput } from '#contract/call.ts'
import { type RobotKind, robotKinds, type robotList } from '#contract/calls/robots.ts'
import * as limits from '#contract/limits.ts'

/** Which robots the list shows. It stands in the address, so that reload, Back and a sent link show the same. */
export type Filter = {
  kind: RobotKind | undefined
  online: boolean | undefined
  /** Part of a serial, a name or a store's name; empty where anything goes. */
  text: string
  /** From 1. */
  page: number
}

/** The limits of the call's query (`#contract/calls/robots.ts`). */
export const textMaxLength = 100
const lastPossiblePage = 1_000_000

export const noFilter: Filter = { kind: undefined, online: undefined, text: '', page: 1 }

/** Whether it leaves any robot out. */
export const isFiltered = (filter: Filter): boolean =>
  filter.kind !== undefined || filter.online !== undefined || filter.text !== ''

/** What was typed, as it is searched for: without space around, and no longer than the cloud takes. */
export const searchText = (typed: string): string => typed.trim().slice(0, textMaxLength).trim()

const onlineWords = new Map<string | null, boolean>([
  ['true', true],
  ['false', false]
])

/** Reads the filter out of an address's query. What means nothing there filters nothing. */
export const readFilter = (search: string): Filter => {
  const query = new URLSearchParams(search)
  const page = query.get('page') ?? ''
  return {
    kind: robotKinds.find(kind => kind === query.get('kind')),
    online: onlineWords.get(query.get('online')),
    text: searchText(query.get('text') ?? ''),
    page: /^[1-9]\d{0,6}$/.test(page) ? Math.min(Number(page), lastPossiblePage) : 1
  }
}

/**
 * The query of the address that shows a filter; empty where nothing is filtered. Of the present query only
 * `micro=true` is kept: it says how the portal draws its frame (spec §2).
 */
export const writeFilter = (filter: Filter, search = ''): string => {
  const query = new URLSearchParams()
  if (filter.kind !== undefined) query.set('kind', filter.kind)
  if (filter.online !== undefined) query.set('online', String(filter.online))
  if (filter.text !== '') query.set('text', filter.text)
  if (filter.page > 1) query.set('page', String(filter.page))
  if (new URLSearchParams(search).get('micro') === 'true') query.set('micro', 'true')
  const written = query.toString()
  return written === '' ? '' : `?${written}`
}

/**
 * Whether a change is one to come back to. Typing on in the search field is not: Back would walk through its halves
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
  text: filter.text === '' ? undefined : filter.text
})
