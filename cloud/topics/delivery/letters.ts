import type { Work, WorkParts } from '../../background.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { afterFailure, leaseMs } from './attempts.pure.ts'
import type { Delivery } from './delivery.ts'
import {
  addLetter,
  type DueLetter,
  type EndNotification,
  forgetLetter,
  type KeptLetter,
  postponeLetter,
  takeDueLetter
} from './sql/unsent-letters.ts'
import { DeliveryError, type OutgoingMessage } from './transport.pure.ts'

type Kind = KeptLetter['kind']

/** A message that can be kept: one without a code. */
export type Letter = Omit<OutgoingMessage, 'code' | 'purpose'> &
  Pick<KeptLetter, 'purpose'> & { notificationId?: number }

/** Letters that the database keeps until they are sent. So neither a stop nor a mail server that is down loses one. */
export type Letters = {
  /** Keeps a letter in the transaction of the change that it tells of. */
  keep: (transaction: Database, kind: Kind, letter: Letter) => Promise<void>
  /**
   * Begins to send the kept letters. The caller calls it after the commit. It waits for nothing but the outbox, which
   * developers read at once.
   */
  send: () => Promise<void>
}

type Parts = {
  delivery: Delivery
  now: Clock
  /** Begins a round of `letterWork`, and ends with it. It never fails. */
  begin: () => Promise<void>
}

/** Opens the letters: what is kept is sent by `letterWork`. */
export const openLetters = ({ delivery, now, begin }: Parts): Letters => ({
  keep: (transaction, kind, { to, purpose, subject, text, calendar = null, notificationId = null }) =>
    addLetter(transaction, { kind, to, purpose, subject, text, calendar, notificationId }, now()),
  send: async () => {
    const sent = begin()
    if (delivery.isImmediate) await sent
  }
})

type Sender = { delivery: Delivery; endNotification: EndNotification }

/** Sends the kept letters: after each change that keeps one, and every few seconds those of processes that ended. */
export const letterWork = (sender: Sender): Work => ({
  everyMs: 10_000,
  failed: 'letters were not sent',
  round: async parts => {
    while (!parts.isStopped()) {
      const letter = await takeDueLetter(parts.database, parts.now(), leaseMs)
      if (letter === undefined) return
      await sendOne({ ...parts, ...sender }, letter)
    }
  }
})

/** One that fails is left for later, and keeps none of the others. */
const sendOne = async (
  { database, delivery, now, endNotification, onFailure }: WorkParts & Sender,
  letter: DueLetter
): Promise<void> => {
  const { letterId, kind, createTime, attempts, calendar, notificationId, ...message } = letter
  let outcome: 'sent' | 'failed' = 'sent'
  try {
    // The number alone would be used again by a database that begins anew.
    const id = `letter_${letterId}_${createTime}`
    await delivery.send(kind, { ...message, id, code: null, ...(calendar && { calendar }) })
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    const next = afterFailure(error, { attempts, ageMs: now() - createTime })
    if (next.kind === 'again') return postponeLetter(database, letterId, now() + next.pauseMs)
    onFailure(new Error(`a letter was given up: ${next.why}`, { cause: error }))
    outcome = 'failed'
  }
  await forgetLetter(database, endNotification, letter, outcome, now())
}
