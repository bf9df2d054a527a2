import { ActButton, useLocked } from '@portal/elements'
import { sentenceOf } from '@portal/session'
import { type ReactNode, useState } from 'react'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  title: string
  /** What happens: the button's words. */
  action: string
  cancel: string
  danger?: boolean
  /** Rejects where it can't be done; the dialog then says why and stays. */
  onConfirm: () => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** Asks before something is done that can't be taken back, and shows why it could not be done. */
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
