import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { RoleColumn } from '#contract/calls/administration/roles.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { inOrder, type SortOf } from '../../../database/rows/in-order.ts'
import { type Edit, type Saved, saveEdit } from '../../../database/rows/save-edit.ts'
import { type Scope, withinOrBelow } from '../../../database/rows/scope.ts'
import { invitations, rolePermissions, roles, tenants, userRoles, users } from '../../../database/schema.ts'

/** The scope and the permissions of the person who looks at roles. */
export type Looker = { scope: Scope; powers: readonly string[] }

/** Whether a role has no permission beyond these. */
const isWithinPowers = (powers: readonly string[]): SQL => sql`not exists (
  select 1 from ${rolePermissions} as beyond
  where beyond.role_id = ${roles.roleId}
  and beyond.permission not in (select jsonb_array_elements_text(${JSON.stringify(powers)}::jsonb))
)`

/** The roles that somebody may see: those of the own tenants, and the shared ones without a permission beyond the own. */
const visible = ({ scope, powers }: Looker): SQL | undefined =>
  scope.of === 'everyTenant'
    ? undefined
    : or(withinOrBelow(scope, roles.tenantId), and(isNull(roles.tenantId), isWithinPowers(powers)))

const permissionCount = sql<number>`(
  select count(*)::int from ${rolePermissions} where ${rolePermissions.roleId} = ${roles.roleId}
)`

const userCount = (scope: Scope) => sql<number>`(
  select count(*)::int from ${userRoles} join ${users} on ${users.userId} = ${userRoles.userId}
  where ${userRoles.roleId} = ${roles.roleId} and ${withinOrBelow(scope, users.tenantId) ?? sql`true`}
)`

const selectRoles = (database: Database, looker: Looker) =>
  database
    .select({
      roleId: roles.roleId,
      name: roles.name,
      builtIn: roles.builtIn,
      version: roles.edition,
      tenantId: roles.tenantId,
      tenantName: tenants.name,
      permissionCount,
      userCount: userCount(looker.scope),
      givable: sql<boolean>`${isWithinPowers(looker.powers)}`
    })
    .from(roles)
    .leftJoin(tenants, eq(tenants.tenantId, roles.tenantId))

export type FoundRole = Awaited<ReturnType<typeof findVisibleRoles>>['list'][number]

type Asked = { text?: string | undefined; pageNo: number; size: number; sort?: SortOf<RoleColumn> | undefined }

/** One page of the roles that somebody may see, and how many there are. */
export const findVisibleRoles = async (database: Database, looker: Looker, { text, pageNo, size, sort }: Asked) => {
  const matching = and(visible(looker), text ? containing(text, [roles.name]) : undefined)
  const columns = { name: roles.name, permissionCount, userCount: userCount(looker.scope) }
  const list = await selectRoles(database, looker)
    .where(matching)
    .orderBy(...inOrder(sort, columns), asc(roles.name), asc(roles.roleId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(roles, matching) }
}

export const findVisibleRole = async (database: Database, looker: Looker, roleId: number) => {
  const [found] = await selectRoles(database, looker).where(and(visible(looker), eq(roles.roleId, roleId)))
  return found
}

/** The roles that somebody may give to accounts of these tenants; of no tenant in particular where it is undefined. */
export const findGivableRoles = (database: Database, looker: Looker, tenantId?: number | null) =>
  database
    .select({ roleId: roles.roleId, name: roles.name, tenantId: roles.tenantId })
    .from(roles)
    .where(and(visible(looker), isWithinPowers(looker.powers), tenantId === undefined ? undefined : fits(tenantId)))
    .orderBy(asc(roles.name), asc(roles.roleId))
    .limit(500)

/** Whether accounts of a tenant can have a role: it is shared, or the role of the tenant or of the one above. */
const fits = (tenantId: number | null): SQL | undefined =>
  tenantId === null
    ? isNull(roles.tenantId)
    : or(
        isNull(roles.tenantId),
        eq(roles.tenantId, tenantId),
        sql`${roles.tenantId} = (select above.parent_id from ${tenants} as above where above.tenant_id = ${tenantId})`
      )

/** Those of these roles that accounts of a tenant can have. */
export const findFittingRoleIds = async (
  database: Database,
  roleIds: readonly number[],
  tenantId: number | null
): Promise<number[]> => {
  const rows = await database
    .select({ roleId: roles.roleId })
    .from(roles)
    .where(and(inArray(roles.roleId, [...roleIds]), fits(tenantId)))
  return rows.map(({ roleId }) => roleId)
}

export const findRolePermissions = async (database: Database, roleIds: readonly number[]): Promise<string[]> => {
  const rows = await database
    .selectDistinct({ permission: rolePermissions.permission })
    .from(rolePermissions)
    .where(inArray(rolePermissions.roleId, [...roleIds]))
    .orderBy(rolePermissions.permission)
  return rows.map(({ permission }) => permission)
}

/** Adds a role without permissions. @returns undefined where its name is another's of the tenant */
export const insertRole = async (
  transaction: Database,
  role: { name: string; tenantId: number | null }
): Promise<number | undefined> => {
  const [added] = await transaction.insert(roles).values(role).onConflictDoNothing().returning({ roleId: roles.roleId })
  return added?.roleId
}

/** Renames a role, and counts a change of it. @throws Refusal as `saveEdit` */
export const renameRole = (
  transaction: Database,
  roleId: number,
  name: string,
  edit: Edit
): Promise<Saved | undefined> => saveEdit(transaction, roles, eq(roles.roleId, roleId), { name }, edit)

export const givePermissions = async (
  transaction: Database,
  roleId: number,
  given: readonly string[]
): Promise<void> => {
  if (given.length === 0) return
  const rows = given.map(permission => ({ roleId, permission }))
  await transaction.insert(rolePermissions).values(rows).onConflictDoNothing()
}

export const takePermissions = async (
  transaction: Database,
  roleId: number,
  taken: readonly string[]
): Promise<void> => {
  if (taken.length === 0) return
  const ofRole = eq(rolePermissions.roleId, roleId)
  await transaction.delete(rolePermissions).where(and(ofRole, inArray(rolePermissions.permission, [...taken])))
}

/** Whether an account has a role, or somebody is invited to it. */
export const isRoleInUse = async (transaction: Database, roleId: number): Promise<boolean> =>
  (await transaction.$count(userRoles, eq(userRoles.roleId, roleId))) > 0 ||
  (await transaction.$count(invitations, eq(invitations.roleId, roleId))) > 0

export const removeRole = async (transaction: Database, roleId: number): Promise<void> => {
  await transaction.delete(roles).where(eq(roles.roleId, roleId))
}

/** The accounts that have a role. */
export const findHolders = async (database: Database, roleId: number): Promise<number[]> => {
  const rows = await database.select({ userId: userRoles.userId }).from(userRoles).where(eq(userRoles.roleId, roleId))
  return rows.map(({ userId }) => userId)
}
