import { codes } from '#contract/codes.ts'
import { adapter } from '../adapter.ts'
import { ownText } from '../language/catalogue.ts'
import { $format } from '../language/format.ts'
import { $language, loadTexts, translate } from '../language/language.ts'
import { NothingPermitted, Refused, TimedOut, Unreachable } from './errors.ts'

/** Longer than this nobody waits for the words of an error; "Error" and its number are shown instead. */
const longestWaitMs = 1_000

/** Most of the codes 614xxx repeat those of 612xxx (spec §8); such a one has no text of its own. */
const keysOf = (code: number): string[] =>
  [code, ...(code >= 614_000 && code < 615_000 ? [code - 2_000] : [])].map(it => `code.${it}`)

const textOf = (code: number): string | undefined => {
  for (const key of keysOf(code)) {
    const text = ownText($language.get(), key)
    if (text !== undefined) return text
  }
  return undefined
}

/**
 * The one place that turns an error into the sentence a person reads. A code without a text is shown as "Error" with
 * its number (spec §8).
 */
export const sentenceOf = (error: unknown): string => {
  if (error instanceof NothingPermitted) return translate('error.nothingPermitted')
  if (error instanceof TimedOut) return translate('error.timeout')
  if (error instanceof Unreachable) return translate('error.network')
  if (error instanceof Refused && error.code === codes.accountLocked && error.retryAfter !== undefined)
    return translate('error.lockedFor', { when: inMinutes(error.retryAfter) })
  if (error instanceof Refused) return textOf(error.code) ?? translate('error.code', { code: error.code })
  return translate('error.unknown')
}

/** Rounded up: who comes back then finds it open. */
const inMinutes = (seconds: number): string => $format.get().relative(Math.ceil(seconds / 60) * 60_000, 0)

/** Whether the words for an error may still have to be fetched. */
export const lacksSentence = (error: unknown): error is Refused =>
  error instanceof Refused && textOf(error.code) === undefined

/** Fetches the texts of the codes; gives up on them rather than keep an error waiting, and never fails. */
export const fetchSentences = (): Promise<void> => {
  const texts = loadTexts('codes').catch((cause: unknown) => {
    adapter().warn('The texts of the error codes could not be loaded.', cause)
  })
  return new Promise(resolve => {
    const cancel = adapter().later(resolve, longestWaitMs)
    void texts.then(() => {
      cancel()
      resolve()
    })
  })
}
