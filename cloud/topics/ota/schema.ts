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
import { type RollOutFilter, usualPatienceDays, usualWaves } from '#contract/calls/ota/roll-out-plan.ts'
import { notStartedReasons, rollOutHistoryActs, rollOutStates, upgradeStates } from '#contract/calls/ota/roll-outs.ts'
import { type SoftwareNeed, softwareKinds, softwareStates } from '#contract/calls/ota/software.ts'
import type { RobotFailure } from '#contract/calls/robot-requests/request-states.ts'
import { bytes, demo, edits, id, time } from '../../database/columns.ts'
import { tenants, users } from '../identity/schema/accounts.ts'
import { robotRequests } from '../robot-requests/schema.ts'
import { robots } from '../robots/schema/robots.ts'
import { stores } from '../stores/schema.ts'

/* Software with its files and keys, sets of versions, and their roll-out. */

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
    state: text({ enum: softwareStates }).notNull(),
    /** False for a version that is announced by its name alone. */
    hasFile: boolean().notNull().default(false),
    /** The code that says why a file was refused. */
    refusedWith: integer(),
    /** From when on a process may check the file; it lies ahead while one does. Null where there is nothing to check. */
    nextTime: time(),
    /** How often the check broke off in a row. */
    failures: smallint().notNull().default(0),
    /** The key that signed, and the signature in Base64. */
    keyId: text().references(() => softwareKeys.keyId),
    signature: text(),
    /** Null while it is not withdrawn, and until the removal of files has seen it. */
    withdrawTime: time(),
    /** When the file of a withdrawn version was removed. */
    fileRemoveTime: time(),
    createTime: time().notNull(),
    userId: integer().references(() => users.userId, { onDelete: 'set null' })
  },
  table => [
    unique().on(table.softwareId, table.version),
    index().on(table.userId),
    index().on(table.keyId).where(sql`${table.keyId} is not null`),
    index('software_versions_withdrawn')
      .on(table.withdrawTime)
      .where(sql`${table.state} = 'withdrawn' and ${table.hasFile}`),
    index('software_versions_due').on(table.nextTime).where(sql`${table.state} = 'checking'`),
    index('software_versions_unfinished')
      .on(table.createTime)
      .where(sql`${table.state} in ('uploading', 'checking', 'refused')`)
  ]
)

/** The files of versions: docs/decisions/0024-files-of-packages-lie-in-the-database-in-parts.md. */
export const softwareParts = pgTable(
  'software_parts',
  {
    fileId: integer('version_id')
      .notNull()
      .references(() => softwareVersions.versionId, { onDelete: 'cascade' }),
    part: integer().notNull(),
    sha256: text().notNull(),
    content: bytes().notNull()
  },
  table => [primaryKey({ columns: [table.fileId, table.part] })]
)

/** With a ticket a robot fetches one file of one request. */
export const softwareTickets = pgTable(
  'software_tickets',
  {
    requestId: integer()
      .notNull()
      .references(() => robotRequests.requestId, { onDelete: 'cascade' }),
    versionId: integer()
      .notNull()
      .references(() => softwareVersions.versionId, { onDelete: 'cascade' }),
    ticketHash: text().notNull().unique(),
    expireTime: time().notNull()
  },
  table => [
    // A new ticket replaces the one before, so that nobody fills the table.
    primaryKey({ columns: [table.requestId, table.versionId] }),
    index().on(table.versionId),
    index().on(table.expireTime)
  ]
)

/** The keys with which files are signed. */
export const softwareKeys = pgTable(
  'software_keys',
  {
    keyId: text().primaryKey(),
    /** PEM. */
    publicKey: text().notNull(),
    /** PEM, encrypted where `SOFTWARE_KEY_PASSPHRASE` is set; null for a key that was replaced. */
    privateKey: text(),
    createTime: time().notNull(),
    /** Null for the key that signs now. */
    replaceTime: time()
  },
  // Of two processes that make a key at the same moment, one wins.
  table => [
    uniqueIndex('software_keys_current')
      .on(sql`(${table.replaceTime} is null)`)
      .where(sql`${table.replaceTime} is null`)
  ]
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
    /** Per cent of all robots, wave by wave. */
    waveShares: smallint()
      .array()
      .notNull()
      .default([...usualWaves]),
    patienceDays: smallint().notNull().default(usualPatienceDays),
    /** When it begins by itself; null for one that began at once. */
    startTime: time(),
    notStarted: text({ enum: notStartedReasons }),
    /** How often failed robots were tried again. */
    tries: smallint().notNull().default(0),
    userId: integer().references(() => users.userId, { onDelete: 'set null' }),
    createTime: time().notNull(),
    /** Null while it is open. */
    endTime: time(),
    ...edits()
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

/** The acts of people on a roll-out, and its own steps. It goes with the roll-out. */
export const rollOutHistory = pgTable(
  'roll_out_history',
  {
    entryId: id(),
    rollOutId: integer()
      .notNull()
      .references(() => rollOuts.rollOutId, { onDelete: 'cascade' }),
    time: time().notNull(),
    act: text({ enum: rollOutHistoryActs }).notNull(),
    /** No key leads to the account: the entry stays when the account goes. Null for what it did by itself. */
    userId: integer(),
    robots: integer(),
    /** The words of a person who approved or refused it. */
    note: text()
  },
  table => [index().on(table.rollOutId, table.entryId)]
)

/** What an organisation wants of its roll-outs. One without a row wants nothing. */
export const rollOutRules = pgTable(
  'roll_out_rules',
  {
    ruleId: id(),
    /** Null for those who see every tenant: their roll-outs are nobody's own. */
    tenantId: integer().references(() => tenants.tenantId, { onDelete: 'cascade' }),
    needsApproval: boolean().notNull()
  },
  table => [unique().on(table.tenantId).nullsNotDistinct()]
)

/** The bandwidth that the robots of a store share while they download software. */
export const storeDownloads = pgTable('store_downloads', {
  storeId: integer()
    .primaryKey()
    .references(() => stores.storeId, { onDelete: 'cascade' }),
  megabits: integer().notNull(),
  /** Until then the bandwidth is given away. */
  freeTime: time().notNull()
})

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
    /** Whether another try of the robot followed. */
    triedAgain: boolean().notNull().default(false),
    createTime: time().notNull(),
    /** When its turn came; null while its wave has not begun. */
    beginTime: time(),
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
