import { type ToggleEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { placePopover } from './place-popover.ts'

/**
 * A popover that stands after its button. It is filled while it is open. The browser opens and closes it, perhaps before
 * React has come.
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
    // The browser would give the focus back by itself, but in a shadow root Chromium loses it.
    if (button instanceof HTMLElement && currentTarget.matches(':focus-within')) button.focus()
  }
  return { popover, open, onBeforeToggle }
}
