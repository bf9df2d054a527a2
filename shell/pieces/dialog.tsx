import { useModal } from '@portal/elements'
import { type ReactNode, useId } from 'react'

type DialogProps = {
  title: string
  /** Esc, too, asks for it. */
  onClose: () => void
  children: ReactNode
}

/** A question that has to be answered first. Focus goes into it and, when it closes, back to where it was. */
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
