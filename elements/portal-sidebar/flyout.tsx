import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { usePopover } from '../shared/hooks/use-popover.ts'

type Props = {
  name: string
  /** The button's own attributes and content. */
  button: ComponentProps<'button'>
  /** Draws the content, only while it is open. */
  children: () => ReactNode
}

/**
 * A group of the collapsed sidebar: its button, and a popover beside it. The browser closes the popover on Esc and on a
 * click elsewhere. It returns the focus, and puts the content after the button in the Tab order.
 */
export const Flyout = ({ name, button, children }: Props) => {
  const id = useId()
  const { popover, open, onBeforeToggle } = usePopover('beside')

  const closeOnLinkOrBackdrop = ({ target, currentTarget }: MouseEvent<HTMLElement>): void => {
    if (target instanceof Element && target.closest('a') !== null) currentTarget.hidePopover()
  }
  return (
    <>
      <button data-click="sidebar.group" {...button} type="button" aria-expanded={open} popoverTarget={id} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click on it */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears what happens to the links inside it */}
      <div
        ref={popover}
        id={id}
        className="flyout"
        popover="auto"
        onBeforeToggle={onBeforeToggle}
        onClick={closeOnLinkOrBackdrop}
      >
        {open && (
          <>
            <p className="title">{name}</p>
            {children()}
          </>
        )}
      </div>
    </>
  )
}
