import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex
} from 'drizzle-orm/pg-core'
import { releaseEnds, type WayBackReason } from '#contract/calls/releases/releases.ts'
import { users } from '../../topics/identity/schema/accounts.ts'
import { bytes, demo, id, time } from '../columns.ts'

/* The menu, languages, usage, versions of sub-applications, and the cloud's notes about its own data. */

export const menuNodes = pgTable('menu_nodes', {
  menuId: id(),
  parentId: integer().references((): AnyPgColumn => menuNodes.menuId, { onDelete: 'cascade' }),
  /** Order among the nodes of one parent. */
  position: smallint().notNull(),
  name: text().notNull(),
  perms: text(),
  url: text(),
  path: text().notNull(),
  /** 1 a group, 2 a page. */
  type: smallint().$type<1 | 2>(),
  langKey: text(),
  icon: text(),
  hidden: boolean().notNull(),
  micro: boolean().notNull(),
  demo: demo()
})

/** When a user opened a menu last; one row a menu. */
export const menuVisits = pgTable(
  'menu_visits',
  {
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    menuId: integer()
      .notNull()
      .references(() => menuNodes.menuId, { onDelete: 'cascade' }),
    visitTime: time().notNull()
  },
  table => [
    primaryKey({ columns: [table.userId, table.menuId] }),
    index().on(table.userId, table.visitTime),
    // For the removal of a menu.
    index().on(table.menuId)
  ]
)

export const languageFiles = pgTable('language_files', {
  intLangCode: text().primaryKey(),
  langName: text().notNull()
})

/** The versions of each language. A language shows its newest version. */
export const languageVersions = pgTable(
  'language_versions',
  {
    versionId: id(),
    intLangCode: text()
      .notNull()
      .references(() => languageFiles.intLangCode, { onDelete: 'cascade' }),
    content: bytes().notNull(),
    /** MD5 of the stored bytes, in hexadecimal. */
    langDescJsonMd5: text().notNull(),
    keyCount: integer().notNull(),
    updateTime: time().notNull(),
    /** Null for a version that was shipped. */
    updateUserId: integer().references(() => users.userId, { onDelete: 'set null' }),
    /** Whether it came with the portal; an uploaded one keeps saying so when its account is gone. */
    shipped: boolean().notNull()
  },
  table => [index().on(table.intLangCode, table.versionId), index().on(table.updateUserId)]
)

export const usageEvents = pgTable(
  'usage_events',
  {
    eventId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer().references(() => users.userId, { onDelete: 'set null' }),
    application: text().notNull(),
    /** The fields that all events of one envelope share (`cm` of docs/requirements.md §3). */
    common: jsonb().notNull(),
    event: text().notNull(),
    properties: jsonb().notNull(),
    occurTime: time().notNull(),
    receiveTime: time().notNull()
  },
  table => [
    // For the language on screen when a person used the portal last.
    index().on(table.userId, table.eventId),
    // For who used the portal in which language lately; cut off, since anybody's word can be too long for an index.
    index('usage_events_language_index').on(
      table.receiveTime,
      sql`(left(${table.common} ->> 'language', 35))`,
      table.userId
    )
  ]
)

/**
 * Versions of sub-applications that pages get in the place of the environment's. A row with an end is history. The index
 * over the rows without an end keeps two from being in force for the same people, however close they come.
 */
export const releases = pgTable(
  'releases',
  {
    releaseId: id(),
    module: text().notNull(),
    version: text().notNull(),
    address: text().notNull(),
    integrity: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    audienceKind: text({ enum: ['everybody', 'chosen', 'share'] }).notNull(),
    /** The chosen people and tenants; empty for another audience. */
    userIds: integer().array().notNull(),
    tenantIds: integer().array().notNull(),
    /** Of a share. */
    percent: smallint(),
    setTime: time().notNull(),
    /** Null where the portal put it in, or the account is gone. */
    setUserId: integer().references(() => users.userId, { onDelete: 'set null' }),
    /** The release for everybody that it replaced, which comes back when this one is taken back. */
    replacesId: integer(),
    endTime: time(),
    endKind: text({ enum: releaseEnds }),
    endUserId: integer().references(() => users.userId, { onDelete: 'set null' }),
    endReason: jsonb().$type<WayBackReason>()
  },
  table => [
    uniqueIndex('releases_in_force')
      .on(table.module, sql`(${table.audienceKind} = 'everybody')`)
      .where(sql`${table.endTime} is null`),
    index().on(table.setUserId),
    index().on(table.endUserId),
    // For the removal of the old ones.
    index().on(table.endTime),
    check('releases_audience_known', sql`${table.audienceKind} in ('everybody', 'chosen', 'share')`)
  ]
)

/** From which difference to the version before a release goes back by itself: one row, or none for the defaults. */
export const releaseLimits = pgTable('release_limits', {
  limitsId: smallint().primaryKey(),
  users: integer().notNull(),
  failurePoints: integer().notNull(),
  slowerPercent: integer().notNull()
})

/** How versions of sub-applications came to people, by their pages' reports: one row a version and person. */
export const moduleLoads = pgTable(
  'module_loads',
  {
    module: text().notNull(),
    address: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    failed: boolean().notNull(),
    /** Of the first load that succeeded: a later one may come from the browser's cache. */
    milliseconds: integer(),
    firstTime: time().notNull()
  },
  table => [
    primaryKey({ columns: [table.module, table.address, table.userId] }),
    index().on(table.module, table.address, table.firstTime),
    index().on(table.userId),
    // For the removal of the old ones.
    index().on(table.firstTime)
  ]
)

/** The parts of the shipped data that are in. Each goes in once: a part that somebody deletes never comes back. */
export const shippedParts = pgTable('shipped_parts', {
  name: text().primaryKey(),
  shipTime: time().notNull()
})

/** One row that is written anew to find out whether rows can be written. */
export const writeProbes = pgTable('write_probes', {
  probeId: id(),
  filling: text().notNull()
})

/**
 * The parts of the demo data that are in, and up to when. Empty in a database that never had demo data. After a removal
 * of the demo data, `removed` alone.
 */
export const demoParts = pgTable('demo_parts', {
  name: text().primaryKey(),
  untilTime: time().notNull()
})
