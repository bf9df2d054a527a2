import type { Clock, Every } from '../../clock.ts'
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

/** How often a process looks for letters that are due. */
const lookEveryMs = 10_000

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
  database: Database
  delivery: Delivery
  now: Clock
  every: Every
  endNotification: EndNotification
  /** Gets the errors that no transport is to blame for, and the reason why a letter was given up. */
  onFailure: (error: unknown) => void
}

/**
 * Sends the kept letters: after each change that keeps one, and every few seconds those of processes that ended.
 * @returns the letters, and a function that stops the sending
 */
export const keepSending = (parts: Parts): { letters: Letters; stop: () => Promise<void> } => {
  const { database, delivery, now, every, onFailure } = parts
  let stopped = false
  let round = Promise.resolve()

  const sendAll = async (): Promise<void> => {
    while (!stopped) {
      const letter = await takeDueLetter(database, now(), leaseMs)
      if (letter === undefined) return
      await sendOne(parts, letter)
    }
  }
  const begin = (): Promise<void> => {
    round = round.then(sendAll).catch(onFailure)
    return round
  }
  // Not at the start: calls come first then, and seconds later nothing is lost.
  const end = every(lookEveryMs, () => void begin())
  return {
    letters: {
      keep: (transaction, kind, { to, purpose, subject, text, calendar = null, notificationId = null }) =>
        addLetter(transaction, { kind, to, purpose, subject, text, calendar, notificationId }, now()),
      send: async () => {
        const sent = begin()
        if (delivery.isImmediate) await sent
      }
    },
    stop: async () => {
      stopped = true
      end()
      await round
    }
  }
}

/** One that fails is left for later, and keeps none of the others. */
const sendOne = async (
  { database, delivery, now, endNotification, onFailure }: Parts,
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
