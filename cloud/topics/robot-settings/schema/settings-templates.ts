import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { SettingEntry } from '#contract/calls/robot-settings/robot-settings.ts'
import type { RobotKind } from '#contract/calls/robots/robots.ts'
import type { Code } from '#contract/codes.ts'
import { demo, edits, id, time } from '../../../database/columns.ts'
import { tenants, users } from '../../identity/schema/accounts.ts'
import { robotRequests } from '../../robot-requests/schema.ts'
import { robots } from '../../robots/schema/robots.ts'

/* Templates of settings, and the robots that were asked to take one. */

export const settingsTemplates = pgTable(
  'settings_templates',
  {
    templateId: id(),
    /** Null for the maker’s, which are for all tenants. */
    tenantId: integer().references(() => tenants.tenantId, { onDelete: 'cascade' }),
    name: text().notNull(),
    robotKind: text().$type<RobotKind>().notNull(),
    values: jsonb().$type<SettingEntry[]>().notNull(),
    updateTime: time().notNull(),
    ...edits(),
    demo: demo()
  },
  table => [
    // Finds those of a tenant too.
    unique('settings_templates_name_of_kind')
      .on(table.tenantId, table.robotKind, table.name, table.demo)
      .nullsNotDistinct()
  ]
)

/** One application of a template to robots, with the values of that moment. */
export const settingsApplications = pgTable(
  'settings_applications',
  {
    applicationId: id(),
    templateId: integer()
      .notNull()
      .references(() => settingsTemplates.templateId, { onDelete: 'cascade' }),
    /** The tenant whose robots the application is for; null for robots of any tenant. */
    tenantId: integer().references(() => tenants.tenantId, { onDelete: 'cascade' }),
    values: jsonb().$type<SettingEntry[]>().notNull(),
    userId: integer().references(() => users.userId, { onDelete: 'set null' }),
    createTime: time().notNull()
  },
  table => [
    index().on(table.templateId, table.applicationId),
    index().on(table.tenantId),
    index().on(table.userId),
    // For the removal of the old ones.
    index().on(table.createTime)
  ]
)

export const appliedRobots = pgTable(
  'applied_robots',
  {
    applicationId: integer()
      .notNull()
      .references(() => settingsApplications.applicationId, { onDelete: 'cascade' }),
    robotId: integer()
      .notNull()
      .references(() => robots.robotId, { onDelete: 'cascade' }),
    /** The last request; null where the robot could not be asked. */
    requestId: integer().references(() => robotRequests.requestId, { onDelete: 'set null' }),
    /** Why it could not be asked. */
    code: integer().$type<Code>()
  },
  table => [
    primaryKey({ columns: [table.applicationId, table.robotId] }),
    index().on(table.robotId),
    index().on(table.requestId).where(sql`${table.requestId} is not null`)
  ]
)
