import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex
} from 'drizzle-orm/pg-core'
import { packageAges } from '#contract/calls/resource-packages/package-facts.ts'
import { packageExportForms } from '#contract/calls/resource-packages/packages.ts'
import type { RobotFailure } from '#contract/calls/robot-requests/request-states.ts'
import type { RobotKind } from '#contract/calls/robots/robots.ts'
import { bytes, demo, id, time } from '../../database/columns.ts'
import { tenants, users } from '../identity/schema/accounts.ts'
import { robots } from '../robots/schema/robots.ts'

/* Resource packages: their files in parts, the content that a check found in a file, and the reports of robots. */

export const resourcePackages = pgTable(
  'resource_packages',
  {
    packageId: id(),
    /** Null for a package of the robots' maker. */
    tenantId: integer().references(() => tenants.tenantId, { onDelete: 'cascade' }),
    name: text().notNull(),
    robotKind: text().$type<RobotKind>().notNull(),
    age: text({ enum: packageAges }).notNull(),
    /** The published version that robots may get; null for a draft. */
    currentVersionId: integer().references((): AnyPgColumn => packageVersions.versionId, { onDelete: 'set null' }),
    changeTime: time().notNull(),
    demo: demo()
  },
  table => [
    uniqueIndex('resource_packages_name').on(sql`coalesce(${table.tenantId}, 0)`, sql`lower(${table.name})`),
    index('resource_packages_latest').on(table.age, table.changeTime),
    index().on(table.tenantId),
    index().on(table.currentVersionId)
  ]
)

/** Files on their way, and those that arrived: the parts of a version belong to its upload. */
export const packageUploads = pgTable(
  'package_uploads',
  {
    uploadId: id(),
    tenantId: integer().references(() => tenants.tenantId, { onDelete: 'cascade' }),
    userId: integer().references(() => users.userId, { onDelete: 'set null' }),
    /** Null while the package is not there yet. */
    packageId: integer().references(() => resourcePackages.packageId, { onDelete: 'cascade' }),
    name: text().notNull(),
    robotKind: text().$type<RobotKind>().notNull(),
    version: text().notNull(),
    /** Bytes of the whole file. */
    size: bigint({ mode: 'number' }).notNull(),
    /** SHA-256 of the SHA-256 of the parts. */
    digest: text().notNull(),
    state: text({ enum: ['open', 'checking', 'refused', 'done'] }).notNull(),
    /** The code that says what is wrong with the file. */
    refusedWith: integer(),
    /** Where in the file that is: a path, or a field of the manifest. */
    refusedPlace: text(),
    /** From when on a process may check the file; it lies ahead while one does. */
    nextTime: time().notNull(),
    /** How often the check broke off in a row. */
    failures: smallint().notNull().default(0),
    createTime: time().notNull()
  },
  table => [
    index().on(table.tenantId),
    index().on(table.userId, table.uploadId),
    index().on(table.packageId),
    index('package_uploads_due').on(table.nextTime).where(sql`${table.state} = 'checking'`),
    index('package_uploads_unfinished').on(table.createTime).where(sql`${table.state} <> 'done'`),
    check('package_uploads_refused_with', sql`(${table.state} = 'refused') = (${table.refusedWith} is not null)`)
  ]
)

/** Why files lie here, and not in a folder: docs/decisions/0024-files-of-packages-lie-in-the-database-in-parts.md. */
export const packageParts = pgTable(
  'package_parts',
  {
    fileId: integer('upload_id')
      .notNull()
      .references(() => packageUploads.uploadId, { onDelete: 'cascade' }),
    part: integer().notNull(),
    sha256: text().notNull(),
    content: bytes().notNull()
  },
  table => [primaryKey({ columns: [table.fileId, table.part] })]
)

export const packageVersions = pgTable(
  'package_versions',
  {
    versionId: id(),
    packageId: integer()
      .notNull()
      .references(() => resourcePackages.packageId, { onDelete: 'cascade' }),
    /** The upload whose parts are the file. */
    uploadId: integer()
      .notNull()
      .unique()
      .references(() => packageUploads.uploadId, { onDelete: 'cascade' }),
    version: text().notNull(),
    format: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    unpackedSize: bigint({ mode: 'number' }).notNull(),
    fileCount: integer().notNull(),
    sha256: text().notNull(),
    /** As it stands in the file; null for a format without one. */
    manifest: text(),
    /** Null for a draft. */
    publishTime: time(),
    createTime: time().notNull(),
    userId: integer().references(() => users.userId, { onDelete: 'set null' })
  },
  table => [unique().on(table.packageId, table.version), index().on(table.userId)]
)

export const packageFiles = pgTable(
  'package_files',
  {
    versionId: integer()
      .notNull()
      .references(() => packageVersions.versionId, { onDelete: 'cascade' }),
    /** In the archive, from 0. */
    place: integer().notNull(),
    path: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    packedSize: bigint({ mode: 'number' }).notNull()
  },
  table => [primaryKey({ columns: [table.versionId, table.place] })]
)

/** Reports of robots about packages. A robot may still have a deleted package, until it says that it dropped the package. */
export const robotPackages = pgTable(
  'robot_packages',
  {
    robotId: integer()
      .notNull()
      .references(() => robots.robotId, { onDelete: 'cascade' }),
    packageId: integer().notNull(),
    /** The version that the robot has; null for none. */
    versionId: integer(),
    /** The version that the robot could not take last, and the reason; both null where it took the last one it got. */
    failedVersionId: integer(),
    failure: text().$type<RobotFailure>(),
    sayTime: time().notNull()
  },
  table => [
    primaryKey({ columns: [table.robotId, table.packageId] }),
    // For those that get it once more.
    index('robot_packages_failed').on(table.packageId).where(sql`${table.failure} is not null`),
    check('robot_packages_failure', sql`(${table.failedVersionId} is null) = (${table.failure} is null)`)
  ]
)

export const packageTickets = pgTable(
  'package_tickets',
  {
    ticketHash: text().primaryKey(),
    versionId: integer()
      .notNull()
      .references(() => packageVersions.versionId, { onDelete: 'cascade' }),
    /** Null for the ticket of a robot. */
    userId: integer().references(() => users.userId, { onDelete: 'cascade' }),
    form: text({ enum: packageExportForms }).notNull(),
    expireTime: time().notNull()
  },
  table => [index().on(table.versionId), index().on(table.userId), index().on(table.expireTime)]
)
