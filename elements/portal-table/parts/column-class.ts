import type { TableColumn } from '#contract/page/table.ts'
import { isFigure } from '../decide/cell-value.pure.ts'

/** The classes of a column's cells. */
export const classOf = (column: TableColumn, isFirst: boolean): string =>
  [
    isFirst ? 'name' : column.type === 'state' ? 'status' : '',
    isFigure(column.type) ? 'figure' : '',
    column.onlyWide ? 'only-wide' : ''
  ]
    .filter(Boolean)
    .join(' ')
