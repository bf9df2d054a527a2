import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { MappingFeatures } from '#contract/calls/deploy/mapping-features.ts'
import type { RobotFailure } from '#contract/calls/robot-requests/request-states.ts'
import { demo, edits, id, time } from '../../../database/columns.ts'
import { users } from '../../identity/schema/accounts.ts'
import { robots } from '../../robots/schema/robots.ts'
import { stores } from '../../stores/schema.ts'

/* The features that robots may use while they build maps, and the configurations that robots have taken. */

export const mappingConfigurations = pgTable(
  'mapping_configurations',
  {
    mappingId: id(),
    model: text().notNull(),
    /** Null for the default of the model. */
    storeId: integer().references(() => stores.storeId, { onDelete: 'cascade' }),
    features: jsonb().$type<MappingFeatures>().notNull(),
    userId: integer().references(() => users.userId, { onDelete: 'set null' }),
    changeTime: time().notNull(),
    ...edits('version'),
    demo: demo()
  },
  table => [
    unique('mapping_configurations_of_model').on(table.model, table.storeId).nullsNotDistinct(),
    index().on(table.storeId),
    index().on(table.userId)
  ]
)

/** The last report of a robot about its configuration. A robot may still have a configuration that was removed. */
export const robotMappings = pgTable('robot_mappings', {
  robotId: integer()
    .primaryKey()
    .references(() => robots.robotId, { onDelete: 'cascade' }),
  mappingId: integer().notNull(),
  version: integer().notNull(),
  /** Null where the robot took it. */
  failure: text().$type<RobotFailure>(),
  /** Somebody asked that the robot, which could not take it, is told it once more. */
  toldAgain: boolean().notNull().default(false),
  sayTime: time().notNull()
})
