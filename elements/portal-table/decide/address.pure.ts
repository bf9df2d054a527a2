/** The rows that a table shows, by their sorting and page. */
export type Place = { sort: string; page: number }

const lastPossiblePage = 1_000_000

/** The names in the query. A page with two tables gives each a key of its own. */
const names = (key: string) =>
  key === '' ? { sort: 'sort', page: 'page' } : { sort: `${key}.sort`, page: `${key}.page` }

/** Reads a table's place from an address's query. Unknown values are ignored. */
export const readPlace = (search: string, key: string): Place => {
  const query = new URLSearchParams(search)
  const { sort, page } = names(key)
  const number = query.get(page) ?? ''
  return {
    sort: query.get(sort) ?? '',
    page: /^[1-9]\d{0,6}$/.test(number) ? Math.min(Number(number), lastPossiblePage) : 1
  }
}

/** The query with a table's place in it. Filters, and all else that is not the table's, stay as they are. */
export const writePlace = (search: string, key: string, { sort, page }: Place): string => {
  const query = new URLSearchParams(search)
  const name = names(key)
  query.delete(name.sort)
  query.delete(name.page)
  if (sort !== '') query.set(name.sort, sort)
  if (page > 1) query.set(name.page, String(page))
  return query.size === 0 ? '' : `?${query}`
}
