import { sentenceOf } from '@portal/session'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { ActButton } from './act-button.tsx'
import { useText } from './texts.ts'
import { useLocked } from './use-locked.ts'

type ConfirmDialogProps = {
  title: string
  /** What happens: the button's words. */
  action: string
  /** Rejects where it can't be done; the dialog then says why and stays. */
  onConfirm: () => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** Asks before something is done. Focus goes into it and, when it closes, back to where it was. */
export const ConfirmDialog = ({ title, action, onConfirm, onClose, children }: ConfirmDialogProps) => {
  const text = useText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [error, setError] = useState<unknown>()
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    // Closed, not only taken away: a dialog that is merely removed gives the focus back to nobody.
    return () => opened?.close()
  }, [])
  const [state, confirm] = useLocked(async () => {
    setError(undefined)
    try {
      await onConfirm()
    } catch (cause) {
      setError(cause)
    }
  })
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
      {error !== undefined && (
        <p className="refusal" role="alert">
          {sentenceOf(error)}
        </p>
      )}
      <div className="actions">
        <button type="button" onClick={onClose}>
          {text('cancel')}
        </button>
        <ActButton className="main" state={state} onClick={confirm}>
          {action}
        </ActButton>
      </div>
    </dialog>
  )
}
