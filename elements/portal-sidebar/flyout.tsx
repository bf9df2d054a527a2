import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { usePopover } from '../shared/use-popover.ts'

type Props = {
  name: string
  /** The button's own attributes and content. */
  button: ComponentProps<'button'>
  /** Draws what is in it, only while it is open. */
  children: () => ReactNode
}

/**
 * A group of the collapsed sidebar: its button and what opens beside it. The browser's own popover closes it on Esc and
 * by a click anywhere else, gives the focus back, and puts it next to its button in the order of the Tab key.
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
