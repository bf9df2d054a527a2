import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../open.ts'

/** Rows that one statement deletes at most: some milliseconds of work, so that no call waits long behind it. */
export const batchSize = 1_000

/**
 * Deletes some of the rows that a condition names, and tells how many. Rows that somebody else is at are left to them:
 * processes that do this at the same moment never wait for one another.
 */
export const deleteBatch = async (database: Database, table: PgTable, condition: SQL): Promise<number> => {
  const { rows } = (await database.execute(sql`
    with gone as (
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${condition} limit ${batchSize} for update skip locked
      ))
      returning 1
    )
    select count(*)::int as count from gone
  `)) as unknown as { rows: { count: number }[] }
  return rows[0]?.count ?? 0
}
