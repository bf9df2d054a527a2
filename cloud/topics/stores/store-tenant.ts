import { administrationReasons } from '#contract/calls/administration/reasons.ts'
import { codes } from '#contract/codes.ts'
import { reasons } from '#contract/reasons.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { lockStoresLeft } from '../administration/index.ts'
import { findStoreTenants } from './sql/stores.ts'

/**
 * The tenant whose stores somebody adds: the wanted one, or the own.
 * @throws Refusal 610601 where an operator does not say for which tenant, 610603 for a tenant that is not the user's
 */
export const tenantOf = async (database: Database, scope: Scope, wanted: number | undefined): Promise<number> => {
  if (wanted === undefined) {
    if (scope.of === 'tenant') return scope.tenantId
    throw new Refusal(codes.parameterMissing, { data: [{ field: 'tenantId', reason: reasons.required }] })
  }
  const tenants = await findStoreTenants(database, scope)
  if (!tenants.some(({ tenantId }) => tenantId === wanted)) throw new Refusal(codes.recordNotFound)
  return wanted
}

/** @throws Refusal 610605 for more stores than a tenant may have */
export const refuseBeyond = (left: number, added: number): void => {
  if (added > left)
    throw new Refusal(codes.createFailed, { data: [{ field: 'tenantId', reason: administrationReasons.storesSpent }] })
}

/**
 * Nobody else adds a store of this tenant until the transaction ends.
 * @throws Refusal 610605 where the tenant may not have so many more
 */
export const refuseTooMany = async (transaction: Database, tenantId: number, added: number): Promise<void> =>
  refuseBeyond(await lockStoresLeft(transaction, tenantId), added)
