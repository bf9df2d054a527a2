import { isFigure } from '../decide/cell-value.pure.ts'
import type { TableColumn } from '../types.ts'

/** The classes of a column's cells. */
export const classOf = (column: TableColumn, isFirst: boolean): string =>
  [
    isFirst ? 'name' : column.type === 'state' ? 'status' : '',
    isFigure(column.type) ? 'figure' : '',
    column.onlyWide ? 'only-wide' : ''
  ]
    .filter(Boolean)
    .join(' ')
