import type { Language } from '#contract/languages.ts'
import type { AccountName } from '../database/accounts.ts'
import { letterText } from '../texts/letters.ts'

/** Gregorian years, in Thai too, and the time zone said: the reader may be anywhere. */
const momentIn = (language: Language, time: number): string =>
  new Intl.DateTimeFormat(language, {
    calendar: 'gregory',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
    timeZoneName: 'short'
  }).format(time)

/**
 * What the old phone or mailbox is sent when an account was given another one: whoever took the account over can't keep
 * its owner from hearing of it. The new one is not named: it is nobody's business but the account's.
 */
export const changeMessage = (
  language: Language,
  kind: AccountName['kind'],
  time: number
): { subject: string; text: string } => ({
  subject: letterText(language, `change.${kind}.subject`),
  text: letterText(language, `change.${kind}.text`, { time: momentIn(language, time) })
})
