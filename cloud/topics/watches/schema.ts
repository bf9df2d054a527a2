import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { watchTaskKinds, watchTaskStates } from '#contract/calls/watches/watch-tasks.ts'
import { wearerKinds } from '#contract/calls/watches/watches.ts'
import { edits, id, time } from '../../database/columns.ts'
import { tenants } from '../identity/schema/accounts.ts'
import { robots } from '../robots/schema/robots.ts'
import { stores } from '../stores/schema.ts'

export const watches = pgTable(
  'watches',
  {
    watchId: id(),
    tenantId: integer()
      .notNull()
      .references(() => tenants.tenantId, { onDelete: 'cascade' }),
    storeId: integer()
      .notNull()
      .references(() => stores.storeId, { onDelete: 'cascade' }),
    serial: text().notNull().unique(),
    wearerKind: text({ enum: wearerKinds }).notNull(),
    wearerName: text().notNull(),
    /** Per cent. */
    battery: smallint(),
    /** The version that the watch runs; null until the watch has said so. */
    version: text(),
    lastSeenTime: time(),
    ...edits()
  },
  table => [
    index().on(table.tenantId),
    index().on(table.storeId),
    index().on(table.wearerName, table.watchId),
    check('watches_battery_per_cent', sql`${table.battery} between 0 and 100`)
  ]
)

/** Calls from watches. Serial and wearer are those of the call, so that a record stays true after its watch changed hands. */
export const watchTasks = pgTable(
  'watch_tasks',
  {
    watchTaskId: id(),
    tenantId: integer()
      .notNull()
      .references(() => tenants.tenantId, { onDelete: 'cascade' }),
    storeId: integer()
      .notNull()
      .references(() => stores.storeId, { onDelete: 'cascade' }),
    serial: text().notNull(),
    wearerName: text().notNull(),
    /** The watch's own number of the call. */
    callKey: text().notNull(),
    kind: text({ enum: watchTaskKinds }).notNull(),
    place: text().notNull(),
    robotId: integer().references(() => robots.robotId, { onDelete: 'set null' }),
    state: text({ enum: watchTaskStates }).notNull(),
    callTime: time().notNull(),
    startTime: time(),
    endTime: time()
  },
  table => [
    // A call that is sent again counts once.
    unique().on(table.serial, table.callKey),
    uniqueIndex('watch_tasks_open_of_robot').on(table.robotId).where(sql`${table.endTime} is null`),
    index('watch_tasks_waiting').on(table.callTime).where(sql`${table.state} = 'waiting'`),
    index('watch_tasks_open').on(table.watchTaskId).where(sql`${table.endTime} is null`),
    index().on(table.tenantId, table.callTime, table.watchTaskId),
    index().on(table.callTime, table.watchTaskId),
    index().on(table.storeId),
    index().on(table.robotId),
    // For the removal of the old ones.
    index().on(table.endTime),
    check(
      'watch_tasks_state_known',
      sql`${table.state} in ('waiting', 'onTheWay', 'arrived', 'done', 'failed', 'cancelled')`
    )
  ]
)
