import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { time } from '../../../database/columns.ts'
import { robots } from './robots.ts'

/** The newest time in which a robot was offline: from it people are told. */
export const robotAbsences = pgTable(
  'robot_absences',
  {
    robotId: integer()
      .primaryKey()
      .references(() => robots.robotId, { onDelete: 'cascade' }),
    startTime: time().notNull(),
    /** Null while it lasts. */
    endTime: time(),
    /** When people were last told that the robot is offline, in this absence or in one before. */
    toldTime: time(),
    /** Whether somebody is still to be told: that it is offline, or that it is back. */
    pending: boolean().notNull()
  },
  table => [index('robot_absences_pending').on(table.robotId).where(sql`${table.pending}`)]
)
