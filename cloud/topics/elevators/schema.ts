import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { rideFailures, rideStates, rideSteps } from '#contract/calls/elevators/elevator-rides.ts'
import { elevatorStates, type MappedFloor } from '#contract/calls/elevators/elevators.ts'
import { stressTestStates } from '#contract/calls/elevators/stress-tests.ts'
import { edits, id, time } from '../../database/columns.ts'
import { tenants, users } from '../identity/schema/accounts.ts'
import { robots } from '../robots/schema/robots.ts'
import { stores } from '../stores/schema.ts'

/* Devices around robots: elevators that they ride, and watches that call them. They go with their store. */

export const elevators = pgTable(
  'elevators',
  {
    elevatorId: id(),
    tenantId: integer()
      .notNull()
      .references(() => tenants.tenantId, { onDelete: 'cascade' }),
    storeId: integer()
      .notNull()
      .references(() => stores.storeId, { onDelete: 'cascade' }),
    building: text().notNull(),
    name: text().notNull(),
    maker: text().notNull(),
    controllerSerial: text().notNull().unique(),
    /** From the lowest to the highest. */
    floors: text().array().notNull(),
    state: text({ enum: elevatorStates }).notNull(),
    /** One of `floors`. */
    floor: text().notNull(),
    /** The version that its controller runs; null until the controller has said so. */
    version: text(),
    lastSeenTime: time(),
    doorHoldSeconds: smallint().notNull(),
    timeoutSeconds: smallint().notNull(),
    floorMap: jsonb().$type<MappedFloor[]>().notNull(),
    ...edits()
  },
  table => [
    index().on(table.tenantId),
    index().on(table.storeId),
    index().on(table.name, table.elevatorId),
    check('elevators_state_known', sql`${table.state} in ('online', 'moving', 'fault', 'offline')`)
  ]
)

/** Rides of robots, which the cloud plays step by step. Times and floors are those of the elevator when it was called. */
export const elevatorRides = pgTable(
  'elevator_rides',
  {
    rideId: id(),
    elevatorId: integer()
      .notNull()
      .references(() => elevators.elevatorId, { onDelete: 'cascade' }),
    robotId: integer().references(() => robots.robotId, { onDelete: 'set null' }),
    userId: integer().references(() => users.userId, { onDelete: 'set null' }),
    from: text().notNull(),
    to: text().notNull(),
    state: text({ enum: rideStates }).notNull(),
    failure: text({ enum: rideFailures }),
    step: text({ enum: rideSteps }).notNull(),
    /** Where the elevator is on this ride. */
    floor: text().notNull(),
    doorHoldMs: integer().notNull(),
    timeoutMs: integer().notNull(),
    /** How long the robot takes through a door. */
    enterMs: integer().notNull(),
    startTime: time().notNull(),
    /** When the next step is due. */
    nextTime: time().notNull(),
    endTime: time()
  },
  table => [
    // An elevator carries one robot at a time, and a robot is in one elevator, however many people call at once.
    uniqueIndex('elevator_rides_open').on(table.elevatorId).where(sql`${table.state} = 'open'`),
    uniqueIndex('elevator_rides_open_of_robot').on(table.robotId).where(sql`${table.state} = 'open'`),
    index('elevator_rides_due').on(table.nextTime).where(sql`${table.state} = 'open'`),
    index().on(table.elevatorId, table.rideId),
    index().on(table.robotId),
    index().on(table.userId),
    // For the removal of the old ones.
    index().on(table.endTime),
    check('elevator_rides_state_known', sql`${table.state} in ('open', 'done', 'failed', 'cancelled')`)
  ]
)

/** When a ride came to each of its steps. */
export const elevatorRideSteps = pgTable(
  'elevator_ride_steps',
  {
    rideId: integer()
      .notNull()
      .references(() => elevatorRides.rideId, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    step: text({ enum: rideSteps }).notNull(),
    floor: text().notNull(),
    time: time().notNull()
  },
  table => [primaryKey({ columns: [table.rideId, table.position] })]
)

/** Stress tests of elevators. Floors and times are those of the elevator when the test began. */
export const stressTests = pgTable(
  'stress_tests',
  {
    stressTestId: id(),
    elevatorId: integer()
      .notNull()
      .references(() => elevators.elevatorId, { onDelete: 'cascade' }),
    userId: integer().references(() => users.userId, { onDelete: 'set null' }),
    state: text({ enum: stressTestStates }).notNull(),
    rides: smallint().notNull(),
    played: smallint().notNull().default(0),
    /** How many floors there are, and at which one the elevator is, counted from 0. */
    floors: smallint().notNull(),
    floor: smallint().notNull(),
    doorHoldMs: integer().notNull(),
    timeoutMs: integer().notNull(),
    startTime: time().notNull(),
    endTime: time()
  },
  table => [
    uniqueIndex('stress_tests_running').on(table.elevatorId).where(sql`${table.state} = 'running'`),
    index().on(table.elevatorId),
    index().on(table.userId),
    index().on(table.startTime, table.stressTestId),
    // For the removal of the old ones.
    index().on(table.endTime),
    check('stress_tests_state_known', sql`${table.state} in ('running', 'finished', 'stopped')`)
  ]
)

/** The rides of a stress test. Times are those of the simulated elevator, in milliseconds. */
export const stressRides = pgTable(
  'stress_rides',
  {
    stressTestId: integer()
      .notNull()
      .references(() => stressTests.stressTestId, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    waitMs: integer(),
    rideMs: integer(),
    failure: text({ enum: rideFailures })
  },
  table => [primaryKey({ columns: [table.stressTestId, table.position] })]
)
