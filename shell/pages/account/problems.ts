import { type MessageKey, readAccountName } from '@portal/session'
import { type GenericSchema, safeParse } from 'valibot'
import { newPassword, nickname } from '#contract/calls/identity/account.ts'
import { code } from '#contract/calls/identity/codes.ts'
import { password } from '#contract/calls/identity/sign-in.ts'
import { canonicalEmail } from '#contract/checks/canonical-name.ts'
import { canonicalPassword } from '#contract/checks/canonical-password.ts'
import { cellphone, email } from '#contract/checks/cellphone-and-email.ts'
import * as limits from '#contract/limits.ts'
import type { Entries, Field } from '../../forms/entries.ts'
import type { Problems } from '../../forms/use-page-form.ts'

/** The fields of the dialogs of this page. */
export type AccountField = Extract<
  Field,
  'nickname' | 'cellphone' | 'email' | 'code' | 'password' | 'newPassword' | 'repeat'
>

/** A phone as the contract writes it, without typed spaces and brackets. A text that is no phone stays as typed. */
export const readCellphone = (typed: string): string => {
  const name = readAccountName(typed)
  return name.kind === 'cellphone' ? name.cellphone : typed.trim()
}

/** An e-mail in its canonical form, however it was typed. A text that is no e-mail stays as typed. */
export const readEmail = (typed: string): string => canonicalEmail(typed) ?? typed.trim()

const fits = (schema: GenericSchema, value: string): boolean => safeParse(schema, value).success

/** The rules are the contract's own; here is only how each is said. */
const fieldProblem: Record<Exclude<AccountField, 'repeat'>, (typed: string) => MessageKey | undefined> = {
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
    return canonicalPassword(typed).length > limits.passwordMaxLength
      ? 'account.newPasswordLong'
      : 'account.newPasswordInvalid'
  }
}

/** Finds the problems of a form's entries, by field (docs/requirements.md §5). */
export const problemsOf = (fields: readonly AccountField[], entries: Entries): Problems => {
  const problems: Problems = {}
  for (const field of fields) {
    const problem =
      field === 'repeat'
        ? canonicalPassword(entries.repeat) === canonicalPassword(entries.newPassword)
          ? undefined
          : 'account.passwordsDiffer'
        : fieldProblem[field](entries[field])
    if (problem !== undefined) problems[field] = problem
  }
  return problems
}
