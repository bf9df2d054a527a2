import { codes } from '#contract/codes.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { Standing } from './act.ts'
import { findTenant } from './sql/tenants.ts'

/**
 * The tenant of something new: the wanted one, or else the actor's own. An actor who sees every tenant may name none.
 * Then the new thing belongs to no tenant.
 * @throws Refusal 610603 for a tenant that the actor does not look after, 610403 for an actor without a tenant
 */
export const tenantFor = async (
  { transaction, scope }: Pick<Standing, 'transaction' | 'scope'>,
  wanted: number | undefined
): Promise<number | null> => {
  if (wanted !== undefined) {
    if ((await findTenant(transaction, scope, wanted)) === undefined) throw new Refusal(codes.recordNotFound)
    return wanted
  }
  if (scope.of === 'nobody') throw new Refusal(codes.permissionMissing)
  return scope.of === 'tenant' ? scope.tenantId : null
}
