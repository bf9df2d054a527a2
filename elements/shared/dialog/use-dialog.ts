import { $route } from '@portal/session'
import { type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'
import type { PortalEvents } from '../../events.ts'
import { focusedElement, focusFirst, isFocusLost } from './focus.ts'

type Closed = PortalEvents['portal-dialog-close']

/**
 * Opens and closes the browser's own modal dialog, which keeps the focus inside and makes the rest of the page inert.
 * Every way to close it ends in its `close` event, and that tells why.
 */
export const useDialog = (open: boolean, onClose: ((detail: Closed) => void) | undefined) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const reason = useRef<Closed['reason']>('escape')

  // In layout effects: the browser must return the focus before other code moves it on.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || element === null) return
    const before = focusedElement()
    // Only the browser closes it without saying why.
    reason.current = 'escape'
    element.showModal()
    focusFirst(element)
    return () => {
      if (element.open) reason.current = 'page'
      element.close()
      // The browser returns no focus when the element was removed while it was open.
      if (isFocusLost()) before?.focus({ preventScroll: true })
    }
  }, [open])

  // A move in the document takes a dialog out of the top layer, and renders it again. It returns there.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element?.open !== true || element.matches(':modal')) return
    element.close()
    element.showModal()
  })

  const close = (why: Closed['reason']): void => {
    reason.current = why
    dialog.current?.close()
  }

  // A dialog belongs to its page. Back and links leave none behind.
  useEffect(() => {
    if (!open) return
    const { pathname } = $route.get()
    return $route.listen(route => {
      if (route.pathname === pathname) return
      reason.current = 'page'
      dialog.current?.close()
    })
  }, [open])

  // A dialog inside another tells only its own listeners. The outer one must not take the event for its own.
  useEffect(() => {
    dialog.current?.addEventListener('portal-dialog-close', event => event.stopPropagation())
  }, [])

  const dialogEvents = {
    onClose: ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>): void => {
      // The event fires a moment later, when the dialog may be open again.
      if (target === currentTarget && !currentTarget.open) onClose?.({ reason: reason.current })
    }
  }
  return { dialog, close, dialogEvents }
}
