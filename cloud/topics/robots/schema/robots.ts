import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid
} from 'drizzle-orm/pg-core'
import type { RobotKind, RobotState } from '#contract/calls/robots/robots.ts'
import { demo, id, time } from '../../../database/columns.ts'
import { tenants } from '../../identity/schema/accounts.ts'
import { gateways } from '../../robot-credentials/schema/gateways.ts'
import { stores } from '../../stores/schema.ts'

/* Stores, their robots, the tasks, events and faults of robots, and the cloud's requests to them. */

export const robots = pgTable(
  'robots',
  {
    robotId: id(),
    tenantId: integer()
      .notNull()
      .references(() => tenants.tenantId),
    /** Null while it is bound to no store; one that is bound is in a store of its own tenant. */
    storeId: integer().references(() => stores.storeId),
    serial: text().notNull(),
    name: text().notNull(),
    model: text().notNull(),
    robotKind: text().$type<RobotKind>().notNull(),
    online: boolean().notNull(),
    state: text().$type<RobotState>().notNull(),
    /** Per cent. */
    battery: smallint().notNull(),
    /** When the cloud last heard of it, by the cloud's own clock. */
    lastSeenTime: time(),
    /** Of its newest state, so that an older one that comes later changes nothing. */
    stateTime: time(),
    /** How often it reports; null for a robot of the demo data that nobody reports for: its silence says nothing. */
    reportSeconds: smallint().default(10),
    /** Since when it was too silent to be online. It is back after two reports. */
    silentSince: time(),
    /** Whether it reported once since it was silent. */
    heardAgain: boolean().notNull().default(false),
    /** By how many milliseconds its clock is ahead of the cloud's; 0 for one that is right. */
    clockAhead: bigint({ mode: 'number' }).notNull().default(0),
    /** How far its last report was behind, where that can be a wrong clock or a report that comes late. */
    clockGuess: bigint({ mode: 'number' }),
    /** The gateway that reports for it; null for none. */
    gatewayId: integer().references(() => gateways.gatewayId, { onDelete: 'set null' }),
    deployTime: time(),
    softwareVersion: text().notNull(),
    /** When it was retired, or left for another tenant; null while it is in service (docs/robot-life.md). */
    retireTime: time(),
    /** Whether the serial of a retired robot may be registered anew. */
    serialFreed: boolean().notNull().default(false),
    demo: demo()
  },
  table => [
    // A robot in service has its serial alone, and one that was retired keeps it until somebody frees it.
    uniqueIndex('robots_serial_taken')
      .on(table.serial)
      .where(sql`${table.retireTime} is null or not ${table.serialFreed}`),
    index().on(table.storeId),
    index('robots_retired').on(table.retireTime, table.robotId).where(sql`${table.retireTime} is not null`),
    index('robots_demo').on(table.robotId).where(sql`${table.demo}`),
    index().on(table.tenantId),
    index('robots_of_gateway').on(table.gatewayId).where(sql`${table.gatewayId} is not null`),
    index().on(table.deployTime, table.robotId),
    // A list by name of 100,000 robots. Battery and last seen have no index: each report of a robot would write it.
    index().on(table.name, table.robotId),
    check('robots_battery_per_cent', sql`${table.battery} between 0 and 100`),
    check('robots_freed_is_retired', sql`${table.retireTime} is not null or not ${table.serialFreed}`)
  ]
)

export const tasks = pgTable(
  'tasks',
  {
    taskId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    robotId: integer()
      .notNull()
      .references(() => robots.robotId),
    startTime: time().notNull(),
    /** Null while the task runs. */
    endTime: time(),
    status: text({ enum: ['started', 'ended', 'cancelled', 'interrupted', 'abnormal'] }).notNull(),
    /** Metres. */
    mileage: integer().notNull(),
    /** The work of a cleaning robot: square metres, millilitres and watt hours; 0 for every other task. */
    area: integer().notNull().default(0),
    water: integer().notNull().default(0),
    energy: integer().notNull().default(0),
    /** As the robot named them; null where it named none. */
    fromPlace: text(),
    toPlace: text()
  },
  table => [
    // A robot begins one task at a time; the demo data relies on it to be topped up without doubles.
    unique().on(table.robotId, table.startTime),
    index().on(table.startTime),
    check('tasks_status_known', sql`${table.status} in ('started', 'ended', 'cancelled', 'interrupted', 'abnormal')`)
  ]
)

/** Events that robots reported, as long as one could come again. */
export const robotEvents = pgTable(
  'robot_events',
  {
    eventId: uuid().primaryKey(),
    receiveTime: time().notNull()
  },
  table => [index().on(table.receiveTime)]
)

export const robotFaults = pgTable(
  'robot_faults',
  {
    faultId: id(),
    robotId: integer()
      .notNull()
      .references(() => robots.robotId),
    faultCode: text().notNull(),
    startTime: time().notNull(),
    /** Null while it lasts. */
    endTime: time(),
    /** The robot's version when the fault arose; empty where nobody noted it. */
    softwareVersion: text().notNull().default('')
  },
  table => [
    index().on(table.robotId, table.startTime),
    // For the records of all robots, newest first.
    index().on(table.startTime, table.faultId),
    // For the removal of the old ones.
    index().on(table.endTime),
    // A fault that lasts is one, however often it is reported.
    uniqueIndex('robot_faults_lasting').on(table.robotId, table.faultCode).where(sql`${table.endTime} is null`)
  ]
)
