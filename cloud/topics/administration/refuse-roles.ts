import { codes } from '#contract/codes.ts'
import { Refusal } from '../../refusal.pure.ts'
import { refusalFor, type Standing } from './act.ts'
import { type FoundRole, findFittingRoleIds, findVisibleRole } from './sql/roles.ts'

/**
 * The roles with these ids, as far as the actor may give and take them.
 * @throws Refusal 610603 for one that the actor does not see, 610403 for one with more than the own permissions
 */
export const rolesInPower = async (
  { transaction, ...looker }: Standing,
  roleIds: readonly number[],
  field: string
): Promise<FoundRole[]> => {
  const found: FoundRole[] = []
  for (const roleId of new Set(roleIds)) {
    const role = await findVisibleRole(transaction, looker, roleId)
    if (role === undefined) throw new Refusal(codes.recordNotFound)
    if (!role.givable) throw refusalFor(codes.permissionMissing, 'beyondOwn', field)
    found.push(role)
  }
  return found
}

/** @throws Refusal 610604 for a role of another tenant than the account's, or than the one above */
export const refuseUnfitting = async (
  { transaction }: Standing,
  given: readonly FoundRole[],
  tenantId: number | null,
  field: string
): Promise<void> => {
  const ids = given.map(({ roleId }) => roleId)
  const fitting = ids.length === 0 ? [] : await findFittingRoleIds(transaction, ids, tenantId)
  if (fitting.length < ids.length) throw refusalFor(codes.parameterIllegal, 'otherTenant', field)
}
