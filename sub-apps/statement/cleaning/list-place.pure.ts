import { cleaningColumns } from '#contract/calls/figures/statistics.ts'

const lastPossiblePage = 1_000_000

const sorts = cleaningColumns.flatMap(column => [column, `-${column}`] as const)

/** The order and the page of one of the tables, which each keep theirs in the address under a key. */
export const placeIn = (search: string, key: string) => {
  const query = new URLSearchParams(search)
  const page = query.get(`${key}.page`) ?? ''
  return {
    sort: sorts.find(sort => sort === query.get(`${key}.sort`)) ?? ('-area' as const),
    pageNo: /^[1-9]\d{0,6}$/.test(page) ? Math.min(Number(page), lastPossiblePage) : 1
  }
}
