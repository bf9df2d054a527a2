import * as limits from '#contract/limits.ts'

/** What a list shows, as its address keeps it. Reload, Back and a shared link show the same list. */
export type ListAddress<Sort extends string> = {
  /** Empty for everything. */
  text: string
  /** A further choice, such as the state of an account; empty for all. */
  choice: string
  sort: Sort | `-${Sort}` | undefined
  /** From 1. */
  page: number
}

/** The limit of the calls' query. */
export const textMaxLength = 100

/** Typed text as it is searched for: trimmed, and cut to the cloud's limit. */
export const searchText = (typed: string): string => typed.trim().slice(0, textMaxLength).trim()

/** Reads a list's address. Unknown values are ignored. */
export const readList = <Sort extends string>(
  search: string,
  sorts: readonly Sort[],
  choices: readonly string[] = []
): ListAddress<Sort> => {
  const query = new URLSearchParams(search)
  const page = query.get('page') ?? ''
  return {
    text: searchText(query.get('text') ?? ''),
    choice: choices.find(choice => choice === query.get('choice')) ?? '',
    sort: sorts.flatMap(sort => [sort, `-${sort}`] as const).find(sort => sort === query.get('sort')),
    page: /^[1-9]\d{0,6}$/.test(page) ? Math.min(Number(page), limits.pageNoMax) : 1
  }
}

/** Of the current query only `micro=true` is kept: the portal needs it for its frame (spec §2). */
export const keptQuery = (search: string): string =>
  new URLSearchParams(search).get('micro') === 'true' ? '?micro=true' : ''

/** The query of a list's address; empty for the whole list. */
export const writeList = ({ text, choice, sort, page }: ListAddress<string>, search: string): string => {
  const query = new URLSearchParams(keptQuery(search))
  if (text !== '') query.set('text', text)
  if (choice !== '') query.set('choice', choice)
  if (sort !== undefined) query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? '' : `?${query}`
}

/** The cloud's query for a list. */
export const queryOf = <Sort extends string>({ text, sort, page }: ListAddress<Sort>) => ({
  pageNo: page,
  size: limits.pageSize,
  text: text === '' ? undefined : text,
  sort
})
