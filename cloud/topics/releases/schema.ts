import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { holds, releaseEnds, type WayBackReason } from '#contract/calls/releases/releases.ts'
import { qualityLevels } from '#contract/modules/quality.ts'
import { edits, id, time } from '../../database/columns.ts'
import { users } from '../identity/schema/accounts.ts'

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
    /** As its team said; null where it said nothing. */
    quality: text({ enum: qualityLevels }),
    audienceKind: text({ enum: ['everybody', 'chosen', 'share'] }).notNull(),
    /** The chosen people and tenants; empty for another audience. */
    userIds: integer().array().notNull(),
    tenantIds: integer().array().notNull(),
    /** Of a share. */
    percent: smallint(),
    setTime: time().notNull(),
    /** Null where the portal put it in, or the account is gone. */
    setUserId: integer().references(() => users.userId, { onDelete: 'set null' }),
    /** When a release for some people broke a limit, so that no more people get it; null where it broke none. */
    heldTime: time(),
    heldBy: text({ enum: holds }).array(),
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
  slowerPercent: integer().notNull(),
  ...edits()
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
    /** Of the first load that succeeded: a later one may come from the browser's cache. */
    milliseconds: integer(),
    /** Until it was drawn, likewise. */
    readyMilliseconds: integer(),
    /** At most 1,000 each: nobody alone decides what a thousand people meet. */
    mounts: integer().notNull(),
    failures: integer().notNull(),
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
