import { bigint, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { CodePurpose } from '#contract/calls/identity/codes.ts'
import type { SecurityEventKind } from '#contract/calls/identity/sessions.ts'
import { id, sentCodes, time } from '../../../database/columns.ts'
import { users } from './accounts.ts'

/* Sessions, and all that a sign-in needs. */

export const sessions = pgTable(
  'sessions',
  {
    sessionId: id(),
    /** SHA-256 of the token: a person who reads the database can't sign in with the hash. */
    tokenHash: text().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    createTime: time().notNull(),
    expireTime: time().notNull(),
    /** Until when one change to the account may be made; null where the identity was not checked, or the check is spent. */
    checkedUntil: time(),
    /** From where the user signed in, as far as the request told. */
    browser: text(),
    system: text(),
    networkAddress: text(),
    /** Exact to a minute; null for a session from before this was noted. */
    lastSeenTime: time()
  },
  table => [index().on(table.userId), index().on(table.expireTime)]
)

/** Security events of accounts, which their owners can read. */
export const securityEvents = pgTable(
  'security_events',
  {
    eventId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    kind: text().$type<SecurityEventKind>().notNull(),
    browser: text(),
    system: text(),
    networkAddress: text(),
    createTime: time().notNull()
  },
  table => [
    index().on(table.userId, table.createTime, table.eventId),
    // For the newest of a kind that are kept.
    index().on(table.userId, table.kind, table.eventId),
    index().on(table.createTime)
  ]
)

/** Images to read, each until its first try. */
export const captchas = pgTable(
  'captchas',
  {
    imageId: text().primaryKey(),
    imageCode: text().notNull(),
    expireTime: time().notNull()
  },
  table => [index().on(table.expireTime)]
)

/** Tickets from a sign-in at the workplace's provider, each to be exchanged for a session. */
export const workplaceTickets = pgTable(
  'workplace_tickets',
  {
    ticketHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    expireTime: time().notNull()
  },
  table => [index().on(table.expireTime)]
)

/** Links with which somebody sets a password, until their first use; one for each account. */
export const passwordLinks = pgTable(
  'password_links',
  {
    /** SHA-256 of the token: a person who reads the database can't use the hash. */
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .unique()
      .references(() => users.userId, { onDelete: 'cascade' }),
    expireTime: time().notNull()
  },
  table => [index().on(table.expireTime)]
)

/** Tickets for right answers to captchas, each until its use. */
export const imageTickets = pgTable(
  'image_tickets',
  {
    ticketHash: text().primaryKey(),
    expireTime: time().notNull()
  },
  table => [index().on(table.expireTime)]
)

/** The codes for each target and purpose; a phone and an e-mail address can't be taken for one another. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    target: text().notNull(),
    purpose: text().$type<CodePurpose>().notNull(),
    ...sentCodes()
  },
  table => [primaryKey({ columns: [table.target, table.purpose] }), index().on(table.expireTime)]
)

/** Failed sign-ins by network address, and of all addresses together. */
export const addressAttempts = pgTable('address_attempts', {
  address: text().primaryKey(),
  failTimes: time().array().notNull()
})

/** The fields of a quick registration that an account does not have. */
export const quickRegistrations = pgTable('quick_registrations', {
  userId: integer()
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  category: smallint().notNull(),
  products: text().array().notNull()
})

/** Wrong passwords by the identifier that was submitted, whether or not an account has it; or by a known device. */
export const signInAttempts = pgTable('sign_in_attempts', {
  identifier: text().primaryKey(),
  failTimes: time().array().notNull(),
  lockedUntil: time()
})

/** Browsers in which somebody signed in to an account, by the token that a cookie of theirs holds. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** SHA-256 of the cookie's token. Several accounts can sign in on one device. */
    deviceHash: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** Of the last sign-in. */
    useTime: time().notNull()
  },
  table => [
    primaryKey({ columns: [table.deviceHash, table.userId] }),
    index().on(table.userId, table.useTime),
    index().on(table.useTime)
  ]
)
