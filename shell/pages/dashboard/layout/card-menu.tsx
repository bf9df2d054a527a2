import { Icon, placePopover } from '@portal/elements'
import { translate as sentence } from '@portal/session'
import { Ellipsis } from 'lucide'
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../pieces/use-translate.ts'
import { $announced } from './announced.ts'
import { usePlacing } from './card-place.tsx'

export type CardAction = { key: string; text: string; act: () => void }

/** The menu of a card: its own actions, moves, and hiding. The menu's controls are loaded when it opens for the first time. */
export const CardMenu = ({ title, actions }: { title: string; actions: readonly CardAction[] }) => {
  const translate = useTranslate()
  const id = useId()
  const placing = usePlacing()
  const [open, setOpen] = useState(false)
  const [moved, setMoved] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const isFirst = placing?.isFirst
  const isLast = placing?.isLast

  // The card stands elsewhere in the page now, and so has lost the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it has moved when one of them changed
  useLayoutEffect(() => {
    if (!moved) return
    setMoved(false)
    button.current?.focus()
  }, [moved, isFirst, isLast])
  useFirstItem(popover, open)
  if (placing === undefined) return null

  const step = (by: -1 | 1): void => {
    placing.onStep(by)
    setMoved(true)
    $announced.set(sentence(by < 0 ? 'home.movedUp' : 'home.movedDown', { name: title }))
  }
  const hide = (): void => {
    placing.onHide()
    $announced.set(sentence('home.hidden', { name: title }))
    document.querySelector<HTMLElement>('.arrange-cards')?.focus()
  }
  const all: CardAction[] = [
    ...actions,
    ...(isFirst ? [] : [{ key: 'up', text: translate('home.moveUp'), act: () => step(-1) }]),
    ...(isLast ? [] : [{ key: 'down', text: translate('home.moveDown'), act: () => step(1) }]),
    { key: 'hide', text: translate('home.hide'), act: hide }
  ]
  return (
    <>
      <button
        ref={button}
        data-click="dashboard.arrange"
        type="button"
        className="icon-button small"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={translate('home.actions', { name: title })}
      >
        <Icon node={Ellipsis} />
      </button>
      <div
        id={id}
        ref={popover}
        className="card-menu"
        popover="auto"
        onToggle={({ newState, currentTarget }) => {
          setOpen(newState === 'open')
          if (newState === 'open' && button.current !== null) placePopover(currentTarget, button.current, 'below')
        }}
      >
        {open && (
          <sl-menu
            onsl-select={({ detail }) => {
              popover.current?.hidePopover()
              all.find(({ key }) => key === detail.item.value)?.act()
            }}
          >
            {all.map(({ key, text }) => (
              <sl-menu-item key={key} value={key} data-click="dashboard.arrange">
                {text}
              </sl-menu-item>
            ))}
          </sl-menu>
        )}
      </div>
    </>
  )
}

/** Moves the focus into the menu as soon as its controls are there. */
const useFirstItem = (popover: RefObject<HTMLDivElement | null>, open: boolean): void => {
  useEffect(() => {
    if (!open) return
    let gone = false
    void Promise.all(['sl-menu', 'sl-menu-item'].map(tag => customElements.whenDefined(tag))).then(() =>
      requestAnimationFrame(() => {
        if (!gone) popover.current?.querySelector<HTMLElement>('sl-menu-item')?.focus()
      })
    )
    return () => {
      gone = true
    }
  }, [popover, open])
}
