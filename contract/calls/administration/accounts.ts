import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, trimmedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page, sortedBy } from '../../paging.ts'
import { administrationPermissions } from '../../permissions.ts'
import { userTypes } from '../identity/sign-in.ts'

/*
 * Accounts as administrators see them. Employees and everybody else have calls of their own, since each needs a
 * permission of its own. Nobody acts on an account that may do more.
 */

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const moment = v.pipe(v.number(), v.integer())

export const accountStatuses = ['active', 'pending', 'disabled'] as const
export type AccountStatus = (typeof accountStatuses)[number]

const roleOfAccount = v.object({ roleId: v.number(), name: v.string() })

export const account = v.object({
  userId: v.number(),
  nickname: v.string(),
  email: v.nullable(v.string()),
  cellphone: v.nullable(v.string()),
  userType: v.picklist(Object.values(userTypes)),
  status: v.picklist(accountStatuses),
  /** Whether wrong passwords lock it now. */
  locked: v.boolean(),
  tenantId: v.nullable(v.number()),
  tenantName: v.nullable(v.string()),
  roles: v.array(roleOfAccount),
  createTime: moment,
  /** Of the sessions that last; null without one. */
  lastSeenTime: v.nullable(moment)
})
export type Account = v.InferOutput<typeof account>

export const accountColumns = ['nickname', 'status', 'createTime'] as const
export type AccountColumn = (typeof accountColumns)[number]

/** A permission with its title, and the roles of the account that give it. */
const givenPermission = v.object({
  permission: v.string(),
  name: v.string(),
  /** The key of its title among the portal's texts; null where the menu has no entry for it. */
  langKey: v.nullable(v.string()),
  roleIds: v.array(v.number())
})
export type GivenPermission = v.InferOutput<typeof givenPermission>

export const accountDetail = v.object({
  ...account.entries,
  /** Whether the user may act on it: it is not the own, and may do nothing that the user may not. */
  changeable: v.boolean(),
  sessionCount: count,
  permissions: v.array(givenPermission),
  /** The roles that the user may give to this account. */
  givable: v.array(roleOfAccount)
})
export type AccountDetail = v.InferOutput<typeof accountDetail>

const callsOf = (kind: 'internal' | 'external', permission: string) => {
  const path = `/api/userservice/admin/user/v1/${kind}` as const
  const access = { permission }
  const act = (name: string, summary: string) =>
    defineCall({
      method: 'PUT',
      path: `${path}/${name}`,
      summary,
      access,
      body: v.object({ userId: id }),
      data: v.null()
    })
  const roleIds = boundedList(id, limits.accountRolesMax)
  return {
    accountList: defineCall({
      method: 'GET',
      path,
      summary: `The ${kind} accounts that the user may see, a page at a time. Without an order, by name.`,
      access,
      query: v.object({
        ...page,
        /** Part of a name, of a mailbox or of a phone. */
        text: v.optional(trimmedString(100)),
        status: v.optional(v.picklist(accountStatuses)),
        sort: sortedBy(accountColumns)
      }),
      data: v.object({ list: v.array(account), total: count })
    }),
    accountDetail: defineCall({
      method: 'GET',
      path: `${path}/detail`,
      summary: 'One account with its permissions, and the roles that give each; 610603 where it is not for this user.',
      access,
      query: v.object({ userId: idInQuery }),
      data: accountDetail
    }),
    accountChoices: defineCall({
      method: 'GET',
      path: `${path}/choices`,
      summary: 'The roles that the user may give to a new account, and the tenants that it can belong to.',
      access,
      data: v.object({
        roles: v.array(v.object({ ...roleOfAccount.entries, tenantId: v.nullable(v.number()) })),
        tenants: v.array(v.object({ tenantId: v.number(), name: v.string() }))
      })
    }),
    changeRoles: defineCall({
      method: 'PUT',
      path: `${path}/roles`,
      summary:
        'Gives an account roles and takes others. A role with more permissions than the user’s answers 610403; ' +
        'taking the last administrator’s role answers 610606.',
      access,
      body: v.object({ userId: id, give: roleIds, take: roleIds }),
      data: v.null()
    }),
    enableAccount: act('enable', 'Activates an account that waits for it, or that was disabled.'),
    disableAccount: act(
      'disable',
      'Disables an account and ends its sessions. The own one and the last administrator’s answer 610608.'
    ),
    unlockAccount: act('unlock', 'Lifts the locks that wrong passwords set.'),
    signOutAccount: act('sign_out', 'Ends every session of an account.')
  }
}

export const internal = callsOf('internal', administrationPermissions.internalUsers)
export const external = callsOf('external', administrationPermissions.externalUsers)
