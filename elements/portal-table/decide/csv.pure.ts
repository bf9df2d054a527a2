import { byteOrderMark, csvLine } from '#contract/checks/csv-line.ts'
import type { TableColumn, TableRow } from '#contract/page/table.ts'
import { asState, cellValue } from './cell-value.pure.ts'

/** The value for other programs: a date by ISO 8601, a duration in seconds, a number as it is. */
const rawValue = (column: TableColumn, row: TableRow): unknown => {
  const value = cellValue(column, row)
  if (typeof value !== 'number') return asState(value)?.text ?? value
  if (!Number.isFinite(value)) return ''
  if (column.type === 'date') return new Date(value).toISOString()
  return column.type === 'duration' ? value / 1_000 : value
}

/** A CSV file of all rows: the given columns, and second lines that have a title. */
export const csvOf = (columns: readonly TableColumn[], rows: readonly TableRow[]): string => {
  const fields = columns.flatMap(column => [
    { title: column.title, read: (row: TableRow) => rawValue(column, row) },
    ...(column.detailTitle === undefined
      ? []
      : [{ title: column.detailTitle, read: (row: TableRow) => column.detail?.(row) ?? '' }])
  ])
  const lines = [fields.map(({ title }) => title), ...rows.map(row => fields.map(({ read }) => read(row)))]
  return byteOrderMark + lines.map(csvLine).join('')
}
