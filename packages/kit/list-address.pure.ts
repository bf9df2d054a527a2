import * as limits from '#contract/limits.ts'
import { searchText, textMaxLength } from '#contract/page/search-text.ts'

export { searchText, textMaxLength }

/** The view of a list, as its address keeps it. Reload, Back and a shared link show the same list. */
export type ListAddress<Filter extends string, Sort extends string> = {
  /** Empty for everything. */
  text: string
  /** The chosen value of each filter; empty for all. */
  chosen: Readonly<Record<Filter, string>>
  sort: Sort | `-${Sort}` | undefined
  /** From 1. */
  page: number
}

/** The options of each filter; a filter of ids takes any id. */
export type Filters<Filter extends string> = Readonly<Record<Filter, readonly string[] | 'id'>>

const idForm = /^[1-9]\d{0,8}$/

const chosenOf = (options: readonly string[] | 'id', value: string): string =>
  (options === 'id' ? idForm.test(value) : options.includes(value)) ? value : ''

/** Reads a list's address. Unknown values are ignored. */
export const readList = <Filter extends string, Sort extends string>(
  search: string,
  filters: Filters<Filter>,
  sorts: readonly Sort[]
): ListAddress<Filter, Sort> => {
  const query = new URLSearchParams(search)
  const page = query.get('page') ?? ''
  const names = Object.keys(filters) as Filter[]
  const chosen = names.map(name => [name, chosenOf(filters[name], query.get(name) ?? '')] as const)
  return {
    text: searchText(query.get('text') ?? ''),
    chosen: Object.fromEntries(chosen) as Record<Filter, string>,
    sort: sorts.flatMap(sort => [sort, `-${sort}`] as const).find(sort => sort === query.get('sort')),
    page: /^[1-9]\d{0,6}$/.test(page) ? Math.min(Number(page), limits.pageNoMax) : 1
  }
}

/** Of the current query only `micro=true` is kept: the portal needs it for its frame (docs/requirements.md §2). */
export const keptQuery = (search: string): string =>
  new URLSearchParams(search).get('micro') === 'true' ? '?micro=true' : ''

/** A path with a query, or without one where the query is empty. */
export const withQuery = (path: string, query: URLSearchParams): string =>
  query.size === 0 ? path : `${path}?${query}`

/** The query of a list's address; empty for the whole list. */
export const writeList = ({ text, chosen, sort, page }: ListAddress<string, string>, search: string): string => {
  const query = new URLSearchParams(keptQuery(search))
  for (const [name, value] of Object.entries({ text, ...chosen, sort: sort ?? '' }))
    if (value !== '') query.set(name, value)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? '' : `?${query}`
}

/** Whether a list leaves anything out. */
export const isFiltered = ({ text, chosen }: Pick<ListAddress<string, string>, 'text' | 'chosen'>): boolean =>
  [text, ...Object.values(chosen)].some(value => value !== '')

/** The cloud's query for a page of a list, without its filters and its order. */
export const pageQuery = (
  { text, page }: Pick<ListAddress<string, string>, 'text' | 'page'>,
  size = limits.pageSize
) => ({
  pageNo: page,
  size,
  text: text === '' ? undefined : text
})
