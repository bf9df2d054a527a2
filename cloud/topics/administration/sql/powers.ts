import { and, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { userTypes } from '#contract/calls/identity/sign-in.ts'
import { administrationPermissions, permissions } from '#contract/permissions.ts'
import type { Database } from '../../../database/open.ts'
import { rolePermissions, roles, userRoles, users } from '../../../database/schema.ts'
import type { WaysIn } from '../../../services.ts'

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

/** Employees sign in by the provider of the workplace alone. Everybody else has a password, or gets a code. */
const hasWayIn = ({ workplace, codes }: WaysIn): SQL | undefined => {
  const named = or(isNotNull(users.email), isNotNull(users.cellphone))
  return or(
    workplace ? and(eq(users.userType, userTypes.internal), isNotNull(users.email)) : undefined,
    and(
      ne(users.userType, userTypes.internal),
      or(and(isNotNull(users.passwordHash), named), ...codes.map(kind => isNotNull(users[kind])))
    )
  )
}

/**
 * The permissions of each person who can give roles to others now: active, with a way in, and with the permission to act on
 * accounts.
 * @param of those of one tenant; or of the whole portal, which takes `tenant:all`
 */
export const findAdministrators = async (
  database: Database,
  waysIn: WaysIn,
  of: { tenantId: number } | 'portal'
): Promise<string[][]> => {
  const { internalUsers, externalUsers } = administrationPermissions
  const actsOnAccounts =
    of === 'portal'
      ? and(holds(permissions.everyTenant), or(holds(internalUsers), holds(externalUsers)))
      : and(eq(users.tenantId, of.tenantId), holds(externalUsers))
  const found = await database
    .select({ held: sql<string[]>`array_agg(distinct ${rolePermissions.permission})` })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.userId))
    .innerJoin(rolePermissions, eq(rolePermissions.roleId, userRoles.roleId))
    .where(and(eq(users.status, 'active'), hasWayIn(waysIn), actsOnAccounts))
    .groupBy(users.userId)
  return found.map(({ held }) => held)
}
