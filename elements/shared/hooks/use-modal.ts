import { type MouseEvent, useLayoutEffect, useRef } from 'react'

/**
 * A modal dialog. The browser keeps the focus inside and makes the rest of the page inert. Esc closes the dialog, and the
 * focus returns to where it was.
 * @param open whether it is open, for a dialog that stays in the document while it is closed
 */
export const useModal = (open = true) => {
  const dialog = useRef<HTMLDialogElement>(null)
  // In a layout effect: the browser must return the focus before other code moves it on.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || element === null) return
    element.showModal()
    // `close()` before removing: removing an open dialog does not return the focus.
    return () => element.close()
  }, [open])

  const close = (): void => dialog.current?.close()

  /** For a dialog with links: a click on its backdrop or on a link closes it. */
  const closeOnLinkOrBackdrop = ({ target, currentTarget }: MouseEvent): void => {
    // A click on the backdrop hits the dialog element itself. A link closes the dialog too: the focus must be returned
    // before the heading of the new page takes it.
    if (target === currentTarget || (target instanceof Element && target.closest('a') !== null)) close()
  }
  return { dialog, close, closeOnLinkOrBackdrop }
}
