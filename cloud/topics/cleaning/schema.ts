import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { FloorPlan, RoomName } from '#contract/calls/cleaning/cleaning.ts'
import { id, time } from '../../database/columns.ts'
import { users } from '../identity/schema/accounts.ts'
import { robots } from '../robots/schema/robots.ts'
import { stores } from '../stores/schema.ts'

/* Floors and runs of cleaning robots. */

/** The plan of the floor of a store, as a robot measured it. */
export const cleaningFloors = pgTable('cleaning_floors', {
  storeId: integer()
    .primaryKey()
    .references(() => stores.storeId, { onDelete: 'cascade' }),
  plan: jsonb().$type<FloorPlan>().notNull()
})

/** Cleaning runs: which rooms a robot cleans, where it is, and how much is done. */
export const cleaningRuns = pgTable(
  'cleaning_runs',
  {
    runId: id(),
    robotId: integer()
      .notNull()
      .references(() => robots.robotId, { onDelete: 'cascade' }),
    /** The store of the floor: the robot may be bound to another store meanwhile. */
    storeId: integer()
      .notNull()
      .references(() => stores.storeId, { onDelete: 'cascade' }),
    rooms: text().array().$type<RoomName[]>().notNull(),
    state: text({ enum: ['cleaning', 'paused', 'returning', 'ended'] }).notNull(),
    /** Centimetres from the upper left corner. */
    x: integer().notNull(),
    y: integer().notNull(),
    /** Per mille. */
    done: smallint().notNull(),
    userId: integer().references(() => users.userId, { onDelete: 'set null' }),
    startTime: time().notNull(),
    reportTime: time(),
    /** Null while it is under way. */
    endTime: time()
  },
  table => [
    // A robot has one run at a time, however many people start one at once.
    uniqueIndex('cleaning_runs_under_way').on(table.robotId).where(sql`${table.endTime} is null`),
    index().on(table.robotId),
    index().on(table.storeId),
    index().on(table.userId),
    // For the removal of the old ones.
    index().on(table.endTime),
    check('cleaning_runs_state_known', sql`${table.state} in ('cleaning', 'paused', 'returning', 'ended')`)
  ]
)

/** Requests that the cleaning control centre has taken, so that none is taken twice. */
export const centreRequests = pgTable(
  'centre_requests',
  {
    signature: text().primaryKey(),
    useTime: time().notNull()
  },
  table => [index().on(table.useTime)]
)
