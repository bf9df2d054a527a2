import { historyEntry } from '@portal/session'
import { type RefObject, useEffect, useRef } from 'react'

/** The row that a person opened last, by the entry of the history and the name of the list. */
const openedRows = new Map<string, string>()

const rowOf = (target: EventTarget): string | undefined =>
  target instanceof Element && target.closest('a[href]') !== null
    ? target.closest<HTMLElement>('[data-row]')?.dataset.row
    : undefined

/**
 * Gives the focus to the row that a person opened from here, when the person comes back to the list.
 * @param name tells the lists of one page apart
 * @param isReady whether the rows are drawn
 * @returns what hears the presses inside `root`
 */
export const useOpenedRow = (root: RefObject<HTMLElement | null>, name: string, isReady: boolean) => {
  const place = useRef(`${historyEntry()} ${name}`)
  const wanted = useRef(openedRows.get(place.current))
  useEffect(() => {
    if (!isReady || wanted.current === undefined) return
    const row = root.current?.querySelector(`[data-row="${CSS.escape(wanted.current)}"]`)
    wanted.current = undefined
    row?.querySelector<HTMLElement>('a[href]')?.focus()
  }, [root, isReady])
  return (target: EventTarget): void => {
    const row = rowOf(target)
    // A filter is an entry of its own in the history, and the list stays on the page.
    if (row !== undefined) openedRows.set(`${historyEntry()} ${name}`, row)
  }
}
