import type { Scope } from '../../database/rows/scope.ts'

/** The first of these permissions that somebody with `powers` does not have; undefined where there is none. */
export const firstBeyond = (wanted: readonly string[], powers: readonly string[]): string | undefined => {
  const held = new Set(powers)
  return wanted.find(permission => !held.has(permission))
}

/**
 * Whether administrators can still give back after an act what they could before it. Nobody gives a permission that they do
 * not hold. So a person who could give back all of it has to be followed by such a person. Where several could only
 * together, they still have to.
 * @param before the permissions of each administrator who could sign in before the act
 * @param after the same afterwards
 */
export const keepsAdministration = (before: readonly string[][], after: readonly string[][]): boolean => {
  const needed = new Set(before.flat())
  const givesAllBack = (held: readonly string[]) => needed.isSubsetOf(new Set(held))
  return before.some(givesAllBack) ? after.some(givesAllBack) : givesAllBack(after.flat())
}

type Role = { builtIn: 'administrator' | 'registered' | null; tenantId: number | null; givable: boolean }

/** Why somebody may not change a role that they see. */
export type RoleObstacle = 'builtIn' | 'beyondOwn' | 'otherTenant'

/**
 * Why somebody may not change a role; undefined where they may. Nobody narrows the administrators' role, since each start
 * gives it every permission. A shared role is for those who see every tenant.
 */
export const roleObstacle = ({ builtIn, tenantId, givable }: Role, scope: Scope): RoleObstacle | undefined => {
  if (builtIn === 'administrator') return 'builtIn'
  if (!givable) return 'beyondOwn'
  return tenantId === null && scope.of !== 'everyTenant' ? 'otherTenant' : undefined
}
