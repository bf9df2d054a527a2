import { and, asc, eq, exists, gt, lt, lte, sql } from 'drizzle-orm'
import type { NotificationReason } from '#contract/calls/mobile-notifications/mobile-notifications.ts'
import type { Database } from '../../../database/open.ts'
import { deleteBatch } from '../../../database/rows/delete-batch.ts'
import { clockSlackMs } from '../../../database/rows/moments.ts'
import { notificationRules, notificationWebhooks, webhookCalls } from '../../../database/schema.ts'
import { endNotification } from './mobile-notifications.ts'

type NewCall = Pick<typeof webhookCalls.$inferInsert, 'ruleId' | 'notificationId' | 'eventKey' | 'body' | 'createTime'>

/** Keeps a call until the receiver took it, to be called in the transaction that notes the notification. */
export const addCall = async (transaction: Database, call: NewCall): Promise<void> => {
  await transaction.insert(webhookCalls).values(call)
}

/** How many calls of a webhook wait. */
export const countCalls = (database: Database, ruleId: number): Promise<number> =>
  database.$count(webhookCalls, eq(webhookCalls.ruleId, ruleId))

/**
 * Takes a call of the webhook that is due for longest: the one that was tried least, so that one that a receiver never takes
 * keeps none of the others. Until the lease ends, no other process makes calls to this webhook. Rules that somebody changes
 * now are passed over.
 */
export const takeDueCall = (database: Database, now: number, leaseMs: number) =>
  database.transaction(async transaction => {
    const waiting = transaction
      .select({ callId: webhookCalls.callId })
      .from(webhookCalls)
      .where(eq(webhookCalls.ruleId, notificationWebhooks.ruleId))
    const [due] = await transaction
      .select({ webhook: notificationWebhooks })
      .from(notificationWebhooks)
      .innerJoin(notificationRules, eq(notificationRules.ruleId, notificationWebhooks.ruleId))
      .where(and(lte(notificationWebhooks.nextTime, now), exists(waiting)))
      .orderBy(asc(notificationWebhooks.nextTime))
      .limit(1)
      .for('no key update', { skipLocked: true })
    if (due === undefined) return undefined
    const { ruleId } = due.webhook
    await transaction
      .update(notificationWebhooks)
      .set({ nextTime: now + leaseMs })
      .where(eq(notificationWebhooks.ruleId, ruleId))
    const next = transaction
      .select({ callId: webhookCalls.callId })
      .from(webhookCalls)
      .where(eq(webhookCalls.ruleId, ruleId))
      .orderBy(asc(webhookCalls.attempts), asc(webhookCalls.callId))
      .limit(1)
    const [call] = await transaction
      .update(webhookCalls)
      .set({ attempts: sql`${webhookCalls.attempts} + 1` })
      .where(eq(webhookCalls.callId, next))
      .returning()
    return call && { ...due.webhook, ...call }
  })
export type DueCall = NonNullable<Awaited<ReturnType<typeof takeDueCall>>>

/** What became of an attempt: until when the webhook waits, and how the call ended where it did. */
type Outcome = {
  failures: number
  nextTime: number
  end: 'sent' | 'failed' | null
  reason?: NotificationReason
}

/** Notes the outcome of an attempt. The rule is locked first: whoever deletes it locks in the same order. */
export const endAttempt = (
  database: Database,
  { ruleId, callId, notificationId }: Pick<DueCall, 'ruleId' | 'callId' | 'notificationId'>,
  { failures, nextTime, end, reason }: Outcome,
  now: number
): Promise<void> =>
  database.transaction(async transaction => {
    const rule = eq(notificationRules.ruleId, ruleId)
    await transaction.select({ ruleId: notificationRules.ruleId }).from(notificationRules).where(rule).for('key share')
    await transaction
      .update(notificationWebhooks)
      .set({ failures, nextTime })
      .where(eq(notificationWebhooks.ruleId, ruleId))
    if (end === null) return
    await transaction.delete(webhookCalls).where(eq(webhookCalls.callId, callId))
    await endNotification(transaction, notificationId, end, now, reason)
  })

/**
 * Drops calls that are too old to be made. A webhook that a wrong clock put off for longer than the longest pause is due at
 * once.
 */
export const dropOldCalls = async (
  database: Database,
  now: number,
  { ageMs, pauseMs }: { ageMs: number; pauseMs: number }
): Promise<number> => {
  await database
    .update(notificationWebhooks)
    .set({ nextTime: now })
    .where(gt(notificationWebhooks.nextTime, now + pauseMs + clockSlackMs))
  return deleteBatch(database, webhookCalls, lt(webhookCalls.createTime, now - ageMs))
}
