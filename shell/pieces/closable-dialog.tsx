import { Icon, useModal } from '@portal/elements'
import { X } from 'lucide'
import { type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import { useTranslate } from './use-translate.ts'

type ClosableDialogProps = { title: string; onClose: () => void; wide?: boolean; children: ReactNode }

/**
 * A dialog to read or fill in. The browser keeps the focus inside and returns it, and Esc closes the dialog. It is
 * rendered at the end of the page, because a form must not be inside another form.
 */
export const ClosableDialog = ({ title, onClose, wide = false, children }: ClosableDialogProps) => {
  const translate = useTranslate()
  const { dialog } = useModal()
  const id = useId()
  return createPortal(
    <dialog
      ref={dialog}
      className={wide ? 'closable-dialog wide' : 'closable-dialog'}
      aria-labelledby={id}
      onClose={onClose}
    >
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
        <button
          data-click="portal.closeDialog"
          type="button"
          className="icon-button"
          aria-label={translate('dialog.close')}
          onClick={onClose}
        >
          <Icon node={X} />
        </button>
      </div>
      {children}
    </dialog>,
    document.body
  )
}
