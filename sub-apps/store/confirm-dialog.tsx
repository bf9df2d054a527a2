import { sentenceOf } from '@portal/session'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { ActButton } from './act-button.tsx'
import { useText } from './texts.ts'
import { useLocked } from './use-locked.ts'

type ConfirmDialogProps = {
  title: string
  /** The label of the button that confirms. */
  action: string
  /** Rejects when the action fails. The dialog then shows the reason and stays open. */
  onConfirm: () => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** Asks before an action. The focus moves into the dialog, and returns when the dialog closes. */
export const ConfirmDialog = ({ title, action, onConfirm, onClose, children }: ConfirmDialogProps) => {
  const text = useText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [error, setError] = useState<unknown>()
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    // `close()` before removing: removing an open dialog does not return the focus.
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
