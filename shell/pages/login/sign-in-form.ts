import {
  type AccountName,
  type MessageKey,
  readAccountName,
  readStored,
  removeStored,
  sentenceOf,
  signIn,
  writeStored
} from '@portal/session'
import { atom } from 'nanostores'

export type Field = 'account' | 'password'

/** Where the form stands. A refusal keeps what was typed; the sentence is in the language it happened in. */
export type FormState =
  | { kind: 'editing' }
  | { kind: 'invalid'; problems: Partial<Record<Field, MessageKey>> }
  | { kind: 'sending' }
  | { kind: 'refused'; error: unknown }

export const $form = atom<FormState>({ kind: 'editing' })

export type Entries = { account: string; password: string; remember: boolean }

/** What is wrong with the entries, by field; nothing where they can be sent (spec §5). */
export const problemsOf = (entries: Entries): Partial<Record<Field, MessageKey>> => {
  const problems: Partial<Record<Field, MessageKey>> = {}
  if (entries.account.trim() === '') problems.account = 'login.accountBlank'
  else if (readAccountName(entries.account).kind === 'invalid') problems.account = 'login.accountInvalid'
  if (entries.password === '') problems.password = 'login.passwordBlank'
  return problems
}

/** Sends the form. Where to go afterwards is the guard's: it sees that a member stands at the sign-in page. */
export const submitForm = async (entries: Entries): Promise<void> => {
  if ($form.get().kind === 'sending') return
  const problems = problemsOf(entries)
  if (Object.keys(problems).length > 0) return $form.set({ kind: 'invalid', problems })
  $form.set({ kind: 'sending' })
  try {
    await signIn(readAccountName(entries.account) as Exclude<AccountName, { kind: 'invalid' }>, entries.password)
    rememberAccount(entries)
    $form.set({ kind: 'editing' })
  } catch (error) {
    $form.set({ kind: 'refused', error })
  }
}

/** Only the account's name is ever kept; the password is the browser's business (behaviour, session). */
const rememberAccount = ({ account, remember }: Entries): void =>
  remember ? writeStored('rememberedAccount', account.trim()) : removeStored('rememberedAccount')

export const rememberedAccount = (): string => readStored('rememberedAccount') ?? ''

/** The sentence above the form after a refusal. */
export const refusalOf = (state: FormState): string | undefined =>
  state.kind === 'refused' ? sentenceOf(state.error) : undefined
