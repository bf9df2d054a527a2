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
  /**
   * Runs work that no other process on this database may do at the same time: migrations, demo data. It is given the
   * database without the limits that keep a call from waiting.
   */
  exclusively: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>
  /** Asks the least that there is to ask, past all that wait for a connection. Rejects where there is no answer. */
  ask: () => Promise<void>
  close: () => Promise<void>
}

const askOf = (database: Database) => async (): Promise<void> => {
  await database.execute(sql`select 1`)
}

/**
 * Where the data is: a PostgreSQL server, a folder for the built-in PGlite, or nowhere but in memory, where an image
 * that `imageOf` made of another one is what it begins with.
 */
export type DatabasePlace =
  | { kind: 'server'; url: string; onLost: (error: Error) => void }
  | { kind: 'folder'; folder: string }
  | { kind: 'memory'; image?: Blob | undefined }

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
  const client = place.kind === 'memory' ? await openImage(place.image) : await openFolder(place.folder)
  const database = drizzlePglite({ client, ...drizzleOptions })
  await migratePglite(database, { migrationsFolder })
  return {
    database,
    // The data folder's lock has already kept every other process out.
    exclusively: work => work(database),
    ask: askOf(database),
    close: () => client.close()
  }
}

const openImage = (image: Blob | undefined): Promise<PGlite> =>
  PGlite.create(image === undefined ? {} : { loadDataDir: image })

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

/**
 * How long a call waits, in milliseconds: for a connection, also when many calls at once wait for their turn, and for
 * one statement, which may rightly wait for others of the same user. The server ends a statement first, so
 * that nobody works on for a caller who is gone; the driver's own limit is for a server that no longer says anything.
 */
const patience = { connectionTimeoutMillis: 5_000, statement_timeout: 10_000, query_timeout: 12_000 }

/** For the one question whether the server is there, which has a connection of its own. */
const impatience = { max: 1, connectionTimeoutMillis: 750, query_timeout: 750 }

const openServer = async ({ url, onLost }: Extract<DatabasePlace, { kind: 'server' }>): Promise<OpenDatabase> => {
  const connect = (limits: pg.PoolConfig) => {
    // In UTC, times come back in one form whatever the server's own setting.
    const pool = new pg.Pool({ connectionString: url, options: '-c TimeZone=UTC', keepAlive: true, ...limits })
    // Without a listener, a connection that breaks while idle would end the process.
    pool.on('error', onLost)
    return { pool, database: drizzlePostgres({ client: pool, ...drizzleOptions }) }
  }
  const lastingWork = async <Result>(work: (database: ReturnType<typeof connect>['database']) => Promise<Result>) => {
    const { pool, database } = connect({ connectionTimeoutMillis: 5_000 })
    try {
      return await database.transaction(async lock => {
        await lock.execute(sql`select pg_advisory_xact_lock(${startLock})`)
        return await work(database)
      })
    } finally {
      await pool.end()
    }
  }
  try {
    await lastingWork(database => migratePostgres(database, { migrationsFolder }))
  } catch (error) {
    const { host } = new URL(url)
    throw new StartError(`The database at ${host} (DATABASE_URL) cannot be used: ${reasonOf(innermost(error))}`, {
      cause: error
    })
  }
  const { pool, database } = connect(patience)
  const watch = connect(impatience)
  const close = async () => {
    await Promise.all([pool.end(), watch.pool.end()])
  }
  return { database, exclusively: lastingWork, ask: askOf(watch.database), close }
}

/** The driver's own error, under what drizzle wraps around it (which would show the SQL). */
const innermost = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? innermost(error.cause) : error
