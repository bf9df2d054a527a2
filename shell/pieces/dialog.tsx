import { useModal } from '@portal/elements'
import { type ReactNode, useId } from 'react'

type DialogProps = {
  title: string
  /** Called by Esc too. */
  onClose: () => void
  children: ReactNode
}

/** A question that needs an answer. The focus moves into the dialog, and returns when the dialog closes. */
export const Dialog = ({ title, onClose, children }: DialogProps) => {
  const id = useId()
  const { dialog } = useModal()
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  )
}
