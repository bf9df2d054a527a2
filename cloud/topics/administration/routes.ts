import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { forMember } from '../../http/served.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { CloudServices } from '../../services.ts'
import { everyPermission } from '../../shipped/roles.ts'
import { findAuditEntries, findInvitations, type Member, scopeOf } from '../identity/index.ts'
import { menuNodesFinder } from '../menu/index.ts'
import { changeRoles, disableAccount, enableAccount, signOutAccount, unlockAccount } from './accounts.ts'
import { addInternalAccount, invite, repeatInvitation, withdrawInvitation } from './invitations.ts'
import { firstBeyond, roleObstacle } from './limits-of-power.pure.ts'
import { permissionTree } from './permission-tree.ts'
import { createRole, deleteRole, updateRole } from './roles.ts'
import { type AccountKind, countSessions, findAccountOf, findAccounts } from './sql/accounts.ts'
import { findGivenPermissions } from './sql/powers.ts'
import {
  type FoundRole,
  findGivableRoles,
  findRolePermissions,
  findVisibleRole,
  findVisibleRoles
} from './sql/roles.ts'
import { findTenant, findTenantNames, findTenants } from './sql/tenants.ts'
import { createTenant, isChangeable, updateTenant } from './tenants.ts'

const lookerOf = (member: Member) => ({ scope: scopeOf(member), powers: member.perms })

const shownRole = (role: FoundRole, member: Member) => ({
  ...role,
  changeable: roleObstacle(role, scopeOf(member)) === undefined
})

/** The calls with which administrators look things up and change them. */
export const administrationRoutes = (identity: CloudServices) => {
  const services = { ...identity, findMenuNodes: menuNodesFinder(identity.database) }
  return { ...roleRoutes(services), ...accountRoutesOf(services), ...tenantRoutes(services) }
}

type Services = CloudServices & { findMenuNodes: ReturnType<typeof menuNodesFinder> }

const roleRoutes = ({ findMenuNodes, ...services }: Services) => {
  const { database } = services
  return {
    permissionTree: forMember(calls.permissionTree, async (_request, { perms }) =>
      permissionTree(await findMenuNodes(), everyPermission, perms)
    ),

    roleList: forMember(calls.roleList, async ({ query }, member) => {
      const { list, total } = await findVisibleRoles(database, lookerOf(member), query)
      return { list: list.map(role => shownRole(role, member)), total }
    }),

    roleDetail: forMember(calls.roleDetail, async ({ query: { roleId } }, member) => {
      const role = await findVisibleRole(database, lookerOf(member), roleId)
      if (role === undefined) throw new Refusal(codes.recordNotFound)
      return { ...shownRole(role, member), permissions: await findRolePermissions(database, [roleId]) }
    }),

    createRole: forMember(calls.createRole, ({ body }, member) => createRole(services, member, body)),

    updateRole: forMember(calls.updateRole, ({ body }, member) => updateRole(services, member, body)),

    deleteRole: forMember(calls.deleteRole, ({ body: { roleId } }, member) => deleteRole(services, member, roleId))
  }
}

const accountRoutesOf = ({ findMenuNodes, ...services }: Services) => {
  const { database, now, rules } = services
  const asked = (kind: AccountKind, member: Member) => ({
    scope: scopeOf(member),
    kind,
    now: now(),
    lock: rules.lock
  })

  const detailOf = async (kind: AccountKind, userId: number, member: Member) => {
    const account = await findAccountOf(database, asked(kind, member), userId)
    if (account === undefined) throw new Refusal(codes.recordNotFound)
    const given = await findGivenPermissions(database, userId)
    const held = given.map(({ permission }) => permission)
    const titles = new Map(permissionTree(await findMenuNodes(), held, []).map(node => [node.permission, node]))
    const titleOf = (permission: string) => {
      const { name, langKey } = titles.get(permission) ?? { name: permission, langKey: null }
      return { name, langKey }
    }
    return {
      ...account,
      changeable: firstBeyond(held, member.perms) === undefined,
      sessionCount: await countSessions(database, userId),
      permissions: given.map(({ permission, roleIds }) => ({ permission, ...titleOf(permission), roleIds })),
      givable: await findGivableRoles(database, lookerOf(member), account.tenantId)
    }
  }

  const choicesFor = async (kind: AccountKind, member: Member) => {
    const tenantId = kind === 'internal' ? null : undefined
    return {
      roles: await findGivableRoles(database, lookerOf(member), tenantId),
      tenants: kind === 'internal' ? [] : await findTenantNames(database, scopeOf(member))
    }
  }

  return {
    internalAccountList: forMember(calls.internalAccountList, ({ query }, member) =>
      findAccounts(database, asked('internal', member), query)
    ),
    externalAccountList: forMember(calls.externalAccountList, ({ query }, member) =>
      findAccounts(database, asked('external', member), query)
    ),
    internalAccountDetail: forMember(calls.internalAccountDetail, ({ query }, member) =>
      detailOf('internal', query.userId, member)
    ),
    externalAccountDetail: forMember(calls.externalAccountDetail, ({ query }, member) =>
      detailOf('external', query.userId, member)
    ),
    internalAccountChoices: forMember(calls.internalAccountChoices, (_request, member) =>
      choicesFor('internal', member)
    ),
    externalAccountChoices: forMember(calls.externalAccountChoices, (_request, member) =>
      choicesFor('external', member)
    ),
    changeInternalRoles: forMember(calls.changeInternalRoles, ({ body }, member) =>
      changeRoles(services, member, { kind: 'internal', ...body })
    ),
    changeExternalRoles: forMember(calls.changeExternalRoles, ({ body }, member) =>
      changeRoles(services, member, { kind: 'external', ...body })
    ),
    enableInternalAccount: forMember(calls.enableInternalAccount, ({ body }, member) =>
      enableAccount(services, member, { kind: 'internal', ...body })
    ),
    enableExternalAccount: forMember(calls.enableExternalAccount, ({ body }, member) =>
      enableAccount(services, member, { kind: 'external', ...body })
    ),
    disableInternalAccount: forMember(calls.disableInternalAccount, ({ body }, member) =>
      disableAccount(services, member, { kind: 'internal', ...body })
    ),
    disableExternalAccount: forMember(calls.disableExternalAccount, ({ body }, member) =>
      disableAccount(services, member, { kind: 'external', ...body })
    ),
    unlockInternalAccount: forMember(calls.unlockInternalAccount, ({ body }, member) =>
      unlockAccount(services, member, { kind: 'internal', ...body })
    ),
    unlockExternalAccount: forMember(calls.unlockExternalAccount, ({ body }, member) =>
      unlockAccount(services, member, { kind: 'external', ...body })
    ),
    signOutInternalAccount: forMember(calls.signOutInternalAccount, ({ body }, member) =>
      signOutAccount(services, member, { kind: 'internal', ...body })
    ),
    signOutExternalAccount: forMember(calls.signOutExternalAccount, ({ body }, member) =>
      signOutAccount(services, member, { kind: 'external', ...body })
    ),
    addInternalAccount: forMember(calls.addInternalAccount, ({ body }, member) =>
      addInternalAccount(services, member, body)
    ),
    invitationList: forMember(calls.invitationList, ({ query }, member) =>
      findInvitations(database, scopeOf(member), query, now())
    ),
    invite: forMember(calls.invite, ({ body }, member, origin) => invite(services, { member, origin }, body)),
    repeatInvitation: forMember(calls.repeatInvitation, ({ body: { invitationId } }, member, origin) =>
      repeatInvitation(services, { member, origin }, invitationId)
    ),
    withdrawInvitation: forMember(calls.withdrawInvitation, ({ body: { invitationId } }, member) =>
      withdrawInvitation(services, member, invitationId)
    )
  }
}

const tenantRoutes = (services: CloudServices) => {
  const { database } = services
  const shown = <Tenant extends { tenantId: number }>(tenant: Tenant, member: Member) => ({
    ...tenant,
    changeable: isChangeable(tenant.tenantId, scopeOf(member))
  })
  return {
    tenantList: forMember(calls.tenantList, async ({ query }, member) => {
      const { list, total } = await findTenants(database, scopeOf(member), query)
      return { list: list.map(tenant => shown(tenant, member)), total }
    }),

    tenantDetail: forMember(calls.tenantDetail, async ({ query: { tenantId } }, member) => {
      const tenant = await findTenant(database, scopeOf(member), tenantId)
      if (tenant === undefined) throw new Refusal(codes.recordNotFound)
      return shown(tenant, member)
    }),

    createTenant: forMember(calls.createTenant, ({ body }, member) => createTenant(services, member, body)),

    updateTenant: forMember(calls.updateTenant, ({ body }, member) => updateTenant(services, member, body)),

    auditList: forMember(calls.auditList, ({ query }, member) => findAuditEntries(database, scopeOf(member), query))
  }
}
