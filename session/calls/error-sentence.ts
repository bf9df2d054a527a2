import { codes } from '#contract/codes.ts'
import type { FieldProblem } from '#contract/envelope.ts'
import { adapter } from '../adapter.ts'
import { ownText } from '../language/catalogue.ts'
import { $format } from '../language/format.ts'
import { $language, loadTexts, translate } from '../language/language.ts'
import { FileChanged, isPartMissing, NothingPermitted, Refused, TimedOut, Unreachable } from './errors.ts'

/** Longest wait for the text of an error code, in milliseconds. Then "Error" and the number are shown. */
const longestWaitMs = 1_000

/** Most codes 614xxx have the meaning of a code 612xxx (docs/requirements.md §8). Such a code has no text of its own. */
const keysOf = (code: number): string[] =>
  [code, ...(code >= 614_000 && code < 615_000 ? [code - 2_000] : [])].map(it => `code.${it}`)

const newerOf = ({ fields }: Refused): FieldProblem | undefined => fields.find(({ version }) => version !== undefined)

/** Whether a save was refused because somebody else saved meanwhile. */
export const isOverNewer = (error: unknown): boolean => error instanceof Refused && newerOf(error) !== undefined

/** A save over somebody else's newer one has a sentence of its own, with who and when where the cloud tells both. */
const newerSentence = ({ changedBy, changedAt }: FieldProblem): string | undefined => {
  const sentence = ownText($language.get(), 'code.610606.newer')
  if (sentence === undefined || changedBy == null || changedAt == null) return sentence
  const by = translate('code.610606.by', { name: changedBy, time: $format.get().time(changedAt, 'local') })
  return `${sentence} ${by}`
}

const textOf = (error: Refused): string | undefined => {
  const newer = newerOf(error)
  if (newer !== undefined) return newerSentence(newer)
  for (const key of keysOf(error.code)) {
    const text = ownText($language.get(), key)
    if (text !== undefined) return text
  }
  return undefined
}

/**
 * Turns an error into the sentence that a person reads. No other code does this. A code without a text is shown as
 * "Error" with its number (docs/requirements.md §8).
 */
export const sentenceOf = (error: unknown): string => {
  if (error instanceof NothingPermitted) return translate('error.nothingPermitted')
  if (error instanceof TimedOut) return translate('error.timeout')
  if (isPartMissing(error)) return translate('error.partMissing')
  if (error instanceof FileChanged) return translate('error.fileChanged')
  if (error instanceof Unreachable) return translate('error.network')
  if (error instanceof Refused && error.code === codes.accountLocked && error.retryAfter !== undefined)
    return translate('error.lockedFor', { when: inMinutes(error.retryAfter) })
  if (error instanceof Refused) return textOf(error) ?? translate('error.code', { code: error.code })
  return translate('error.unknown')
}

/** Rounded up, so that the lock is over when the person comes back. */
const inMinutes = (seconds: number): string => $format.get().relative(Math.ceil(seconds / 60) * 60_000, 0)

/** Whether the text for an error may still have to be loaded. */
export const lacksSentence = (error: unknown): error is Refused =>
  error instanceof Refused && textOf(error) === undefined

/** Loads the texts of the codes. Gives up after the longest wait, and never fails. */
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
