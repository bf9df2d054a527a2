import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex
} from 'drizzle-orm/pg-core'
import { machineVersionStates } from '#contract/calls/ota/machine-versions.ts'
import { type RollOutFilter, rollOutStates, upgradeStates } from '#contract/calls/ota/roll-outs.ts'
import { type SoftwareNeed, softwareKinds, softwareVersionStates } from '#contract/calls/ota/software.ts'
import type { RobotFailure } from '#contract/calls/robot-requests/request-states.ts'
import { demo, id, time } from '../../database/columns.ts'
import { tenants, users } from '../identity/schema/accounts.ts'
import { robotRequests } from '../robot-requests/schema.ts'
import { robots } from '../robots/schema/robots.ts'

/* Software, sets of versions, and their roll-out. */

/** Software that runs on robots, and apps of the people who work with them. */
export const software = pgTable(
  'software',
  {
    softwareId: id(),
    kind: text({ enum: softwareKinds }).notNull(),
    name: text().notNull(),
    /** Empty for the robot maker's own. */
    maker: text().notNull(),
    /** Empty for all models. */
    models: text().array().notNull(),
    createTime: time().notNull(),
    demo: demo()
  },
  table => [uniqueIndex('software_name_of_kind').on(table.kind, sql`lower(${table.name})`)]
)

export const softwareVersions = pgTable(
  'software_versions',
  {
    versionId: id(),
    softwareId: integer()
      .notNull()
      .references(() => software.softwareId, { onDelete: 'cascade' }),
    version: text().notNull(),
    fileName: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    notes: text().notNull(),
    needs: jsonb().$type<SoftwareNeed[]>().notNull(),
    state: text({ enum: softwareVersionStates }).notNull(),
    createTime: time().notNull(),
    userId: integer().references(() => users.userId, { onDelete: 'set null' })
  },
  table => [unique().on(table.softwareId, table.version), index().on(table.userId)]
)

/** Versions of a robot as a whole: a set of versions that fit together. */
export const machineVersions = pgTable(
  'machine_versions',
  {
    machineVersionId: id(),
    version: text().notNull().unique(),
    models: text().array().notNull(),
    notes: text().notNull(),
    state: text({ enum: machineVersionStates }).notNull(),
    createTime: time().notNull(),
    userId: integer().references(() => users.userId, { onDelete: 'set null' }),
    demo: demo()
  },
  table => [index().on(table.userId)]
)

export const machineVersionParts = pgTable(
  'machine_version_parts',
  {
    machineVersionId: integer()
      .notNull()
      .references(() => machineVersions.machineVersionId, { onDelete: 'cascade' }),
    versionId: integer()
      .notNull()
      .references(() => softwareVersions.versionId, { onDelete: 'cascade' })
  },
  table => [primaryKey({ columns: [table.machineVersionId, table.versionId] }), index().on(table.versionId)]
)

/** Roll-outs of whole-machine versions, wave by wave. */
export const rollOuts = pgTable(
  'roll_outs',
  {
    rollOutId: id(),
    machineVersionId: integer()
      .notNull()
      .references(() => machineVersions.machineVersionId, { onDelete: 'cascade' }),
    /** Whose robots; null for those of every tenant. */
    tenantId: integer().references(() => tenants.tenantId, { onDelete: 'cascade' }),
    filter: jsonb().$type<RollOutFilter>().notNull(),
    nightFrom: smallint().notNull(),
    nightTo: smallint().notNull(),
    /** Per cent of the robots of a wave. */
    failureShareMax: smallint().notNull(),
    state: text({ enum: rollOutStates }).notNull(),
    pausedBy: text({ enum: ['person', 'failures'] }),
    wave: smallint().notNull().default(0),
    /** Failures of the wave after which somebody continued: they do not pause it again. */
    forgiven: integer().notNull().default(0),
    robots: integer().notNull(),
    userId: integer().references(() => users.userId, { onDelete: 'set null' }),
    createTime: time().notNull(),
    /** Null while it is open. */
    endTime: time()
  },
  table => [
    // Of two people who start the same roll-out, one wins.
    uniqueIndex('roll_outs_open')
      .on(table.machineVersionId, sql`coalesce(${table.tenantId}, 0)`)
      .where(sql`${table.endTime} is null`),
    index().on(table.machineVersionId),
    index().on(table.tenantId, table.rollOutId),
    index().on(table.userId),
    // For the removal of the old ones.
    index().on(table.endTime)
  ]
)

/** Upgrades of single robots: those of a roll-out, and those that a person asked for. */
export const upgrades = pgTable(
  'upgrades',
  {
    recordId: id(),
    rollOutId: integer().references(() => rollOuts.rollOutId, { onDelete: 'cascade' }),
    robotId: integer()
      .notNull()
      .references(() => robots.robotId, { onDelete: 'cascade' }),
    machineVersionId: integer()
      .notNull()
      .references(() => machineVersions.machineVersionId, { onDelete: 'cascade' }),
    fromVersion: text().notNull(),
    toVersion: text().notNull(),
    isBack: boolean().notNull().default(false),
    wave: smallint().notNull(),
    /** On whose clocks it is night for the robot. */
    timeZone: text().notNull(),
    state: text({ enum: upgradeStates }).notNull(),
    failure: text().$type<RobotFailure>(),
    requestId: integer().references(() => robotRequests.requestId, { onDelete: 'set null' }),
    createTime: time().notNull(),
    askTime: time(),
    /** Null while it waits or is asked. */
    endTime: time()
  },
  table => [
    // A robot is in one upgrade at a time, also while it waits for its wave.
    uniqueIndex('upgrades_open').on(table.robotId).where(sql`${table.endTime} is null`),
    index().on(table.rollOutId, table.state, table.recordId),
    index().on(table.robotId),
    index().on(table.machineVersionId),
    index().on(table.requestId),
    // For the removal of the old ones.
    index().on(table.endTime)
  ]
)
