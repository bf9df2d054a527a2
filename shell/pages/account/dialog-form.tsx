import { ActButton } from '@portal/elements'
import type { MessageKey } from '@portal/session'
import type { ReactNode } from 'react'
import { FormFrame } from '../../forms/form-frame.tsx'
import type { PageForm } from '../../forms/use-page-form.ts'
import { useTranslate } from '../../pieces/use-translate.ts'

type DialogFormProps = { form: PageForm; action: MessageKey; onCancel: () => void; children: ReactNode }

/** A form of the account's dialogs, with its two buttons. */
export const DialogForm = ({ form, action, onCancel, children }: DialogFormProps) => {
  const translate = useTranslate()
  return (
    <FormFrame form={form} className="dialog-form">
      {children}
      <div className="actions end">
        <button data-click="account.cancel" type="button" className="button" onClick={onCancel}>
          {translate('account.cancel')}
        </button>
        <ActButton data-click="account.submit" type="submit" className="button primary" state={form.state}>
          {translate(action)}
        </ActButton>
      </div>
    </FormFrame>
  )
}
