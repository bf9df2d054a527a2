import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { CallGroup } from './engine/call-groups.ts'
import type * as schema from './schema.ts'

/** The database, or a transaction in it. The queries of this folder take either. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** The share of the database that calls may use. */
export type DatabaseShares = {
  /** Connections of each group of calls, where there is a server. */
  connections: number
  /** So many calls wait for a connection of their group; with PGlite, of the one connection. */
  waitingMax: number
}

export type OpenDatabase = {
  /** For work outside of calls: starting, upkeep, and tests. */
  database: Database
  /** For the calls of a group. Where these are too many or too slow, only they are refused. */
  of: (group: CallGroup) => Database
  /**
   * Runs work that no other process on this database may do at the same time: migrations, demo data. It is given the
   * database without the limits that keep a call from waiting.
   */
  exclusively: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>
  /** Asks the least that there is to ask, past all that wait for a connection. Rejects where there is no answer. */
  ask: () => Promise<void>
  /** Writes the least that shows whether rows can be written, past all that wait. Rejects where they can't. */
  write: () => Promise<void>
  /** Gives the space of deleted rows back to a table, where the database does not do so by itself. */
  reclaim: (table: string) => Promise<void>
  close: () => Promise<void>
}

/**
 * Where the data is: a PostgreSQL server, a folder for the built-in PGlite, or memory alone. A database in memory begins
 * with an image that `imageOf` made of another one.
 */
export type DatabasePlace =
  | { kind: 'server'; url: string; onLost: (error: Error) => void }
  | { kind: 'folder'; folder: string }
  | { kind: 'memory'; image?: Blob | undefined }
