import { nothingSent, type Session } from '@portal/session'
import { useState } from 'react'
import type { Entries } from '../../forms/entries.ts'
import { PasswordField } from '../../pieces/password-field.tsx'
import { TextField } from '../../pieces/text-field.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'
import { AddressCodeField } from './address-code-field.tsx'
import { cancelChange, isOwn, type Proof, proofsOf } from './change.ts'
import { DialogForm } from './dialog-form.tsx'
import type { AccountField } from './problems.ts'
import { useAccountForm } from './use-account-form.ts'
import { useFirstField } from './use-first-field.ts'

type User = Extract<Session, { state: 'member' }>['user']
type Send = (by: Proof, entries: Entries) => Promise<void>

const choices = {
  password: 'account.byPassword',
  cellphone: 'account.byCellphone',
  email: 'account.byEmail'
} as const

type VerifyFormProps = {
  user: User
  /** Whether the check was made, and is no longer good. */
  expired: boolean
  send: Send
}

/** The first step of every change: the person proves that they own the account, by its password or by a code. */
export const VerifyForm = ({ user, expired, send }: VerifyFormProps) => {
  const translate = useTranslate()
  const proofs = proofsOf(user)
  const [by, setBy] = useState(proofs[0])
  const place = useFirstField()
  if (by === undefined) return <p>{translate('account.nothingToVerifyBy')}</p>
  return (
    <div ref={place} className="dialog-form">
      <p>{translate(expired ? 'account.verifyAgain' : 'account.verifyLead')}</p>
      {proofs.length > 1 && (
        <fieldset className="choice">
          <legend>{translate('account.verifyBy')}</legend>
          {proofs.map(proof => (
            <label key={proof}>
              <input type="radio" name="by" checked={proof === by} onChange={() => setBy(proof)} />
              {translate(choices[proof])}
            </label>
          ))}
        </fieldset>
      )}
      {by === 'password' ? <ByPassword send={send} user={user} /> : <ByCode key={by} by={by} send={send} />}
    </div>
  )
}

const ByPassword = ({ send, user }: { send: Send; user: User }) => {
  const translate = useTranslate()
  const form = useAccountForm({ fields: ['password'], send: entries => send('password', entries) })
  return (
    <DialogForm form={form} action="account.next" onCancel={cancelChange}>
      {/* For password managers, which ask whose password it is. */}
      <input hidden readOnly autoComplete="username" value={user.email ?? user.cellphone ?? ''} />
      <PasswordField
        {...form.register('password')}
        label={translate('account.currentPassword')}
        problem={form.problemOf('password')}
        autoComplete="current-password"
      />
    </DialogForm>
  )
}

const notOwn = { cellphone: 'account.notOwnCellphone', email: 'account.notOwnEmail' } as const

const ByCode = ({ by, send }: { by: 'cellphone' | 'email'; send: Send }) => {
  const translate = useTranslate()
  const fields: readonly AccountField[] = [by, 'code']
  const form = useAccountForm({
    fields,
    send: async entries => {
      if (!(await isOwnAddress())) return nothingSent
      return send(by, entries)
    }
  })
  // The entered number or address has to be the account's own (docs/requirements.md §5): the cloud sends a code nowhere else.
  const isOwnAddress = async (): Promise<boolean> => {
    if (!(await form.checkField(by))) return false
    if (isOwn(by, form.entries(by))) return true
    form.showProblem(by, notOwn[by])
    return false
  }
  return (
    <DialogForm form={form} action="account.next" onCancel={cancelChange}>
      <TextField
        {...form.register(by)}
        label={translate(by === 'cellphone' ? 'account.currentCellphone' : 'account.currentEmail')}
        problem={form.problemOf(by)}
        type={by === 'cellphone' ? 'tel' : 'email'}
        autoComplete={by === 'cellphone' ? 'tel' : 'email'}
      />
      <AddressCodeField form={form} by={by} purpose="verify" mayAsk={isOwnAddress} />
    </DialogForm>
  )
}
