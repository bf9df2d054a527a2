import type { Session } from '@portal/session'
import { useState } from 'react'
import { type Entries, nothing } from '../../forms/entries.ts'
import { Dialog } from '../../pieces/dialog.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'
import { type Change, type ChangeKind, cancelChange, makeChange, verify } from './change.ts'
import { EnterForm } from './enter-form.tsx'
import { VerifyForm } from './verify-form.tsx'

type User = Extract<Session, { state: 'member' }>['user']

const titles = {
  nickname: 'account.changeNickname',
  cellphone: 'account.changeCellphone',
  email: 'account.changeEmail',
  password: 'account.changePassword'
} as const

/** A first password is set; all else is changed. */
const titleOf = (kind: ChangeKind, { hasPassword }: User) =>
  kind === 'password' && !hasPassword ? 'account.setPassword' : titles[kind]

/** Two steps: who it is, then the new value. The text typed in the second step survives a return to the first. */
export const ChangeDialog = ({ user, change }: { user: User; change: Exclude<Change, { step: 'none' }> }) => {
  const translate = useTranslate()
  const [typed, setTyped] = useState<Entries>({ ...nothing, nickname: user.nickname })
  const [expired, setExpired] = useState(false)

  const enter = async (entries: Entries): Promise<void> => {
    setTyped(entries)
    if (!(await makeChange(change.kind, entries))) setExpired(true)
  }

  return (
    <Dialog title={translate(titleOf(change.kind, user))} onClose={cancelChange}>
      {change.step === 'verify' ? (
        <VerifyForm user={user} expired={expired} send={(by, entries) => verify(by, entries)} />
      ) : (
        <EnterForm kind={change.kind} user={user} start={typed} send={enter} />
      )}
    </Dialog>
  )
}
