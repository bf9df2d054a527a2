import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { LockReason } from '#contract/calls/robot-locks/locks.ts'
import type { Database } from '../../database/open.ts'
import { inServiceWithin, isInService } from '../../database/rows/robot-condition.ts'
import { capabilitiesOfRobot } from '../../database/rows/robot-kinds.ts'
import { type ReadingScope, type Scope, within } from '../../database/rows/scope.ts'
import { robotLocks, robots, stores, tenants } from '../../database/schema.ts'
import { isFound, type RobotFilter } from '../robots/index.ts'

/* Robots of one act on many. */

/** The ids of the robots within a scope that fit a filter: so many at most, and one more. */
export const findRobotIds = async (
  database: Database,
  scope: ReadingScope,
  filter: RobotFilter,
  most: number
): Promise<number[]> => {
  const found = await database
    .select({ robotId: robots.robotId })
    .from(robots)
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .where(isFound(database, scope, filter))
    .orderBy(asc(robots.robotId))
    .limit(most + 1)
  return found.map(({ robotId }) => robotId)
}

/** The robots with these ids that somebody reads. */
export const findShownRobots = (transaction: Database, scope: ReadingScope, robotIds: readonly number[]) =>
  transaction
    .select({ robotId: robots.robotId, serial: robots.serial, name: robots.name })
    .from(robots)
    .where(and(inArray(robots.robotId, [...robotIds]), inServiceWithin(scope)))

/**
 * The robots with these ids within a scope, in the order of the ids: two acts on the same robots follow one another. Nobody
 * else locks them, binds them or gives work to them until the transaction ends.
 */
export const lockChosenRobots = (transaction: Database, scope: Scope, robotIds: readonly number[]) =>
  transaction
    .select({
      robotId: robots.robotId,
      tenantId: robots.tenantId,
      storeId: robots.storeId,
      serial: robots.serial,
      name: robots.name,
      robotKind: robots.robotKind,
      capabilities: capabilitiesOfRobot,
      online: robots.online,
      state: robots.state
    })
    .from(robots)
    .where(and(inArray(robots.robotId, [...robotIds]), inServiceWithin(scope)))
    .orderBy(asc(robots.robotId))
    .for('update')
export type ChosenRobot = Awaited<ReturnType<typeof lockChosenRobots>>[number]

type NewLocks = Pick<typeof robotLocks.$inferInsert, 'reason' | 'note' | 'userId' | 'lockTime'>

/** Locks robots. @returns those that were locked: no lock of the reason lasted */
export const addLocks = async (
  transaction: Database,
  robotIds: readonly number[],
  lock: NewLocks
): Promise<number[]> => {
  if (robotIds.length === 0) return []
  const added = await transaction
    .insert(robotLocks)
    .values(robotIds.map(robotId => ({ ...lock, robotId })))
    .onConflictDoNothing()
    .returning({ robotId: robotLocks.robotId })
  return added.map(({ robotId }) => robotId)
}

type Ends = { reason: LockReason; endTime: number; endUserId: number; endNote: string }

/** Lifts the locks of one reason. @returns the robots that had one */
export const endLocks = async (
  transaction: Database,
  robotIds: readonly number[],
  { reason, ...end }: Ends
): Promise<number[]> => {
  if (robotIds.length === 0) return []
  const ended = await transaction
    .update(robotLocks)
    .set(end)
    .where(and(inArray(robotLocks.robotId, [...robotIds]), eq(robotLocks.reason, reason), isNull(robotLocks.endTime)))
    .returning({ robotId: robotLocks.robotId })
  return ended.map(({ robotId }) => robotId)
}

/** A robot in service; nobody locks it or gives it work until the transaction ends. The caller has looked at whose robot it is. */
export const lockRobotToAct = async (transaction: Database, robotId: number) => {
  const { online, state } = robots
  const [locked] = await transaction
    .select({ robotId: robots.robotId, capabilities: capabilitiesOfRobot, online, state })
    .from(robots)
    .where(and(eq(robots.robotId, robotId), isInService))
    .for('update')
  return locked
}

/** Whether somebody reads the robots of an organisation. */
export const isTenantWithin = async (database: Database, scope: ReadingScope, tenantId: number): Promise<boolean> =>
  (await database.$count(tenants, and(eq(tenants.tenantId, tenantId), within(scope, tenants.tenantId)))) > 0
