import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type Message, messageStatuses, type Recipients } from '#contract/messages.ts'
import type { Database } from './open.ts'
import { messages, users } from './schema.ts'
import type { Scope } from './scope.ts'

/** How many messages a user has: unread, read, all. */
export const countMessages = async (database: Database, userId: number) => {
  const [counted] = await database
    .select({
      unReadCount: sql<number>`(count(*) filter (where ${messages.status} = 1))::int`,
      readCount: sql<number>`(count(*) filter (where ${messages.status} = 2))::int`,
      count: sql<number>`count(*)::int`
    })
    .from(messages)
    .where(eq(messages.userId, userId))
  return counted ?? { unReadCount: 0, readCount: 0, count: 0 }
}

/** One page of a user's messages, newest first, and how many there are. */
export const findMessages = async (
  database: Database,
  userId: number,
  status: Message['status'] | undefined,
  page: { pageNo: number; size: number }
): Promise<{ list: Message[]; total: number }> => {
  const matching = and(eq(messages.userId, userId), status === undefined ? undefined : eq(messages.status, status))
  const list = await database
    .select({
      messageRecordId: messages.messageRecordId,
      title: messages.title,
      content: messages.content,
      url: messages.url,
      createTime: messages.createTime,
      status: messages.status
    })
    .from(messages)
    .where(matching)
    .orderBy(desc(messages.createTime), desc(messages.messageRecordId))
    .limit(page.size)
    .offset((page.pageNo - 1) * page.size)
  return { list, total: await database.$count(messages, matching) }
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

const chosen = (to: Recipients): SQL | undefined => {
  if (to === 'all') return undefined
  return 'tenantId' in to ? eq(users.tenantId, to.tenantId) : inArray(users.userId, to.userIds)
}

const reachable = (scope: Scope): SQL | undefined => {
  if (scope.of === 'everyTenant') return undefined
  return scope.of === 'tenant' ? eq(users.tenantId, scope.tenantId) : sql`false`
}

type NewMessage = { title: string; content: string; url: string | null; createTime: number }

/** Leaves a message for each active user of those chosen that the scope reaches, and tells how many these were. */
export const sendMessages = async (database: Database, scope: Scope, to: Recipients, sent: NewMessage) => {
  const { title, content, url } = sent
  const createTime = sql.param(sent.createTime, messages.createTime)
  const { rows } = (await database.execute(sql`
    with sent as (
      insert into ${messages} (user_id, title, content, url, status, create_time)
      select ${users.userId}, ${title}::text, ${content}::text, ${url}::text, 1, ${createTime}::timestamptz
      from ${users}
      where ${and(eq(users.status, 'active'), chosen(to), reachable(scope))}
      returning 1
    )
    select count(*)::int as count from sent
  `)) as unknown as { rows: { count: number }[] }
  return rows[0]?.count ?? 0
}
