import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { RobotKind } from '#contract/calls/robots/robots.ts'

/* Sums by day, which triggers keep. */

/**
 * Sums of tasks by day in Beijing and kind of robot: of all robots, of each tenant's, of each store's. They are kept as
 * changes, as those of messages are. Triggers of tasks and robots add them, so no path can forget them. Writers at the same
 * moment never wait for one another. Upkeep merges them. The reasons are in
 * docs/decisions/0019-task-days-kept-by-triggers.md.
 */
export const taskDays = pgTable(
  'task_days',
  {
    changeId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** 0 for the robots of all tenants, and in the rows of a store. */
    tenantId: integer().notNull(),
    /** 0 for all stores of the tenant, and for robots without one. */
    storeId: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
    robotKind: text().$type<RobotKind>().notNull(),
    count: integer().notNull(),
    /** Metres. */
    mileage: bigint({ mode: 'number' }).notNull(),
    /** Whether it is the sum of other rows. */
    merged: boolean().notNull().default(false)
  },
  table => [
    index().on(table.tenantId, table.storeId, table.day, table.robotKind),
    // For the changes that are still to be merged.
    index('task_days_changes').on(table.changeId).where(sql`not ${table.merged}`)
  ]
)

/** The groups of robots that have sums. The id beside the group is 0 for all robots. */
export const sumPlaces = ['all', 'tenant', 'store', 'robot'] as const

/**
 * Sums of cleaning tasks by day in Beijing: of all robots, of each tenant's, of each store's and of each robot. A cleaning
 * task is one that cleaned an area. They are kept as changes, as those of tasks are.
 */
export const cleaningDays = pgTable(
  'cleaning_days',
  {
    changeId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    place: text({ enum: sumPlaces }).notNull(),
    placeId: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
    count: integer().notNull(),
    /** From start to end of the tasks that are over. */
    seconds: bigint({ mode: 'number' }).notNull(),
    area: bigint({ mode: 'number' }).notNull(),
    water: bigint({ mode: 'number' }).notNull(),
    energy: bigint({ mode: 'number' }).notNull(),
    merged: boolean().notNull().default(false)
  },
  table => [
    index().on(table.place, table.placeId, table.day),
    index('cleaning_days_changes').on(table.changeId).where(sql`not ${table.merged}`)
  ]
)

/** By what faults are added up: each fault counts once for each of these. */
export const faultFacets = ['code', 'model', 'version', 'hour'] as const

/** Sums of faults by the day in Beijing on which they arose, for the same places; kept as changes, too. */
export const faultDays = pgTable(
  'fault_days',
  {
    changeId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    place: text({ enum: sumPlaces }).notNull(),
    placeId: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
    facet: text({ enum: faultFacets }).notNull(),
    /** Of the hour: two digits. */
    value: text().notNull(),
    count: integer().notNull(),
    /** Faults that are over, and how long these lasted. */
    recovered: integer().notNull(),
    seconds: bigint({ mode: 'number' }).notNull(),
    merged: boolean().notNull().default(false)
  },
  table => [
    index().on(table.place, table.placeId, table.day, table.facet, table.value),
    index('fault_days_changes').on(table.changeId).where(sql`not ${table.merged}`)
  ]
)

/**
 * How single robots ran, by day in Beijing: sums of their tasks and of the stretches that are over. Triggers of tasks and
 * stretches keep them as changes, too. A stretch that lasts is in no sum yet.
 */
export const runningDays = pgTable(
  'running_days',
  {
    changeId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    robotId: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
    onSeconds: bigint({ mode: 'number' }).notNull().default(0),
    chargingSeconds: bigint({ mode: 'number' }).notNull().default(0),
    /** From start to end of the tasks that are over. */
    workingSeconds: bigint({ mode: 'number' }).notNull().default(0),
    started: integer().notNull().default(0),
    ended: integer().notNull().default(0),
    cancelled: integer().notNull().default(0),
    interrupted: integer().notNull().default(0),
    abnormal: integer().notNull().default(0),
    /** Metres. */
    mileage: bigint({ mode: 'number' }).notNull().default(0),
    merged: boolean().notNull().default(false)
  },
  table => [
    index().on(table.robotId, table.day),
    index('running_days_changes').on(table.changeId).where(sql`not ${table.merged}`)
  ]
)
