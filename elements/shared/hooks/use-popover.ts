import { type ToggleEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { placePopover } from '../place-popover.ts'

/**
 * A popover after its button in the document. Its content is rendered while it is open. The browser opens and closes
 * it, possibly before React has started.
 */
export const usePopover = (where: 'beside' | 'below', onOpen?: () => void) => {
  const [open, setOpen] = useState(false)
  const popover = useRef<HTMLDivElement>(null)

  const fill = (element: HTMLElement): void => {
    setOpen(true)
    onOpen?.()
    const button = element.previousElementSibling
    if (button !== null) placePopover(element, button, where)
  }
  const fillIfOpen = useEffectEvent(() => {
    if (popover.current?.matches(':popover-open')) fill(popover.current)
  })
  useEffect(() => fillIfOpen(), [])

  const onBeforeToggle = ({ newState, currentTarget }: ToggleEvent<HTMLElement>): void => {
    if (newState === 'open') {
      fill(currentTarget)
      return
    }
    setOpen(false)
    const button = currentTarget.previousElementSibling
    // Browsers return the focus, but Chromium loses it in a shadow root.
    if (button instanceof HTMLElement && currentTarget.matches(':focus-within')) button.focus()
  }
  return { popover, open, onBeforeToggle }
}
