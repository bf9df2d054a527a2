import { byteOrderMark, csvLine } from '#contract/checks/csv-line.ts'
import { fileMoment, momentHeading } from '#contract/csv/file-moment.ts'
import type { TableColumn, TableRow } from '#contract/page/table.ts'
import { asState, cellValue } from './cell-value.pure.ts'

/** The value for other programs: a time in the one zone of files, a duration in seconds, a number as it is. */
const rawValue = (type: TableColumn['type'], value: unknown): unknown => {
  if (typeof value !== 'number') return asState(value)?.text ?? value
  if (!Number.isFinite(value)) return ''
  if (type === 'date') return fileMoment(value)
  return type === 'duration' ? value / 1_000 : value
}

/** A CSV file of all rows: the given columns, and second lines that have a title. */
export const csvOf = (columns: readonly TableColumn[], rows: readonly TableRow[]): string => {
  const fields = columns.flatMap(column => [
    ...(column.file ?? [{ ...column, value: (row: TableRow) => cellValue(column, row) }]).map(
      ({ title, type, value }) => ({
        title: type === 'date' ? momentHeading(title) : title,
        read: (row: TableRow) => rawValue(type, value(row))
      })
    ),
    ...(column.detailTitle === undefined
      ? []
      : [{ title: column.detailTitle, read: (row: TableRow) => column.detail?.(row) ?? '' }])
  ])
  const lines = [fields.map(({ title }) => title), ...rows.map(row => fields.map(({ read }) => read(row)))]
  return byteOrderMark + lines.map(csvLine).join('')
}
