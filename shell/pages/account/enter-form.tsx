import { useStore } from '@nanostores/react'
import { $format, type Session } from '@portal/session'
import * as limits from '#contract/limits.ts'
import type { Entries } from '../../forms/entries.ts'
import { PasswordField } from '../../pieces/password-field.tsx'
import { TextField } from '../../pieces/text-field.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'
import { AddressCodeField } from './address-code-field.tsx'
import { type ChangeKind, cancelChange } from './change.ts'
import { countCharacters } from './count-characters.ts'
import { DialogForm } from './dialog-form.tsx'
import { useAccountForm } from './use-account-form.ts'
import { useFirstField } from './use-first-field.ts'

type User = Extract<Session, { state: 'member' }>['user']
type StepProps = { start: Entries; onTyped: (entries: Entries) => void; send: (entries: Entries) => Promise<void> }

/** The second step: the new value. */
export const EnterForm = ({ kind, user, ...step }: StepProps & { kind: ChangeKind; user: User }) => {
  const place = useFirstField()
  return (
    <div ref={place}>
      {kind === 'nickname' && <NicknameForm {...step} />}
      {kind === 'password' && <PasswordForm {...step} user={user} />}
      {(kind === 'cellphone' || kind === 'email') && <AddressForm {...step} by={kind} />}
    </div>
  )
}

const NicknameForm = ({ start, onTyped, send }: StepProps) => {
  const translate = useTranslate()
  const format = useStore($format)
  const form = useAccountForm({ fields: ['nickname'], start, onTyped, send })
  const typed = countCharacters(form.watch('nickname').trim())
  return (
    <DialogForm form={form} action="account.submit" onCancel={cancelChange}>
      <TextField
        {...form.register('nickname')}
        label={translate('account.nickname')}
        help={translate('account.characters', {
          typed: format.number(typed),
          most: format.number(limits.nicknameMaxLength)
        })}
        problem={form.problemOf('nickname')}
        autoComplete="nickname"
      />
    </DialogForm>
  )
}

const AddressForm = ({ by, start, onTyped, send }: StepProps & { by: 'cellphone' | 'email' }) => {
  const translate = useTranslate()
  const form = useAccountForm({ fields: [by, 'code'], start, onTyped, send })
  return (
    <DialogForm form={form} action="account.submit" onCancel={cancelChange}>
      <TextField
        {...form.register(by)}
        label={translate(by === 'cellphone' ? 'account.newCellphone' : 'account.newEmail')}
        help={translate(by === 'cellphone' ? 'account.cellphoneHelp' : 'account.emailHelp')}
        problem={form.problemOf(by)}
        type={by === 'cellphone' ? 'tel' : 'email'}
        autoComplete={by === 'cellphone' ? 'tel' : 'email'}
      />
      <AddressCodeField form={form} by={by} purpose="bind" mayAsk={() => form.checkField(by)} />
    </DialogForm>
  )
}

const PasswordForm = ({ user, start, send }: StepProps & { user: User }) => {
  const translate = useTranslate()
  const form = useAccountForm({ fields: ['newPassword', 'repeat'], start, send })
  return (
    <DialogForm
      form={form}
      action={user.hasPassword ? 'account.submit' : 'account.setPassword'}
      onCancel={cancelChange}
    >
      {/* For password managers, which ask whose password it is. */}
      <input hidden readOnly autoComplete="username" value={user.email ?? user.cellphone ?? ''} />
      <PasswordField
        {...form.register('newPassword')}
        label={translate('account.newPassword')}
        help={translate('account.newPasswordHelp')}
        problem={form.problemOf('newPassword')}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.register('repeat')}
        label={translate('account.repeatPassword')}
        problem={form.problemOf('repeat')}
        autoComplete="new-password"
      />
      <p className="quiet">{translate('account.passwordEndsSessions')}</p>
    </DialogForm>
  )
}
