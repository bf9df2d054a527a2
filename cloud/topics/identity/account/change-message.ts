import type { Language } from '#contract/languages.ts'
import * as limits from '#contract/limits.ts'
import { letterText } from '../../../texts/letters.ts'
import type { AccountName } from '../sql/accounts.ts'

/** Gregorian years, and the zone said: the reader may be anywhere. */
const momentIn = (language: Language, time: number): string => {
  const format = new Intl.DateTimeFormat(language, {
    calendar: 'gregory',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: limits.dashboardTimeZone
  })
  return letterText(language, 'moment.beijing', { time: format.format(time) })
}

/**
 * The message to the old phone or mailbox when an account got another one. So a thief of the account can't keep its owner
 * from hearing of it. The message does not name the new one, which stays private to the account.
 */
export const changeMessage = (
  language: Language,
  kind: AccountName['kind'],
  time: number
): { subject: string; text: string } => ({
  subject: letterText(language, `change.${kind}.subject`),
  text: letterText(language, `change.${kind}.text`, { time: momentIn(language, time) })
})
