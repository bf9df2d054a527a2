import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { moveItem } from '../move-item.pure.ts'

/**
 * A list whose items are moved and removed by buttons. Each item has three or more: the first moves it up, the second moves it
 * down, and the last removes it.
 */
export const useOrderedList = <Item>(items: readonly Item[], onChange: (items: readonly Item[]) => void) => {
  const list = useRef<HTMLOListElement>(null)
  const buttonsAt = (place: number): HTMLButtonElement[] => [
    ...(list.current?.children[place]?.querySelectorAll('button') ?? [])
  ]
  return {
    list,
    /** The button that was pressed keeps the focus, or the one beside it where the item can move no further. */
    move: (place: number, by: -1 | 1): void => {
      flushSync(() => onChange(moveItem(items, place, by)))
      const buttons = buttonsAt(place + by)
      const pressed = buttons[by === -1 ? 0 : 1]
      const next = pressed?.disabled ? buttons.find(({ disabled }) => !disabled) : pressed
      next?.focus()
    },
    /** The focus goes to the next item's button. Without a next one it goes to the one before, or to the list. */
    remove: (place: number): void => {
      flushSync(() => onChange(items.toSpliced(place, 1)))
      const near = buttonsAt(Math.min(place, items.length - 2)).at(-1) ?? list.current?.closest('fieldset')
      near?.focus()
    }
  }
}
