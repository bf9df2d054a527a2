import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { messageStatuses } from '#contract/calls/messages/messages.ts'
import type { Database } from '../../../../database/open.ts'
import type { Scope } from '../../../../database/rows/scope.ts'
import { messages, sentMessages, users } from '../../../../database/schema.ts'
import { isChosen } from './audience.ts'

/** Messages of one round. The others wait for the next round. */
const dueAtOnce = 100

/** The messages that are to go out now, or that go out already, those first that are due for longest. */
export const findDueMessages = async (database: Database, now: number): Promise<number[]> => {
  const due = await database
    .select({ sentMessageId: sentMessages.sentMessageId })
    .from(sentMessages)
    .where(and(isNull(sentMessages.endTime), lte(sentMessages.sendTime, now)))
    .orderBy(asc(sentMessages.sendTime))
    .limit(dueAtOnce)
  return due.map(({ sentMessageId }) => sentMessageId)
}

/**
 * A message that goes out. Nobody else sends or cancels it until the transaction ends.
 * @returns undefined where it is done with, or where another process is at it
 */
export const takeMessage = async (transaction: Database, sentMessageId: number) => {
  const [taken] = await transaction
    .select()
    .from(sentMessages)
    .where(eq(sentMessages.sentMessageId, sentMessageId))
    .for('update', { skipLocked: true })
  return taken?.endTime === null ? taken : undefined
}
export type TakenMessage = NonNullable<Awaited<ReturnType<typeof takeMessage>>>

type Change = Partial<Pick<TakenMessage, 'state' | 'endTime' | 'chosenCount' | 'afterUserId' | 'throughUserId'>>

export const changeMessage = async (transaction: Database, sentMessageId: number, change: Change): Promise<void> => {
  await transaction.update(sentMessages).set(change).where(eq(sentMessages.sentMessageId, sentMessageId))
}

/** The fields of a message that tell which people do not have it yet. */
type Left = Pick<TakenMessage, 'sentMessageId' | 'audience' | 'afterUserId' | 'throughUserId'>

type Batch = { scope: Scope; size: number; now: number }

/**
 * Leaves a message for the next of its users, in the order of their ids, and notes how far it came.
 * @returns who they are; fewer than `size` where nobody is left
 */
export const deliverBatch = async (
  transaction: Database,
  { sentMessageId, audience, afterUserId, throughUserId }: Left,
  { scope, size, now }: Batch
): Promise<number[]> => {
  const createTime = sql.param(now, messages.createTime)
  const next = and(
    gt(users.userId, afterUserId),
    lte(users.userId, throughUserId),
    eq(users.status, 'active'),
    isChosen(scope, audience)
  )
  const { rows } = (await transaction.execute(sql`
    insert into ${messages} (user_id, sent_message_id, status, create_time)
    select ${users.userId}, ${sentMessageId}::int, ${messageStatuses.unread}::smallint, ${createTime}::timestamptz
    from ${users} where ${next} order by ${users.userId} limit ${size}
    returning user_id::int as "userId"
  `)) as unknown as { rows: { userId: number }[] }
  const userIds = rows.map(({ userId }) => userId)
  await transaction
    .update(sentMessages)
    .set({
      afterUserId: Math.max(afterUserId, ...userIds),
      deliveredCount: sql`${sentMessages.deliveredCount} + ${userIds.length}`
    })
    .where(eq(sentMessages.sentMessageId, sentMessageId))
  return userIds
}

/** The tenant of an active account; undefined where the account is gone, or not active any more. */
export const findSender = async (
  database: Database,
  userId: number
): Promise<{ userId: number; tenantId: number | null } | undefined> => {
  const [found] = await database
    .select({ userId: users.userId, tenantId: users.tenantId })
    .from(users)
    .where(and(eq(users.userId, userId), eq(users.status, 'active')))
  return found
}
