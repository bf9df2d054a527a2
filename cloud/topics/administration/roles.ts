import type { CallRequest } from '#contract/call.ts'
import type * as roleCalls from '#contract/calls/administration/roles.ts'
import { codes } from '#contract/codes.ts'
import { administrationPermissions } from '#contract/permissions.ts'
import { editOf } from '../../database/rows/save-edit.ts'
import { takenAs } from '../../database/rows/taken-as.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { CloudServices } from '../../services.ts'
import type { Member } from '../identity/index.ts'
import { act, refusalFor, refuseBeyond, type Standing } from './act.ts'
import { roleObstacle } from './limits-of-power.pure.ts'
import {
  type FoundRole,
  findHolders,
  findRolePermissions,
  findVisibleRole,
  givePermissions,
  insertRole,
  isRoleInUse,
  removeRole,
  renameRole,
  takePermissions
} from './sql/roles.ts'
import { tenantFor } from './tenant-for.ts'

const permission = administrationPermissions.roles

const nameTaken = () => new Refusal(codes.recordExists, { data: [{ field: 'name', reason: 'is another role’s' }] })

/** A role that the actor sees. @throws Refusal 610603 */
const seen = async ({ transaction, ...looker }: Standing, roleId: number): Promise<FoundRole> => {
  const role = await findVisibleRole(transaction, looker, roleId)
  if (role === undefined) throw new Refusal(codes.recordNotFound)
  return role
}

/** @throws Refusal 610403 where the actor may not change the role */
const refuseUnchangeable = (role: FoundRole, { scope }: Standing): void => {
  const obstacle = roleObstacle(role, scope)
  if (obstacle !== undefined) throw refusalFor(codes.permissionMissing, obstacle, 'roleId')
}

type Created = CallRequest<typeof roleCalls.createRole>['body']

/** @throws Refusal 610403 for a permission beyond the own, 610602 for a name that is taken, 610603 for the tenant */
export const createRole = (services: CloudServices, actor: Member, wish: Created): Promise<{ roleId: number }> =>
  act(services, actor, { permission }, async standing => {
    const { transaction, note } = standing
    const permissions = [...new Set(wish.permissions)].sort()
    refuseBeyond(permissions, standing, 'permissions')
    const tenantId = await tenantFor(standing, wish.tenantId)
    const roleId = await insertRole(transaction, { name: wish.name, tenantId })
    if (roleId === undefined) throw nameTaken()
    await givePermissions(transaction, roleId, permissions)
    await note({ act: 'role_created', subjectName: wish.name, tenantId, before: {}, after: { permissions } })
    return { roleId }
  })

type Changed = CallRequest<typeof roleCalls.updateRole>['body']

/**
 * @throws Refusal 610603 for the role, 610403 for a role or a permission beyond the actor's own, 610602 for a name, 610606
 *   for the last administrator and for a version that is not the newest
 */
export const updateRole = async (services: CloudServices, actor: Member, wish: Changed): Promise<null> => {
  const { roleId, name } = wish
  const change = async (standing: Standing): Promise<null> => {
    const { transaction, affected, note } = standing
    const role = await seen(standing, roleId)
    refuseUnchangeable(role, standing)
    refuseBeyond(wish.give, standing, 'give')
    const held = new Set(await findRolePermissions(transaction, [roleId]))
    const taken = [...new Set(wish.take)].filter(it => held.has(it)).sort()
    const given = [...new Set(wish.give)].filter(it => !held.has(it) && !taken.includes(it)).sort()
    const saved = await renameRole(transaction, roleId, name, editOf(actor, wish, standing.time))
    if (saved?.again) return null
    await takePermissions(transaction, roleId, taken)
    await givePermissions(transaction, roleId, given)
    for (const userId of await findHolders(transaction, roleId)) affected.add(userId)
    const names = (shown: string) => (name === role.name ? {} : { name: shown })
    await note({
      act: 'role_changed',
      subjectName: role.name,
      tenantId: role.tenantId,
      before: { ...names(role.name), ...(taken.length > 0 ? { permissions: taken } : {}) },
      after: { ...names(name), ...(given.length > 0 ? { permissions: given } : {}) }
    })
    return null
  }
  return takenAs(nameTaken, () => act(services, actor, { permission }, change))
}

/**
 * @throws Refusal 610603 for the role, 610403 for a role that the actor may not change, 610607 where the role is in use or
 *   came with the portal
 */
export const deleteRole = (services: CloudServices, actor: Member, roleId: number): Promise<null> =>
  act(services, actor, { permission, lastCode: codes.deleteFailed }, async standing => {
    const { transaction, note } = standing
    const role = await seen(standing, roleId)
    if (role.builtIn !== null) throw refusalFor(codes.deleteFailed, 'builtIn', 'roleId')
    refuseUnchangeable(role, standing)
    if (await isRoleInUse(transaction, roleId)) throw refusalFor(codes.deleteFailed, 'inUse', 'roleId')
    const permissions = await findRolePermissions(transaction, [roleId])
    await removeRole(transaction, roleId)
    const { tenantId, name: subjectName } = role
    await note({ act: 'role_deleted', subjectName, tenantId, before: { permissions }, after: {} })
    return null
  })
