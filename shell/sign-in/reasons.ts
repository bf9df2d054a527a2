import type { MessageKey } from '@portal/session'
import { type ReasonName, reasonNamed } from '#contract/reasons.ts'

/** The text for each reason. A field that is missing altogether is a fault of the page, and has no text. */
const texts: Record<Exclude<ReasonName, 'required'>, MessageKey> = {
  blank: 'register.blank',
  notCellphone: 'register.phoneInvalid',
  notEmail: 'login.accountInvalid',
  codeIncomplete: 'login.codeIncomplete',
  passwordShort: 'newPassword.short',
  passwordLong: 'newPassword.long',
  passwordWithoutLetter: 'newPassword.letter',
  passwordWithoutDigit: 'newPassword.digit',
  passwordCommon: 'newPassword.common',
  nicknameLong: 'register.nicknameLong',
  nameLong: 'register.nameLong',
  notAgreed: 'login.agreeMissing',
  notCountry: 'register.choose',
  notCategory: 'register.choose'
}

/** The text for a reason of the contract's schemas or of the cloud. Undefined where there is none. */
export const textOfReason = (sentence: string): MessageKey | undefined => {
  const name = reasonNamed(sentence)
  return name === undefined || name === 'required' ? undefined : texts[name]
}
