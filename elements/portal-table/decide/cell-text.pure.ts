import { bytesText, durationText, numberFormat } from '@portal/session'
import type { TableColumn, TableRow } from '#contract/page/table.ts'
import { asState, cellValue } from './cell-value.pure.ts'

/** Writes the value of a cell as readers of the language do. */
export type CellText = (column: TableColumn, row: TableRow) => string

/** @param date writes a time */
export const cellTexts = (language: string, date: (moment: number) => string): CellText => {
  return (column, row) => {
    const value = cellValue(column, row)
    if (value === null || value === undefined) return ''
    if (typeof value !== 'number') return asState(value)?.text ?? String(value)
    if (!Number.isFinite(value)) return ''
    switch (column.type) {
      case 'date':
        return date(value)
      case 'duration':
        return durationText(language, value)
      case 'bytes':
        return bytesText(language, value)
      case 'number':
        return numberFormat(language, column.number).format(value)
      default:
        return String(value)
    }
  }
}
