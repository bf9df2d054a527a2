import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, time } from '../../../database/columns.ts'
import { stretchKinds } from '../stretch-kinds.pure.ts'
import { robots } from './robots.ts'

export const robotStretches = pgTable(
  'robot_stretches',
  {
    stretchId: id(),
    robotId: integer()
      .notNull()
      .references(() => robots.robotId, { onDelete: 'cascade' }),
    kind: text({ enum: stretchKinds }).notNull(),
    startTime: time().notNull(),
    /** Null while it lasts. */
    endTime: time()
  },
  table => [
    uniqueIndex('robot_stretches_lasting').on(table.robotId, table.kind).where(sql`${table.endTime} is null`),
    index().on(table.robotId, table.endTime),
    // For the removal of the old ones.
    index().on(table.endTime)
  ]
)
