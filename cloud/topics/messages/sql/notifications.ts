import { sql } from 'drizzle-orm'
import type { Client } from 'pg'
import { newClient } from '../../../database/engine/connections.ts'
import type { Database } from '../../../database/open.ts'

/** The channel of PostgreSQL's notifications that our processes share. */
const channel = 'portal_live'

export type NotificationListener = {
  hear: (payload: string) => void
  /** Heard again after a break; the notifications that were sent meanwhile are lost. */
  missed: () => void
  broken: (error: Error) => void
}

const reconnectMs = 1_000
const pulseMs = 30_000

/** Tells every process that listens, this one too; PostgreSQL takes less than 8,000 bytes. */
export const notify = async (database: Database, payload: string): Promise<void> => {
  await database.execute(sql`select pg_notify(${channel}, ${payload})`)
}

/**
 * Listens on a connection of its own, which is opened again whenever it breaks. Returns after the first attempt, also
 * where that failed. A proxy that shares connections between clients (PgBouncer by transaction) carries no notifications.
 */
export const listen = async (url: string, listener: NotificationListener): Promise<{ close: () => Promise<void> }> => {
  let client: Client | undefined
  let closed = false
  let broken = false
  let retry: NodeJS.Timeout | undefined

  const open = async () => {
    const lose = (error: Error) => {
      if (client !== next || closed) return
      client = undefined
      next.end().catch(() => undefined)
      if (!broken) listener.broken(error)
      broken = true
      retry = setTimeout(open, reconnectMs)
    }
    const config = { connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 5_000, keepAlive: true }
    const next = newClient(config, lose)
    client = next
    next.on('end', () => lose(new Error('the connection was closed')))
    next.on('notification', ({ payload = '' }) => listener.hear(payload))
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
    } catch (error) {
      return lose(error as Error)
    }
    if (client !== next || !broken) return
    broken = false
    listener.missed()
  }
  // A connection can die without a word, behind a router that forgot it; asking is how one finds out.
  const pulse = setInterval(() => {
    const asked = client
    asked?.query('select 1').catch(error => asked.emit('error', error))
  }, pulseMs)
  pulse.unref()

  await open()
  return {
    close: async () => {
      closed = true
      clearInterval(pulse)
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    }
  }
}
