import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { SettingKey, SettingValue } from '#contract/calls/robot-settings/robot-settings.ts'
import { time } from '../../../database/columns.ts'
import { robots } from '../../robots/schema/robots.ts'

/** The value that a robot last reported for each of its settings. */
export const robotSettings = pgTable(
  'robot_settings',
  {
    robotId: integer()
      .notNull()
      .references(() => robots.robotId, { onDelete: 'cascade' }),
    key: text().$type<SettingKey>().notNull(),
    value: jsonb().$type<SettingValue>().notNull(),
    sayTime: time().notNull()
  },
  table => [primaryKey({ columns: [table.robotId, table.key] })]
)
