import { and, asc, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Watch } from '#contract/calls/watches/watches.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { type Edit, type Saved, saveEdit } from '../../../database/rows/save-edit.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { stores, watches } from '../../../database/schema.ts'

/** A watch that was heard since then is online. */
type Heard = { onlineSince: number }

const shownAt = ({ onlineSince }: Heard) => ({
  watchId: watches.watchId,
  storeId: watches.storeId,
  storeName: stores.name,
  serial: watches.serial,
  wearerKind: watches.wearerKind,
  wearerName: watches.wearerName,
  online: sql<boolean>`coalesce(${gte(watches.lastSeenTime, onlineSince)}, false)`,
  battery: watches.battery,
  lastSeenTime: watches.lastSeenTime,
  version: watches.edition
})

const isOnline = (online: boolean, { onlineSince }: Heard): SQL | undefined =>
  online
    ? gte(watches.lastSeenTime, onlineSince)
    : or(isNull(watches.lastSeenTime), lt(watches.lastSeenTime, onlineSince))

type Asked = { online?: boolean | undefined; text?: string | undefined; pageNo: number; size: number }

/** One page of the watches within a scope by wearer, and how many there are. */
export const findWatches = async (
  database: Database,
  scope: Scope,
  { online, text, pageNo, size }: Asked,
  heard: Heard
): Promise<{ list: Watch[]; total: number }> => {
  const matching = and(
    within(scope, watches.tenantId),
    online === undefined ? undefined : isOnline(online, heard),
    text ? containing(text, [watches.serial, watches.wearerName, stores.name]) : undefined
  )
  const found = () =>
    database
      .select(shownAt(heard))
      .from(watches)
      .innerJoin(stores, eq(stores.storeId, watches.storeId))
      .where(matching)
      .orderBy(asc(watches.wearerName), asc(watches.watchId))
  const list = await found()
    .limit(size)
    .offset((pageNo - 1) * size)
  const counted = database
    .select({ watchId: watches.watchId })
    .from(watches)
    .innerJoin(stores, eq(stores.storeId, watches.storeId))
    .where(matching)
  return { list, total: await database.$count(counted.as('counted')) }
}

const own = (scope: Scope, watchId: number): SQL | undefined =>
  and(eq(watches.watchId, watchId), within(scope, watches.tenantId))

export const findWatch = async (
  database: Database,
  scope: Scope,
  watchId: number,
  heard: Heard
): Promise<Watch | undefined> => {
  const [found] = await database
    .select(shownAt(heard))
    .from(watches)
    .innerJoin(stores, eq(stores.storeId, watches.storeId))
    .where(own(scope, watchId))
  return found
}

/** The tenant of a watch within a scope. Nobody else changes the watch until the transaction ends. */
export const lockWatch = async (transaction: Database, scope: Scope, watchId: number): Promise<number | undefined> => {
  const [found] = await transaction
    .select({ tenantId: watches.tenantId })
    .from(watches)
    .where(own(scope, watchId))
    .for('update')
  return found?.tenantId
}

/** @returns undefined where the serial is there already, also since a moment ago */
export const addWatch = async (
  transaction: Database,
  watch: typeof watches.$inferInsert
): Promise<number | undefined> => {
  const [added] = await transaction
    .insert(watches)
    .values(watch)
    .onConflictDoNothing()
    .returning({ watchId: watches.watchId })
  return added?.watchId
}

type Change = Partial<Omit<typeof watches.$inferInsert, 'watchId' | 'tenantId'>>

/** Changes a watch that is locked. A serial that another one has is an error for `isTaken`. @throws Refusal as `saveEdit` */
export const changeWatch = (
  transaction: Database,
  watchId: number,
  change: Change,
  edit: Edit
): Promise<Saved | undefined> => saveEdit(transaction, watches, eq(watches.watchId, watchId), change, edit)

/** @returns whether there was one within the scope */
export const deleteWatch = async (database: Database, scope: Scope, watchId: number): Promise<boolean> => {
  const deleted = await database.delete(watches).where(own(scope, watchId)).returning({ watchId: watches.watchId })
  return deleted.length > 0
}
