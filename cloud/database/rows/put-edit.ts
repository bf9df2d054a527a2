import { type SQL, sql } from 'drizzle-orm'
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Database } from '../open.ts'
import { type Edit, type EditedTable, gone, refusalOf, type Saved, saveEdit } from './save-edit.ts'

/**
 * As `saveEdit`, for a thing that is there from its first save on: its version is 0 until then.
 * @param key the columns of the row that say which thing it is
 * @throws Refusal 610606 for a version that is not the newest
 */
export const putEdit = async <Table extends EditedTable>(
  database: Database,
  table: Table,
  { where, key }: { where: SQL | undefined; key: Partial<Table['$inferInsert']> },
  change: PgUpdateSetSource<Table>,
  edit: Edit
): Promise<Saved> => {
  const { userId: changedBy, now: changedAt, digest: changeDigest } = edit
  const edited: PgTable = table
  if (edit.version === undefined || edit.version === 0) {
    const row: Record<string, unknown> = { ...key, ...change, changedBy, changedAt, changeDigest }
    const added = await database.insert(edited).values(row).onConflictDoNothing().returning({ one: sql`1` })
    if (added.length > 0) return { version: 1, again: false }
  }
  const saved = await saveEdit(database, table, where, change, edit)
  if (saved !== undefined) return saved
  throw refusalOf(gone, edit)
}
