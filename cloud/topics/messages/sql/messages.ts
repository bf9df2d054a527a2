import { and, asc, desc, eq, lt, lte, or, sql } from 'drizzle-orm'
import { type Message, messageStatuses } from '#contract/calls/messages/messages.ts'
import type { Language } from '#contract/languages.ts'
import type { Database } from '../../../database/open.ts'
import { textsIn } from '../../../database/rows/in-language.ts'
import { messageCounts, messages, sentMessages } from '../../../database/schema.ts'
import type { TranslatedTexts } from '../../../texts/translated.ts'

/** A call or a round of upkeep that reads more changes than this puts them together. */
const manyChanges = 100

/** Puts the changes of a user's counts together into one; those that somebody else is at are left to them. */
const compactCounts = async (database: Database, userId: number): Promise<void> => {
  await database.execute(sql`
    with gone as (
      delete from ${messageCounts} where change_id in (
        select change_id from ${messageCounts} where user_id = ${userId} for update skip locked
      )
      returning unread, read
    )
    insert into ${messageCounts} (user_id, unread, read)
    select ${userId}, sum(unread), sum(read) from gone having count(*) > 0
  `)
}

/** Users whose changes one round of upkeep puts together. */
const compactedAtOnce = 50

/** Puts the changes of users together who never look themselves. @returns how many rows went, as for a deletion */
export const compactManyCounts = async (database: Database): Promise<number> => {
  const users = await database
    .select({ userId: messageCounts.userId, changes: sql<number>`count(*)::int` })
    .from(messageCounts)
    .groupBy(messageCounts.userId)
    .having(sql`count(*) > ${manyChanges}`)
    .limit(compactedAtOnce)
  for (const { userId } of users) await compactCounts(database, userId)
  return users.reduce((sum, { changes }) => sum + changes - 1, 0)
}

/** How many messages a user has: unread, read, all. */
export const countMessages = async (database: Database, userId: number) => {
  const [counted] = await database
    .select({
      unReadCount: sql<number>`coalesce(sum(${messageCounts.unread}), 0)::int`,
      readCount: sql<number>`coalesce(sum(${messageCounts.read}), 0)::int`,
      changes: sql<number>`count(*)::int`
    })
    .from(messageCounts)
    .where(eq(messageCounts.userId, userId))
  const { unReadCount, readCount, changes } = counted ?? { unReadCount: 0, readCount: 0, changes: 0 }
  if (changes > manyChanges) await compactCounts(database, userId)
  return { unReadCount, readCount, count: unReadCount + readCount }
}

const totalOf = async (database: Database, userId: number, status: Message['status'] | undefined): Promise<number> => {
  const { unReadCount, readCount, count } = await countMessages(database, userId)
  if (status === undefined) return count
  return status === messageStatuses.unread ? unReadCount : readCount
}

const newestFirst = [desc(messages.createTime), desc(messages.messageRecordId)]
const oldestFirst = [asc(messages.createTime), asc(messages.messageRecordId)]

/**
 * One page of a user's messages in their language, newest first, and how many there are. A page is counted off in an index alone, from
 * whichever end is nearer, and only its own rows are read.
 */
export const findMessages = async (
  database: Database,
  userId: number,
  status: Message['status'] | undefined,
  page: { pageNo: number; size: number },
  language: Language
): Promise<{ list: Message[]; total: number }> => {
  const total = await totalOf(database, userId, status)
  const before = (page.pageNo - 1) * page.size
  const length = Math.min(page.size, total - before)
  if (length <= 0) return { list: [], total }
  const after = total - before - length
  const [order, passed] = before <= after ? [newestFirst, before] : [oldestFirst, after]
  const matching = and(eq(messages.userId, userId), status === undefined ? undefined : eq(messages.status, status))
  const shown = database
    .select({ messageRecordId: messages.messageRecordId })
    .from(messages)
    .where(matching)
    .orderBy(...order)
    .limit(length)
    .offset(passed)
  const [own, sent] = [textsIn(language, messages), textsIn(language, sentMessages)]
  const list = await database
    .select({
      messageRecordId: messages.messageRecordId,
      title: sql<string>`coalesce(${own.title}, ${sent.title})`,
      content: sql<string>`coalesce(${own.content}, ${sent.content})`,
      url: sql<string | null>`coalesce(${messages.url}, ${sentMessages.url})`,
      createTime: messages.createTime,
      status: messages.status
    })
    .from(messages)
    .leftJoin(sentMessages, eq(sentMessages.sentMessageId, messages.sentMessageId))
    // However little the planner knows of the table, an array leads it to these rows alone.
    .where(sql`${messages.messageRecordId} = any(array(${shown}))`)
    .orderBy(...newestFirst)
  return { list, total }
}

/**
 * Marks a message read; the moment at which it was read first stays.
 * @returns false where the user has no such message.
 */
export const markRead = async (database: Database, userId: number, messageRecordId: number, now: number) => {
  const marked = await database
    .update(messages)
    .set({
      status: messageStatuses.read,
      readTime: sql`coalesce(${messages.readTime}, ${sql.param(now, messages.readTime)}::timestamptz)`
    })
    .where(and(eq(messages.messageRecordId, messageRecordId), eq(messages.userId, userId)))
    .returning({ messageRecordId: messages.messageRecordId })
  return marked.length > 0
}

/**
 * Marks the user's unread messages read, from this one on down the list, and tells how many these were. The list's order
 * is by time: ids alone do not say what came later.
 * @returns undefined where the user has no such message
 */
export const markAllRead = async (database: Database, userId: number, newest: number, now: number) => {
  const own = eq(messages.userId, userId)
  const isNewest = and(own, eq(messages.messageRecordId, newest))
  const [shown] = await database.select({ createTime: messages.createTime }).from(messages).where(isNewest)
  if (shown === undefined) return undefined
  const { createTime, messageRecordId, status } = messages
  const notLater = or(
    lt(createTime, shown.createTime),
    and(eq(createTime, shown.createTime), lte(messageRecordId, newest))
  )
  const marked = await database
    .update(messages)
    .set({ status: messageStatuses.read, readTime: now })
    .where(and(own, eq(status, messageStatuses.unread), notLater))
    .returning({ messageRecordId })
  return marked.length
}

/** Leaves a message of the portal's own, in all languages, for each of these users. */
export const tellUsers = async (
  database: Database,
  userIds: readonly number[],
  message: TranslatedTexts & { url: string; createTime: number }
): Promise<void> => {
  if (userIds.length === 0) return
  const status = messageStatuses.unread
  await database.insert(messages).values(userIds.map(userId => ({ ...message, userId, status })))
}
