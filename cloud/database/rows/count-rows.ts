import { type SQL, type Subquery, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'

/** The column of a query whose rows are only counted or looked for. */
export const one: SQL.Aliased<number> = sql<number>`1`.as('one')

/** How many rows a query has. With a limit in the query nobody counts further: a year of a large site has millions. */
export const countRows = async (database: Database, counted: Subquery): Promise<number> => {
  const [row] = await database.select({ count: sql<number>`count(*)::int` }).from(counted)
  return row?.count ?? 0
}
