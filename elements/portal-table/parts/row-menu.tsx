import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { TableAction, TableRow } from '#contract/page/table.ts'
import { placePopover } from '../../shared/place-popover.ts'

/** The row whose menu is open, and the button that opened it. */
export type OpenMenu = { key: string; row: TableRow; button: HTMLButtonElement }

type RowMenuProps = {
  open: OpenMenu
  actions: readonly TableAction[]
  onAction: (action: string, key: string) => void
  onClose: () => void
}

/**
 * Everything that can be done with a row. One menu serves all rows. It is a popover, so neither the scrolling box nor a
 * dialog cuts it off.
 */
export const RowMenu = ({ open, actions, onAction, onClose }: RowMenuProps) => {
  const menu = useRef<HTMLDivElement>(null)
  const follow = useCallback(() => {
    if (menu.current === null) return
    if (isInView(open.button)) placePopover(menu.current, open.button, 'below')
    else onClose()
  }, [open, onClose])
  useLayoutEffect(() => {
    menu.current?.showPopover()
    follow()
    itemsOf(menu.current)[0]?.focus()
    open.button.setAttribute('aria-expanded', 'true')
    return () => open.button.setAttribute('aria-expanded', 'false')
  }, [open, follow])
  // A list that is drawn anew can move the row, or lack it: each drawing comes through here.
  useLayoutEffect(follow)
  useEffect(() => {
    addEventListener('scroll', follow, { capture: true })
    addEventListener('resize', follow)
    return () => {
      removeEventListener('scroll', follow, { capture: true })
      removeEventListener('resize', follow)
    }
  }, [follow])

  const close = (): void => {
    open.button.focus()
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const items = itemsOf(menu.current)
    const at = items.indexOf(event.target as HTMLElement)
    const steps: Record<string, number> = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: (at - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1
    }
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined
    if (step === undefined && event.key !== 'Escape' && event.key !== 'Tab') return
    event.preventDefault()
    event.stopPropagation()
    if (step === undefined) close()
    else items[step]?.focus()
  }
  const sorted = [...actions].sort((one, other) => Number(one.danger ?? false) - Number(other.danger ?? false))
  return (
    <div
      ref={menu}
      className="menu"
      role="menu"
      popover="manual"
      tabIndex={-1}
      aria-label={open.button.ariaLabel ?? undefined}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== open.button && !menu.current?.contains(relatedTarget)) onClose()
      }}
    >
      {sorted.map((action, index) => (
        <Item
          key={action.key}
          action={action}
          row={open.row}
          isApart={action.danger === true && index > 0 && sorted[index - 1]?.danger !== true}
          onAct={() => {
            close()
            onAction(action.key, open.key)
          }}
        />
      ))}
    </div>
  )
}

/** Whether a person can see a button. One that its page no longer has is nowhere. */
const isInView = (button: HTMLElement): boolean => {
  const { top, bottom } = button.getBoundingClientRect()
  return button.isConnected && bottom > 0 && top < innerHeight
}

const itemsOf = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])
]

type ItemProps = { action: TableAction; row: TableRow; isApart: boolean; onAct: () => void }

const Item = ({ action, row, isApart, onAct }: ItemProps) => {
  const className = ['item', action.danger ? 'danger' : '', isApart ? 'apart' : ''].filter(Boolean).join(' ')
  return action.address === undefined ? (
    <button data-click="table.action" type="button" role="menuitem" className={className} tabIndex={-1} onClick={onAct}>
      {action.text}
    </button>
  ) : (
    <a
      data-click="table.action"
      role="menuitem"
      className={className}
      tabIndex={-1}
      href={action.address(row)}
      onClick={onAct}
    >
      {action.text}
    </a>
  )
}
