import { sql } from 'drizzle-orm'
import type { Database } from '../open.ts'

/**
 * Runs one statement as it stands, for tests that look past the calls at stored rows. PostgreSQL's notes of its plans
 * leave it out, since it is none of ours.
 */
export const runStatement = (database: Database, statement: string): Promise<Record<string, unknown>[]> =>
  database.transaction(async transaction => {
    await transaction.execute(sql`select set_config('auto_explain.log_min_duration', '-1', true)`)
    const { rows } = (await transaction.execute(sql.raw(statement))) as unknown as { rows: Record<string, unknown>[] }
    return rows
  })
