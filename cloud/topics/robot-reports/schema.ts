import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, time } from '../../database/columns.ts'
import { tenants } from '../identity/schema/accounts.ts'

/** Serials in reports that no robot of the reporter has: somebody has to register these robots. */
export const unknownRobots = pgTable(
  'unknown_robots',
  {
    unknownRobotId: id(),
    /** Of the account that reported; null for one that sees every tenant. */
    tenantId: integer().references(() => tenants.tenantId, { onDelete: 'cascade' }),
    serial: text().notNull(),
    /** Of the events. */
    count: integer().notNull(),
    firstTime: time().notNull(),
    lastTime: time().notNull()
  },
  table => [
    unique().on(table.tenantId, table.serial).nullsNotDistinct(),
    // For the removal of the old ones.
    index().on(table.lastTime)
  ]
)
