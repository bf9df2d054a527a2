import { type RefObject, useEffect, useRef } from 'react'

/**
 * Puts the focus into the first field of a step: by `autofocus` when the dialog opens, and at once when it is open and
 * another way of checking is chosen.
 */
export const useFirstField = (): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const first = place.current?.querySelector<HTMLInputElement>('form input:not([hidden])')
    if (first == null) return
    first.autofocus = true
    first.focus()
  }, [])
  return place
}
