import * as limits from './limits.ts'

/**
 * Why a field of a request is refused, as the answer's `reason` says it to developers. The portal has a text of its own
 * for each reason and finds it by the name here, never by the sentence. No two reasons share a sentence.
 */
export const reasons = {
  required: 'is required',
  blank: 'cannot be blank',
  notCellphone: 'a phone number with its country code, as +8613800138000',
  notEmail: 'an e-mail address, as name@example.com',
  codeIncomplete: `${limits.codeDigits} digits`,
  passwordShort: `at least ${limits.passwordMinLength} characters`,
  passwordLong: `at most ${limits.passwordMaxLength} characters`,
  passwordWithoutLetter: 'needs a letter',
  passwordWithoutDigit: 'needs a digit',
  /** Only the cloud knows the common passwords. */
  passwordCommon: 'is one of the most common passwords',
  nicknameLong: `at most ${limits.nicknameMaxLength} characters`,
  nameLong: `at most ${limits.nameMaxLength} characters`,
  notAgreed: 'the privacy policy has to be agreed to',
  notCountry: 'two capital letters of a country, as ISO 3166-1 has them',
  notCategory: 'one of the seven categories'
} as const

export type ReasonName = keyof typeof reasons

/** Finds the name of a reason as an answer gives it. Undefined for a sentence that is not among `reasons`. */
export const reasonNamed = (sentence: string): ReasonName | undefined =>
  (Object.keys(reasons) as ReasonName[]).find(name => reasons[name] === sentence)
