import { type RefObject, useEffect, useRef } from 'react'

/**
 * Puts the focus into the first field of a step when it comes: not only `autoFocus`, which acts before the dialog is
 * open, and again whenever another way of checking is chosen.
 */
export const useFirstField = (): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>('form input:not([hidden])')?.focus(), [])
  return place
}
