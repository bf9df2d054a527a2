import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid
} from 'drizzle-orm/pg-core'
import type { AuditAct, AuditFacts } from '#contract/calls/administration/audit.ts'
import type { invitedTypes } from '#contract/calls/administration/invitations.ts'
import { tenantKinds } from '#contract/calls/administration/tenants.ts'
import type { OpenHours } from '#contract/calls/appointment-records.ts'
import type { FloorPlan, RoomName } from '#contract/calls/cleaning.ts'
import type { DeploymentStep } from '#contract/calls/deploy/deployment-steps.ts'
import { deploymentActs, deploymentStates } from '#contract/calls/deploy/deployments.ts'
import { severities } from '#contract/calls/deploy/fault-codes.ts'
import { type ExportDataset, exportFormats, exportStates } from '#contract/calls/exports.ts'
import type { dispatchGoods } from '#contract/calls/hospital-dispatch.ts'
import type { CodePurpose } from '#contract/calls/identity/codes.ts'
import type { SecurityEventKind } from '#contract/calls/identity/sessions.ts'
import type { UserType } from '#contract/calls/identity/sign-in.ts'
import { noticeLevels } from '#contract/calls/notices.ts'
import { machineVersionStates } from '#contract/calls/ota/machine-versions.ts'
import { type RollOutFilter, rollOutStates, upgradeStates } from '#contract/calls/ota/roll-outs.ts'
import { type SoftwareNeed, softwareKinds, softwareVersionStates } from '#contract/calls/ota/software.ts'
import { releaseEnds, type WayBackReason } from '#contract/calls/releases.ts'
import {
  type RobotAnswer,
  type RobotAsk,
  type RobotFailure,
  type RobotRequestKind,
  robotRequestStates
} from '#contract/calls/robot-requests.ts'
import type { RobotKind, RobotState } from '#contract/calls/robots.ts'
import { type Audience, sentMessageStates } from '#contract/calls/sent-messages.ts'
import type { SpecificationField } from '#contract/calls/shop/catalogue.ts'
import { movementKinds } from '#contract/calls/shop/inventory.ts'
import type { LocalTexts } from '#contract/calls/shop/local-texts.ts'
import { currencies } from '#contract/calls/shop/money.ts'
import { orderStatuses } from '#contract/calls/shop/order-steps.ts'
import type { Language } from '#contract/languages.ts'
import type { CalendarFile } from '../delivery/transport.ts'
import type { Translations } from '../texts/translated.ts'
import { bytes, time } from './columns.ts'

/*
 * The tables. Names are the contract's words in snake case (the driver and drizzle-kit both turn `deployTime` into
 * `deploy_time`). After a change: `npx drizzle-kit generate --config cloud/database/drizzle.config.ts`, and commit
 * what it writes to `migrations/`.
 */

/** The subjects of letters without a code. */
export const letterPurposes = ['changed', 'appointment'] as const

const id = () => integer().primaryKey().generatedAlwaysAsIdentity()

/** The mark of a row that the demo data put in. Rows that depend on such a row are demo data too. */
const demo = () => boolean().notNull().default(false)

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
    /** argon2id; null for who signs in by code alone. */
    passwordHash: text(),
    /** Null for who has no password, or whose was made before this was noted. */
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

/** The roles that every portal has: the administrators' one, and the one that whoever registers is given. */
export const builtInRoles = ['administrator', 'registered'] as const
export type BuiltInRole = (typeof builtInRoles)[number]

export const roles = pgTable(
  'roles',
  {
    roleId: id(),
    name: text().notNull(),
    /** Null for every other role. A name says nothing: anybody may call a role Administrator. */
    builtIn: text({ enum: builtInRoles }).unique(),
    /** Whose role it is; null for a role that all tenants share. */
    tenantId: integer().references(() => tenants.tenantId, { onDelete: 'cascade' }),
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
  // The second is for who has a role.
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
    salt: text().notNull(),
    /** SHA-256 of salt and code, in hexadecimal. */
    codeHash: text().notNull(),
    /** Wrong tries of the code so far. */
    failures: smallint().notNull(),
    sendTime: time().notNull(),
    expireTime: time().notNull()
  },
  table => [
    unique().on(table.target, table.tenantId).nullsNotDistinct(),
    index().on(table.tenantId),
    index().on(table.roleId),
    index().on(table.inviterId),
    index().on(table.expireTime)
  ]
)

/** What administrators did. Names are those of the time: who reads it later finds them as they were. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    auditId: id(),
    createTime: time().notNull(),
    actorId: integer().references(() => users.userId, { onDelete: 'set null' }),
    actorName: text().notNull(),
    act: text().$type<AuditAct>().notNull(),
    subjectName: text().notNull(),
    /** Whose matter it is; null where it is no tenant's. */
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

export const sessions = pgTable(
  'sessions',
  {
    sessionId: id(),
    /** SHA-256 of the token: who reads the database can't sign in with what is found there. */
    tokenHash: text().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    createTime: time().notNull(),
    expireTime: time().notNull(),
    /** Until when one change to the account may be made; null where the identity was not checked, or the check is spent. */
    checkedUntil: time(),
    /** From where the user signed in, as far as the request told. */
    browser: text(),
    system: text(),
    networkAddress: text(),
    /** Exact to a minute; null for a session from before this was noted. */
    lastSeenTime: time()
  },
  table => [index().on(table.userId), index().on(table.expireTime)]
)

/** Security events of accounts, which their owners can read. */
export const securityEvents = pgTable(
  'security_events',
  {
    eventId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    kind: text().$type<SecurityEventKind>().notNull(),
    browser: text(),
    system: text(),
    networkAddress: text(),
    createTime: time().notNull()
  },
  table => [
    index().on(table.userId, table.createTime, table.eventId),
    // For the newest of a kind that are kept.
    index().on(table.userId, table.kind, table.eventId),
    index().on(table.createTime)
  ]
)

/** Images to read, each until its first try. */
export const captchas = pgTable(
  'captchas',
  {
    imageId: text().primaryKey(),
    imageCode: text().notNull(),
    expireTime: time().notNull()
  },
  table => [index().on(table.expireTime)]
)

/** Tickets from a sign-in at the workplace's provider, each to be exchanged for a session. */
export const workplaceTickets = pgTable(
  'workplace_tickets',
  {
    ticketHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    expireTime: time().notNull()
  },
  table => [index().on(table.expireTime)]
)

/** Links with which somebody sets a password, until their first use; one for each account. */
export const passwordLinks = pgTable(
  'password_links',
  {
    /** SHA-256 of the token: who reads the database can't use what is found there. */
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .unique()
      .references(() => users.userId, { onDelete: 'cascade' }),
    expireTime: time().notNull()
  },
  table => [index().on(table.expireTime)]
)

/** Tickets for right answers to captchas, each until its use. */
export const imageTickets = pgTable(
  'image_tickets',
  {
    ticketHash: text().primaryKey(),
    expireTime: time().notNull()
  },
  table => [index().on(table.expireTime)]
)

/** The newest code for each target and purpose; a phone and an e-mail address can't be taken for one another. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    target: text().notNull(),
    purpose: text().$type<CodePurpose>().notNull(),
    salt: text().notNull(),
    /** SHA-256 of salt and code, in hexadecimal. */
    codeHash: text().notNull(),
    /** Wrong tries so far. */
    failures: smallint().notNull(),
    expireTime: time().notNull()
  },
  table => [primaryKey({ columns: [table.target, table.purpose] }), index().on(table.expireTime)]
)

/** When somebody did what is limited: a code to a target, a captcha for a network address, usage of a session. */
export const rateCounters = pgTable('rate_counters', {
  subject: text().primaryKey(),
  times: time().array().notNull()
})

/** The fields of a quick registration that an account does not have. */
export const quickRegistrations = pgTable('quick_registrations', {
  userId: integer()
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  category: smallint().notNull(),
  products: text().array().notNull()
})

/** Wrong passwords by the identifier that was submitted, whether or not an account has it; or by a known device. */
export const signInAttempts = pgTable('sign_in_attempts', {
  identifier: text().primaryKey(),
  failTimes: time().array().notNull(),
  lockedUntil: time()
})

/** Browsers in which somebody signed in to an account, by what a cookie of theirs holds. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** SHA-256 of the cookie's token. Several accounts can sign in on one device. */
    deviceHash: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** Of the last sign-in. */
    useTime: time().notNull()
  },
  table => [
    primaryKey({ columns: [table.deviceHash, table.userId] }),
    index().on(table.userId, table.useTime),
    index().on(table.useTime)
  ]
)

/** Failed sign-ins by network address, and of all addresses together. */
export const addressAttempts = pgTable('address_attempts', {
  address: text().primaryKey(),
  failTimes: time().array().notNull()
})

export const menuNodes = pgTable('menu_nodes', {
  menuId: id(),
  parentId: integer().references((): AnyPgColumn => menuNodes.menuId, { onDelete: 'cascade' }),
  /** Order among the nodes of one parent. */
  position: smallint().notNull(),
  name: text().notNull(),
  perms: text(),
  url: text(),
  path: text().notNull(),
  /** 1 a group, 2 a page. */
  type: smallint().$type<1 | 2>(),
  langKey: text(),
  icon: text(),
  hidden: boolean().notNull(),
  micro: boolean().notNull(),
  demo: demo()
})

/** When a user opened a menu last; one row a menu. */
export const menuVisits = pgTable(
  'menu_visits',
  {
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    menuId: integer()
      .notNull()
      .references(() => menuNodes.menuId, { onDelete: 'cascade' }),
    visitTime: time().notNull()
  },
  table => [
    primaryKey({ columns: [table.userId, table.menuId] }),
    index().on(table.userId, table.visitTime),
    // For the removal of a menu.
    index().on(table.menuId)
  ]
)

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
    createTime: time().notNull()
  },
  table => [
    unique().on(table.tenantId, table.storeCode),
    uniqueIndex('stores_name_of_tenant').on(table.tenantId, sql`lower(${table.name})`)
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
    /** What a cleaning robot did: square metres, millilitres and watt hours; 0 for every other task. */
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

/**
 * Sums of tasks by day in Beijing and kind of robot: of all robots, of each tenant's, of each store's. They are kept as
 * changes, as those of messages are: triggers of tasks and robots add them, so no path can forget it, and writers at the
 * same moment never wait for one another. Upkeep merges them. The reasons are in
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

/** Whose robots sums are of. The id beside it is 0 for all robots. */
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

/** The plan of the floor of a store, as a robot measured it. */
export const cleaningFloors = pgTable('cleaning_floors', {
  storeId: integer()
    .primaryKey()
    .references(() => stores.storeId, { onDelete: 'cascade' }),
  plan: jsonb().$type<FloorPlan>().notNull()
})

/** Cleaning runs: which rooms a robot cleans, where it is, and how much is done. */
export const cleaningRuns = pgTable(
  'cleaning_runs',
  {
    runId: id(),
    robotId: integer()
      .notNull()
      .references(() => robots.robotId, { onDelete: 'cascade' }),
    /** Whose floor it is: the robot may be bound to another store meanwhile. */
    storeId: integer()
      .notNull()
      .references(() => stores.storeId, { onDelete: 'cascade' }),
    rooms: text().array().$type<RoomName[]>().notNull(),
    state: text({ enum: ['cleaning', 'paused', 'returning', 'ended'] }).notNull(),
    /** Centimetres from the upper left corner. */
    x: integer().notNull(),
    y: integer().notNull(),
    /** Per mille. */
    done: smallint().notNull(),
    userId: integer().references(() => users.userId, { onDelete: 'set null' }),
    startTime: time().notNull(),
    reportTime: time(),
    /** Null while it is under way. */
    endTime: time()
  },
  table => [
    // A robot has one run at a time, however many people start one at once.
    uniqueIndex('cleaning_runs_under_way').on(table.robotId).where(sql`${table.endTime} is null`),
    index().on(table.robotId),
    index().on(table.storeId),
    index().on(table.userId),
    // For the removal of the old ones.
    index().on(table.endTime),
    check('cleaning_runs_state_known', sql`${table.state} in ('cleaning', 'paused', 'returning', 'ended')`)
  ]
)

/** Orders of hospitals: what a robot carries from ward to ward. */
export const dispatchOrders = pgTable(
  'dispatch_orders',
  {
    orderId: id(),
    storeId: integer()
      .notNull()
      .references(() => stores.storeId, { onDelete: 'cascade' }),
    fromWard: text().notNull(),
    toWard: text().notNull(),
    goods: text().$type<(typeof dispatchGoods)[number]>().notNull(),
    status: text({ enum: ['waiting', 'assigned', 'carrying', 'arrived', 'handedOver', 'cancelled'] }).notNull(),
    robotId: integer().references(() => robots.robotId, { onDelete: 'set null' }),
    userId: integer().references(() => users.userId, { onDelete: 'set null' }),
    salt: text().notNull(),
    /** SHA-256 of salt and code, in hexadecimal. */
    codeHash: text().notNull(),
    createTime: time().notNull(),
    assignTime: time(),
    pickUpTime: time(),
    arriveTime: time(),
    /** Null until it is handed over or cancelled. */
    endTime: time()
  },
  table => [
    // A robot has one order at a time, however many people assign one at once.
    uniqueIndex('dispatch_orders_with_robot')
      .on(table.robotId)
      .where(sql`${table.endTime} is null and ${table.robotId} is not null`),
    index().on(table.storeId, table.orderId),
    index('dispatch_orders_waiting').on(table.storeId).where(sql`${table.status} = 'waiting'`),
    index().on(table.robotId),
    index().on(table.userId),
    // For the removal of the old ones.
    index().on(table.endTime),
    check(
      'dispatch_orders_status_known',
      sql`${table.status} in ('waiting', 'assigned', 'carrying', 'arrived', 'handedOver', 'cancelled')`
    )
  ]
)

/** The catalogue of fault codes. Faults name a code by its text, since robots report codes that nobody wrote down yet. */
export const faultCodes = pgTable(
  'fault_codes',
  {
    faultCode: text().primaryKey(),
    severity: text({ enum: severities }).notNull(),
    names: jsonb().$type<LocalTexts>().notNull(),
    remedies: jsonb().$type<LocalTexts>().notNull(),
    updateTime: time().notNull(),
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

/** Who did what in a deployment. */
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

/** What the cloud asks of robots, and what they answer. */
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
    index().on(table.robotId),
    index().on(table.userId),
    // For the removal of the old ones.
    index().on(table.endTime),
    check('robot_requests_progress_per_cent', sql`${table.progress} between 0 and 100`),
    check('robot_requests_open_or_ended', sql`(${table.state} in ('asked', 'taken')) = (${table.endTime} is null)`)
  ]
)

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

/** Where the next page of a file begins: behind this row of this robot. */
export type ExportCursor = { robotId: number; startTime: string; rowId: number }

/** What a workbook says of a sheet, so far: its rows, the parts that hold them, and their sums before and after packing. */
export type ExportSheet = { rows: number; parts: number; crc: number; size: number; packed: number }

/** Files of many rows that people asked for. */
export const exportJobs = pgTable(
  'export_jobs',
  {
    exportId: id(),
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    dataset: text().$type<ExportDataset>().notNull(),
    format: text({ enum: exportFormats }).notNull().default('csv'),
    from: date({ mode: 'string' }).notNull(),
    to: date({ mode: 'string' }).notNull(),
    /** Whose rows: of one store, or of all that the person saw. */
    storeId: integer().references(() => stores.storeId, { onDelete: 'cascade' }),
    /** The tenant of the person's scope; null for all tenants. A person whose scope changes gets no more rows. */
    tenantId: integer().references(() => tenants.tenantId, { onDelete: 'cascade' }),
    /** In which the headings are written. */
    language: text().$type<Language>().notNull(),
    state: text({ enum: exportStates }).notNull(),
    rows: integer().notNull(),
    rowsDone: integer().notNull().default(0),
    parts: integer().notNull().default(0),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    /** Null before the first page. */
    cursor: jsonb().$type<ExportCursor>(),
    /** Null for a format without sheets. */
    sheets: jsonb().$type<ExportSheet[]>(),
    /** How often a page failed in a row. */
    failures: smallint().notNull().default(0),
    createTime: time().notNull(),
    /** From when on a process may work at it; it lies ahead while one does. */
    nextTime: time().notNull(),
    expireTime: time(),
    ticketHash: text().unique(),
    ticketExpireTime: time()
  },
  table => [
    index().on(table.userId, table.exportId),
    index().on(table.storeId),
    index().on(table.tenantId),
    // For whoever looks for work, and for the removal of the old ones.
    index('export_jobs_due').on(table.nextTime).where(sql`${table.state} in ('waiting', 'running')`),
    index().on(table.createTime)
  ]
)

/** The pieces of files, each compressed by itself: so a file grows with its job, and survives the end of a process. */
export const exportParts = pgTable(
  'export_parts',
  {
    exportId: integer()
      .notNull()
      .references(() => exportJobs.exportId, { onDelete: 'cascade' }),
    part: integer().notNull(),
    content: bytes().notNull()
  },
  table => [primaryKey({ columns: [table.exportId, table.part] })]
)

/** Texts by language; English is always there. */
export type CourseTexts = Partial<Record<Language, { title: string; summary: string }>> & {
  en: { title: string; summary: string }
}
type LessonText = { title: string; intro: string; steps: string[] }
export type LessonTexts = Partial<Record<Language, LessonText>> & { en: LessonText }

export const courses = pgTable('courses', {
  courseId: id(),
  robotKind: text().$type<RobotKind>().notNull(),
  texts: jsonb().$type<CourseTexts>().notNull(),
  demo: demo()
})

export const lessons = pgTable(
  'lessons',
  {
    lessonId: id(),
    courseId: integer()
      .notNull()
      .references(() => courses.courseId, { onDelete: 'cascade' }),
    /** Order within the course, from 0. */
    position: smallint().notNull(),
    texts: jsonb().$type<LessonTexts>().notNull()
  },
  table => [unique().on(table.courseId, table.position)]
)

/** The lessons that users have done. */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    lessonId: integer()
      .notNull()
      .references(() => lessons.lessonId, { onDelete: 'cascade' }),
    doneTime: time().notNull()
  },
  // The second is for the removal of a lesson.
  table => [primaryKey({ columns: [table.userId, table.lessonId] }), index().on(table.lessonId)]
)

export const productSales = pgTable(
  'product_sales',
  {
    /** The first day of the month. */
    month: date({ mode: 'string' }).notNull(),
    model: text().notNull(),
    count: integer().notNull(),
    demo: demo()
  },
  // The demo data counts apart, so that neither overwrites the other.
  table => [primaryKey({ columns: [table.month, table.model, table.demo] })]
)

/** Notices at the top of the dashboard, each shown from its start to its end. */
export const notices = pgTable(
  'notices',
  {
    noticeId: id(),
    /** Null for everybody. */
    tenantId: integer().references(() => tenants.tenantId),
    title: text().notNull(),
    content: text().notNull(),
    /** The same in other languages; null where there is only one text for everybody. */
    translations: jsonb().$type<Translations>(),
    url: text(),
    level: text({ enum: noticeLevels }).notNull(),
    startTime: time().notNull(),
    endTime: time().notNull(),
    /** Where its writer chose the times, by the name of the IANA database. */
    timeZone: text().notNull().default('Asia/Shanghai'),
    demo: demo()
  },
  table => [
    index().on(table.endTime),
    index().on(table.tenantId),
    check('notices_end_after_start', sql`${table.endTime} > ${table.startTime}`)
  ]
)

/** The notices that users closed. */
export const closedNotices = pgTable(
  'closed_notices',
  {
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    noticeId: integer()
      .notNull()
      .references(() => notices.noticeId, { onDelete: 'cascade' })
  },
  // The second is for the removal of a notice.
  table => [primaryKey({ columns: [table.userId, table.noticeId] }), index().on(table.noticeId)]
)

/** How users arranged their dashboard; nobody who changed nothing has a row. */
export const dashboardLayouts = pgTable('dashboard_layouts', {
  userId: integer()
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  cards: jsonb().$type<{ card: string; hidden: boolean }[]>().notNull()
})

export const salespersons = pgTable('salespersons', {
  salespersonId: id(),
  name: text().notNull(),
  /** The account of the salesperson, who sees the own week and changes the own hours. */
  userId: integer()
    .unique()
    .references(() => users.userId, { onDelete: 'set null' }),
  /** When the salesperson can be booked; null for the usual hours. */
  hours: jsonb().$type<OpenHours[]>(),
  demo: demo()
})

/** Times in which a salesperson can't be booked. */
export const salespersonAbsences = pgTable(
  'salesperson_absences',
  {
    absenceId: id(),
    salespersonId: integer()
      .notNull()
      .references(() => salespersons.salespersonId, { onDelete: 'cascade' }),
    startTime: time().notNull(),
    endTime: time().notNull(),
    reason: text().notNull(),
    createTime: time().notNull()
  },
  table => [
    index().on(table.salespersonId, table.endTime),
    // For the removal of the old ones.
    index().on(table.endTime),
    check('absences_end_after_start', sql`${table.endTime} > ${table.startTime}`)
  ]
)

export const appointments = pgTable(
  'appointments',
  {
    appointmentId: id(),
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    salespersonId: integer()
      .notNull()
      .references(() => salespersons.salespersonId),
    startTime: time().notNull(),
    endTime: time().notNull(),
    remark: text().notNull(),
    createTime: time().notNull(),
    /** When it was moved last. */
    moveTime: time(),
    /** Null while it stands; once set it stays. */
    cancelTime: time(),
    /** How often it was moved or cancelled: calendars take the largest number (RFC 5545). */
    sequence: smallint().notNull().default(0),
    /** Where the person was who booked or moved it last, by the name of the IANA database. */
    timeZone: text().notNull().default('Asia/Shanghai')
  },
  table => [
    index().on(table.userId, table.startTime),
    index().on(table.salespersonId, table.startTime),
    // For reminders.
    index('appointments_standing').on(table.startTime).where(sql`${table.cancelTime} is null`),
    // For the records of all, in the order of time.
    index().on(table.startTime),
    // For the removal of the old ones.
    index().on(table.endTime)
  ]
)

/**
 * The slots that standing appointments take, a row each. The key is what keeps two from having the same one, however
 * close they come; a cancelled appointment gives its rows up.
 */
export const takenSlots = pgTable(
  'taken_slots',
  {
    salespersonId: integer()
      .notNull()
      .references(() => salespersons.salespersonId),
    startTime: time().notNull(),
    appointmentId: integer()
      .notNull()
      .references(() => appointments.appointmentId, { onDelete: 'cascade' })
  },
  table => [primaryKey({ columns: [table.salespersonId, table.startTime] }), index().on(table.appointmentId)]
)

export const reminderKinds = ['day', 'hour'] as const
export type ReminderKind = (typeof reminderKinds)[number]

/**
 * Which reminders of which appointments went out. The key keeps two processes from sending one twice. An appointment
 * that was moved has another beginning, and is reminded of anew.
 */
export const appointmentReminders = pgTable(
  'appointment_reminders',
  {
    appointmentId: integer()
      .notNull()
      .references(() => appointments.appointmentId, { onDelete: 'cascade' }),
    startTime: time().notNull(),
    kind: text({ enum: reminderKinds }).notNull()
  },
  table => [primaryKey({ columns: [table.appointmentId, table.startTime, table.kind] })]
)

/**
 * Messages that people sent to others, or plan to send. A message with an end is done with. Users get it in the order of
 * their ids, a batch at a time, from `afterUserId` on.
 */
export const sentMessages = pgTable(
  'sent_messages',
  {
    sentMessageId: id(),
    senderId: integer().references(() => users.userId, { onDelete: 'set null' }),
    /** By the name of the time. */
    senderName: text().notNull(),
    /** The sender's; null for a sender who belongs to none. */
    tenantId: integer().references(() => tenants.tenantId, { onDelete: 'cascade' }),
    title: text().notNull(),
    content: text().notNull(),
    /** The same in other languages; null where there is only one text for everybody. */
    translations: jsonb().$type<Translations>(),
    url: text(),
    audience: jsonb().$type<Audience>().notNull(),
    /** Of the role, of some of the tenants or of some of the people, by the names of the time. */
    audienceNames: text().array().notNull(),
    state: text({ enum: sentMessageStates }).notNull(),
    sendTime: time().notNull(),
    /** Where its sender chose the time, by the name of the IANA database. */
    timeZone: text().notNull(),
    createTime: time().notNull(),
    /** When it was out, called back or refused. */
    endTime: time(),
    /** The accounts that were chosen when it began to go out, and those that have it. */
    chosenCount: integer().notNull().default(0),
    deliveredCount: integer().notNull().default(0),
    /** The last account that is done, and the last one of all: who registers meanwhile is not meant. */
    afterUserId: integer().notNull().default(0),
    throughUserId: integer().notNull().default(0)
  },
  table => [
    index().on(table.tenantId, table.sentMessageId),
    index().on(table.state, table.sentMessageId),
    index().on(table.senderId),
    // For what is due.
    index('sent_messages_waiting').on(table.sendTime).where(sql`${table.endTime} is null`),
    // For the removal of the old ones.
    index().on(table.endTime),
    check('sent_messages_end', sql`(${table.endTime} is null) = (${table.state} in ('planned', 'sending'))`)
  ]
)

/** Texts to write messages from, in some languages. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    templateId: id(),
    /** Null for one that all tenants share. */
    tenantId: integer().references(() => tenants.tenantId, { onDelete: 'cascade' }),
    name: text().notNull(),
    translations: jsonb().$type<Translations>().notNull(),
    url: text(),
    updateTime: time().notNull(),
    demo: demo()
  },
  table => [unique().on(table.tenantId, table.name, table.demo).nullsNotDistinct()]
)

/** Where goods stand in the mall. */
export const goodsCategories = pgTable(
  'goods_categories',
  {
    categoryId: id(),
    names: jsonb().$type<LocalTexts>().notNull(),
    /** The place among the others, the lowest first. */
    position: smallint().notNull(),
    demo: demo()
  },
  // A category of the demo data takes nobody's name away.
  table => [uniqueIndex('goods_categories_name').on(sql`lower(${table.names} ->> 'en')`, table.demo)]
)

/** What can be specified of goods. */
export const goodsTypes = pgTable(
  'goods_types',
  {
    typeId: id(),
    names: jsonb().$type<LocalTexts>().notNull(),
    fields: jsonb().$type<SpecificationField[]>().notNull(),
    demo: demo()
  },
  table => [uniqueIndex('goods_types_name').on(sql`lower(${table.names} ->> 'en')`, table.demo)]
)

export const goods = pgTable(
  'goods',
  {
    goodsId: id(),
    goodsCode: text().notNull(),
    names: jsonb().$type<LocalTexts>().notNull(),
    descriptions: jsonb().$type<LocalTexts>().notNull(),
    categoryId: integer()
      .notNull()
      .references(() => goodsCategories.categoryId),
    typeId: integer()
      .notNull()
      .references(() => goodsTypes.typeId),
    /** Values by the keys of the type's fields. */
    specification: jsonb().$type<Record<string, string>>().notNull(),
    /** Whether people can buy it. */
    listed: boolean().notNull(),
    /** The sum of its movements, and changed with these alone (shop/stock.ts). */
    stock: integer().notNull().default(0),
    lowStock: integer().notNull(),
    createTime: time().notNull(),
    demo: demo()
  },
  table => [
    unique().on(table.goodsCode, table.demo),
    index().on(table.categoryId),
    index().on(table.typeId),
    check('goods_stock_not_below_zero', sql`${table.stock} >= 0`)
  ]
)

/** What one piece costs in each currency, in minor units. */
export const goodsPrices = pgTable(
  'goods_prices',
  {
    goodsId: integer()
      .notNull()
      .references(() => goods.goodsId, { onDelete: 'cascade' }),
    currency: text({ enum: currencies }).notNull(),
    amount: bigint({ mode: 'number' }).notNull()
  },
  table => [
    primaryKey({ columns: [table.goodsId, table.currency] }),
    check('goods_prices_above_zero', sql`${table.amount} > 0`)
  ]
)

export const cartLines = pgTable(
  'cart_lines',
  {
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    goodsId: integer()
      .notNull()
      .references(() => goods.goodsId, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    addTime: time().notNull()
  },
  // The second is for the removal of goods.
  table => [primaryKey({ columns: [table.userId, table.goodsId] }), index().on(table.goodsId)]
)

/** Orders keep the names of people and goods, and the prices, that they were made with. */
export const orders = pgTable(
  'orders',
  {
    orderId: id(),
    /** Null where the account is gone. */
    userId: integer().references(() => users.userId, { onDelete: 'set null' }),
    buyerName: text().notNull(),
    tenantName: text(),
    /** Made by the buyer's page. The same one never makes two orders. */
    requestKey: uuid().notNull(),
    currency: text({ enum: currencies }).notNull(),
    total: bigint({ mode: 'number' }).notNull(),
    lineCount: smallint().notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    recipient: text().notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    remark: text().notNull(),
    createTime: time().notNull(),
    /** When it was received or cancelled. */
    endTime: time()
  },
  table => [
    unique().on(table.userId, table.requestKey),
    index().on(table.userId, table.orderId),
    index().on(table.status, table.orderId),
    // For the removal of the old ones.
    index().on(table.endTime),
    check('orders_status_known', sql`${table.status} in ('placed', 'confirmed', 'shipped', 'received', 'cancelled')`)
  ]
)

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    /** Null where the goods are gone. */
    goodsId: integer().references(() => goods.goodsId, { onDelete: 'set null' }),
    goodsCode: text().notNull(),
    names: jsonb().$type<LocalTexts>().notNull(),
    /** Of one piece. */
    amount: bigint({ mode: 'number' }).notNull(),
    quantity: integer().notNull()
  },
  table => [primaryKey({ columns: [table.orderId, table.position] }), index().on(table.goodsId)]
)

/** When an order came into each of its states, and by whom. */
export const orderEvents = pgTable(
  'order_events',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    status: text({ enum: orderStatuses }).notNull(),
    time: time().notNull(),
    actorName: text().notNull(),
    note: text().notNull()
  },
  // No step leads back, so an order has each state once.
  table => [primaryKey({ columns: [table.orderId, table.status] })]
)

/** Every change of a stock. The stock of goods is the sum of theirs. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    movementId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    goodsId: integer()
      .notNull()
      .references(() => goods.goodsId, { onDelete: 'cascade' }),
    kind: text({ enum: movementKinds }).notNull(),
    /** Below zero for what went out. */
    quantity: integer().notNull(),
    /** The stock after it. */
    stock: integer().notNull(),
    reason: text().notNull(),
    orderId: integer().references(() => orders.orderId, { onDelete: 'set null' }),
    actorName: text().notNull(),
    createTime: time().notNull()
  },
  table => [index().on(table.goodsId, table.movementId), index().on(table.orderId)]
)

export const messages = pgTable(
  'messages',
  {
    messageRecordId: id(),
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** The sent message that this one is for one reader. Texts and link stand there, once for all readers. */
    sentMessageId: integer().references(() => sentMessages.sentMessageId, { onDelete: 'cascade' }),
    /** Null where a sent message has them. */
    title: text(),
    content: text(),
    /** The same in other languages; null where there is only one text for everybody. */
    translations: jsonb().$type<Translations>(),
    url: text(),
    /** 1 unread, 2 read (spec §3). */
    status: smallint().$type<1 | 2>().notNull(),
    createTime: time().notNull(),
    readTime: time()
  },
  table => [
    index().on(table.userId, table.status, table.createTime, table.messageRecordId),
    // For a page of all messages, whatever their state.
    index().on(table.userId, table.createTime, table.messageRecordId),
    // For the removal of the old ones.
    index().on(table.createTime),
    // For who got a sent message, and who read it.
    index('messages_of_sent')
      .on(table.sentMessageId, table.status, table.messageRecordId)
      .where(sql`${table.sentMessageId} is not null`),
    check(
      'messages_have_texts',
      sql`${table.sentMessageId} is not null or (${table.title} is not null and ${table.content} is not null)`
    )
  ]
)

/**
 * How many messages a user has, as a sum of changes: PostgreSQL takes some 30 ms to count a hundred thousand rows, and
 * 0.1 ms to add these up. Triggers of the table of messages add a row for each statement and user, so no path can forget
 * it. Writers at the same moment never wait for one another. A reader of many rows merges them into one. The reasons are
 * in docs/decisions/0006-message-counts-kept-by-triggers.md.
 */
export const messageCounts = pgTable(
  'message_counts',
  {
    changeId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    unread: integer().notNull(),
    read: integer().notNull()
  },
  table => [index().on(table.userId)]
)

export const languageFiles = pgTable('language_files', {
  intLangCode: text().primaryKey(),
  langName: text().notNull()
})

/** The versions of each language. A language shows its newest version. */
export const languageVersions = pgTable(
  'language_versions',
  {
    versionId: id(),
    intLangCode: text()
      .notNull()
      .references(() => languageFiles.intLangCode, { onDelete: 'cascade' }),
    content: bytes().notNull(),
    /** MD5 of the stored bytes, in hexadecimal. */
    langDescJsonMd5: text().notNull(),
    keyCount: integer().notNull(),
    updateTime: time().notNull(),
    /** Null for what was shipped. */
    updateUserId: integer().references(() => users.userId, { onDelete: 'set null' }),
    /** Whether it came with the portal; an uploaded one keeps saying so when its account is gone. */
    shipped: boolean().notNull()
  },
  table => [index().on(table.intLangCode, table.versionId), index().on(table.updateUserId)]
)

export const usageEvents = pgTable(
  'usage_events',
  {
    eventId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer().references(() => users.userId, { onDelete: 'set null' }),
    application: text().notNull(),
    /** The fields that all events of one envelope share (`cm` of spec §3). */
    common: jsonb().notNull(),
    event: text().notNull(),
    properties: jsonb().notNull(),
    occurTime: time().notNull(),
    receiveTime: time().notNull()
  },
  table => [
    index().on(table.userId),
    // For who used the portal in which language lately; cut off, since anybody's word can be too long for an index.
    index('usage_events_language_index').on(
      table.receiveTime,
      sql`(left(${table.common} ->> 'language', 35))`,
      table.userId
    )
  ]
)

/**
 * Versions of sub-applications that pages get in the place of the environment's. A row with an end is history. The index
 * over the rows without an end keeps two from being in force for the same people, however close they come.
 */
export const releases = pgTable(
  'releases',
  {
    releaseId: id(),
    module: text().notNull(),
    version: text().notNull(),
    address: text().notNull(),
    integrity: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    audienceKind: text({ enum: ['everybody', 'chosen', 'share'] }).notNull(),
    /** The chosen people and tenants; empty for another audience. */
    userIds: integer().array().notNull(),
    tenantIds: integer().array().notNull(),
    /** Of a share. */
    percent: smallint(),
    setTime: time().notNull(),
    /** Null where the portal put it in, or the account is gone. */
    setUserId: integer().references(() => users.userId, { onDelete: 'set null' }),
    /** The release for everybody that it replaced, which comes back when this one is taken back. */
    replacesId: integer(),
    endTime: time(),
    endKind: text({ enum: releaseEnds }),
    endUserId: integer().references(() => users.userId, { onDelete: 'set null' }),
    endReason: jsonb().$type<WayBackReason>()
  },
  table => [
    uniqueIndex('releases_in_force')
      .on(table.module, sql`(${table.audienceKind} = 'everybody')`)
      .where(sql`${table.endTime} is null`),
    index().on(table.setUserId),
    index().on(table.endUserId),
    // For the removal of the old ones.
    index().on(table.endTime),
    check('releases_audience_known', sql`${table.audienceKind} in ('everybody', 'chosen', 'share')`)
  ]
)

/** From which difference to the version before a release goes back by itself: one row, or none for the defaults. */
export const releaseLimits = pgTable('release_limits', {
  limitsId: smallint().primaryKey(),
  users: integer().notNull(),
  failurePoints: integer().notNull(),
  slowerPercent: integer().notNull()
})

/** How versions of sub-applications came to people, by their pages' reports: one row a version and person. */
export const moduleLoads = pgTable(
  'module_loads',
  {
    module: text().notNull(),
    address: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    failed: boolean().notNull(),
    /** Of the first load that succeeded: a later one may come from the browser's cache. */
    milliseconds: integer(),
    firstTime: time().notNull()
  },
  table => [
    primaryKey({ columns: [table.module, table.address, table.userId] }),
    index().on(table.module, table.address, table.firstTime),
    index().on(table.userId),
    // For the removal of the old ones.
    index().on(table.firstTime)
  ]
)

/** E-mails and text messages that were not sent, because no transport is set up. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    outboxId: id(),
    to: text().notNull(),
    purpose: text().notNull(),
    code: text(),
    text: text().notNull(),
    createTime: time().notNull()
  },
  table => [index().on(table.to, table.createTime, table.outboxId), index().on(table.createTime, table.outboxId)]
)

/**
 * Letters that a change of the database calls for, until they are sent: each is written in the transaction of its change.
 * Codes are never here, because nobody who reads the database may learn one.
 */
export const unsentLetters = pgTable(
  'unsent_letters',
  {
    letterId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** A mail or a text message. */
    kind: text({ enum: ['email', 'cellphone'] }).notNull(),
    to: text().notNull(),
    purpose: text({ enum: letterPurposes }).notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    calendar: jsonb().$type<CalendarFile>(),
    createTime: time().notNull(),
    /** How often somebody began to send it. */
    attempts: smallint().notNull().default(0),
    /** From when on the next attempt may begin; it lies ahead while one is under way. */
    nextTime: time().notNull()
  },
  table => [
    index().on(table.nextTime),
    index().on(table.createTime),
    check('unsent_letters_size', sql`length(${table.subject}) + length(${table.text}) <= 20000`)
  ]
)

/** Requests that the cleaning control centre has taken, so that none is taken twice. */
export const centreRequests = pgTable(
  'centre_requests',
  {
    signature: text().primaryKey(),
    useTime: time().notNull()
  },
  table => [index().on(table.useTime)]
)

/** The parts of the shipped data that are in. Each goes in once: a part that somebody deletes never comes back. */
export const shippedParts = pgTable('shipped_parts', {
  name: text().primaryKey(),
  shipTime: time().notNull()
})

/** One row that is written anew to find out whether rows can be written. */
export const writeProbes = pgTable('write_probes', {
  probeId: id(),
  filling: text().notNull()
})

/**
 * The parts of the demo data that are in, and up to when. Empty in a database that never had demo data. After a removal
 * of the demo data, `removed` alone.
 */
export const demoParts = pgTable('demo_parts', {
  name: text().primaryKey(),
  untilTime: time().notNull()
})
