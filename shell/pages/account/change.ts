import {
  $token,
  $user,
  type KnownAccountName,
  type MessageKey,
  notifyTranslated,
  Refused,
  refreshUser,
  request,
  translate
} from '@portal/session'
import { atom } from 'nanostores'
import {
  changeCellphone,
  changeEmail,
  changeNickname,
  changePassword,
  verifyIdentity
} from '#contract/calls/identity/account.ts'
import { codes } from '#contract/codes.ts'
import type { Entries } from '../../forms/entries.ts'
import { reachesBy } from '../../sign-in/code-ways.ts'
import { readCellphone, readEmail } from './problems.ts'

export type ChangeKind = 'nickname' | 'cellphone' | 'email' | 'password'

/** The change in progress: first the identity is checked, then the new value is entered. */
export type Change = { step: 'none' } | { step: 'verify' | 'enter'; kind: ChangeKind }

export const $change = atom<Change>({ step: 'none' })

/** The check of this session, as long as it lasts and no change has spent it (contract, identity). */
let check: { token: string; until: number } | undefined

const isChecked = (): boolean => check !== undefined && check.token === $token.get() && check.until > Date.now()

/** Begins a change. A person who was checked a moment ago, and changed nothing since, is not asked again. */
export const beginChange = (kind: ChangeKind): void => $change.set({ step: isChecked() ? 'enter' : 'verify', kind })

/** Gives a change up. Nothing was changed; a check that was made stays good for its time. */
export const cancelChange = (): void => $change.set({ step: 'none' })

export type Proof = 'password' | 'cellphone' | 'email'

/** The proofs of identity that a person can give: the account's password, and its phone and mailbox if codes reach them. */
export const proofsOf = (user: { hasPassword: boolean; cellphone: string | null; email: string | null }): Proof[] => [
  ...(user.hasPassword ? (['password'] as const) : []),
  ...(['cellphone', 'email'] as const).filter(way => user[way] !== null && reachesBy(way))
]

/** Whether the typed text is the account's own phone or mailbox (docs/requirements.md §5). */
export const isOwn = (by: 'cellphone' | 'email', typed: string): boolean => {
  const own = $user.get()?.[by]
  if (own === undefined || own === null) return false
  return by === 'cellphone' ? readCellphone(typed) === own : readEmail(typed) === readEmail(own)
}

/** @throws Refused, TimedOut, Unreachable, ContractBroken */
export const verify = async (by: Proof, { password, code }: Entries): Promise<void> => {
  const token = $token.get()
  const body = by === 'password' ? ({ by, password } as const) : ({ by, code } as const)
  const { validFor } = await request(verifyIdentity, { body }, { quiet: true })
  if (token !== undefined) check = { token, until: Date.now() + validFor * 1_000 }
  const change = $change.get()
  if (change.step === 'verify') $change.set({ step: 'enter', kind: change.kind })
}

/** The target of a code: the phone or the e-mail that the person typed. */
export const targetOf = (by: 'cellphone' | 'email', typed: string): KnownAccountName =>
  by === 'cellphone' ? { kind: by, cellphone: readCellphone(typed) } : { kind: by, email: readEmail(typed) }

/** The dialog shows its failures itself. */
const quiet = { quiet: true }

const send: Record<ChangeKind, (entries: Entries) => Promise<unknown>> = {
  nickname: ({ nickname }) => request(changeNickname, { body: { nickname } }, quiet),
  cellphone: ({ cellphone, code }) =>
    request(changeCellphone, { body: { cellphone: readCellphone(cellphone), code } }, quiet),
  email: ({ email, code }) => request(changeEmail, { body: { email: readEmail(email), code } }, quiet),
  password: ({ newPassword }) => request(changePassword, { body: { password: newPassword } }, quiet)
}

const doneTexts = {
  nickname: 'account.nicknameChanged',
  cellphone: 'account.cellphoneChanged',
  email: 'account.emailChanged',
  password: 'account.passwordChanged'
} as const

/** The sentence after a change. A first password is set, and not changed. */
const doneText = (kind: ChangeKind, hadPassword: boolean): MessageKey =>
  kind === 'password' && !hadPassword ? 'account.passwordFirstSet' : doneTexts[kind]

/**
 * Makes the change. Where the check has run out meanwhile, the identity is asked for again. The component that shows the
 * form keeps the entries.
 * @returns whether it was made
 * @throws Refused, TimedOut, Unreachable, ContractBroken
 */
export const makeChange = async (kind: ChangeKind, entries: Entries): Promise<boolean> => {
  const done = doneText(kind, $user.get()?.hasPassword ?? true)
  try {
    await send[kind](entries)
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== codes.identityNotChecked) throw error
    check = undefined
    $change.set({ step: 'verify', kind })
    return false
  }
  check = undefined
  cancelChange()
  void notifyTranslated('success', () => translate(done))
  await refreshUser()
  return true
}
