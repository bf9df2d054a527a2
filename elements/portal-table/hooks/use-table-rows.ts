import { useEffect, useMemo } from 'react'
import * as limits from '#contract/limits.ts'
import type { Sort, TableRow } from '#contract/page/table.ts'
import type { Place } from '../decide/address.pure.ts'
import { rowKeyOf } from '../decide/cell-value.pure.ts'
import { readSort } from '../decide/sorting.pure.ts'
import type { TableProps } from '../props.ts'
import { usePlace } from './use-place.ts'
import { useSortedRows } from './use-sorted-rows.ts'

const none: readonly never[] = []

export type TableRows = {
  /** The rows on screen, and their keys in the same order. */
  shown: readonly TableRow[]
  keys: readonly string[]
  /** All given rows, in order. */
  sorted: readonly TableRow[]
  sort: Sort | undefined
  page: number
  size: number
  /** Rows of all pages. */
  total: number
  pages: number
  go: (place: Place, how?: 'push' | 'replace') => void
}

/**
 * The rows that are on screen. Where the page has given all rows, the table sorts them and cuts them into pages itself.
 * With `remote`, the page brings exactly the rows to show.
 */
export const useTableRows = (props: TableProps, language: string): TableRows => {
  const { columns = none, rows = none, rowKey = 'id', remote = false, infinite = false, addressKey, onChange } = props
  const [place, go] = usePlace({ addressKey, sort: props.sort ?? '', page: props.page ?? 1, onChange })
  const sort = readSort(place.sort, columns)
  const sorted = useSortedRows({ rows, columns, rowKey, sort: remote ? undefined : sort, language })
  const total = remote ? (props.total ?? rows.length) : sorted.length
  const isPaged = !infinite && (remote || props.size !== undefined)
  const size = props.size ?? limits.pageSize
  const pages = isPaged ? Math.max(1, Math.ceil(total / size)) : 1
  const page = remote ? place.page : Math.min(place.page, pages)
  const shown = useMemo(
    () => (remote || !isPaged ? sorted : sorted.slice((page - 1) * size, page * size)),
    [remote, isPaged, sorted, page, size]
  )
  const keys = useMemo(() => shown.map(row => rowKeyOf(row, rowKey)), [shown, rowKey])

  // A link to a page beyond the end of the rows shows the last page.
  const isBeyond = isPaged && !props.loading && total > 0 && place.page > pages
  useEffect(() => {
    if (isBeyond) go({ sort: place.sort, page: pages }, 'replace')
  }, [isBeyond, go, place.sort, pages])

  return { shown, keys, sorted, sort, page, size, total, pages, go }
}
