import { constructTable, createSortedRowModel, rowSortingFeature, tableFeatures } from '@tanstack/table-core'
import type { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings'
import { useMemo, useState } from 'react'
import type { Sort, TableColumn, TableRow } from '#contract/page/table.ts'
import { rowKeyOf } from '../decide/cell-value.pure.ts'
import { comparator, sortValue } from '../decide/sorting.pure.ts'

type Question = {
  rows: readonly TableRow[]
  columns: readonly TableColumn[]
  rowKey: string
  sort: Sort | undefined
  language: string
}

const stop = { unsubscribe: () => undefined }

/**
 * React alone holds the state and draws. So nothing has to be told of a change, and TanStack's own stores stay out of
 * the bundle.
 */
const heldByReact: ReturnType<typeof storeReactivityBindings> = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  addSubscription: () => undefined,
  batch: act => act(),
  schedule: queueMicrotask,
  untrack: read => read(),
  createReadonlyAtom: read => ({ get: read, subscribe: () => stop }),
  createWritableAtom: first => {
    let value = first
    return {
      get: () => value,
      set: next => {
        value = typeof next === 'function' ? (next as (before: typeof value) => typeof value)(value) : next
      },
      subscribe: () => stop
    }
  }
}

const features = tableFeatures({
  coreReactivityFeature: heldByReact,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel()
})

const unsorted: { id: string; desc: boolean }[] = []

/** The rows in the order of a column; without `sort`, as they were given. TanStack Table keeps the sorted list. */
export const useSortedRows = ({ rows, columns, rowKey, sort, language }: Question): readonly TableRow[] => {
  const definitions = useMemo(() => {
    const compare = comparator(language)
    return columns.map(column => ({
      id: column.key,
      accessorFn: (row: TableRow) => sortValue(column, row),
      enableSorting: column.sortable === true,
      sortUndefined: 'last' as const,
      sortFn: (
        one: { getValue: (id: string) => unknown },
        other: { getValue: (id: string) => unknown },
        id: string
      ): number => compare(one.getValue(id), other.getValue(id))
    }))
  }, [columns, language])
  const { key, descending = false } = sort ?? {}
  // The same list for the same order: else every drawing would sort all rows.
  const sorting = useMemo(() => (key === undefined ? unsorted : [{ id: key, desc: descending }]), [key, descending])
  const options = {
    features,
    data: rows,
    columns: definitions,
    state: { sorting },
    getRowId: (row: TableRow) => rowKeyOf(row, rowKey)
  }
  const [table] = useState(() => constructTable(options))
  table.setOptions(before => ({ ...before, ...options }))
  const model = table.getRowModel()
  return useMemo(() => model.rows.map(row => row.original), [model])
}
