import { sql } from 'drizzle-orm'
import {
  bigint,
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
import type { DeploymentStep } from '#contract/calls/deploy/deployment-steps.ts'
import { deploymentActs, deploymentStates } from '#contract/calls/deploy/deployments.ts'
import { severities } from '#contract/calls/deploy/fault-codes.ts'
import type { LocalTexts } from '#contract/calls/shop/local-texts.ts'
import { demo, edits, id, time } from '../../../database/columns.ts'
import { users } from '../../identity/schema/accounts.ts'
import { robots } from '../../robots/schema/robots.ts'

/* Fault codes, measures of robots’ computers, and robots that are being set up. */

/** The catalogue of fault codes. Faults name a code by its text, since robots report codes that nobody wrote down yet. */
export const faultCodes = pgTable(
  'fault_codes',
  {
    faultCode: text().primaryKey(),
    severity: text({ enum: severities }).notNull(),
    names: jsonb().$type<LocalTexts>().notNull(),
    remedies: jsonb().$type<LocalTexts>().notNull(),
    updateTime: time().notNull(),
    ...edits(),
    demo: demo()
  },
  table => [check('fault_codes_severity_known', sql`${table.severity} in ('info', 'warning', 'error', 'critical')`)]
)

/** How the computers of robots were, minute by minute. */
export const deviceMeasures = pgTable(
  'device_measures',
  {
    robotId: integer()
      .notNull()
      .references(() => robots.robotId, { onDelete: 'cascade' }),
    /** The begin of the minute. */
    minute: time().notNull(),
    /** Per cent. */
    processor: smallint().notNull(),
    memory: smallint().notNull(),
    disk: smallint().notNull(),
    /** Tenths of a degree Celsius. */
    temperature: smallint().notNull(),
    /** Kibibytes a second. */
    received: integer().notNull(),
    sent: integer().notNull()
  },
  table => [
    primaryKey({ columns: [table.robotId, table.minute] }),
    // For the removal of the old ones.
    index().on(table.minute)
  ]
)

/** Robots that are being set up, and how far that is. */
export const deployments = pgTable(
  'deployments',
  {
    deploymentId: id(),
    robotId: integer()
      .notNull()
      .references(() => robots.robotId, { onDelete: 'cascade' }),
    state: text({ enum: deploymentStates }).notNull(),
    /** How many steps are done or skipped: always the first ones. */
    settled: smallint().notNull().default(0),
    startTime: time().notNull(),
    endTime: time()
  },
  table => [
    // A robot has one at a time, however many people begin one at once.
    uniqueIndex('deployments_open').on(table.robotId).where(sql`${table.state} = 'open'`),
    index().on(table.robotId),
    index().on(table.startTime, table.deploymentId),
    // For the removal of the old ones.
    index().on(table.endTime),
    check('deployments_state_known', sql`${table.state} in ('open', 'finished', 'cancelled')`)
  ]
)

/** The acts in a deployment, each with the person who did it. */
export const deploymentEvents = pgTable(
  'deployment_events',
  {
    eventId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    deploymentId: integer()
      .notNull()
      .references(() => deployments.deploymentId, { onDelete: 'cascade' }),
    step: text().$type<DeploymentStep>(),
    act: text({ enum: deploymentActs }).notNull(),
    userId: integer().references(() => users.userId, { onDelete: 'set null' }),
    time: time().notNull(),
    note: text().notNull()
  },
  table => [index().on(table.deploymentId, table.eventId), index().on(table.userId)]
)
