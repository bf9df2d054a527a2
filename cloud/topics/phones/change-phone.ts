import type { WrittenPhone } from '#contract/calls/phones/phones.ts'
import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import type { Edit } from '../../database/rows/save-edit.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { recordExists, takenAs } from '../../database/rows/taken-as.ts'
import { Refusal } from '../../refusal.pure.ts'
import { findStore } from '../stores/index.ts'
import { addPhone, changePhone, deletePhone, lockPhone } from './sql/phones.ts'

/** @throws Refusal 610702 for a store outside the scope, 610602 for a serial or an extension that is there already */
export const createPhone = async (database: Database, scope: Scope, written: WrittenPhone): Promise<number> => {
  const store = await findStore(database, scope, written.storeId)
  if (store === undefined) throw new Refusal(codes.storeNotFound)
  const phoneId = await addPhone(database, { ...written, tenantId: store.tenantId, state: 'offline' })
  if (phoneId === undefined) throw new Refusal(codes.recordExists)
  return phoneId
}

/** @throws Refusal 610603 where there is none, 610702 for a store of another tenant, 610602 for what another one has, 610606 */
export const updatePhone = async (
  database: Database,
  scope: Scope,
  { phoneId, ...written }: WrittenPhone & { phoneId: number },
  edit: Edit
): Promise<void> => {
  const change = async (transaction: Database) => {
    const phone = await lockPhone(transaction, scope, phoneId)
    if (phone === undefined) throw new Refusal(codes.recordNotFound)
    const store = await findStore(transaction, scope, written.storeId)
    if (store?.tenantId !== phone.tenantId) throw new Refusal(codes.storeNotFound)
    await changePhone(transaction, phoneId, written, edit)
  }
  await takenAs(recordExists, () => database.transaction(change))
}

/** @throws Refusal 610603 where there is none */
export const removePhone = async (database: Database, scope: Scope, phoneId: number): Promise<void> => {
  if (!(await deletePhone(database, scope, phoneId))) throw new Refusal(codes.recordNotFound)
}
