import { eachDue, type Work, type WorkParts } from '../../background.ts'
import { afterFailure, leaseMs } from './attempts.pure.ts'
import type { Delivery } from './delivery.ts'
import {
  type DueLetter,
  type EndNotification,
  forgetLetter,
  postponeLetter,
  takeDueLetter
} from './sql/unsent-letters.ts'
import { DeliveryError } from './transport.pure.ts'

type Sender = { delivery: Delivery; endNotification: EndNotification }

/** Sends the kept letters: after each change that keeps one, and every few seconds those of processes that ended. */
export const letterWork = (sender: Sender): Work => ({
  everyMs: 10_000,
  failed: 'letters were not sent',
  round: eachDue(takeDueLetter, leaseMs, (parts, letter) => sendOne({ ...parts, ...sender }, letter))
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
