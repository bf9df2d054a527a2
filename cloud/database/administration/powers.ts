import { and, eq, sql } from 'drizzle-orm'
import { administrationPermissions, permissions } from '#contract/permissions.ts'
import type { Database } from '../open.ts'
import { rolePermissions, roles, userRoles, users } from '../schema.ts'

/**
 * Makes all acts of administrators follow one another until the transaction ends. Otherwise two acts could each take one of
 * the last two administrators. Reading, registering and signing in do not wait.
 */
export const lockAdministration = async (transaction: Database): Promise<void> => {
  await transaction.execute(sql`lock table ${roles} in share row exclusive mode`)
}

/** The permissions that the roles of an active account give now. */
export const findPowers = async (database: Database, userId: number): Promise<string[]> => {
  const rows = await database
    .selectDistinct({ permission: rolePermissions.permission })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.userId))
    .innerJoin(rolePermissions, eq(rolePermissions.roleId, userRoles.roleId))
    .where(and(eq(users.userId, userId), eq(users.status, 'active')))
  return rows.map(({ permission }) => permission)
}

/** The permissions of an account's roles, in any state of the account, with the roles that give each. */
export const findGivenPermissions = (database: Database, userId: number) =>
  database
    .select({
      permission: rolePermissions.permission,
      roleIds: sql<number[]>`array_agg(${rolePermissions.roleId} order by ${rolePermissions.roleId})`
    })
    .from(userRoles)
    .innerJoin(rolePermissions, eq(rolePermissions.roleId, userRoles.roleId))
    .where(eq(userRoles.userId, userId))
    .groupBy(rolePermissions.permission)
    .orderBy(rolePermissions.permission)

/** The array leads to the users by an index, as in `findHolders`. */
const holds = (permission: string) => sql`${users.userId} = any(array(
  select ${userRoles.userId} from ${userRoles}
  join ${rolePermissions} on ${rolePermissions.roleId} = ${userRoles.roleId}
  where ${rolePermissions.permission} = ${permission}
))`

/** Whether an active account is left that manages the roles of every tenant. */
export const hasChiefAdministrator = async (database: Database): Promise<boolean> => {
  const found = await database
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.status, 'active'), holds(administrationPermissions.roles), holds(permissions.everyTenant)))
    .limit(1)
  return found.length > 0
}
