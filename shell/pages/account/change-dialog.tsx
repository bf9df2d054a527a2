import type { Session } from '@portal/session'
import { useEffect, useState } from 'react'
import { type Entries, nothing } from '../../forms/entries.ts'
import { useEntries } from '../../forms/use-entries.ts'
import { Dialog } from '../../pieces/dialog.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'
import { $change, type Change, type ChangeKind, cancelChange, makeChange, verify } from './change.ts'
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
  const [taken, setTaken] = useState(0)
  const start = { nickname: user.nickname, cellphone: '', email: '' }
  const draft = useEntries(`change ${change.kind}`, start, kept => {
    setTyped({ ...typed, ...kept })
    // A form on the page has its own entries by now.
    setTaken(count => count + 1)
  })

  const keep = ({ nickname, cellphone, email }: Entries): void => draft.keep({ nickname, cellphone, email })
  const enter = async (entries: Entries): Promise<void> => {
    setTyped(entries)
    if (!(await makeChange(change.kind, entries))) setExpired(true)
  }
  // The dialog is gone before the change ends where somebody leaves the page: then the draft stays.
  useEffect(() => () => void ($change.get().step === 'none' && draft.drop()), [draft])

  return (
    <Dialog title={translate(titleOf(change.kind, user))} onClose={cancelChange}>
      {change.step === 'verify' ? (
        <VerifyForm user={user} expired={expired} send={(by, entries) => verify(by, entries)} />
      ) : (
        <EnterForm key={taken} kind={change.kind} user={user} start={typed} onTyped={keep} send={enter} />
      )}
    </Dialog>
  )
}
