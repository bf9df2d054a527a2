import { type MessageKey, Refused, readAccountName } from '@portal/session'
import { type GenericSchema, safeParse } from 'valibot'
import { newPassword, nickname } from '#contract/calls/identity/account.ts'
import { code } from '#contract/calls/identity/codes.ts'
import { cellphone, email, password } from '#contract/calls/identity/sign-in.ts'
import { canonicalEmail } from '#contract/checks/canonical-name.ts'
import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'

/** Everything that can be typed into the dialogs of this page. */
export type Field = 'nickname' | 'cellphone' | 'email' | 'code' | 'password' | 'newPassword' | 'repeat'
export type Entries = Record<Field, string>

export const nothing: Entries = {
  nickname: '',
  cellphone: '',
  email: '',
  code: '',
  password: '',
  newPassword: '',
  repeat: ''
}

/** A phone as the contract writes it, whatever spaces and brackets it was typed with; what is none stays as typed. */
export const readCellphone = (typed: string): string => {
  const name = readAccountName(typed)
  return name.kind === 'cellphone' ? name.cellphone : typed.trim()
}

/** An e-mail in its canonical form, whatever way it was typed; what is none stays as typed. */
export const readEmail = (typed: string): string => canonicalEmail(typed) ?? typed.trim()

const fits = (schema: GenericSchema, value: string): boolean => safeParse(schema, value).success

/** The rules are the contract's own; here is only how each is said. */
const fieldProblem: Record<Exclude<Field, 'repeat'>, (typed: string) => MessageKey | undefined> = {
  nickname: typed => {
    if (fits(nickname, typed)) return undefined
    return fits(nickname, [...typed.trim()][0] ?? '') ? 'account.nicknameLong' : 'account.nicknameBlank'
  },
  cellphone: typed => {
    if (typed.trim() === '') return 'account.cellphoneBlank'
    return fits(cellphone, readCellphone(typed)) ? undefined : 'account.cellphoneInvalid'
  },
  email: typed => {
    if (typed.trim() === '') return 'account.emailBlank'
    return fits(email, typed) ? undefined : 'account.emailInvalid'
  },
  code: typed => (fits(code, typed) ? undefined : 'login.codeIncomplete'),
  password: typed => (fits(password, typed) ? undefined : 'account.passwordBlank'),
  newPassword: typed => {
    if (fits(newPassword, typed)) return undefined
    return typed.length > limits.passwordMaxLength ? 'account.newPasswordLong' : 'account.newPasswordInvalid'
  }
}

/** What is wrong with the entries that a form has, by field (spec §5). */
export const problemsOf = (fields: readonly Field[], entries: Entries): Partial<Record<Field, MessageKey>> => {
  const problems: Partial<Record<Field, MessageKey>> = {}
  for (const field of fields) {
    const problem =
      field === 'repeat'
        ? entries.repeat === entries.newPassword
          ? undefined
          : 'account.passwordsDiffer'
        : fieldProblem[field](entries[field])
    if (problem !== undefined) problems[field] = problem
  }
  return problems
}

const fieldOfCode: Record<number, Field> = {
  [codes.codeWrong]: 'code',
  [codes.codeExpired]: 'code',
  [codes.codeTooSoon]: 'code',
  [codes.codesSpentToday]: 'code',
  [codes.codeNotSent]: 'code',
  [codes.cellphoneRegistered]: 'cellphone',
  [codes.emailRegistered]: 'email',
  [codes.ownPasswordWrong]: 'password'
}

/** The field that a refusal is about, of those that the form has; undefined where it is about none of them. */
export const fieldOf = (error: unknown, fields: readonly Field[]): Field | undefined => {
  if (!(error instanceof Refused)) return undefined
  const names = [fieldOfCode[error.code], ...error.fields.map(({ field }) => field)].map(name =>
    name === 'password' && fields.includes('newPassword') ? 'newPassword' : name
  )
  return fields.find(field => names.includes(field))
}
