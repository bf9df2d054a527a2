import {
  type AccountName,
  type MessageKey,
  nothingSent,
  type Proof,
  Refused,
  readStored,
  removeStored,
  sentenceOf,
  signIn,
  writeStored
} from '@portal/session'
import { atom } from 'nanostores'
import * as limits from '#contract/limits.ts'
import type { CodeWay } from '#contract/page/environment.ts'
import { fieldOf } from '../forms/field-of.ts'
import { stillWrong } from '../forms/still-wrong.pure.ts'
import { $account, readAccount } from './account-name.ts'
import { accountProblemOf, onlyWay } from './code-ways.ts'

const fields = ['account', 'password', 'code', 'agreed'] as const
export type SignInField = (typeof fields)[number]
export type Problems = Partial<Record<SignInField, MessageKey>>

/** The state of the form. A refusal keeps the entries. Its sentence is in the language that it happened in. */
export type FormState =
  | { kind: 'editing' }
  | { kind: 'invalid'; problems: Problems }
  /** The person mends the wrong fields. These are left. */
  | { kind: 'mending'; problems: Problems }
  | { kind: 'captcha'; entries: Entries }
  | { kind: 'refused'; error: unknown }

export const $form = atom<FormState>({ kind: 'editing' })

/** The kind of proof that the person signs in with at the moment. */
export const $by = atom<'password' | 'code'>('password')

export type Entries = { account: string; proof: Proof; remember: boolean; agreed: boolean }

/**
 * The problems of the entries, by field; nothing where they can be sent (docs/requirements.md §5).
 * @param only the one way by which a code can have come
 */
export const problemsOf = (
  { account, proof, agreed }: Entries,
  read: AccountName,
  only: CodeWay | undefined
): Problems => {
  const problems: Problems = {}
  const wrong = accountProblemOf(account, read, 'code' in proof ? only : undefined)
  if (wrong !== undefined) problems.account = wrong
  if ('password' in proof && proof.password === '') problems.password = 'login.passwordBlank'
  if ('code' in proof && proof.code.length !== limits.codeDigits) problems.code = 'login.codeIncomplete'
  if (!agreed) problems.agreed = 'login.agreeMissing'
  return problems
}

/**
 * Sends the form. Where to go afterwards is the guard's: it sees that a member stands at the sign-in page.
 * @param imageTicket of a captcha that the cloud wanted for the same entries
 * @returns `nothingSent` where something was wrong with the entries
 * @throws Refused where the cloud wants another captcha after this one; the dialog asks again
 */
export const submitForm = async (entries: Entries, imageTicket?: string): Promise<unknown> => {
  newest += 1
  // The dialog of a captcha stays until the answer is there.
  if (imageTicket === undefined) $form.set({ kind: 'editing' })
  const account = await readAccount(entries.account)
  const problems = problemsOf(entries, account, onlyWay())
  if (account.kind === 'invalid' || Object.keys(problems).length > 0) {
    $form.set({ kind: 'invalid', problems })
    return nothingSent
  }
  try {
    await signIn(account, entries.proof, imageTicket)
    rememberAccount(entries)
    keepAgreement()
    $form.set({ kind: 'editing' })
    forgetAccount()
  } catch (error) {
    if (error instanceof Refused && error.captchaWanted) {
      if (imageTicket !== undefined) throw error
      $form.set({ kind: 'captcha', entries })
    } else $form.set({ kind: 'refused', error })
  }
  return undefined
}

/** The last change or try: an earlier one that reads its phone for longer does not count. */
let newest = 0

/** After a change of a field: a mended one loses its sentence at once. */
export const mend = async (entries: Entries, changed: string): Promise<void> => {
  const state = $form.get()
  if (state.kind === 'refused' && refusalOf(state)?.field === changed) $form.set({ kind: 'editing' })
  if (state.kind !== 'invalid' && state.kind !== 'mending') return
  newest += 1
  const turn = newest
  const account = await readAccount(entries.account)
  const found = problemsOf(entries, account, onlyWay())
  if (turn === newest) $form.set({ kind: 'mending', problems: stillWrong(state.problems, found) })
}

/** The next person at this page must not read who was here. */
const forgetAccount = (): void => $account.set('')

/**
 * Signs in whoever has just registered, with what they typed.
 * @returns false where that failed: the account is there, and its person can sign in by the form
 */
export const signInAtOnce = async (proof: Proof): Promise<boolean> => {
  const account = await readAccount($account.get())
  if (account.kind === 'invalid') return false
  try {
    await signIn(account, proof)
    forgetAccount()
    return true
  } catch (cause) {
    console.warn('The new account could not be signed in at once.', cause)
    return false
  }
}

/** Only the account's name is ever kept; the password is the browser's business (behaviour, session). */
const rememberAccount = ({ account, remember }: Entries): void =>
  remember ? writeStored('rememberedAccount', account.trim()) : removeStored('rememberedAccount')

export const rememberedAccount = (): string => readStored('rememberedAccount') ?? ''

/** Remembers for 30 days that the person agreed (docs/requirements.md §9): at sign-in, at registration, or before the workplace's provider. */
export const keepAgreement = (): void => writeStored('agreement', 'yes')

/** Whether the person agreed on this device in the last 30 days (docs/requirements.md §9). */
export const hasAgreed = (): boolean => readStored('agreement') === 'yes'

/** The sentence of a refusal. It belongs to one field, or stands above the form. */
export const refusalOf = (state: FormState): { field: SignInField | 'form'; sentence: string } | undefined =>
  state.kind === 'refused'
    ? { field: fieldOf(state.error, fields)?.field ?? 'form', sentence: sentenceOf(state.error) }
    : undefined
