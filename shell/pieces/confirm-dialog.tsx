import { ActButton, useLocked } from '@portal/elements'
import { sentenceOf } from '@portal/session'
import { type ReactNode, useState } from 'react'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  title: string
  /** The label of the button that confirms. */
  action: string
  cancel: string
  danger?: boolean
  /** Rejects when the action fails. The dialog then shows the reason and stays open. */
  onConfirm: () => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** Asks before an action that can't be undone, and shows the reason when the action fails. */
export const ConfirmDialog = ({ title, action, cancel, danger, onConfirm, onClose, children }: ConfirmDialogProps) => {
  const [error, setError] = useState<unknown>()
  const [state, confirm] = useLocked(async () => {
    setError(undefined)
    try {
      await onConfirm()
    } catch (cause) {
      setError(cause)
    }
  })
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      {error !== undefined && (
        <p className="refusal" role="alert">
          {sentenceOf(error)}
        </p>
      )}
      <div className="actions">
        <button data-click="portal.cancel" type="button" className="button" onClick={onClose}>
          {cancel}
        </button>
        <ActButton
          data-click="portal.confirm"
          className={danger ? 'button danger' : 'button primary'}
          state={state}
          onClick={confirm}
        >
          {action}
        </ActButton>
      </div>
    </Dialog>
  )
}
