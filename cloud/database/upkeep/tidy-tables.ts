import { sql } from 'drizzle-orm'
import type { Database } from '../open.ts'

/**
 * Does at once what autovacuum would do soon after many rows came in: until then plans and scans of an index alone know
 * nothing of them. PGlite has no autovacuum at all.
 */
export const tidyTables = async (database: Database): Promise<void> => {
  await database.execute(sql`vacuum analyze`)
}
