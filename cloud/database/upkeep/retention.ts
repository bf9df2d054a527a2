import { and, getTableName, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { LockRule } from '../../topics/identity/sql/sign-in/sign-in-attempts.ts'
import type { Database } from '../open.ts'
import { deleteBatch } from '../rows/delete-batch.ts'

/** How long rows are kept where a setting says so, in milliseconds, and what else their age depends on. */
export type RetentionRules = {
  usageMs: number
  messageMs: number
  historyMs: number
  logMs: number
  outboxMs: number
  /** The newest of the outbox that are kept, however old they are. */
  outboxMax: number
  lock: LockRule
  /** The longest window in which wrong passwords, and other counted acts, are looked at. */
  attemptsMs: number
  countsMs: number
  sessionMs: number
  deviceMs: number
}

export type Retention = {
  /** The table's name. */
  table: string
  /** Until when a row is kept, for people. */
  kept: string
  /** Drops some of the older rows, and tells how many went. Fewer than a batch means that none is left. */
  drop: (database: Database, now: number, rules: RetentionRules) => Promise<number>
}

/** Drops the rows for which a condition holds. */
export const rows = (
  table: PgTable,
  kept: string,
  condition: (now: number, rules: RetentionRules) => SQL | undefined
): Retention => ({
  table: getTableName(table),
  kept,
  drop: (database, now, rules) => deleteBatch(database, table, condition(now, rules) ?? sql`false`)
})

/** Drops what ended, `HISTORY_DAYS` after its end. */
export const ended = (table: PgTable & { endTime: PgColumn }): Retention =>
  rows(table, 'HISTORY_DAYS after their end', (now, { historyMs }) =>
    and(isNotNull(table.endTime), lt(table.endTime, now - historyMs))
  )

/** Drops what expired. */
export const expired = (table: PgTable & { expireTime: PgColumn }, kept: string): Retention =>
  rows(table, kept, now => lte(table.expireTime, now))

/** The tables of a topic: each is in one of the two lists. */
export type TopicRetention = {
  /** The tables that grow by acts of people, robots and strangers, in the order in which rows are dropped. */
  kept: readonly Retention[]
  /** Every other table, and why it does not grow without end by what strangers do. */
  bounded: readonly (readonly [table: PgTable, why: string])[]
}

/** The names of the tables of both kinds. */
export const namesOfTables = (all: readonly TopicRetention[]) => ({
  kept: all.flatMap(({ kept }) => kept.map(({ table }) => table)),
  bounded: all.flatMap(({ bounded }) => bounded.map(([table]) => getTableName(table)))
})
