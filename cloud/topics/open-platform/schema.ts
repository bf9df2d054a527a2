import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { openApplicationStates } from '#contract/calls/open-platform/applications.ts'
import { openCustomerStates } from '#contract/calls/open-platform/customers.ts'
import type { OpenFileName } from '#contract/calls/open-platform/files.ts'
import type { OutsideCallName } from '#contract/calls/open-platform/outside.ts'
import { releaseNoteStates } from '#contract/calls/open-platform/release-notes.ts'
import type { OpenScope } from '#contract/calls/open-platform/scopes.ts'
import type { LocalTexts } from '#contract/calls/shop/local-texts.ts'
import { demo, edits, id, time } from '../../database/columns.ts'
import { tenants, users } from '../identity/schema/accounts.ts'

/* The open platform: customers, their applications, and how those use the outside API. */

export const openCustomers = pgTable(
  'open_customers',
  {
    customerId: id(),
    tenantId: integer()
      .notNull()
      .references(() => tenants.tenantId, { onDelete: 'cascade' }),
    company: text().notNull(),
    contact: text().notNull(),
    email: text().notNull(),
    purpose: text().notNull(),
    state: text({ enum: openCustomerStates }).notNull().default('asked'),
    reason: text().notNull().default(''),
    createTime: time().notNull(),
    createUserId: integer().references(() => users.userId, { onDelete: 'set null' }),
    decideTime: time(),
    decideUserId: integer().references(() => users.userId, { onDelete: 'set null' })
  },
  table => [
    uniqueIndex('open_customers_company').on(table.tenantId, sql`lower(${table.company})`),
    index().on(table.createTime, table.customerId),
    index().on(table.createUserId),
    index().on(table.decideUserId),
    check('open_customers_state_known', sql`${table.state} in ('asked', 'approved', 'refused')`)
  ]
)

export const openApplications = pgTable(
  'open_applications',
  {
    applicationId: id(),
    customerId: integer()
      .notNull()
      .references(() => openCustomers.customerId, { onDelete: 'cascade' }),
    name: text().notNull(),
    key: text().notNull().unique(),
    /** SHA-256. A secret has 256 random bits, which nobody guesses; argon2 would cost each request a tenth of a second. */
    secretHash: text().notNull(),
    secretTime: time().notNull(),
    /** The secret before it, and until when that one counts. */
    previousHash: text(),
    previousUntil: time(),
    scopes: text().array().$type<OpenScope[]>().notNull(),
    state: text({ enum: openApplicationStates }).notNull().default('enabled'),
    perMinute: integer().notNull(),
    perDay: integer().notNull(),
    createTime: time().notNull(),
    ...edits()
  },
  table => [
    uniqueIndex('open_applications_name').on(table.customerId, sql`lower(${table.name})`),
    index('open_applications_by_name').on(sql`lower(${table.name})`, table.applicationId),
    check('open_applications_state_known', sql`${table.state} in ('enabled', 'disabled')`),
    check('open_applications_previous', sql`(${table.previousHash} is null) = (${table.previousUntil} is null)`)
  ]
)

/** Counts the requests of each application in the present minute and on the present day, in one row. */
export const openCounters = pgTable('open_counters', {
  applicationId: integer()
    .primaryKey()
    .references(() => openApplications.applicationId, { onDelete: 'cascade' }),
  /** Minutes since 1970. */
  minute: integer().notNull(),
  minuteCount: integer().notNull(),
  /** Days in Beijing since 1970. */
  day: integer().notNull(),
  dayCount: integer().notNull()
})

/** How applications used the outside API, by day in Beijing and call. */
export const openUsage = pgTable(
  'open_usage',
  {
    applicationId: integer()
      .notNull()
      .references(() => openApplications.applicationId, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    call: text().$type<OutsideCallName>().notNull(),
    requests: integer().notNull(),
    errors: integer().notNull(),
    lastTime: time().notNull()
  },
  table => [
    primaryKey({ columns: [table.applicationId, table.day, table.call] }),
    index().on(table.day, table.applicationId)
  ]
)

/** Calls of the outside API that are off: for everybody where no application is named. */
export const openCallsOff = pgTable(
  'open_calls_off',
  {
    offId: id(),
    call: text().$type<OutsideCallName>().notNull(),
    applicationId: integer().references(() => openApplications.applicationId, { onDelete: 'cascade' }),
    offTime: time().notNull(),
    userId: integer().references(() => users.userId, { onDelete: 'set null' })
  },
  table => [
    unique().on(table.call, table.applicationId).nullsNotDistinct(),
    index().on(table.applicationId),
    index().on(table.userId)
  ]
)

export const openDownloads = pgTable('open_downloads', {
  file: text().$type<OpenFileName>().primaryKey(),
  downloads: integer().notNull(),
  lastTime: time().notNull()
})

/** Release notes of the outside API. */
export const releaseNotes = pgTable(
  'release_notes',
  {
    noteId: id(),
    version: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    texts: jsonb().$type<LocalTexts>().notNull(),
    state: text({ enum: releaseNoteStates }).notNull().default('draft'),
    publishTime: time(),
    userId: integer().references(() => users.userId, { onDelete: 'set null' }),
    ...edits(),
    demo: demo()
  },
  table => [
    // A note of the demo data takes no version away.
    unique().on(table.version, table.demo),
    index().on(table.day, table.noteId),
    index().on(table.userId),
    check('release_notes_state_known', sql`${table.state} in ('draft', 'published')`)
  ]
)
