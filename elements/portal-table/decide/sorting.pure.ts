import { collator } from '@portal/session'
import type { Sort, TableColumn, TableRow } from '#contract/page/table.ts'
import { cellValue } from './cell-value.pure.ts'

/** Reads `name` and `-name`; the sign means descending. A column that can't be sorted is ignored. */
export const readSort = (text: string | null | undefined, columns: readonly TableColumn[]): Sort | undefined => {
  const descending = text?.startsWith('-') ?? false
  const key = descending ? text?.slice(1) : text
  const column = columns.find(it => it.key === key && it.sortable === true)
  return column && { key: column.key, descending }
}

export const writeSort = (sort: Sort | undefined): string =>
  sort === undefined ? '' : `${sort.descending ? '-' : ''}${sort.key}`

/** The next order of a column whose head is pressed: up, down, then as the rows were given. */
export const nextSort = (sort: Sort | undefined, key: string): Sort | undefined => {
  if (sort?.key !== key) return { key, descending: false }
  return sort.descending ? undefined : { key, descending: true }
}

/** The value that rows are compared by. Undefined comes last in both directions. */
export const sortValue = (column: TableColumn, row: TableRow): string | number | undefined => {
  const value = cellValue(column, row)
  if (typeof value === 'number' || (typeof value === 'string' && value !== '')) return value
  if (typeof value === 'boolean') return Number(value)
  if (typeof value === 'object' && value !== null && 'text' in value) return String(value.text) || undefined
  return undefined
}

/** Compares two values: numbers by size, all else as people of the language sort words, with 2 before 10. */
export const comparator = (language: string): ((one: unknown, other: unknown) => number) => {
  const { compare } = collator(language, { numeric: true })
  return (one, other) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : compare(String(one), String(other))
}
