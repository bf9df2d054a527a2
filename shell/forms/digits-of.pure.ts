import * as limits from '#contract/limits.ts'

/** The digits of a code as it was typed or pasted: « 123 456 », `123-456`, and the wide digits of East Asian keyboards. */
export const digitsOf = (typed: string): string =>
  typed.normalize('NFKC').replace(/\D/g, '').slice(0, limits.codeDigits)
