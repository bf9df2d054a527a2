import { loadDialogs } from '@portal/elements'
import { notify, translate } from '@portal/session'
import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'

type DialogProps = { title: string; onClose: () => void; wide?: boolean; children: ReactNode }

/** An open `<portal-dialog>`. It is rendered at the end of the page, because a form must not be inside another form. */
export const Dialog = ({ title, onClose, wide = false, children }: DialogProps) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked for once
  useEffect(() => {
    loadDialogs().catch((cause: unknown) => {
      console.warn('The dialog could not be loaded.', cause)
      notify('error', translate('error.network'))
      onClose()
    })
  }, [])
  return createPortal(
    <portal-dialog open heading={title} wide={wide} onportal-dialog-close={onClose}>
      {children}
    </portal-dialog>,
    document.body
  )
}
