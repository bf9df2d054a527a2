import type { TableColumn } from '#contract/page/table.ts'
import { isFigure } from '../decide/cell-value.pure.ts'

/** The classes of a column's cells. */
export const classOf = (column: TableColumn, isFirst: boolean): string =>
  [
    isFirst ? 'name' : column.type === 'state' ? 'status' : '',
    isFigure(column.type) ? 'figure' : column.type === 'date' ? 'moment' : '',
    // A column that the page fills and nobody can hide holds the buttons of its rows.
    column.slotted && column.fixed ? 'acts' : '',
    column.onlyWide ? 'only-wide' : ''
  ]
    .filter(Boolean)
    .join(' ')
