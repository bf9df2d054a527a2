import type { Translate } from '@portal/session'
import { X } from 'lucide'
import type { ReactNode } from 'react'
import { useModal } from '../shared/hooks/use-modal.ts'
import { Icon } from '../shared/icon.tsx'

type DrawerProps = { open: boolean; onClose: (() => void) | undefined; translate: Translate; children: ReactNode }

/** The menu over the page, on narrow screens. */
export const Drawer = ({ open, onClose, translate, children }: DrawerProps) => {
  const { dialog, close, closeOnLinkOrBackdrop } = useModal(open)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it by itself
    <dialog
      ref={dialog}
      aria-label={translate('sidebar.label')}
      onClick={closeOnLinkOrBackdrop}
      onClose={() => {
        // The event fires a moment later, when the drawer may be open again.
        if (dialog.current?.open === false) onClose?.()
      }}
    >
      {open && (
        <div className="drawer">
          <button
            data-click="sidebar.close"
            className="close"
            type="button"
            aria-label={translate('sidebar.close')}
            onClick={close}
          >
            <Icon node={X} />
          </button>
          {children}
        </div>
      )}
    </dialog>
  )
}
