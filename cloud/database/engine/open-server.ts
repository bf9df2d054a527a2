import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { Overloaded } from '../../overloaded.ts'
import { reasonOf, StartError } from '../../start/start-error.ts'
import type { Database, DatabasePlace, DatabaseShares, OpenDatabase } from '../open.ts'
import { byGroup, connectionsOf } from './call-groups.ts'
import { fullDisk, isDiskFull } from './disk-full.ts'
import { askOf, drizzleOptions, migrationsFolder, refuseOthers, waitMs, writeOf } from './open-parts.ts'

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

/** Connections with a bound for those who wait for one. */
class BoundedPool extends pg.Pool {
  readonly #waitingMax: number

  constructor({ waitingMax, ...config }: pg.PoolConfig & { waitingMax: number }) {
    super(config)
    this.#waitingMax = waitingMax
  }

  // Each question asked of a pool comes by here, too.
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    if (this.waitingCount < this.#waitingMax) {
      if (callback === undefined) return super.connect()
      super.connect(callback)
      return undefined
    }
    const error = new Overloaded('too many calls wait for a connection to the database')
    if (callback === undefined) return Promise.reject(error)
    callback(error, undefined, () => undefined)
    return undefined
  }
}

/** For the questions whether the server is there and takes writes, which have a connection of their own. */
const impatience = { max: 1, connectionTimeoutMillis: 750, query_timeout: 750 }

export const openServer = async (
  { url, onLost }: Extract<DatabasePlace, { kind: 'server' }>,
  { connections, waitingMax }: DatabaseShares
): Promise<OpenDatabase> => {
  const connect = (limits: pg.PoolConfig) => {
    // In UTC, times come back in one form, with any setting of the server.
    const all = { connectionString: url, options: '-c TimeZone=UTC', keepAlive: true, waitingMax, ...limits }
    const pool = new BoundedPool(all)
    // Without a listener, a connection that breaks while idle would end the process.
    pool.on('error', onLost)
    return { pool, database: drizzle({ client: pool, ...drizzleOptions }) }
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
  const pools: pg.Pool[] = []
  const open = (limits: pg.PoolConfig): Database => {
    const { pool, database } = connect(limits)
    pools.push(pool)
    return database
  }
  const of = byGroup(group =>
    open({ ...(group === 'upkeep' ? upkeepPatience : patience), max: connectionsOf(group, connections) })
  )
  const watch = open(impatience)
  const close = async () => {
    await Promise.all(pools.map(pool => pool.end()))
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
