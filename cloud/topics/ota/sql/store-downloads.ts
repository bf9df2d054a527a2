import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { StoreBandwidth } from '#contract/calls/ota/roll-out-rules.ts'
import type { Database } from '../../../database/open.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { storeDownloads, stores } from '../../../database/schema.ts'

/* The bandwidth that the robots of a store share while they download software. */

const { storeId, megabits, freeTime } = storeDownloads

/** One page of the stores within a scope that have a bound, by name. */
export const findBandwidths = async (
  database: Database,
  scope: Scope,
  { pageNo, size }: { pageNo: number; size: number }
): Promise<{ list: StoreBandwidth[]; total: number }> => {
  const matching = and(within(scope, stores.tenantId), isNull(stores.deleteTime))
  const list = await database
    .select({ storeId, storeName: stores.name, megabits })
    .from(storeDownloads)
    .innerJoin(stores, eq(stores.storeId, storeId))
    .where(matching)
    .orderBy(asc(stores.name), asc(storeId))
    .limit(size)
    .offset((pageNo - 1) * size)
  const [counted] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(storeDownloads)
    .innerJoin(stores, eq(stores.storeId, storeId))
    .where(matching)
  return { list, total: counted?.total ?? 0 }
}

/** Bounds the bandwidth of a store; null takes the bound away. */
export const putBandwidth = async (
  database: Database,
  wanted: { storeId: number; megabits: number | null },
  now: number
): Promise<void> => {
  if (wanted.megabits === null) {
    await database.delete(storeDownloads).where(eq(storeId, wanted.storeId))
    return
  }
  const megabits = wanted.megabits
  await database
    .insert(storeDownloads)
    .values({ storeId: wanted.storeId, megabits, freeTime: now })
    .onConflictDoUpdate({ target: storeId, set: { megabits } })
}

type Wanted = { storeId: number; bytes: number; now: number; aheadMs: number | undefined }

/**
 * Gives some bytes a place in the line of a store, one after the other over all processes.
 * @param wanted without `aheadMs` the place may lie as far ahead as it has to
 * @returns from when on they may be sent; undefined where that lies too far ahead, and for a store without a bound
 */
export const takePlace = async (
  database: Database,
  { bytes, now, aheadMs, ...wanted }: Wanted
): Promise<number | undefined> => {
  const moment = sql`${new Date(now).toISOString()}::timestamptz`
  // A thousand bits a millisecond are one Mbit/s.
  const cost = sql`ceil(${bytes * 8}::float8 / (${megabits} * 1000)) * interval '1 millisecond'`
  const isNear =
    aheadMs === undefined ? undefined : sql`${freeTime} <= ${moment} + ${aheadMs} * interval '1 millisecond'`
  const [taken] = await database
    .update(storeDownloads)
    .set({ freeTime: sql`greatest(${freeTime}, ${moment}) + ${cost}` })
    .where(and(eq(storeId, wanted.storeId), isNear))
    .returning({ begins: sql<string>`${freeTime} - ${cost}` })
  return taken && Date.parse(taken.begins)
}
