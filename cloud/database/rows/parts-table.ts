import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../open.ts'

/* Files that lie in parts. Each topic has a table of its own for its parts; what is done with them is the same. */

/** A table of parts. `fileId` is the thing that the parts are the file of. */
export type PartsTable = PgTable & { fileId: PgColumn; part: PgColumn; sha256: PgColumn; content: PgColumn }

/** A part as it arrived. */
export type Part = { fileId: number; part: number; sha256: string; content: Uint8Array }

/** Reads and writes the parts of one table. */
export const partsIn = (table: PartsTable) => {
  const columnOf = ({ name }: PgColumn): SQL => sql`${sql.identifier(name)}`
  return {
    /** The parts of a file that are there, in their order. */
    find: (database: Database, fileId: number): Promise<{ part: number; sha256: string }[]> =>
      database
        .select({ part: sql<number>`${table.part}`, sha256: sql<string>`${table.sha256}` })
        .from(table as PgTable)
        .where(eq(table.fileId, fileId))
        .orderBy(asc(table.part)),

    /** One part of a file. */
    content: async (database: Database, fileId: number, part: number): Promise<Uint8Array | undefined> => {
      const [found] = await database
        .select({ content: sql<Uint8Array>`${table.content}` })
        .from(table as PgTable)
        .where(and(eq(table.fileId, fileId), eq(table.part, part)))
      return found?.content
    },

    /** Keeps a part, in the transaction that locked its file. The same bytes once more are not written again. */
    put: async (transaction: Database, { fileId, part, sha256, content }: Part): Promise<void> => {
      const [file, number] = [columnOf(table.fileId), columnOf(table.part)]
      await transaction.execute(sql`insert into ${table} (${file}, ${number}, sha256, content)
        values (${fileId}, ${part}, ${sha256}, ${sql.param(content, table.content)})
        on conflict (${file}, ${number}) do update set sha256 = excluded.sha256, content = excluded.content
        where ${table.sha256} <> excluded.sha256`)
    },

    drop: async (transaction: Database, fileId: number): Promise<void> => {
      await transaction.delete(table as PgTable).where(eq(table.fileId, fileId))
    }
  }
}
export type PartsOfTable = ReturnType<typeof partsIn>
