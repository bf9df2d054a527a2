import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { rolePermissions, userRoles, users } from '../../../database/schema.ts'

/**
 * The active users who hold a permission. Each booking and each step of an order asks for them. So the array leads to
 * their rows by an index: a join may walk through all users.
 */
export const findHolders = async (database: Database, permission: string): Promise<number[]> => {
  const ids = database
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .innerJoin(rolePermissions, eq(rolePermissions.roleId, userRoles.roleId))
    .where(eq(rolePermissions.permission, permission))
  const holders = await database
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.status, 'active'), sql`${users.userId} = any(array(${ids}))`))
  return holders.map(({ userId }) => userId)
}
