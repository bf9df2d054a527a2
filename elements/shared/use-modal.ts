import { type MouseEvent, useLayoutEffect, useRef } from 'react'

/**
 * A dialog that is the browser's modal one while it is open: the browser keeps the focus inside, makes the rest of the
 * page inert, closes it on Esc, and gives the focus back to where it was.
 * @param open whether it is, for a dialog that stays on the page while it is closed
 */
export const useModal = (open = true) => {
  const dialog = useRef<HTMLDialogElement>(null)
  // With the drawing itself: the focus is given back before anybody who closed the dialog moves it on.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || element === null) return
    element.showModal()
    // Closed, not only taken away: a dialog that is merely removed gives the focus back to nobody.
    return () => element.close()
  }, [open])

  const close = (): void => dialog.current?.close()

  /** For a dialog that only leads on: a click on its backdrop and one on a link close it. */
  const closeOnLinkOrBackdrop = ({ target, currentTarget }: MouseEvent): void => {
    // The dialog itself is hit where nothing of it is: on its backdrop. Following a link leaves the dialog too, and the
    // focus has to be given back before the new page's heading takes it.
    if (target === currentTarget || (target instanceof Element && target.closest('a') !== null)) close()
  }
  return { dialog, close, closeOnLinkOrBackdrop }
}
