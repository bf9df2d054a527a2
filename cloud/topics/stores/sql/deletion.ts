import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { StoreHolder } from '#contract/calls/stores/stores.ts'
import type { Database } from '../../../database/open.ts'
import { dispatchOrders, elevators, phones, scenes, stores, watches } from '../../../database/schema.ts'

/** The records that keep a store: each is somebody's work that goes on there. Finished work stays with the store's row. */
const holders = (storeId: number): Record<StoreHolder, [table: PgTable, which: SQL | undefined]> => ({
  scenes: [scenes, and(eq(scenes.storeId, storeId), isNull(scenes.deleteTime))],
  elevators: [elevators, eq(elevators.storeId, storeId)],
  phones: [phones, eq(phones.storeId, storeId)],
  watches: [watches, eq(watches.storeId, storeId)],
  orders: [dispatchOrders, and(eq(dispatchOrders.storeId, storeId), isNull(dispatchOrders.endTime))]
})

/** The kinds of records that keep a store from being deleted, besides its robots. */
export const findHolders = async (transaction: Database, storeId: number): Promise<StoreHolder[]> => {
  const found: StoreHolder[] = []
  for (const [holder, [table, which]] of Object.entries(holders(storeId)))
    if ((await transaction.$count(table, which)) > 0) found.push(holder as StoreHolder)
  return found
}

/** Deletes a locked store. Its row stays, so that what happened there keeps its place. */
export const markDeleted = async (transaction: Database, storeId: number, deleteTime: number): Promise<void> => {
  await transaction.update(stores).set({ deleteTime }).where(eq(stores.storeId, storeId))
}
