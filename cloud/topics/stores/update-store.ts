import type { Store } from '#contract/calls/stores/stores.ts'
import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import type { Edit } from '../../database/rows/save-edit.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { takenAs } from '../../database/rows/taken-as.ts'
import { Refusal } from '../../refusal.pure.ts'
import { changeStore, findStore, hasRobots, lockStore, type StoreChange } from './sql/stores.ts'

type Wish = StoreChange & { storeId: number }

/**
 * Changes a store, which is locked meanwhile: a robot that is bound in the same moment comes before or after.
 * @throws Refusal 610702 for the store, 610709 for another country while robots are bound, 610706 for a name that is taken,
 *   610606 for a version that is not the newest
 */
export const updateStore = async (
  database: Database,
  scope: Scope,
  { storeId, name, city, country, opening, position }: Wish,
  edit: Edit
): Promise<Store> => {
  const change = { name, city, country, opening, position }
  return takenAs(
    () => new Refusal(codes.storeNameExists),
    () =>
      database.transaction(async transaction => {
        const store = await lockStore(transaction, scope, storeId)
        if (store === undefined) throw new Refusal(codes.storeNotFound)
        if (store.country !== change.country && (await hasRobots(transaction, storeId)))
          throw new Refusal(codes.storeCountryFixed)
        await changeStore(transaction, storeId, change, edit)
        const changed = await findStore(transaction, scope, storeId)
        if (changed === undefined) throw new Error('a locked store is gone')
        return changed
      })
  )
}
