import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid
} from 'drizzle-orm/pg-core'
import { type RobotFailure, robotRequestStates } from '#contract/calls/robot-requests/request-states.ts'
import type { RobotAnswer, RobotAsk, RobotRequestKind } from '#contract/calls/robot-requests/robot-requests.ts'
import type { RobotKind, RobotState } from '#contract/calls/robots/robots.ts'
import type { OpeningSpan } from '#contract/checks/opening-hours.ts'
import { demo, id, time } from '../../../database/columns.ts'
import { tenants, users } from '../../identity/schema/accounts.ts'

/* Stores, their robots, the tasks, events and faults of robots, and the cloud's requests to them. */

export const stores = pgTable(
  'stores',
  {
    storeId: id(),
    tenantId: integer()
      .notNull()
      .references(() => tenants.tenantId),
    /** A short code that people use beside the name. Codes are unique within a tenant. */
    storeCode: text().notNull(),
    name: text().notNull(),
    city: text().notNull(),
    country: text().notNull(),
    createTime: time().notNull(),
    /** Of the IANA database; null where nobody has said. */
    timeZone: text(),
    openingSpans: jsonb().$type<OpeningSpan[]>().notNull().default([]),
    /** Degrees; null where nobody has said where the store is. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Null while it is there. A deleted store stays, because orders, runs and rides tell of it. */
    deleteTime: time()
  },
  table => [
    // Names and codes of deleted stores are free again.
    uniqueIndex('stores_code_of_tenant').on(table.tenantId, table.storeCode).where(sql`${table.deleteTime} is null`),
    uniqueIndex('stores_name_of_tenant')
      .on(table.tenantId, sql`lower(${table.name})`)
      .where(sql`${table.deleteTime} is null`),
    check('stores_spans_have_zone', sql`${table.timeZone} is not null or ${table.openingSpans} = '[]'`),
    check('stores_position_whole', sql`(${table.latitude} is null) = (${table.longitude} is null)`)
  ]
)

export const robots = pgTable(
  'robots',
  {
    robotId: id(),
    tenantId: integer()
      .notNull()
      .references(() => tenants.tenantId),
    /** Null while it is bound to no store; one that is bound is in a store of its own tenant. */
    storeId: integer().references(() => stores.storeId),
    serial: text().notNull().unique(),
    name: text().notNull(),
    model: text().notNull(),
    robotKind: text().$type<RobotKind>().notNull(),
    online: boolean().notNull(),
    state: text().$type<RobotState>().notNull(),
    /** Per cent. */
    battery: smallint().notNull(),
    lastSeenTime: time(),
    deployTime: time(),
    softwareVersion: text().notNull(),
    demo: demo()
  },
  table => [
    index().on(table.storeId),
    index('robots_demo').on(table.robotId).where(sql`${table.demo}`),
    index().on(table.tenantId),
    index().on(table.deployTime, table.robotId),
    // A list by name of 100,000 robots. Battery and last seen have no index: each report of a robot would write it.
    index().on(table.name, table.robotId),
    check('robots_battery_per_cent', sql`${table.battery} between 0 and 100`)
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
    energy: integer().notNull().default(0)
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

/** The requests of the cloud to robots, and the answers of the robots. */
export const robotRequests = pgTable(
  'robot_requests',
  {
    requestId: id(),
    robotId: integer()
      .notNull()
      .references(() => robots.robotId, { onDelete: 'cascade' }),
    kind: text().$type<RobotRequestKind>().notNull(),
    ask: jsonb().$type<RobotAsk>().notNull(),
    state: text({ enum: robotRequestStates }).notNull(),
    /** Per cent. */
    progress: smallint().notNull().default(0),
    answer: jsonb().$type<RobotAnswer>(),
    failure: text().$type<RobotFailure>(),
    userId: integer().references(() => users.userId, { onDelete: 'set null' }),
    askTime: time().notNull(),
    takeTime: time(),
    /** For so long the robot may be silent: before it takes the request, and between two reports. */
    waitSeconds: integer().notNull(),
    dueTime: time().notNull(),
    /** Null while it is open. */
    endTime: time()
  },
  table => [
    // A robot is asked one thing of a kind at a time, however many people ask at once.
    uniqueIndex('robot_requests_open').on(table.robotId, table.kind).where(sql`${table.endTime} is null`),
    index('robot_requests_due').on(table.dueTime).where(sql`${table.endTime} is null`),
    // For the requests of a kind that a robot got, the newest first.
    index().on(table.robotId, table.kind, table.requestId),
    index().on(table.userId),
    // For the removal of the old ones.
    index().on(table.endTime),
    check('robot_requests_progress_per_cent', sql`${table.progress} between 0 and 100`),
    check('robot_requests_open_or_ended', sql`(${table.state} in ('asked', 'taken')) = (${table.endTime} is null)`)
  ]
)
