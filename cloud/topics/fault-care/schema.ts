import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { faultActs as kinds } from '#contract/calls/fault-care/fault-care.ts'
import { id, time } from '../../database/columns.ts'
import { robotFaults } from '../robots/schema/robots.ts'

/*
 * Who looks after faults. No key leads to accounts: an id whose account is gone names nobody, and then nobody looks after
 * the fault.
 */

/** One row for each fault that somebody did something with. It goes with its fault. */
export const faultCare = pgTable(
  'fault_care',
  {
    faultId: integer()
      .primaryKey()
      .references(() => robotFaults.faultId, { onDelete: 'cascade' }),
    /** What people did with it so far. */
    actCount: integer().notNull().default(0),
    keeperId: integer(),
    acknowledgedBy: integer(),
    acknowledgeTime: time(),
    closedBy: integer(),
    closeTime: time()
  },
  table => [index('fault_care_of_keeper').on(table.keeperId).where(sql`${table.closeTime} is null`)]
)

/** What people did with faults. It goes with its fault. */
export const faultActs = pgTable(
  'fault_acts',
  {
    actId: id(),
    faultId: integer()
      .notNull()
      .references(() => faultCare.faultId, { onDelete: 'cascade' }),
    act: text({ enum: kinds }).notNull(),
    time: time().notNull(),
    userId: integer().notNull(),
    /** Who looks after it since an `assigned`; null for nobody. */
    keeperId: integer(),
    note: text().notNull().default('')
  },
  table => [
    index().on(table.faultId, table.actId),
    check('fault_acts_known', sql`${table.act} in ('acknowledged', 'assigned', 'noted', 'closed')`)
  ]
)
