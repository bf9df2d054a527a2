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
  uniqueIndex
} from 'drizzle-orm/pg-core'
import { severities } from '#contract/calls/deploy/fault-codes.ts'
import { notificationReasons, notificationStates } from '#contract/calls/mobile-notifications/mobile-notifications.ts'
import { deviceEventKinds, notificationWays } from '#contract/calls/mobile-notifications/notification-rules.ts'
import { languageCodes } from '#contract/languages.ts'
import { edits, id, time } from '../../database/columns.ts'
import { roles, tenants, users } from '../identity/schema/accounts.ts'
import { stores } from '../stores/schema.ts'

/* Events of devices, rules that tell people and programs of them, and the notifications that follow. */

export const notificationRules = pgTable(
  'notification_rules',
  {
    ruleId: id(),
    tenantId: integer()
      .notNull()
      .references(() => tenants.tenantId, { onDelete: 'cascade' }),
    name: text().notNull(),
    eventKind: text({ enum: deviceEventKinds }).notNull(),
    severity: text({ enum: severities }).notNull(),
    storeId: integer().references(() => stores.storeId, { onDelete: 'cascade' }),
    /** Null where people were chosen one by one. */
    roleId: integer().references(() => roles.roleId, { onDelete: 'cascade' }),
    /** Hours from 0 to 23; both null without quiet hours. */
    quietFrom: smallint(),
    quietTo: smallint(),
    timeZone: text().notNull(),
    perHour: smallint().notNull(),
    /** Whether people are told by text message, and by mail. A rule with neither has a webhook. */
    byCellphone: boolean().notNull().default(true),
    byEmail: boolean().notNull().default(false),
    enabled: boolean().notNull(),
    createTime: time().notNull(),
    ...edits()
  },
  table => [
    index().on(table.tenantId, table.eventKind),
    index().on(table.storeId),
    index().on(table.roleId),
    check('notification_rules_quiet', sql`(${table.quietFrom} is null) = (${table.quietTo} is null)`)
  ]
)

/** The chosen people of a rule. */
export const notificationRulePeople = pgTable(
  'notification_rule_people',
  {
    ruleId: integer()
      .notNull()
      .references(() => notificationRules.ruleId, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' })
  },
  table => [primaryKey({ columns: [table.ruleId, table.userId] }), index().on(table.userId)]
)

/**
 * The events of devices that a rule waits for. Each is written in the transaction in which it happened. Names are those of
 * the time.
 */
export const deviceEvents = pgTable(
  'device_events',
  {
    eventId: id(),
    tenantId: integer()
      .notNull()
      .references(() => tenants.tenantId, { onDelete: 'cascade' }),
    storeId: integer().references(() => stores.storeId, { onDelete: 'cascade' }),
    kind: text({ enum: deviceEventKinds }).notNull(),
    /** Of the device, the call, the task, the test or the upgrade, in the table of its kind. */
    subjectId: integer().notNull(),
    deviceName: text().notNull(),
    /** Of the device; empty for one without a serial, and for several devices. */
    serial: text().notNull().default(''),
    /** The code of a fault, or a number; empty where there is none. */
    detail: text().notNull(),
    time: time().notNull(),
    /** When its rules were looked at. */
    doneTime: time()
  },
  table => [
    // The same event is told once, however often it is reported.
    unique().on(table.kind, table.subjectId, table.time, table.detail),
    index('device_events_waiting').on(table.eventId).where(sql`${table.doneTime} is null`),
    index().on(table.tenantId),
    index().on(table.storeId),
    // For the removal of the old ones.
    index().on(table.time)
  ]
)

/** Notifications of events: one for each event, rule, person and way, and one for each event and rule with a webhook. */
export const mobileNotifications = pgTable(
  'mobile_notifications',
  {
    notificationId: id(),
    tenantId: integer()
      .notNull()
      .references(() => tenants.tenantId, { onDelete: 'cascade' }),
    ruleId: integer()
      .notNull()
      .references(() => notificationRules.ruleId, { onDelete: 'cascade' }),
    way: text({ enum: notificationWays }).notNull().default('cellphone'),
    /** Null for a webhook. */
    userId: integer().references(() => users.userId, { onDelete: 'cascade' }),
    /** Null for a test. */
    eventId: integer().references(() => deviceEvents.eventId, { onDelete: 'cascade' }),
    /** A part of the number or the mailbox, or the host of the webhook. The column is older than the other ways. */
    to: text('cellphone').notNull(),
    /** Null for a webhook. */
    language: text({ enum: languageCodes }),
    state: text({ enum: notificationStates }).notNull(),
    reason: text({ enum: notificationReasons }),
    createTime: time().notNull(),
    endTime: time()
  },
  table => [
    // However many processes look at an event, a person gets one message of a rule by each way.
    uniqueIndex('mobile_notifications_once').on(table.eventId, table.ruleId, table.userId, table.way),
    // Nor has a webhook more than one.
    uniqueIndex('mobile_notifications_webhook_once')
      .on(table.eventId, table.ruleId)
      .where(sql`${table.way} = 'webhook'`),
    // For how many a person got by a rule in the last hour.
    index().on(table.ruleId, table.userId, table.createTime),
    index().on(table.userId),
    index().on(table.tenantId, table.notificationId),
    index('mobile_notifications_sending').on(table.createTime).where(sql`${table.state} = 'sending'`),
    // For the removal of the old ones.
    index().on(table.createTime),
    check(
      'mobile_notifications_reader',
      sql`case when ${table.way} = 'webhook' then ${table.userId} is null and ${table.language} is null
        else ${table.userId} is not null and ${table.language} is not null end`
    ),
    check('mobile_notifications_end', sql`(${table.endTime} is null) = (${table.state} = 'sending')`)
  ]
)

/** The webhooks of rules. Each is told of one event at a time. */
export const notificationWebhooks = pgTable(
  'notification_webhooks',
  {
    ruleId: integer()
      .primaryKey()
      .references(() => notificationRules.ruleId, { onDelete: 'cascade' }),
    tenantId: integer()
      .notNull()
      .references(() => tenants.tenantId, { onDelete: 'cascade' }),
    address: text().notNull(),
    /** As it stands, because each call is signed by it (decision 46). */
    secret: text().notNull(),
    secretTime: time().notNull(),
    /** The secret before it, and until when calls are signed by that one, too. */
    previousSecret: text(),
    previousUntil: time(),
    /** How many attempts failed since one was taken. */
    failures: smallint().notNull().default(0),
    /** From when on the next attempt may begin. It lies ahead while one is under way, and after one that failed. */
    nextTime: time().notNull()
  },
  table => [
    index().on(table.tenantId),
    index().on(table.nextTime),
    check('notification_webhooks_previous', sql`(${table.previousSecret} is null) = (${table.previousUntil} is null)`)
  ]
)

/** Calls of webhooks until the receiver took them, or they are given up. */
export const webhookCalls = pgTable(
  'webhook_calls',
  {
    callId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ruleId: integer()
      .notNull()
      .references(() => notificationWebhooks.ruleId, { onDelete: 'cascade' }),
    notificationId: integer()
      .notNull()
      .references(() => mobileNotifications.notificationId, { onDelete: 'cascade' }),
    /** Of the event, the same at each attempt. */
    eventKey: text().notNull(),
    /** JSON, as it is signed. */
    body: text().notNull(),
    createTime: time().notNull(),
    /** How often somebody began to send it. */
    attempts: smallint().notNull().default(0)
  },
  table => [
    index().on(table.ruleId, table.attempts, table.callId),
    index().on(table.notificationId),
    index().on(table.createTime),
    check('webhook_calls_size', sql`length(${table.body}) <= 8000`)
  ]
)
