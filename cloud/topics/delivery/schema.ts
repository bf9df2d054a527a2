import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { id, time } from '../../database/columns.ts'
import { mobileNotifications } from '../mobile-notifications/schema.ts'
import type { CalendarFile } from './transport.pure.ts'

/** The subjects of letters without a code. */
export const letterPurposes = ['changed', 'appointment', 'notification'] as const

/** E-mails and text messages that were not sent, because no transport is set up. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    outboxId: id(),
    to: text().notNull(),
    purpose: text().notNull(),
    code: text(),
    text: text().notNull(),
    createTime: time().notNull()
  },
  table => [index().on(table.to, table.createTime, table.outboxId), index().on(table.createTime, table.outboxId)]
)

/**
 * Letters that a change of the database calls for, until they are sent: each is written in the transaction of its change.
 * Codes are never here, because nobody who reads the database may learn one.
 */
export const unsentLetters = pgTable(
  'unsent_letters',
  {
    letterId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** A mail or a text message. */
    kind: text({ enum: ['email', 'cellphone'] }).notNull(),
    to: text().notNull(),
    purpose: text({ enum: letterPurposes }).notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    calendar: jsonb().$type<CalendarFile>(),
    /** The message about an event that this letter carries. That message keeps the outcome of the letter. */
    notificationId: integer().references(() => mobileNotifications.notificationId, { onDelete: 'cascade' }),
    createTime: time().notNull(),
    /** How often somebody began to send it. */
    attempts: smallint().notNull().default(0),
    /** From when on the next attempt may begin; it lies ahead while one is under way. */
    nextTime: time().notNull()
  },
  table => [
    index().on(table.nextTime),
    index().on(table.createTime),
    index().on(table.notificationId),
    check('unsent_letters_size', sql`length(${table.subject}) + length(${table.text}) <= 20000`)
  ]
)
