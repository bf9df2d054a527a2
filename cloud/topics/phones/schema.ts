import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { phoneCallStates } from '#contract/calls/phones/phone-calls.ts'
import { phoneStates } from '#contract/calls/phones/phones.ts'
import type { LocalTexts } from '#contract/calls/shop/local-texts.ts'
import { languageCodes } from '#contract/languages.ts'
import { edits, id, time } from '../../database/columns.ts'
import { tenants, users } from '../identity/schema/accounts.ts'
import { robots } from '../robots/schema/robots.ts'
import { stores } from '../stores/schema.ts'

/* Phones that robots call, the calls, and the sentences that robots say there. They go with their store. */

export const phones = pgTable(
  'phones',
  {
    phoneId: id(),
    tenantId: integer()
      .notNull()
      .references(() => tenants.tenantId, { onDelete: 'cascade' }),
    storeId: integer()
      .notNull()
      .references(() => stores.storeId, { onDelete: 'cascade' }),
    name: text().notNull(),
    serial: text().notNull().unique(),
    extension: text().notNull(),
    state: text({ enum: phoneStates }).notNull(),
    /** The version that the phone runs; null until the phone has said so. */
    version: text(),
    lastSeenTime: time(),
    ...edits()
  },
  table => [
    unique().on(table.storeId, table.extension),
    index().on(table.tenantId),
    index().on(table.name, table.phoneId),
    check('phones_state_known', sql`${table.state} in ('online', 'busy', 'offline')`)
  ]
)

/** The voice of the robots of a store, where somebody has changed it. */
export const phoneVoices = pgTable('phone_voices', {
  storeId: integer()
    .primaryKey()
    .references(() => stores.storeId, { onDelete: 'cascade' }),
  language: text({ enum: languageCodes }).notNull(),
  /** Per cent. */
  volume: smallint().notNull(),
  retries: smallint().notNull(),
  sentences: jsonb().$type<LocalTexts>().notNull(),
  updateTime: time().notNull(),
  ...edits()
})

/** Calls of robots, with the voice of the store when they began. */
export const phoneCalls = pgTable(
  'phone_calls',
  {
    phoneCallId: id(),
    tenantId: integer()
      .notNull()
      .references(() => tenants.tenantId, { onDelete: 'cascade' }),
    phoneId: integer()
      .notNull()
      .references(() => phones.phoneId, { onDelete: 'cascade' }),
    robotId: integer().references(() => robots.robotId, { onDelete: 'set null' }),
    userId: integer().references(() => users.userId, { onDelete: 'set null' }),
    state: text({ enum: phoneCallStates }).notNull(),
    attempt: smallint().notNull(),
    attemptsMax: smallint().notNull(),
    language: text({ enum: languageCodes }).notNull(),
    sentence: jsonb().$type<LocalTexts>().notNull(),
    startTime: time().notNull(),
    /** Until when something has to be heard of an open call. */
    dueTime: time().notNull(),
    answerTime: time(),
    endTime: time()
  },
  table => [
    // A robot is in one call at a time.
    uniqueIndex('phone_calls_open_of_robot').on(table.robotId).where(sql`${table.endTime} is null`),
    index('phone_calls_due').on(table.dueTime).where(sql`${table.endTime} is null`),
    index('phone_calls_open').on(table.phoneCallId).where(sql`${table.endTime} is null`),
    index().on(table.tenantId, table.startTime, table.phoneCallId),
    index().on(table.startTime, table.phoneCallId),
    index().on(table.phoneId),
    index().on(table.robotId),
    index().on(table.userId),
    // For the removal of the old ones.
    index().on(table.endTime),
    check(
      'phone_calls_state_known',
      sql`${table.state} in ('ringing', 'answered', 'ended', 'noAnswer', 'busy', 'cancelled')`
    )
  ]
)
