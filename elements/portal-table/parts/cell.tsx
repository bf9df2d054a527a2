import { useLayoutEffect, useRef } from 'react'
import type { TableColumn, TableRow } from '#contract/page/table.ts'
import type { CellText } from '../decide/cell-text.pure.ts'
import { asLink, asState, cellValue } from '../decide/cell-value.pure.ts'
import { widgets } from '../hooks/use-grid.ts'
import { classOf } from './column-class.ts'

type CellProps = {
  column: TableColumn
  row: TableRow
  rowName: string
  isFirst: boolean
  /** Whether the grid's one stop of Tab is here; undefined in a plain table. */
  isActive: boolean | undefined
  text: CellText
}

/** One cell. The first of a row names the row. */
export const Cell = ({ column, row, rowName, isFirst, isActive, text }: CellProps) => {
  const link = column.type === 'link' && column.cell === undefined ? asLink(cellValue(column, row)) : undefined
  const tab = isActive === undefined ? undefined : isActive ? 0 : -1
  const detail = column.detail?.(row)
  const Tag = isFirst ? 'th' : 'td'
  return (
    <Tag
      role={isFirst ? 'rowheader' : isActive === undefined ? 'cell' : 'gridcell'}
      scope={isFirst ? 'row' : undefined}
      className={classOf(column, isFirst)}
      data-column={column.key}
      data-label={isFirst || column.type === 'state' ? undefined : column.title}
      tabIndex={link === undefined ? tab : undefined}
    >
      {column.slotted ? (
        <slot name={`${rowName}/${column.key}`}>{text(column, row)}</slot>
      ) : column.cell !== undefined ? (
        <OwnCell node={column.cell(row)} isInGrid={isActive !== undefined} />
      ) : link !== undefined ? (
        <a
          data-click="table.action"
          href={link.address}
          tabIndex={tab}
          {...(link.newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        >
          {link.text}
        </a>
      ) : column.type === 'state' ? (
        <State column={column} row={row} />
      ) : (
        <span className="value">{text(column, row)}</span>
      )}
      {detail && <span className="detail">{detail}</span>}
    </Tag>
  )
}

/** A state is never colour alone: a mark of its own shape, and a word. */
const State = ({ column, row }: { column: TableColumn; row: TableRow }) => {
  const state = asState(cellValue(column, row))
  if (state === undefined) return null
  return (
    <span className={`state ${state.shape ?? 'dot'} ${state.tone ?? 'muted'}`}>
      <span>{state.text}</span>
    </span>
  )
}

/** A node of the page. In a grid its controls are reached by Enter, not by Tab. */
const OwnCell = ({ node, isInGrid }: { node: Node; isInGrid: boolean }) => {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    place.current?.replaceChildren(node)
    if (!isInGrid) return
    for (const control of place.current?.querySelectorAll<HTMLElement>(widgets) ?? []) control.tabIndex = -1
  }, [node, isInGrid])
  return <span ref={place} className="own" />
}
