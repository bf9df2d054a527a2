import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import type { Delivery } from './delivery.ts'
import { addLetter, type KeptLetter } from './sql/unsent-letters.ts'
import type { OutgoingMessage } from './transport.pure.ts'

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
