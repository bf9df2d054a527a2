import { sql } from 'drizzle-orm'
import {
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
import { deviceEventKinds } from '#contract/calls/mobile-notifications/notification-rules.ts'
import { languageCodes } from '#contract/languages.ts'
import { edits, id, time } from '../../database/columns.ts'
import { roles, tenants, users } from '../identity/schema/accounts.ts'
import { stores } from '../stores/schema.ts'

/* Events of devices, rules that tell people of them, and the text messages that follow. */

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

/** Text messages about events, one for each event, rule and person. */
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
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** Null for a test. */
    eventId: integer().references(() => deviceEvents.eventId, { onDelete: 'cascade' }),
    /** The end of the number alone. */
    cellphone: text().notNull(),
    language: text({ enum: languageCodes }).notNull(),
    state: text({ enum: notificationStates }).notNull(),
    reason: text({ enum: notificationReasons }),
    createTime: time().notNull(),
    endTime: time()
  },
  table => [
    // However many processes look at an event, a person gets one message of a rule.
    uniqueIndex('mobile_notifications_once').on(table.eventId, table.ruleId, table.userId),
    // For how many a person got by a rule in the last hour.
    index().on(table.ruleId, table.userId, table.createTime),
    index().on(table.userId),
    index().on(table.tenantId, table.notificationId),
    index('mobile_notifications_sending').on(table.createTime).where(sql`${table.state} = 'sending'`),
    // For the removal of the old ones.
    index().on(table.createTime),
    check('mobile_notifications_end', sql`(${table.endTime} is null) = (${table.state} = 'sending')`)
  ]
)
