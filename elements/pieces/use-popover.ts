import { type ToggleEvent, useState } from 'react'
import { placePopover } from './place-popover.ts'

/**
 * A popover that stands after its button: whether it is open, by which it is filled before it is seen and emptied when
 * it closes, and what follows the browser's opening and closing.
 */
export const usePopover = (where: 'beside' | 'below', onOpen?: () => void) => {
  const [open, setOpen] = useState(false)
  const onBeforeToggle = ({ newState, currentTarget }: ToggleEvent<HTMLElement>): void => {
    setOpen(newState === 'open')
    const button = currentTarget.previousElementSibling
    if (!(button instanceof HTMLElement)) return
    if (newState === 'open') {
      onOpen?.()
      placePopover(currentTarget, button, where)
    } else if (currentTarget.matches(':focus-within')) {
      // The browser would give the focus back by itself, but in a shadow root Chromium loses it.
      button.focus()
    }
  }
  return { open, onBeforeToggle }
}
