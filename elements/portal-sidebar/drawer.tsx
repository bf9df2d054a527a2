import type { Translate } from '@portal/session'
import { X } from 'lucide'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../pieces/icon.tsx'

type DrawerProps = { open: boolean; onClose: (() => void) | undefined; translate: Translate; children: ReactNode }

/**
 * The menu over the page, on narrow screens. The browser's own modal dialog holds the focus inside, makes the rest of
 * the page inert, closes on Esc and gives the focus back to where it was.
 */
export const Drawer = ({ open, onClose, translate, children }: DrawerProps) => {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!open || element === null) return
    element.showModal()
    return () => element.close()
  }, [open])

  const close = (): void => dialog.current?.close()
  const closeOnWayOut = ({ target, currentTarget }: MouseEvent): void => {
    // The dialog itself is hit where nothing of it is: on its backdrop. Following a link leaves the menu too, and the
    // focus has to be given back before the new page's heading takes it.
    if (target === currentTarget || (target instanceof Element && target.closest('a') !== null)) close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it by itself
    <dialog
      ref={dialog}
      aria-label={translate('sidebar.label')}
      onClick={closeOnWayOut}
      onClose={() => {
        // The event comes a moment later, when the drawer may be open anew.
        if (dialog.current?.open === false) onClose?.()
      }}
    >
      {open && (
        <div className="drawer">
          <button className="close" type="button" aria-label={translate('sidebar.close')} onClick={close}>
            <Icon node={X} />
          </button>
          {children}
        </div>
      )}
    </dialog>
  )
}
