import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { robotRequests } from '../../robot-requests/schema.ts'
import { robots } from '../../robots/schema/robots.ts'

/** How each robot is told of its locks. A robot that no person ever locked has no row. */
export const toldLocks = pgTable(
  'told_locks',
  {
    robotId: integer()
      .primaryKey()
      .references(() => robots.robotId, { onDelete: 'cascade' }),
    /** Whether it has to be told still: it was away, or works on an earlier request. */
    waits: boolean().notNull(),
    /** The request that tells it; null while it waits, and when the request left with the history. */
    requestId: integer().references(() => robotRequests.requestId, { onDelete: 'set null' })
  },
  table => [
    index('told_locks_waiting').on(table.robotId).where(sql`${table.waits}`),
    index().on(table.requestId).where(sql`${table.requestId} is not null`)
  ]
)
