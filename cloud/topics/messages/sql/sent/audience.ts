import { and, asc, count, eq, inArray, max, type SQL, sql } from 'drizzle-orm'
import type { Audience } from '#contract/calls/messages/sent-messages.ts'
import * as limits from '#contract/limits.ts'
import { permissions } from '#contract/permissions.ts'
import type { Database } from '../../../../database/open.ts'
import { containing } from '../../../../database/rows/containing.ts'
import { inServiceWithin, isInService } from '../../../../database/rows/robot-condition.ts'
import { type Scope, toRead, withinOrBelow } from '../../../../database/rows/scope.ts'
import { robots, rolePermissions, tenants, userRoles, users } from '../../../../database/schema.ts'
import { findVisibleRole, type Looker } from '../../../administration/index.ts'

/** Names that are kept with a message, to tell whom it was for. */
const namesKept = 5

/** The people who get the messages about faults look after the robots of their organisation. */
const isToldOfFaults = sql`${users.userId} in (
  select ${userRoles.userId} from ${userRoles} join ${rolePermissions} on ${rolePermissions.roleId} = ${userRoles.roleId}
  where ${rolePermissions.permission} = ${permissions.robotErrorEvents}
)`

const isOfRobots = (robotIds: readonly number[]): SQL => sql`${users.tenantId} in (
  select ${robots.tenantId} from ${robots} where ${and(isInService, inArray(robots.robotId, [...robotIds]))}
)`

const chosenBy = (to: Audience): SQL | undefined => {
  switch (to.kind) {
    case 'everybody':
      return undefined
    case 'tenants':
      return inArray(users.tenantId, to.tenantIds)
    case 'role':
      return sql`${users.userId} in (select ${userRoles.userId} from ${userRoles} where ${userRoles.roleId} = ${to.roleId})`
    case 'users':
      return inArray(users.userId, to.userIds)
    case 'robots':
      return and(isOfRobots(to.robotIds), isToldOfFaults)
  }
}

/** The condition that an account is one of those chosen, and one that somebody with this scope may write to. */
export const isChosen = (scope: Scope, to: Audience): SQL | undefined =>
  and(withinOrBelow(scope, users.tenantId), chosenBy(to))

const isActive = eq(users.status, 'active')

/** How many accounts are chosen, and the last of them. */
export const countChosen = async (database: Database, scope: Scope, to: Audience) => {
  const [counted] = await database
    .select({ chosen: count(), lastUserId: max(users.userId) })
    .from(users)
    .where(isChosen(scope, to))
  return { chosen: counted?.chosen ?? 0, lastUserId: counted?.lastUserId ?? 0 }
}

/** How many of those chosen would get a message now. */
export const countReachable = (database: Database, scope: Scope, to: Audience): Promise<number> =>
  database.$count(users, and(isActive, isChosen(scope, to)))

const namesOfUsers = async (database: Database, scope: Scope, userIds: number[]): Promise<string[] | undefined> => {
  const wanted = new Set(userIds)
  const found = await database
    .select({ name: users.nickname })
    .from(users)
    .where(isChosen(scope, { kind: 'users', userIds: [...wanted] }))
    .orderBy(asc(users.userId))
  return found.length < wanted.size ? undefined : found.map(({ name }) => name)
}

const namesOfTenants = async (database: Database, scope: Scope, tenantIds: number[]): Promise<string[] | undefined> => {
  const wanted = new Set(tenantIds)
  const found = await database
    .select({ name: tenants.name })
    .from(tenants)
    .where(and(withinOrBelow(scope, tenants.tenantId), inArray(tenants.tenantId, [...wanted])))
    .orderBy(asc(tenants.name))
  return found.length < wanted.size ? undefined : found.map(({ name }) => name)
}

const namesOfRobots = async (database: Database, scope: Scope, robotIds: number[]): Promise<string[] | undefined> => {
  const wanted = new Set(robotIds)
  const found = await database
    .select({ name: robots.name })
    .from(robots)
    .where(and(inServiceWithin(toRead(scope)), inArray(robots.robotId, [...wanted])))
    .orderBy(asc(robots.name))
  return found.length < wanted.size ? undefined : found.map(({ name }) => name)
}

const namesOf = (database: Database, scope: Scope, to: Extract<Audience, { kind: 'users' | 'tenants' | 'robots' }>) => {
  switch (to.kind) {
    case 'users':
      return namesOfUsers(database, scope, to.userIds)
    case 'tenants':
      return namesOfTenants(database, scope, to.tenantIds)
    case 'robots':
      return namesOfRobots(database, scope, to.robotIds)
  }
}

/**
 * Some of the names of those whom a message is for.
 * @returns undefined where a tenant, a role, a person or a robot is not for this writer
 */
export const findAudienceNames = async (
  database: Database,
  looker: Looker,
  to: Audience
): Promise<string[] | undefined> => {
  const { scope } = looker
  if (to.kind === 'everybody') return []
  if (to.kind === 'role') {
    const role = await findVisibleRole(database, looker, to.roleId)
    return role && [role.name]
  }
  return (await namesOf(database, scope, to))?.slice(0, namesKept)
}

/** The first active users whose name has a text, among those that somebody may write to. */
export const findRecipients = (database: Database, scope: Scope, text: string) =>
  database
    .select({ userId: users.userId, nickname: users.nickname, tenantName: tenants.name })
    .from(users)
    .leftJoin(tenants, eq(tenants.tenantId, users.tenantId))
    .where(and(isActive, withinOrBelow(scope, users.tenantId), containing(text, [users.nickname])))
    .orderBy(asc(users.nickname), asc(users.userId))
    .limit(limits.recipientsFoundMax)
