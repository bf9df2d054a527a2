import type { WrittenWatch } from '#contract/calls/watches/watches.ts'
import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import type { Edit } from '../../database/rows/save-edit.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { recordExists, takenAs } from '../../database/rows/taken-as.ts'
import { Refusal } from '../../refusal.pure.ts'
import { findStore } from '../stores/index.ts'
import { addWatch, changeWatch, deleteWatch, lockWatch } from './sql/watches.ts'

/** @throws Refusal 610702 for a store outside the scope, 610602 for a serial that is there already */
export const createWatch = async (database: Database, scope: Scope, written: WrittenWatch): Promise<number> => {
  const store = await findStore(database, scope, written.storeId)
  if (store === undefined) throw new Refusal(codes.storeNotFound)
  const watchId = await addWatch(database, { ...written, tenantId: store.tenantId })
  if (watchId === undefined) throw new Refusal(codes.recordExists)
  return watchId
}

/** @throws Refusal 610603 where there is none, 610702 for a store of another tenant, 610602 for a taken serial, 610606 */
export const updateWatch = async (
  database: Database,
  scope: Scope,
  { watchId, ...written }: WrittenWatch & { watchId: number },
  edit: Edit
): Promise<void> => {
  const change = async (transaction: Database) => {
    const tenantId = await lockWatch(transaction, scope, watchId)
    if (tenantId === undefined) throw new Refusal(codes.recordNotFound)
    const store = await findStore(transaction, scope, written.storeId)
    if (store?.tenantId !== tenantId) throw new Refusal(codes.storeNotFound)
    await changeWatch(transaction, watchId, written, edit)
  }
  await takenAs(recordExists, () => database.transaction(change))
}

/** @throws Refusal 610603 where there is none */
export const removeWatch = async (database: Database, scope: Scope, watchId: number): Promise<void> => {
  if (!(await deleteWatch(database, scope, watchId))) throw new Refusal(codes.recordNotFound)
}
