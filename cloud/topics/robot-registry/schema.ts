import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { Compartment } from '#contract/calls/robot-registry/compartments.ts'
import { robotActs } from '#contract/calls/robot-registry/lifecycle.ts'
import { usualLowBattery } from '#contract/calls/robot-registry/models.ts'
import type { RobotCapability } from '#contract/calls/robots/capabilities.ts'
import type { RobotKind } from '#contract/calls/robots/robots.ts'
import type { Language } from '#contract/languages.ts'
import { demo, edits, id, time } from '../../database/columns.ts'
import { robots } from '../robots/schema/robots.ts'

/** The kinds of robots. Those that come with the portal are written by the migration that made this table. */
export const robotKinds = pgTable('robot_kinds', {
  robotKind: text().primaryKey(),
  /** By language; empty for a kind whose name is a text of the portal. */
  names: jsonb().$type<Partial<Record<Language, string>>>().notNull(),
  capabilities: text().array().$type<RobotCapability[]>().notNull(),
  /** The order in which kinds came. */
  place: integer().notNull().generatedAlwaysAsIdentity(),
  ...edits()
})

/** The models of robots that may be registered. Robots of before that have a model which is not here keep it. */
export const robotModels = pgTable(
  'robot_models',
  {
    model: text().primaryKey(),
    robotKind: text()
      .$type<RobotKind>()
      .notNull()
      .references(() => robotKinds.robotKind),
    /** Null where any serial is good. */
    serialForm: text(),
    /** How often its robots report. */
    reportSeconds: smallint().notNull().default(10),
    /** Per cent. A robot with less in its battery is told of. */
    lowBattery: smallint().notNull().default(usualLowBattery),
    /** Those of its robots; empty where nobody said which they have. */
    compartments: text().array().$type<Compartment[]>().notNull().default(sql`'{}'`),
    demo: demo(),
    ...edits()
  },
  table => [index().on(table.robotKind)]
)

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
