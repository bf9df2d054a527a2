import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { type CellPlace, nextShownCell } from '../decide/next-cell.pure.ts'

/** A cell by the keys of its row and its column. The head's row has the key `head`. */
export type ActiveCell = { row: string; column: string }

export const headRow = 'head'

/** The controls that a person can use inside a cell. */
export const widgets = 'a[href], button, input, select, textarea'

/** The element that has the focus for a cell: its only control, or the cell itself. */
const focusTarget = (cell: HTMLElement): HTMLElement => {
  const [widget, ...more] = widgetsIn(cell)
  return widget === undefined || more.length > 0 || cell.tabIndex >= 0 ? cell : widget
}

const widgetsIn = (cell: HTMLElement): HTMLElement[] => {
  const slotted = [...cell.querySelectorAll('slot')].flatMap(slot => slot.assignedElements({ flatten: true }))
  return [cell, ...slotted].flatMap(it => [...it.querySelectorAll<HTMLElement>(widgets)])
}

const cellOf = (event: Event): HTMLElement | undefined =>
  event.composedPath().find((it): it is HTMLElement => it instanceof HTMLElement && it.dataset.column !== undefined)

/** How many rows a page key moves by. */
const pageOfRows = 10

/**
 * The keyboard of a grid, by the ARIA Authoring Practices: one stop of Tab for the whole grid, arrows from cell to
 * cell. Where cells do nothing, a table is a plain table, and the hook does nothing.
 * @param rows keys of the rows in their order, without the head
 */
export const useGrid = (isGrid: boolean, rows: readonly string[], columns: readonly string[]) => {
  const table = useRef<HTMLTableElement>(null)
  const [wanted, setWanted] = useState<ActiveCell>()
  const isMoving = useRef(false)
  const active = isGrid ? activeOf(wanted, rows, columns) : undefined

  const drawnCell = ({ row, column }: ActiveCell): HTMLElement | undefined => {
    const drawn = [...(table.current?.rows ?? [])].find(it => it.dataset.row === row)
    return [...(drawn?.cells ?? [])].find(it => it.dataset.column === column)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another cell moves the focus
  useLayoutEffect(() => {
    if (!isMoving.current || wanted === undefined) return
    isMoving.current = false
    const cell = drawnCell(wanted)
    if (cell !== undefined) focusTarget(cell).focus()
  }, [wanted])

  const onKeyDown = (event: KeyboardEvent): void => {
    const cell = cellOf(event.nativeEvent)
    if (!isGrid || active === undefined || cell === undefined || event.altKey || event.metaKey) return
    const [origin] = event.nativeEvent.composedPath()
    if (event.key === 'Enter' && origin === cell && widgetsIn(cell).length > 0) {
      event.preventDefault()
      widgetsIn(cell)[0]?.focus()
      return
    }
    if (event.key === 'Escape' && origin !== cell && cell.tabIndex >= 0) {
      event.stopPropagation()
      cell.focus()
      return
    }
    // Inside a cell with several controls, the keys belong to those.
    if (origin !== focusTarget(cell)) return
    const from = { row: rows.indexOf(active.row) + 1, column: columns.indexOf(active.column) }
    const isRightToLeft = cell.matches(':dir(rtl)')
    const size = { rows: rows.length + 1, columns: columns.length, page: pageOfRows, isRightToLeft }
    const at = (place: CellPlace): ActiveCell => ({
      row: place.row === 0 ? headRow : (rows[place.row - 1] ?? headRow),
      column: columns[place.column] ?? ''
    })
    // A row far from the visible ones is drawn once the focus is there.
    const isShown = (place: CellPlace): boolean => {
      const cell = drawnCell(at(place))
      return cell === undefined || (cell.checkVisibility() && getComputedStyle(cell).clipPath === 'none')
    }
    const to = nextShownCell(event.key, event.ctrlKey, from, size, isShown)
    if (to === undefined) return
    event.preventDefault()
    isMoving.current = true
    setWanted(at(to))
  }

  /** A click, or Tab, gives the focus to a cell too. */
  const onFocus = (event: FocusEvent): void => {
    const cell = cellOf(event.nativeEvent)
    const row = cell?.closest('tr')?.dataset.row
    const column = cell?.dataset.column
    if (!isGrid || row === undefined || column === undefined) return
    if (row !== wanted?.row || column !== wanted.column) setWanted({ row, column })
  }

  return { table, active, onKeyDown, onFocus }
}

/** Where Tab enters: the cell that had the focus last, or the first one. */
const activeOf = (
  wanted: ActiveCell | undefined,
  rows: readonly string[],
  columns: readonly string[]
): ActiveCell | undefined => {
  const [first] = columns
  if (first === undefined) return undefined
  const column = wanted !== undefined && columns.includes(wanted.column) ? wanted.column : first
  if (wanted?.row === headRow || (wanted !== undefined && rows.includes(wanted.row))) return { row: wanted.row, column }
  return { row: rows[0] ?? headRow, column }
}
