import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid
} from 'drizzle-orm/pg-core'
import type { MaterialFormat, MaterialKind } from '#contract/calls/materials/material-facts.ts'
import type { MaterialModel } from '#contract/calls/materials/material-packs.ts'
import type { Code } from '#contract/codes.ts'
import { bytes, demo, edits, id, time } from '../../database/columns.ts'
import { tenants, users } from '../identity/schema/accounts.ts'
import { robotRequests } from '../robot-requests/schema.ts'
import { robots } from '../robots/schema/robots.ts'

/* Materials, their files in parts, groups of them, and the robots that show a group. */

export const materials = pgTable(
  'materials',
  {
    materialId: id(),
    /** Null for a material of the robots' maker. */
    tenantId: integer().references(() => tenants.tenantId, { onDelete: 'cascade' }),
    /** The person who added it. */
    userId: integer().references(() => users.userId, { onDelete: 'set null' }),
    requestKey: uuid(),
    name: text().notNull(),
    kind: text().$type<MaterialKind>().notNull(),
    /** Null until the first part of the file is there. */
    format: text().$type<MaterialFormat>(),
    models: text().array().$type<MaterialModel[]>().notNull(),
    /** Bytes of the whole file. */
    size: bigint({ mode: 'number' }).notNull(),
    /** SHA-256 of the SHA-256 of the parts. */
    digest: text().notNull(),
    /** Of the whole file; null while parts come. */
    sha256: text(),
    width: integer(),
    height: integer(),
    /** Milliseconds. */
    duration: integer(),
    createTime: time().notNull(),
    ...edits(),
    demo: demo()
  },
  table => [
    index().on(table.tenantId),
    // Two requests of one key make one.
    unique().on(table.userId, table.requestKey),
    index('materials_unfinished').on(table.createTime).where(sql`${table.sha256} is null`),
    check('materials_whole_with_format', sql`${table.sha256} is null or ${table.format} is not null`)
  ]
)

export const materialParts = pgTable(
  'material_parts',
  {
    fileId: integer('material_id')
      .notNull()
      .references(() => materials.materialId, { onDelete: 'cascade' }),
    part: smallint().notNull(),
    sha256: text().notNull(),
    content: bytes().notNull()
  },
  table => [primaryKey({ columns: [table.fileId, table.part] })]
)

export const materialTickets = pgTable(
  'material_tickets',
  {
    ticketHash: text().primaryKey(),
    materialId: integer()
      .notNull()
      .references(() => materials.materialId, { onDelete: 'cascade' }),
    expireTime: time().notNull()
  },
  table => [index().on(table.materialId), index().on(table.expireTime)]
)

export const materialGroups = pgTable(
  'material_groups',
  {
    groupId: id(),
    /** Null for a group of the robots' maker. */
    tenantId: integer().references(() => tenants.tenantId, { onDelete: 'cascade' }),
    /** The person who made it. */
    userId: integer().references(() => users.userId, { onDelete: 'set null' }),
    requestKey: uuid(),
    name: text().notNull(),
    model: text().$type<MaterialModel>().notNull(),
    /** Minutes since midnight at the robot's place. */
    fromMinute: smallint().notNull(),
    toMinute: smallint().notNull(),
    changeTime: time().notNull(),
    ...edits('version'),
    demo: demo()
  },
  table => [
    // Finds those of a tenant too.
    uniqueIndex('material_groups_name').on(sql`coalesce(${table.tenantId}, 0)`, sql`lower(${table.name})`),
    index().on(table.tenantId),
    // Two requests of one key make one.
    unique().on(table.userId, table.requestKey),
    check('material_groups_span', sql`${table.fromMinute} <> ${table.toMinute}`)
  ]
)

export const materialGroupItems = pgTable(
  'material_group_items',
  {
    groupId: integer()
      .notNull()
      .references(() => materialGroups.groupId, { onDelete: 'cascade' }),
    /** In the group, from 0. */
    place: smallint().notNull(),
    // A material that a group uses can't be deleted; with its tenant it goes all the same.
    materialId: integer()
      .notNull()
      .references(() => materials.materialId, { onDelete: 'cascade' }),
    /** How long a picture stays; null for a material that has a length of its own. */
    seconds: smallint()
  },
  table => [primaryKey({ columns: [table.groupId, table.place] }), index().on(table.materialId)]
)

/** Robots and the one group that each shows. */
export const materialGroupRobots = pgTable(
  'material_group_robots',
  {
    robotId: integer()
      .primaryKey()
      .references(() => robots.robotId, { onDelete: 'cascade' }),
    groupId: integer()
      .notNull()
      .references(() => materialGroups.groupId, { onDelete: 'cascade' }),
    /** Whether the robot was asked to stop showing the group. */
    leaving: boolean().notNull().default(false),
    /** The last request; null where the robot could not be asked. */
    requestId: integer().references(() => robotRequests.requestId, { onDelete: 'set null' }),
    /** Why it could not be asked. */
    code: integer().$type<Code>(),
    /** The version of the group that the robot shows, and how many of its materials; null before the first answer. */
    shownVersion: integer(),
    shownCount: smallint(),
    answerTime: time()
  },
  table => [index().on(table.groupId), index().on(table.requestId).where(sql`${table.requestId} is not null`)]
)
