import type { CodePurpose } from '#contract/calls/identity/codes.ts'
import type { Language } from '#contract/languages.ts'
import { minute } from '../../../clock.ts'
import { letterText } from '../../../texts/letters.ts'

/** How long a code lives, with its unit in the plural form of the language: `5 minutes`, `1 minute`. */
const lifeIn = (language: Language, lifeMs: number): string => {
  const minutes = Math.floor(lifeMs / minute)
  const [unit, count] = minutes < 1 ? ['second', lifeMs / 1_000] : ['minute', minutes]
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

export type CodeLetter = {
  language: Language
  purpose: CodePurpose
  code: string
  lifeMs: number
  /** Whether an account has the target already. */
  isTaken: boolean
}

/**
 * The letter to a person. It names no account: somebody who gets it by mistake learns nothing of anybody. Only the letter
 * says that a target has an account already, since nobody but its owner opens the mailbox.
 */
export const codeMessage = ({
  language,
  purpose,
  code,
  lifeMs,
  isTaken
}: CodeLetter): { subject: string; text: string } => ({
  subject: letterText(language, 'code.subject'),
  text: letterText(language, 'code.text', {
    wish: letterText(language, purpose === 'register' && isTaken ? 'code.registered' : `code.${purpose}`, { code }),
    time: lifeIn(language, lifeMs)
  })
})
