import type { Database } from '../database/open.ts'
import { type Bus, type Listener, noBus } from './bus.ts'
import { openPostgresBus } from './postgres-bus.ts'
import { openRedisBus } from './redis-bus.ts'

/** The server that processes share, if any, and the address of Redis. */
type Shared = { data: { kind: 'server'; url: string } | { kind: 'folder' | 'memory' }; redisUrl?: string | undefined }

/** Opens the line between processes: Redis where there is one, and PostgreSQL otherwise. */
export const openBus = async ({ data, redisUrl }: Shared, database: Database, listener: Listener): Promise<Bus> => {
  // PGlite is for one process, which has nobody to tell.
  if (data.kind !== 'server') return noBus
  if (redisUrl === undefined) return openPostgresBus(data.url, database, listener)
  return openRedisBus({ redisUrl, databaseUrl: data.url, database, listener })
}
