import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { watches } from '../../../database/schema.ts'

/* Watches as the system knows them that they report to. */

/** One page of the watches within a scope, for the system that they report to. */
export const findKnownWatches = async (
  database: Database,
  scope: Scope,
  { pageNo, size }: { pageNo: number; size: number }
) => {
  const matching = within(scope, watches.tenantId)
  const list = await database
    .select({ serial: watches.serial, battery: watches.battery })
    .from(watches)
    .where(matching)
    .orderBy(asc(watches.watchId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(watches, matching) }
}

/** A watch within a scope by its serial. */
export const findWatchBySerial = async (database: Database, scope: Scope, serial: string) => {
  const [found] = await database
    .select()
    .from(watches)
    .where(and(eq(watches.serial, serial), within(scope, watches.tenantId)))
  return found
}

/** Notes that a watch was heard. */
export const noteWatch = async (
  database: Database,
  watchId: number,
  heard: { battery?: number; lastSeenTime: number }
): Promise<void> => {
  await database.update(watches).set(heard).where(eq(watches.watchId, watchId))
}
