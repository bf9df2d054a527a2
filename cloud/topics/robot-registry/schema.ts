import { sql } from 'drizzle-orm'
import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { Compartment } from '#contract/calls/robot-registry/compartments.ts'
import { robotActs } from '#contract/calls/robot-registry/lifecycle.ts'
import type { RobotKind } from '#contract/calls/robots/robots.ts'
import { demo, edits, id, time } from '../../database/columns.ts'
import { robots } from '../robots/schema/robots.ts'

/** The models of robots that may be registered. Robots of before that have a model which is not here keep it. */
export const robotModels = pgTable('robot_models', {
  model: text().primaryKey(),
  robotKind: text().$type<RobotKind>().notNull(),
  /** Null where any serial is good. */
  serialForm: text(),
  /** How often its robots report. */
  reportSeconds: smallint().notNull().default(10),
  /** Those of its robots; empty where nobody said which they have. */
  compartments: text().array().$type<Compartment[]>().notNull().default(sql`'{}'`),
  demo: demo(),
  ...edits()
})

/** What people did with robots themselves, and why. It goes with the robot. */
export const robotHistory = pgTable(
  'robot_history',
  {
    entryId: id(),
    robotId: integer()
      .notNull()
      .references(() => robots.robotId, { onDelete: 'cascade' }),
    time: time().notNull(),
    act: text({ enum: robotActs }).notNull(),
    /** No key leads to the account: the entry stays when the account goes. Null for an act of nobody. */
    userId: integer(),
    note: text().notNull().default(''),
    /** Of a move. No keys: a store that is gone is named no more. */
    fromStoreId: integer(),
    toStoreId: integer()
  },
  table => [index().on(table.robotId, table.time, table.entryId)]
)
