import { ActButton } from '@portal/elements'
import type { MessageKey } from '@portal/session'
import type { ReactNode } from 'react'
import { useTranslate } from '../../pieces/use-translate.ts'
import type { AccountForm } from './use-account-form.ts'

type FormFrameProps = { form: AccountForm; action: MessageKey; onCancel: () => void; children: ReactNode }

/** What every form of the dialogs has: the refusal above it, its fields, and the two buttons. */
export const FormFrame = ({ form, action, onCancel, children }: FormFrameProps) => {
  const translate = useTranslate()
  return (
    <form ref={form.element} className="dialog-form" noValidate onSubmit={form.onSubmit}>
      {form.refusal !== undefined && (
        <p className="refusal" role="alert">
          {form.refusal}
        </p>
      )}
      {children}
      <div className="actions">
        <button data-click="account.cancel" type="button" className="button" onClick={onCancel}>
          {translate('account.cancel')}
        </button>
        <ActButton data-click="account.submit" type="submit" className="button primary" state={form.state}>
          {translate(action)}
        </ActButton>
      </div>
    </form>
  )
}
