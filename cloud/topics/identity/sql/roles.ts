import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { rolePermissions, roles, userRoles, users } from '../../../database/schema.ts'
import type { BuiltInRole } from '../built-in-roles.pure.ts'

/** The roles of a user, by name. */
export const findRoles = (database: Database, userId: number): Promise<{ roleId: number; name: string }[]> =>
  database
    .select({ roleId: roles.roleId, name: roles.name })
    .from(userRoles)
    .innerJoin(roles, eq(roles.roleId, userRoles.roleId))
    .where(eq(userRoles.userId, userId))
    .orderBy(roles.name)

/** Undefined where somebody deleted it. */
export const findBuiltInRole = async (database: Database, builtIn: BuiltInRole): Promise<number | undefined> => {
  const [role] = await database.select({ roleId: roles.roleId }).from(roles).where(eq(roles.builtIn, builtIn))
  return role?.roleId
}

/**
 * Whether an account that may sign in holds the role of administrators.
 * @param beyondDemo only accounts count that the demo data did not put in
 */
export const hasAdministrator = async (database: Database, beyondDemo = false): Promise<boolean> => {
  const found = await database
    .select({ userId: users.userId })
    .from(roles)
    .innerJoin(userRoles, eq(userRoles.roleId, roles.roleId))
    .innerJoin(users, eq(users.userId, userRoles.userId))
    .where(
      and(
        eq(roles.builtIn, 'administrator'),
        eq(users.status, 'active'),
        beyondDemo ? eq(users.demo, false) : undefined
      )
    )
    .limit(1)
  return found.length > 0
}

export const hasRole = async (database: Database, userId: number, roleId: number): Promise<boolean> =>
  (await database.$count(userRoles, and(eq(userRoles.userId, userId), eq(userRoles.roleId, roleId)))) > 0

export const giveRole = async (transaction: Database, userId: number, roleId: number): Promise<void> => {
  await transaction.insert(userRoles).values({ userId, roleId }).onConflictDoNothing()
}

type NewRole = { name: string; permissions: readonly string[] }

/** Adds a role. @returns its id */
export const addRole = async (
  transaction: Database,
  { permissions, ...role }: NewRole & { builtIn?: BuiltInRole; demo?: true }
): Promise<number> => {
  const [added] = await transaction.insert(roles).values(role).returning({ roleId: roles.roleId })
  if (added === undefined) throw new Error('the database did not tell the id of a new role')
  const { roleId } = added
  const rows = [...new Set(permissions)].map(permission => ({ roleId, permission }))
  await transaction.insert(rolePermissions).values(rows)
  return roleId
}

/** Gives a role that every portal has the permissions that it lacks. */
export const addPermissions = async (
  database: Database,
  builtIn: BuiltInRole,
  permissions: readonly string[]
): Promise<void> => givePermissions(database, await findBuiltInRole(database, builtIn), permissions)

/** The same for a role of the demo data, by its name. */
export const addDemoPermissions = async (
  database: Database,
  name: string,
  permissions: readonly string[]
): Promise<void> => {
  const [role] = await database
    .select({ roleId: roles.roleId })
    .from(roles)
    .where(and(eq(roles.name, name), eq(roles.demo, true)))
  await givePermissions(database, role?.roleId, permissions)
}

const givePermissions = async (
  database: Database,
  roleId: number | undefined,
  permissions: readonly string[]
): Promise<void> => {
  if (roleId === undefined) return
  const rows = permissions.map(permission => ({ roleId, permission }))
  await database.insert(rolePermissions).values(rows).onConflictDoNothing()
}

/** Adds a role that every portal has. A role of the same name stays unchanged, and the new one gets another name. */
export const shipRole = async (
  transaction: Database,
  { builtIn, name, permissions }: NewRole & { builtIn: BuiltInRole }
): Promise<void> => {
  if ((await findBuiltInRole(transaction, builtIn)) !== undefined) return
  await addRole(transaction, { builtIn, name: await freeName(transaction, name), permissions })
}

const freeName = async (transaction: Database, wanted: string): Promise<string> => {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted} ${number}`
    const taken = await transaction.$count(roles, and(eq(roles.name, name), eq(roles.demo, false)))
    if (taken === 0) return name
  }
}
