import type { CallInput } from '#contract/call.ts'
import { type CountryCode, countryCodes } from '#contract/calls/countries.ts'
import { type StoreColumn, storeColumns, type storeList } from '#contract/calls/stores.ts'
import * as limits from '#contract/limits.ts'

/**
 * The filter and the order of the store list. They are stored in the address, so that reload, Back and a shared link show the same list.
 */
export type Filter = {
  country: CountryCode | undefined
  /** Part of a name, a city or a store's ID; empty for all stores. */
  text: string
  /** The column that the rows are ordered by, with a minus sign for descending. */
  sort: StoreColumn | `-${StoreColumn}` | undefined
  /** From 1. */
  page: number
}

/** The limit of the call's query (`#contract/calls/stores.ts`). */
export const textMaxLength = 100

export const noFilter: Filter = { country: undefined, text: '', sort: undefined, page: 1 }

/** Whether the filter excludes any store. */
export const isFiltered = ({ country, text }: Filter): boolean => country !== undefined || text !== ''

/** Typed text as it is searched for: trimmed, and cut to the cloud's limit. */
export const searchText = (typed: string): string => typed.trim().slice(0, textMaxLength).trim()

const sorts = storeColumns.flatMap(column => [column, `-${column}`] as const)

/** Reads the filter from an address's query. Unknown values are ignored. */
export const readFilter = (search: string): Filter => {
  const query = new URLSearchParams(search)
  const page = query.get('page') ?? ''
  return {
    country: countryCodes.find(code => code === query.get('country')),
    text: searchText(query.get('text') ?? ''),
    sort: sorts.find(sort => sort === query.get('sort')),
    page: /^[1-9]\d{0,6}$/.test(page) ? Math.min(Number(page), limits.pageNoMax) : 1
  }
}

/** Of the current query only `micro=true` is kept: the portal needs it for its frame (spec §2). */
export const keptQuery = (search: string): string =>
  new URLSearchParams(search).get('micro') === 'true' ? '?micro=true' : ''

/** The query of the address for a filter; empty without a filter. */
export const writeFilter = ({ country, text, sort, page }: Filter, search = ''): string => {
  const query = new URLSearchParams(keptQuery(search))
  if (country !== undefined) query.set('country', country)
  if (text !== '') query.set('text', text)
  if (sort !== undefined) query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? '' : `?${query}`
}

/** Whether a change gets its own history entry. More letters in the search field do not. */
export const historyOf = (before: Filter, after: Filter): 'push' | 'replace' =>
  before.text !== '' && after.text !== '' && before.text !== after.text && before.country === after.country
    ? 'replace'
    : 'push'

/** The cloud's query for a filter. */
export const queryOf = ({ country, text, sort, page }: Filter): CallInput<typeof storeList>['query'] => ({
  pageNo: page,
  size: limits.pageSize,
  country,
  text: text === '' ? undefined : text,
  sort
})
