import type { MessageKey } from '@portal/session'
import { passwordReasons } from '#contract/calls/identity/account.ts'
import { nameReasons } from '#contract/calls/identity/sign-in.ts'
import * as limits from '#contract/limits.ts'

const keys: Record<string, MessageKey> = {
  [nameReasons.email]: 'login.accountInvalid',
  [nameReasons.cellphone]: 'register.phoneInvalid',
  [passwordReasons.short]: 'newPassword.short',
  [passwordReasons.long]: 'newPassword.long',
  [passwordReasons.letter]: 'newPassword.letter',
  [passwordReasons.digit]: 'newPassword.digit',
  [passwordReasons.common]: 'newPassword.common',
  'cannot be blank': 'register.blank',
  [`at most ${limits.nicknameMaxLength} characters`]: 'register.nicknameLong',
  [`at most ${limits.nameMaxLength} characters`]: 'register.nameLong',
  [`${limits.codeDigits} digits`]: 'login.codeIncomplete',
  'the privacy policy has to be agreed to': 'login.agreeMissing',
  'two capital letters of a country, as ISO 3166-1 has them': 'register.choose',
  'one of the seven categories': 'register.choose'
}

/** The text for a reason as contract and cloud write it. Undefined for a reason that is not known here. */
export const textOfReason = (reason: string): MessageKey | undefined =>
  Object.hasOwn(keys, reason) ? keys[reason] : undefined
