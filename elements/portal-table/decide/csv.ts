import type { TableColumn, TableRow } from '../types.ts'
import { asState, cellValue } from './cell-value.ts'

/** Spreadsheets run a text that starts with one of these as a formula. */
const formulaStart = /^[=+\-@\t\r]/

/** A text as one field of a CSV file. Text alone is made harmless: a number may start with a minus sign. */
const field = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : String(value)
  const safe = typeof value === 'string' && formulaStart.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

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
  // The mark at the start makes Excel read the file as UTF-8.
  return `\uFEFF${lines.map(line => line.map(field).join(',')).join('\r\n')}\r\n`
}
