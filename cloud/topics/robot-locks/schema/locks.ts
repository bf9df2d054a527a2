import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { type LockReason, ownLockReasons } from '#contract/calls/robot-locks/locks.ts'
import { id, time } from '../../../database/columns.ts'
import { users } from '../../identity/schema/accounts.ts'
import { robots } from '../../robots/schema/robots.ts'

/** Locks of robots: why, by whom, from when, and until when. */
export const robotLocks = pgTable(
  'robot_locks',
  {
    lockId: id(),
    robotId: integer()
      .notNull()
      .references(() => robots.robotId, { onDelete: 'cascade' }),
    reason: text().$type<LockReason>().notNull(),
    note: text().notNull(),
    /** Null where the robot locked itself. */
    userId: integer().references(() => users.userId, { onDelete: 'set null' }),
    lockTime: time().notNull(),
    /** Null while it lasts. */
    endTime: time(),
    endUserId: integer().references(() => users.userId, { onDelete: 'set null' }),
    /** Why it was lifted. */
    endNote: text().notNull().default('')
  },
  table => [
    // A robot is locked once for a reason, however many people lock it at the same moment.
    uniqueIndex('robot_locks_lasting').on(table.robotId, table.reason).where(sql`${table.endTime} is null`),
    index('robot_locks_newest').on(table.lockTime, table.lockId).where(sql`${table.endTime} is null`),
    index().on(table.robotId, table.lockTime),
    index().on(table.userId),
    index().on(table.endUserId),
    // For the removal of the old ones.
    index().on(table.endTime),
    check(
      'robot_locks_own_without_user',
      sql`${table.userId} is null or ${table.reason} not in (${sql.raw(ownLockReasons.map(it => `'${it}'`).join(', '))})`
    )
  ]
)
