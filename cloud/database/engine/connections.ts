import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { Overloaded } from '../../overloaded.pure.ts'
import type { Database } from '../open.ts'
import { drizzleOptions } from './open-parts.ts'

/*
 * Every connection to a PostgreSQL server is made here. A connection whose loss nobody listens to ends the process, so
 * each has a listener from its beginning on.
 */

type OnLost = (error: Error) => void

/** A connection says several times that it is lost; the first word is told. */
const hearLoss = (client: pg.ClientBase, onLost: OnLost): void => {
  client.once('error', onLost)
  client.on('error', () => undefined)
}

/** A connection outside of a pool. It is not open yet. `onLost` is told once. */
export const newClient = (config: string | pg.ClientConfig, onLost: OnLost): pg.Client => {
  const client = new pg.Client(config)
  hearLoss(client, onLost)
  return client
}

type PoolOptions = pg.PoolConfig & {
  /** So many wait for a connection at most. */
  waitingMax: number
  /** Told of each connection that is lost. The call that worked on it fails by itself. */
  onLost: OnLost
}

/** Connections with a bound for those who wait for one. */
class BoundedPool extends pg.Pool {
  readonly #waitingMax: number

  constructor({ waitingMax, onLost, ...config }: PoolOptions) {
    super(config)
    this.#waitingMax = waitingMax
    // The pool's own listener hears a connection only while it is idle, and not while somebody works on it.
    this.on('connect', client => hearLoss(client, onLost))
    this.on('error', () => undefined)
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

/**
 * Transactions on the connections of a pool. drizzle's own keep a connection for ever whose `begin` failed. Where
 * `rollback` failed, they give the connection back with the transaction still open, and throw that failure instead of its
 * cause.
 */
const transactionsOf = (pool: pg.Pool): Database['transaction'] => {
  const databases = new WeakMap<pg.PoolClient, Database>()
  const databaseOf = (client: pg.PoolClient): Database => {
    const known = databases.get(client) ?? drizzle({ client, ...drizzleOptions })
    databases.set(client, known)
    return known
  }
  return async (work, config) => {
    const client = await pool.connect()
    let fault: { error: unknown } | undefined
    let isClean = false
    try {
      const result = await databaseOf(client).transaction(async transaction => {
        try {
          return await work(transaction)
        } catch (error) {
          fault = { error }
          throw error
        }
      }, config)
      isClean = true
      return result
    } catch (error) {
      // Whatever else is thrown came of `begin`, `commit` or `rollback`.
      isClean = error === fault?.error
      throw fault === undefined ? error : fault.error
    } finally {
      client.release(!isClean)
    }
  }
}

/** A pool of connections, and the database that asks by them. */
export const openPool = (options: PoolOptions) => {
  const pool = new BoundedPool(options)
  const database = drizzle({ client: pool, ...drizzleOptions })
  // Migrations ask the session for their transaction, and everybody else the database, which passes it on.
  Object.assign(database._.session, { transaction: transactionsOf(pool) })
  return { database, close: () => pool.end() }
}
