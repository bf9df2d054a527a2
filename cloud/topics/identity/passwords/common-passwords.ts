import { dictionary } from '@zxcvbn-ts/language-common'
import * as v from 'valibot'
import { newPassword } from '#contract/calls/identity/account.ts'
import { codes } from '#contract/codes.ts'
import { reasons } from '#contract/reasons.ts'
import { Refusal } from '../../../refusal.pure.ts'

let common: Set<string> | undefined

/** Of the passwords that people are known to choose, those that the rules for new ones would let through. */
const commonPasswords = (): Set<string> => {
  common ??= new Set(dictionary['passwords-common'].filter(password => v.is(newPassword, password)))
  return common
}

/** Whether a password is among those that are tried first; large and wide letters make no difference. */
export const isCommon = (password: string): boolean => commonPasswords().has(password.normalize('NFKC').toLowerCase())

/**
 * The list stays here: it is too long for a browser, and the cloud has to refuse in any case.
 * @throws Refusal 610604 for a common password
 */
export const refuseCommon = (password: string): void => {
  if (isCommon(password))
    throw new Refusal(codes.parameterIllegal, { data: [{ field: 'password', reason: reasons.passwordCommon }] })
}
