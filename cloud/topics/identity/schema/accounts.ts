import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique
} from 'drizzle-orm/pg-core'
import type { AuditAct, AuditFacts } from '#contract/calls/administration/audit.ts'
import type { invitedTypes } from '#contract/calls/administration/invitations.ts'
import { tenantKinds } from '#contract/calls/administration/tenants.ts'
import type { UserType } from '#contract/calls/identity/sign-in.ts'
import { demo, edits, id, sentCodes, time } from '../../../database/columns.ts'
import { builtInRoles } from '../built-in-roles.pure.ts'

/* Tenants, people, their permissions, and the acts of administrators. */

export const tenants = pgTable(
  'tenants',
  {
    tenantId: id(),
    name: text().notNull(),
    country: text().notNull(),
    kind: text({ enum: tenantKinds }).notNull().default('customer'),
    /** The distributor above it. */
    parentId: integer().references((): AnyPgColumn => tenants.tenantId, { onDelete: 'set null' }),
    /** How many accounts and how many stores it may have; null without a limit. */
    usersMax: integer(),
    storesMax: integer(),
    createTime: time().notNull(),
    ...edits(),
    demo: demo()
  },
  // A tenant of the demo data takes nobody's name away.
  table => [unique().on(table.name, table.demo), index().on(table.parentId)]
)

export const users = pgTable(
  'users',
  {
    userId: id(),
    nickname: text().notNull(),
    /** In lower case, because e-mails compare case-insensitively. */
    email: text().unique(),
    /** E.164, with the plus. */
    cellphone: text().unique(),
    /** argon2id; null for a user who signs in by code alone. */
    passwordHash: text(),
    /** Null for a user without a password, or with one that is older than this column. */
    passwordChangeTime: time(),
    userType: smallint().$type<UserType>().notNull(),
    status: text({ enum: ['active', 'pending', 'disabled'] }).notNull(),
    tenantId: integer().references(() => tenants.tenantId),
    country: text(),
    createTime: time().notNull(),
    demo: demo()
  },
  table => [
    index().on(table.tenantId),
    index('users_demo').on(table.userId).where(sql`${table.demo}`),
    check('users_status_known', sql`${table.status} in ('active', 'pending', 'disabled')`)
  ]
)

export const roles = pgTable(
  'roles',
  {
    roleId: id(),
    name: text().notNull(),
    /** Null for every other role. A name says nothing: anybody may call a role Administrator. */
    builtIn: text({ enum: builtInRoles }).unique(),
    /** The tenant that the role belongs to; null for a role that all tenants share. */
    tenantId: integer().references(() => tenants.tenantId, { onDelete: 'cascade' }),
    ...edits(),
    demo: demo()
  },
  table => [unique().on(table.tenantId, table.name, table.demo).nullsNotDistinct()]
)

export const rolePermissions = pgTable(
  'role_permissions',
  {
    roleId: integer()
      .notNull()
      .references(() => roles.roleId, { onDelete: 'cascade' }),
    permission: text().notNull()
  },
  table => [primaryKey({ columns: [table.roleId, table.permission] })]
)

export const userRoles = pgTable(
  'user_roles',
  {
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    roleId: integer()
      .notNull()
      .references(() => roles.roleId, { onDelete: 'cascade' })
  },
  // The second is for finding the people who have a role.
  table => [primaryKey({ columns: [table.userId, table.roleId] }), index().on(table.roleId)]
)

/** Invitations that nobody has taken yet; one for each mailbox or phone, and tenant. */
export const invitations = pgTable(
  'invitations',
  {
    invitationId: id(),
    /** A mailbox or a phone: one can't be taken for the other. */
    target: text().notNull(),
    userType: smallint().$type<(typeof invitedTypes)[number]>().notNull(),
    tenantId: integer().references(() => tenants.tenantId, { onDelete: 'cascade' }),
    roleId: integer()
      .notNull()
      .references(() => roles.roleId, { onDelete: 'cascade' }),
    inviterId: integer().references(() => users.userId, { onDelete: 'set null' }),
    /** The permissions that the role had when the invitation was sent last, in alphabetical order. */
    permissions: text().array().notNull(),
    ...sentCodes(),
    sendTime: time().notNull()
  },
  table => [
    unique().on(table.target, table.tenantId).nullsNotDistinct(),
    index().on(table.tenantId),
    index().on(table.roleId),
    index().on(table.inviterId),
    index().on(table.expireTime)
  ]
)

/** The acts of administrators. Names are those of the time: a later reader finds them as they were. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    auditId: id(),
    createTime: time().notNull(),
    actorId: integer().references(() => users.userId, { onDelete: 'set null' }),
    actorName: text().notNull(),
    act: text().$type<AuditAct>().notNull(),
    subjectName: text().notNull(),
    /** The tenant that the act concerns; null where it concerns no tenant. */
    tenantId: integer().references(() => tenants.tenantId, { onDelete: 'set null' }),
    before: jsonb().$type<AuditFacts>().notNull(),
    after: jsonb().$type<AuditFacts>().notNull()
  },
  table => [
    index().on(table.tenantId, table.auditId),
    // For those who see every tenant, and look for one kind of act.
    index().on(table.act, table.auditId),
    index().on(table.actorId),
    index().on(table.createTime)
  ]
)
