import { Ellipsis } from 'lucide'
import { memo } from 'react'
import type { TableColumn, TableRow } from '#contract/page/table.ts'
import { useTranslate } from '../../shared/hooks/use-translate.ts'
import { Icon } from '../../shared/icon.tsx'
import type { CellText } from '../decide/cell-text.pure.ts'
import { Cell } from './cell.tsx'

/** Columns of the table itself, beside those of the page. */
export const selectColumn = '#select'
export const actionColumn = '#actions'

/** Values that all rows share. The object stays the same until one changes, so that no row is drawn for nothing. */
export type RowsContext = {
  columns: readonly TableColumn[]
  text: CellText
  isGrid: boolean
  isSelectable: boolean
  hasActions: (row: TableRow) => boolean
  actions: boolean
  onToggle: (key: string) => void
  onMenu: (key: string, row: TableRow, button: HTMLButtonElement) => void
}

type BodyRowProps = {
  context: RowsContext
  row: TableRow
  rowName: string
  /** From 0, in the whole table. */
  index: number
  isSelected: boolean
  /** The column of the grid's active cell, where it is in this row. */
  activeColumn: string | undefined
  /** Measures the row, where only a part of the rows is drawn. */
  measure?: ((row: HTMLTableRowElement | null) => void) | undefined
}

export const BodyRow = memo((props: BodyRowProps) => {
  const { context, row, rowName, index, isSelected, activeColumn, measure } = props
  const { columns, text, isGrid, isSelectable } = context
  const isActive = (key: string): boolean | undefined => (isGrid ? activeColumn === key : undefined)
  const name = columns[0] === undefined ? rowName : text(columns[0], row)
  return (
    <tr
      role="row"
      ref={measure}
      data-row={rowName}
      data-index={index}
      // The head is the first row.
      aria-rowindex={index + 2}
      aria-selected={isSelectable ? isSelected : undefined}
    >
      {isSelectable && <SelectCell {...props} name={name} isActive={isActive(selectColumn)} />}
      {columns.map((column, place) => (
        <Cell
          key={column.key}
          column={column}
          row={row}
          rowName={rowName}
          isFirst={place === 0}
          isActive={isActive(column.key)}
          text={text}
        />
      ))}
      {context.actions && <ActionCell {...props} name={name} isActive={isActive(actionColumn)} />}
    </tr>
  )
})

type ControlCellProps = BodyRowProps & { name: string; isActive: boolean | undefined }

const SelectCell = ({ context, rowName, isSelected, name, isActive }: ControlCellProps) => {
  const translate = useTranslate()
  return (
    <td role="gridcell" className="select" data-column={selectColumn}>
      <label>
        <input
          data-click="table.select"
          type="checkbox"
          checked={isSelected}
          tabIndex={isActive ? 0 : -1}
          aria-label={translate('table.select', { name })}
          onChange={() => context.onToggle(rowName)}
        />
      </label>
    </td>
  )
}

/** One button for everything that can be done with the row. */
const ActionCell = ({ context, row, rowName, name, isActive }: ControlCellProps) => {
  const translate = useTranslate()
  const hasActions = context.hasActions(row)
  return (
    <td role="gridcell" className="go" data-column={actionColumn} tabIndex={hasActions ? undefined : isActive ? 0 : -1}>
      {hasActions && (
        <button
          data-click="table.action"
          type="button"
          className="icon-button"
          tabIndex={isActive ? 0 : -1}
          aria-haspopup="menu"
          aria-label={translate('table.actionsOf', { name })}
          onClick={({ currentTarget }) => context.onMenu(rowName, row, currentTarget)}
        >
          <Icon node={Ellipsis} />
        </button>
      )}
    </td>
  )
}
