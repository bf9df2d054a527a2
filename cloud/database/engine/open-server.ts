import { sql } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { PoolConfig } from 'pg'
import { reasonOf, StartError } from '../../start-error.pure.ts'
import type { Database, DatabasePlace, DatabaseShares, OpenDatabase } from '../open.ts'
import { byGroup, connectionsOf } from './call-groups.ts'
import { openPool } from './connections.ts'
import { fullDisk, isDiskFull } from './disk-full.ts'
import { askOf, migrationsFolder, refuseOthers, waitMs, writeOf } from './open-parts.ts'

/** Any constant will do, as long as all our processes use the same. */
const startLock = 612_000_001

/**
 * How long a call waits, in milliseconds: for a connection, also when many calls at once wait for their turn; for a row
 * or table that others hold; and for one statement. All are below the time that a whole call has. The server ends a
 * statement first, so that nobody works on for a caller who is gone; the driver's own limit is for a server that no
 * longer says anything.
 */
const patience = {
  connectionTimeoutMillis: waitMs,
  lock_timeout: 4_000,
  statement_timeout: 6_000,
  query_timeout: 7_000
}

/** Nobody waits for upkeep, and one statement of it may be long. */
const upkeepPatience = { ...patience, statement_timeout: 60_000, query_timeout: 65_000 }

/** For the questions whether the server is there and takes writes, which have a connection of their own. */
const impatience = { max: 1, connectionTimeoutMillis: 750, query_timeout: 750 }

export const openServer = async (
  { url, onLost }: Extract<DatabasePlace, { kind: 'server' }>,
  { connections, waitingMax }: DatabaseShares
): Promise<OpenDatabase> => {
  const connect = (limits: PoolConfig) =>
    // In UTC, times come back in one form, with any setting of the server.
    openPool({ connectionString: url, options: '-c TimeZone=UTC', keepAlive: true, waitingMax, onLost, ...limits })
  const lastingWork = async <Result>(work: (database: ReturnType<typeof connect>['database']) => Promise<Result>) => {
    const { database, close } = connect({ connectionTimeoutMillis: 5_000 })
    try {
      return await database.transaction(async lock => {
        await lock.execute(sql`select pg_advisory_xact_lock(${startLock})`)
        return await work(database)
      })
    } finally {
      await close()
    }
  }
  const { host } = new URL(url)
  try {
    await lastingWork(async database => {
      await refuseOthers(database, `The database at ${host} (DATABASE_URL)`)
      await migrate(database, { migrationsFolder })
    })
  } catch (error) {
    if (error instanceof StartError) throw error
    if (isDiskFull(error))
      throw new StartError(fullDisk(`The disk of the database at ${host} (DATABASE_URL)`), { cause: error })
    throw new StartError(`The database at ${host} (DATABASE_URL) cannot be used: ${reasonOf(innermost(error))}`, {
      cause: error
    })
  }
  const closers: (() => Promise<void>)[] = []
  const open = (limits: PoolConfig): Database => {
    const { database, close } = connect(limits)
    closers.push(close)
    return database
  }
  const of = byGroup(group =>
    open({ ...(group === 'upkeep' ? upkeepPatience : patience), max: connectionsOf(group, connections) })
  )
  const watch = open(impatience)
  const close = async () => {
    await Promise.all(closers.map(closer => closer()))
  }
  return {
    database: of('upkeep'),
    of,
    exclusively: lastingWork,
    ask: askOf(watch),
    write: writeOf(watch),
    reclaim: async () => undefined,
    close
  }
}

/** The driver's own error, under what drizzle wraps around it (which would show the SQL). */
const innermost = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? innermost(error.cause) : error
