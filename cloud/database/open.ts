import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { reasonOf, StartError } from '../start-error.ts'
import * as schema from './schema.ts'

/** What the questions of this folder are asked of: the database, or a transaction in it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export type OpenDatabase = {
  database: Database
  /** Runs work that no other process on this database may do at the same time: migrations, demo data. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}

/** Where the data is: a PostgreSQL server, a folder for the built-in PGlite, or nowhere but in memory. */
export type DatabasePlace =
  | { kind: 'server'; url: string; onLost: (error: Error) => void }
  | { kind: 'folder'; folder: string }
  | { kind: 'memory' }

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
const drizzleOptions = { schema, casing: 'snake_case' } as const

/** Any constant will do, as long as all our processes use the same. */
const startLock = 612_000_001

/**
 * Opens the database and brings its tables up to date.
 * @throws StartError when it can't be reached or opened.
 */
export const openDatabase = (place: DatabasePlace): Promise<OpenDatabase> =>
  place.kind === 'server' ? openServer(place) : openPglite(place)

const openPglite = async (place: Exclude<DatabasePlace, { kind: 'server' }>): Promise<OpenDatabase> => {
  const client = place.kind === 'memory' ? await PGlite.create() : await openFolder(place.folder)
  const database = drizzlePglite({ client, ...drizzleOptions })
  await migratePglite(database, { migrationsFolder })
  return {
    database,
    // The data folder's lock has already kept every other process out.
    exclusively: work => work(),
    close: () => client.close()
  }
}

/**
 * A process that dies while PGlite sets up a new folder leaves half of one, which no later start could open. The mark
 * says that this is what happened, so that only a folder that never held data is ever thrown away.
 */
const openFolder = async (folder: string): Promise<PGlite> => {
  const database = join(folder, 'database')
  const mark = join(folder, 'database.unfinished')
  try {
    if (existsSync(mark)) await rm(database, { recursive: true, force: true })
    if (existsSync(database)) return await PGlite.create(database)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(mark, 'The database beside this file is being set up for the first time.\n')
    const client = await PGlite.create(database)
    await rm(mark)
    return client
  } catch (error) {
    throw new StartError(`The database in ${database} cannot be opened: ${reasonOf(error)}`, { cause: error })
  }
}

const openServer = async ({ url, onLost }: Extract<DatabasePlace, { kind: 'server' }>): Promise<OpenDatabase> => {
  // In UTC, times come back in one form whatever the server's own setting.
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 5_000, options: '-c TimeZone=UTC' })
  // Without a listener, a connection that breaks while idle would end the process.
  pool.on('error', onLost)
  const database = drizzlePostgres({ client: pool, ...drizzleOptions })
  const exclusively = <Result>(work: () => Promise<Result>) =>
    database.transaction(async lock => {
      await lock.execute(sql`select pg_advisory_xact_lock(${startLock})`)
      return await work()
    })
  try {
    await exclusively(() => migratePostgres(database, { migrationsFolder }))
  } catch (error) {
    await pool.end()
    const { host } = new URL(url)
    throw new StartError(`The database at ${host} (DATABASE_URL) cannot be used: ${reasonOf(innermost(error))}`, {
      cause: error
    })
  }
  return { database, exclusively, close: () => pool.end() }
}

/** The driver's own error, under what drizzle wraps around it (which would show the SQL). */
const innermost = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? innermost(error.cause) : error
