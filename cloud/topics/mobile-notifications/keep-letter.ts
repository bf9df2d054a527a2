import type { Language } from '#contract/languages.ts'
import type { Database } from '../../database/open.ts'
import { notificationText } from '../../texts/notifications.ts'
import type { Letters } from '../delivery/index.ts'
import { type PeopleWay, partOf } from './fate.pure.ts'
import { addNotification } from './sql/mobile-notifications.ts'

/** Parts that a message is sent with. */
export type Telling = { database: Database; letters: Pick<Letters, 'keep' | 'send'> }

type Noted = Parameters<typeof addNotification>[1]
type Message = {
  noted: Pick<Noted, 'tenantId' | 'ruleId' | 'userId' | 'eventId' | 'createTime' | 'state' | 'reason' | 'endTime'>
  way: PeopleWay
  /** The number or the mailbox; null for a person without one. */
  to: string | null
  language: Language
  ruleName: string
  /** The device and its store. Empty for a test. */
  name: string
  sentence: string
}

/** A mail says more than a text message, which costs by its length: what it is about in its subject, and why it came. */
const wordsOf = ({ way, language, ruleName, name, sentence }: Message) => {
  if (way === 'cellphone') return { subject: notificationText(language, 'subject'), text: sentence }
  return {
    subject: name === '' ? notificationText(language, 'subject') : notificationText(language, 'subjectOf', { name }),
    text: `${sentence}\n\n${notificationText(language, 'byRule', { name: ruleName })}`
  }
}

/** Notes a message to a person, and keeps its letter where it is to be sent. One that is noted already is not sent again. */
export const keepLetter = async (
  transaction: Database,
  letters: Telling['letters'],
  message: Message
): Promise<void> => {
  const { noted, way, to, language } = message
  const notificationId = await addNotification(transaction, { ...noted, way, language, to: partOf(way, to) })
  if (notificationId === undefined || noted.state !== 'sending' || to === null) return
  await letters.keep(transaction, way, { to, purpose: 'notification', notificationId, ...wordsOf(message) })
}
