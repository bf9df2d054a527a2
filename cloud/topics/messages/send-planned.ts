import { permissions } from '#contract/permissions.ts'
import type { Work, WorkParts } from '../../background.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { findPowers } from '../administration/index.ts'
import { scopeOf } from '../identity/index.ts'
import { countChosen } from './sql/sent/audience.ts'
import {
  changeMessage,
  deliverBatch,
  findDueMessages,
  findSender,
  type TakenMessage,
  takeMessage
} from './sql/sent/sending.ts'

/** People who get a message in one transaction: some dozen milliseconds of work, so that calls come in between. */
const batchSize = 500

/** Whom a sender may write to at this moment; undefined where the permission or the account is gone. */
const scopeNow = async (transaction: Database, { senderId }: TakenMessage): Promise<Scope | undefined> => {
  const sender = senderId === null ? undefined : await findSender(transaction, senderId)
  if (sender === undefined) return undefined
  const powers = await findPowers(transaction, sender.userId)
  return powers.includes(permissions.sendMessages) ? scopeOf({ perms: powers, tenantId: sender.tenantId }) : undefined
}

/** A message as it is from its first batch on, with all whom it is for. */
const begun = async (transaction: Database, taken: TakenMessage, scope: Scope): Promise<TakenMessage> => {
  if (taken.state === 'sending') return taken
  const { chosen, lastUserId } = await countChosen(transaction, scope, taken.audience)
  const change = { state: 'sending' as const, chosenCount: chosen, throughUserId: lastUserId }
  await changeMessage(transaction, taken.sentMessageId, change)
  return { ...taken, ...change }
}

/**
 * Gives a message to the next of its people. The row of the message is locked, so one process at a time does it. Work that
 * a killed process did not commit is done again.
 * @returns the people who got it; undefined where the message is done with, or where another process is at it
 */
const sendBatch = async (transaction: Database, sentMessageId: number, now: number): Promise<number[] | undefined> => {
  const taken = await takeMessage(transaction, sentMessageId)
  if (taken === undefined) return undefined
  const scope = await scopeNow(transaction, taken)
  if (scope === undefined) {
    await changeMessage(transaction, sentMessageId, { state: 'refused', endTime: now })
    return undefined
  }
  const userIds = await deliverBatch(transaction, await begun(transaction, taken, scope), {
    scope,
    size: batchSize,
    now
  })
  if (userIds.length < batchSize) await changeMessage(transaction, sentMessageId, { state: 'sent', endTime: now })
  return userIds
}

const sendOne = async ({ database, now, announce, isStopped }: WorkParts, sentMessageId: number): Promise<void> => {
  while (!isStopped()) {
    const userIds = await database.transaction(transaction => sendBatch(transaction, sentMessageId, now()))
    if (userIds === undefined) return
    // Only now: before the commit, a page that asks again would not see the message yet.
    announce.toUsers(userIds)
  }
}

/**
 * Sends the messages that people wrote, each when its time has come. A message that fell due while no process ran is sent
 * late.
 */
export const messageWork: Work = {
  everyMs: 5_000,
  failed: 'a message that somebody wrote was not sent',
  round: async parts => {
    for (const sentMessageId of await findDueMessages(parts.database, parts.now())) {
      if (parts.isStopped()) return
      // One that fails must not keep the others.
      await sendOne(parts, sentMessageId).catch(parts.onFailure)
    }
  }
}
