import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { type Audience, sentMessageStates } from '#contract/calls/messages/sent-messages.ts'
import { demo, edits, id, time } from '../../../database/columns.ts'
import type { Translations } from '../../../texts/translated.ts'
import { tenants, users } from '../../identity/schema/accounts.ts'

/* Messages in the portal, letters outside it. */

/**
 * Messages that people sent to others, or plan to send. A message with an end is done with. Users get it in the order of
 * their ids, a batch at a time, from `afterUserId` on.
 */
export const sentMessages = pgTable(
  'sent_messages',
  {
    sentMessageId: id(),
    senderId: integer().references(() => users.userId, { onDelete: 'set null' }),
    /** The sender's own for each message: sent again after a lost answer, it makes no second one. */
    requestKey: uuid(),
    /** By the name of the time. */
    senderName: text().notNull(),
    /** The sender's; null for a sender who belongs to none. */
    tenantId: integer().references(() => tenants.tenantId, { onDelete: 'cascade' }),
    title: text().notNull(),
    content: text().notNull(),
    /** The same in other languages; null where there is only one text for everybody. */
    translations: jsonb().$type<Translations>(),
    url: text(),
    audience: jsonb().$type<Audience>().notNull(),
    /** Of the role, of some of the tenants, of the people or of the robots, by the names of the time. */
    audienceNames: text().array().notNull(),
    state: text({ enum: sentMessageStates }).notNull(),
    sendTime: time().notNull(),
    /** Where its sender chose the time, by the name of the IANA database. */
    timeZone: text().notNull(),
    createTime: time().notNull(),
    /** When it was out, called back or refused. */
    endTime: time(),
    /** The accounts that were chosen when it began to go out, and those that have it. */
    chosenCount: integer().notNull().default(0),
    deliveredCount: integer().notNull().default(0),
    /** The last account that is done, and the last one of all: who registers meanwhile is not meant. */
    afterUserId: integer().notNull().default(0),
    throughUserId: integer().notNull().default(0)
  },
  table => [
    index().on(table.tenantId, table.sentMessageId),
    index().on(table.state, table.sentMessageId),
    // Also for the senders who go.
    unique().on(table.senderId, table.requestKey),
    // For the messages that are due.
    index('sent_messages_waiting').on(table.sendTime).where(sql`${table.endTime} is null`),
    // For the removal of the old ones.
    index().on(table.endTime),
    check('sent_messages_end', sql`(${table.endTime} is null) = (${table.state} in ('planned', 'sending'))`)
  ]
)

/** Texts to write messages from, in some languages. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    templateId: id(),
    /** Null for one that all tenants share. */
    tenantId: integer().references(() => tenants.tenantId, { onDelete: 'cascade' }),
    name: text().notNull(),
    translations: jsonb().$type<Translations>().notNull(),
    url: text(),
    updateTime: time().notNull(),
    ...edits(),
    demo: demo()
  },
  table => [unique().on(table.tenantId, table.name, table.demo).nullsNotDistinct()]
)

export const messages = pgTable(
  'messages',
  {
    messageRecordId: id(),
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** The sent message that this one is for one reader. Texts and link stand there, once for all readers. */
    sentMessageId: integer().references(() => sentMessages.sentMessageId, { onDelete: 'cascade' }),
    /** Null where a sent message has them. */
    title: text(),
    content: text(),
    /** The same in other languages; null where there is only one text for everybody. */
    translations: jsonb().$type<Translations>(),
    url: text(),
    /** 1 unread, 2 read (docs/requirements.md §3). */
    status: smallint().$type<1 | 2>().notNull(),
    createTime: time().notNull(),
    readTime: time()
  },
  table => [
    index().on(table.userId, table.status, table.createTime, table.messageRecordId),
    // For a page of all messages, in any state.
    index().on(table.userId, table.createTime, table.messageRecordId),
    // For the removal of the old ones.
    index().on(table.createTime),
    // For the people who got a sent message, and those who read it.
    index('messages_of_sent')
      .on(table.sentMessageId, table.status, table.messageRecordId)
      .where(sql`${table.sentMessageId} is not null`),
    check(
      'messages_have_texts',
      sql`${table.sentMessageId} is not null or (${table.title} is not null and ${table.content} is not null)`
    )
  ]
)

/**
 * How many messages a user has, as a sum of changes: PostgreSQL takes some 30 ms to count a hundred thousand rows, and
 * 0.1 ms to add these up. Triggers of the table of messages add a row for each statement and user, so no path can forget
 * it. Writers at the same moment never wait for one another. A reader of many rows merges them into one. The reasons are
 * in docs/decisions/0006-message-counts-kept-by-triggers.md.
 */
export const messageCounts = pgTable(
  'message_counts',
  {
    changeId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    unread: integer().notNull(),
    read: integer().notNull()
  },
  table => [index().on(table.userId)]
)
