import { and, asc, type Column, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { CareFilter, FaultAct } from '#contract/calls/fault-care/fault-care.ts'
import * as limits from '#contract/limits.ts'
import { permissions } from '#contract/permissions.ts'
import type { Database } from '../../../database/open.ts'
import { type ReadingScope, type Scope, within } from '../../../database/rows/scope.ts'
import {
  faultActs,
  faultCare,
  robotFaults,
  robots,
  rolePermissions,
  userRoles,
  users
} from '../../../database/schema.ts'

/**
 * It lasts, nobody closed it, and no active account looks after it. The list, the wall and the counts ask this, so that they
 * do not differ.
 */
export const isUnattended: SQL<boolean> = sql<boolean>`(${robotFaults.endTime} is null and not exists (
  select 1 from ${faultCare} as cared left join ${users} as keeper on keeper.user_id = cared.keeper_id
  where cared.fault_id = ${robotFaults.faultId} and (cared.close_time is not null or keeper.status = 'active')
))`

const isOpenOf = (userId: number): SQL => sql`exists (
  select 1 from ${faultCare} as cared
  where cared.fault_id = ${robotFaults.faultId} and cared.keeper_id = ${userId} and cared.close_time is null
)`

/** The faults of a filter for somebody. */
export const isCaredFor = (filter: CareFilter | undefined, userId: number): SQL | undefined => {
  if (filter === undefined) return undefined
  return filter === 'nobody' ? isUnattended : isOpenOf(userId)
}

const nameOf = (scope: Scope, userId: Column): SQL<string | null> => sql<string | null>`(
  select ${users.nickname} from ${users} where ${and(eq(users.userId, userId), within(scope, users.tenantId))}
)`

/** The columns about care, for a statement over `robot_faults` with `fault_care` joined to it. People are named within a scope. */
export const careColumns = (scope: Scope) => ({
  unattended: isUnattended,
  keeperId: faultCare.keeperId,
  keeper: nameOf(scope, faultCare.keeperId),
  acknowledgeTime: faultCare.acknowledgeTime,
  acknowledgedBy: nameOf(scope, faultCare.acknowledgedBy),
  closeTime: faultCare.closeTime,
  closedBy: nameOf(scope, faultCare.closedBy)
})

/** A fault that somebody may read, with who looks after it. */
export const findCare = async (
  database: Database,
  { reading, scope }: { reading: ReadingScope; scope: Scope },
  faultId: number
) => {
  const [found] = await database
    .select({
      faultId: robotFaults.faultId,
      tenantId: robots.tenantId,
      endTime: robotFaults.endTime,
      ...careColumns(scope)
    })
    .from(robotFaults)
    .innerJoin(robots, eq(robots.robotId, robotFaults.robotId))
    .leftJoin(faultCare, eq(faultCare.faultId, robotFaults.faultId))
    .where(and(eq(robotFaults.faultId, faultId), within(reading, robots.tenantId)))
  return found
}

const authors = alias(users, 'authors')
const keepers = alias(users, 'keepers')

/** What people did with a fault, the first act first. */
export const findActs = (database: Database, scope: Scope, faultId: number): Promise<FaultAct[]> =>
  database
    .select({
      actId: faultActs.actId,
      act: faultActs.act,
      time: faultActs.time,
      by: authors.nickname,
      keeper: keepers.nickname,
      note: faultActs.note
    })
    .from(faultActs)
    .leftJoin(authors, and(eq(authors.userId, faultActs.userId), within(scope, authors.tenantId)))
    .leftJoin(keepers, and(eq(keepers.userId, faultActs.keeperId), within(scope, keepers.tenantId)))
    .where(eq(faultActs.faultId, faultId))
    .orderBy(asc(faultActs.actId))
    .limit(limits.faultActsMax + 1)

const seesFaults = (database: Database) =>
  database
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .innerJoin(rolePermissions, eq(rolePermissions.roleId, userRoles.roleId))
    .where(and(eq(userRoles.userId, users.userId), eq(rolePermissions.permission, permissions.robotErrorEvents)))

/** The active people of a tenant who see faults, and the one who asks; only one of them where an id is given. */
export const findKeepers = (
  database: Database,
  tenantId: number,
  { asker, only }: { asker: number; only?: number }
): Promise<{ userId: number; name: string }[]> =>
  database
    .select({ userId: users.userId, name: users.nickname })
    .from(users)
    .where(
      and(
        only === undefined ? undefined : eq(users.userId, only),
        eq(users.status, 'active'),
        or(eq(users.userId, asker), and(eq(users.tenantId, tenantId), sql`exists ${seesFaults(database)}`))
      )
    )
    .orderBy(asc(users.nickname), asc(users.userId))
    .limit(limits.faultKeepersShown)

/** How many faults nobody looks after, and how many somebody looks after that are not closed. */
export const countCare = async (database: Database, scope: ReadingScope, userId: number) => {
  const countFaults = async (where: SQL | undefined): Promise<number> => {
    const [counted] = await database
      .select({ total: sql<number>`count(*)::int` })
      .from(robotFaults)
      .innerJoin(robots, eq(robots.robotId, robotFaults.robotId))
      .where(and(where, within(scope, robots.tenantId)))
    return counted?.total ?? 0
  }
  const [mine] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(faultCare)
    .innerJoin(robotFaults, eq(robotFaults.faultId, faultCare.faultId))
    .innerJoin(robots, eq(robots.robotId, robotFaults.robotId))
    .where(and(eq(faultCare.keeperId, userId), isNull(faultCare.closeTime), within(scope, robots.tenantId)))
  return { nobody: await countFaults(isUnattended), mine: mine?.total ?? 0 }
}
