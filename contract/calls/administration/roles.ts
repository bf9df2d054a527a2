import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, boundedString, text, trimmedString } from '../../checks/bounds.ts'
import { readVersion, seenVersion } from '../../checks/versions.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page, sortedBy } from '../../paging.ts'
import { administrationPermissions } from '../../permissions.ts'

/*
 * Roles: named sets of permissions. Nobody gives a permission that is not the own, and nobody changes a role that has
 * more.
 */

const base = '/api/userservice/admin'
const access = { permission: administrationPermissions.roles }
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const permissionNode = v.object({
  permission: v.string(),
  /** The permission that it stands below; null at the top. */
  parent: v.nullable(v.string()),
  name: v.string(),
  /** The key of its title among the portal's texts; null where the menu has no entry for it. */
  langKey: v.nullable(v.string()),
  /** Whether the user has it, and so may give it. */
  own: v.boolean()
})
export type PermissionNode = v.InferOutput<typeof permissionNode>

export const permissionTree = defineCall({
  method: 'GET',
  path: `${base}/permission/v1/all`,
  summary: 'Every permission that there is, each after the one that it stands below.',
  access,
  data: v.array(permissionNode)
})

export const role = v.object({
  roleId: v.number(),
  name: v.string(),
  /** Null for a role of one’s own making. */
  builtIn: v.nullable(v.picklist(['administrator', 'registered'])),
  /** Null for a role that is shared by all tenants. */
  tenantId: v.nullable(v.number()),
  tenantName: v.nullable(v.string()),
  permissionCount: count,
  /** Of the accounts that the user may see. */
  userCount: count,
  /** Whether the user has every permission of it, and so may give and take it. */
  givable: v.boolean(),
  /** Whether the user may change and delete it. */
  changeable: v.boolean(),
  version: readVersion
})
export type Role = v.InferOutput<typeof role>

export const roleColumns = ['name', 'permissionCount', 'userCount'] as const
export type RoleColumn = (typeof roleColumns)[number]

export const roleList = defineCall({
  method: 'GET',
  path: `${base}/role/v1`,
  summary:
    'The roles that the user may see: those of the own tenants, and shared ones. Without every tenant, only shared ' +
    'roles of which the user has every permission.',
  access,
  query: v.object({ ...page, text: v.optional(trimmedString(100)), sort: sortedBy(roleColumns) }),
  data: v.object({ list: v.array(role), total: count })
})

export const roleDetail = defineCall({
  method: 'GET',
  path: `${base}/role/v1/detail`,
  summary: 'One role with its permissions; one that is not there or not for this user answers 610603.',
  access,
  query: v.object({ roleId: idInQuery }),
  data: v.object({ ...role.entries, permissions: v.array(v.string()) })
})

const name = text(limits.roleNameMaxLength)
const permissions = boundedList(boundedString(limits.permissionMaxLength), limits.rolePermissionsMax)

export const createRole = defineCall({
  method: 'POST',
  path: `${base}/role/v1`,
  summary:
    'Makes a role; a name that is taken answers 610602, a permission that the user does not have 610403. Without a ' +
    'tenant it is the user’s own, or shared where the user sees every tenant.',
  access,
  body: v.object({ name, tenantId: v.optional(id), permissions }),
  data: v.object({ roleId: v.number() })
})

export const updateRole = defineCall({
  method: 'PUT',
  path: `${base}/role/v1`,
  summary:
    'Renames a role, gives it permissions and takes some away. What the role has beside these stays, so that two ' +
    'people can change it at the same moment; where both name the version that they read, the second is refused by 610606.',
  access,
  body: v.object({ roleId: id, version: v.optional(seenVersion), name, give: permissions, take: permissions }),
  data: v.null()
})

export const deleteRole = defineCall({
  method: 'PUT',
  path: `${base}/role/v1/delete`,
  summary: 'Deletes a role; one that somebody has or is invited to, or that comes with the portal, answers 610607.',
  access,
  body: v.object({ roleId: id }),
  data: v.null()
})
