import { codes } from '#contract/codes.ts'
import { minute } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { countOrRefuse } from '../rates/index.ts'
import { findHolders, markDeleted } from './sql/deletion.ts'
import { hasRobots, lockStore } from './sql/stores.ts'

/** Stores that one user deletes, or tries to. */
const deletions = { count: 120, windowMs: 60 * minute }

/**
 * Deletes a store, which is locked meanwhile: a robot that is bound in the same moment comes before or after.
 * @throws Refusal 610702, 610720 while robots are bound, 610607 with what else keeps it, 610520
 */
export const deleteStore = async (
  database: Database,
  storeId: number,
  { scope, userId, now }: { scope: Scope; userId: number; now: number }
): Promise<void> => {
  await countOrRefuse(database, `deleted stores of ${userId}`, deletions, now)
  await database.transaction(async transaction => {
    const store = await lockStore(transaction, scope, storeId)
    if (store === undefined) throw new Refusal(codes.storeNotFound)
    if (await hasRobots(transaction, storeId)) throw new Refusal(codes.storeWithRobots)
    const holders = await findHolders(transaction, storeId)
    if (holders.length > 0)
      throw new Refusal(codes.deleteFailed, { data: holders.map(field => ({ field, reason: 'belongs to the store' })) })
    await markDeleted(transaction, storeId, now)
  })
}
