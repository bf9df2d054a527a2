import type { MessageKey, Translate } from '@portal/session'
import { passwordReasons } from '#contract/calls/identity/account.ts'
import { nameReasons } from '#contract/calls/identity/sign-in.ts'
import * as limits from '#contract/limits.ts'
import type { AccountProblem } from './code-ways.ts'

/** What only this side can find wrong. */
export const ownReasons = {
  accountBlank: 'no account',
  accountInvalid: 'neither phone nor e-mail',
  emailOnly: 'codes go by e-mail alone',
  phoneOnly: 'codes go by text message alone',
  phoneBlank: 'no phone',
  phoneInvalid: 'not a phone',
  differs: 'the two passwords differ'
} as const

const keys: Record<string, MessageKey> = {
  [ownReasons.accountBlank]: 'login.accountBlank',
  [ownReasons.accountInvalid]: 'login.accountInvalid',
  [ownReasons.emailOnly]: 'login.emailOnly',
  [ownReasons.phoneOnly]: 'login.phoneOnly',
  [ownReasons.phoneBlank]: 'register.phoneBlank',
  [ownReasons.phoneInvalid]: 'register.phoneInvalid',
  [nameReasons.email]: 'login.accountInvalid',
  [nameReasons.cellphone]: 'register.phoneInvalid',
  [ownReasons.differs]: 'newPassword.differs',
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

/** A problem of the account's field as a reason of this side. */
export const reasonOf = (problem: AccountProblem | undefined): string | undefined =>
  Object.values(ownReasons).find(reason => keys[reason] === problem)

const counts = {
  least: limits.passwordMinLength,
  most: limits.passwordMaxLength,
  nickname: limits.nicknameMaxLength,
  name: limits.nameMaxLength
}

/** The text of a reason as contract and cloud write it; nothing for one that is not known here. */
export const textOfReason = (translate: Translate, reason: string): string | undefined => {
  const key = Object.hasOwn(keys, reason) ? keys[reason] : undefined
  return key === undefined ? undefined : translate(key, counts)
}
