import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { messageStatuses } from '#contract/calls/messages/messages.ts'
import type { SentMessageState } from '#contract/calls/messages/sent-messages.ts'
import type { Language } from '#contract/languages.ts'
import type { Database } from '../../../../database/open.ts'
import { textsIn } from '../../../../database/rows/in-language.ts'
import { type Scope, withinOrBelow } from '../../../../database/rows/scope.ts'
import { messages, sentMessages, tenants, users } from '../../../../database/schema.ts'

/** A sent message belongs to its sender's tenant: those who look after that tenant see it. */
const visible = (scope: Scope): SQL | undefined => withinOrBelow(scope, sentMessages.tenantId)

const readCount = sql<number>`(
  select count(*)::int from ${messages}
  where ${messages.sentMessageId} = ${sentMessages}.sent_message_id and ${messages.status} = ${messageStatuses.read}
)`

const shownIn = (language: Language) => ({
  sentMessageId: sentMessages.sentMessageId,
  title: textsIn(language, sentMessages).title,
  state: sentMessages.state,
  sendTime: sentMessages.sendTime,
  timeZone: sentMessages.timeZone,
  senderName: sentMessages.senderName,
  audienceKind: sql<typeof sentMessages.$inferSelect.audience.kind>`${sentMessages.audience} ->> 'kind'`,
  audienceNames: sentMessages.audienceNames,
  chosenCount: sentMessages.chosenCount,
  deliveredCount: sentMessages.deliveredCount,
  readCount
})

type Asked = { state?: SentMessageState | undefined; pageNo: number; size: number }

/** One page of the messages sent within a scope, the newest first, and how many there are. */
export const findSentMessages = async (
  database: Database,
  scope: Scope,
  { state, pageNo, size }: Asked,
  language: Language
) => {
  const matching = and(visible(scope), state === undefined ? undefined : eq(sentMessages.state, state))
  const list = await database
    .select(shownIn(language))
    .from(sentMessages)
    .where(matching)
    .orderBy(desc(sentMessages.sentMessageId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(sentMessages, matching) }
}

export const findSentMessage = async (database: Database, scope: Scope, sentMessageId: number, language: Language) => {
  const [found] = await database
    .select({
      ...shownIn(language),
      content: textsIn(language, sentMessages).content,
      url: sentMessages.url,
      translations: sentMessages.translations,
      createTime: sentMessages.createTime,
      endTime: sentMessages.endTime
    })
    .from(sentMessages)
    .where(and(visible(scope), eq(sentMessages.sentMessageId, sentMessageId)))
  if (found === undefined) return undefined
  const { translations, ...rest } = found
  return { ...rest, texts: translations ?? {} }
}

/** The people who got a message. Those who have not read it come first. */
export const findReceivers = async (
  database: Database,
  sentMessageId: number,
  { status, pageNo, size }: { status: 1 | 2 | undefined; pageNo: number; size: number }
) => {
  const matching = and(
    eq(messages.sentMessageId, sentMessageId),
    status === undefined ? undefined : eq(messages.status, status)
  )
  const list = await database
    .select({
      userId: users.userId,
      nickname: users.nickname,
      tenantName: tenants.name,
      status: messages.status,
      deliverTime: messages.createTime,
      readTime: messages.readTime
    })
    .from(messages)
    .innerJoin(users, eq(users.userId, messages.userId))
    .leftJoin(tenants, eq(tenants.tenantId, users.tenantId))
    .where(matching)
    .orderBy(asc(messages.status), asc(messages.messageRecordId))
    .limit(size)
    .offset((pageNo - 1) * size)
  const [counted] = await database.select({ total: count() }).from(messages).where(matching)
  return { list, total: counted?.total ?? 0 }
}

export type NewSentMessage = Omit<typeof sentMessages.$inferInsert, 'state' | 'sentMessageId'>

/** Adds a message. @returns its id; that of the first one where the sender's key made one already */
export const addSentMessage = async (database: Database, sent: NewSentMessage): Promise<number> => {
  const { senderId, requestKey } = sent
  const [added] = await database
    .insert(sentMessages)
    .values({ ...sent, state: 'planned' })
    .onConflictDoNothing({ target: [sentMessages.senderId, sentMessages.requestKey] })
    .returning({ sentMessageId: sentMessages.sentMessageId })
  const made = added ?? (senderId && requestKey ? await findByKey(database, senderId, requestKey) : undefined)
  if (made === undefined) throw new Error('a message that was added has no id')
  return made.sentMessageId
}

const findByKey = async (database: Database, senderId: number, requestKey: string) => {
  const [found] = await database
    .select({ sentMessageId: sentMessages.sentMessageId })
    .from(sentMessages)
    .where(and(eq(sentMessages.senderId, senderId), eq(sentMessages.requestKey, requestKey)))
  return found
}

/**
 * Calls a message back that waits for its time. A sender's process that begins at the same moment waits for this, or this
 * waits for it.
 * @returns false where it is not planned any more, undefined where there is none within the scope
 */
export const cancelPlanned = async (
  database: Database,
  scope: Scope,
  sentMessageId: number,
  now: number
): Promise<boolean | undefined> => {
  const wanted = and(visible(scope), eq(sentMessages.sentMessageId, sentMessageId))
  const cancelled = await database
    .update(sentMessages)
    .set({ state: 'cancelled', endTime: now })
    .where(and(wanted, eq(sentMessages.state, 'planned')))
    .returning({ sentMessageId: sentMessages.sentMessageId })
  if (cancelled.length > 0) return true
  const [found] = await database.select({ one: sql`1` }).from(sentMessages).where(wanted)
  return found && false
}
