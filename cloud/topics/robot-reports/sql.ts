import { and, asc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { RobotEvent } from '#contract/calls/robot-reports/report.ts'
import type { RobotState } from '#contract/calls/robots/robots.ts'
import { permissions } from '#contract/permissions.ts'
import type { Database } from '../../database/open.ts'
import { type Scope, within } from '../../database/rows/scope.ts'
import { robotEvents, robotFaults, robots, rolePermissions, stores, userRoles, users } from '../../database/schema.ts'

/* Stores a report of robots. Every function takes the transaction of the whole report. */

/** The robots with these serials within a scope; nobody else changes them until the transaction ends. */
export const lockRobots = (transaction: Database, scope: Scope, serials: string[]) =>
  transaction
    .select({
      robotId: robots.robotId,
      serial: robots.serial,
      name: robots.name,
      tenantId: robots.tenantId,
      storeId: robots.storeId,
      softwareVersion: robots.softwareVersion,
      lastSeenTime: robots.lastSeenTime,
      online: robots.online,
      state: robots.state,
      battery: robots.battery,
      storeName: stores.name
    })
    .from(robots)
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .where(and(inArray(robots.serial, serials), within(scope, robots.tenantId)))
    .orderBy(asc(robots.robotId))
    .for('update', { of: robots })

/** Keeps the ids of events. @returns the events that were not known, each once */
export const keepNewEvents = async (
  transaction: Database,
  events: readonly RobotEvent[],
  now: number
): Promise<RobotEvent[]> => {
  const byId = new Map(events.map(event => [event.eventId.toLowerCase(), event]))
  // In one order, so that two reports with the same ids wait for one another and not each for the other.
  const rows = [...byId.keys()].sort().map(eventId => ({ eventId, receiveTime: now }))
  const kept = await transaction
    .insert(robotEvents)
    .values(rows)
    .onConflictDoNothing()
    .returning({ eventId: robotEvents.eventId })
  const news = new Set(kept.map(({ eventId }) => eventId))
  return [...byId].filter(([eventId]) => news.has(eventId)).map(([, event]) => event)
}

type State = { robotId: number; time: number; online: boolean; state: RobotState; battery: number }

/** Brings robots up to date; a state older than the known state of a robot changes nothing. */
export const putStates = async (transaction: Database, states: readonly State[]): Promise<void> => {
  for (const { robotId, time, ...state } of states)
    await transaction
      .update(robots)
      .set({ ...state, lastSeenTime: time })
      .where(and(eq(robots.robotId, robotId), or(isNull(robots.lastSeenTime), lte(robots.lastSeenTime, time))))
}

/** Notes that a fault arose. @returns false where it lasts already, or was over later than this. */
export const addFault = async (
  transaction: Database,
  { robotId, softwareVersion }: { robotId: number; softwareVersion: string },
  faultCode: string,
  startTime: number
): Promise<boolean> => {
  const [over] = await transaction
    .select({ faultId: robotFaults.faultId })
    .from(robotFaults)
    .where(
      and(eq(robotFaults.robotId, robotId), eq(robotFaults.faultCode, faultCode), gte(robotFaults.endTime, startTime))
    )
    .limit(1)
  if (over !== undefined) return false
  const added = await transaction
    .insert(robotFaults)
    .values({ robotId, faultCode, startTime, softwareVersion })
    .onConflictDoNothing()
    .returning({ faultId: robotFaults.faultId })
  return added.length > 0
}

/** Notes that a fault is over; one that is not known to last changes nothing. */
export const endFault = async (
  transaction: Database,
  robotId: number,
  faultCode: string,
  endTime: number
): Promise<void> => {
  await transaction
    .update(robotFaults)
    .set({ endTime })
    .where(
      and(
        eq(robotFaults.robotId, robotId),
        eq(robotFaults.faultCode, faultCode),
        isNull(robotFaults.endTime),
        lte(robotFaults.startTime, endTime)
      )
    )
}

/** The active users of a tenant who may see the faults of its robots. */
export const findFaultReaders = async (transaction: Database, tenantId: number): Promise<number[]> => {
  const readers = await transaction
    .selectDistinct({ userId: users.userId })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.userId))
    .innerJoin(rolePermissions, eq(rolePermissions.roleId, userRoles.roleId))
    .where(
      and(
        eq(users.tenantId, tenantId),
        eq(users.status, 'active'),
        eq(rolePermissions.permission, permissions.robotErrorEvents)
      )
    )
    .orderBy(sql`1`)
  return readers.map(({ userId }) => userId)
}
