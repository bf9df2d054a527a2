import { and, asc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm'
import { usualLowBattery } from '#contract/calls/robot-registry/models.ts'
import type { RobotEvent } from '#contract/calls/robot-reports/report.ts'
import type { RobotState } from '#contract/calls/robots/robots.ts'
import { permissions } from '#contract/permissions.ts'
import type { Database } from '../../../database/open.ts'
import { at } from '../../../database/rows/moments.ts'
import { type ReportScope, reportedBy } from '../../../database/rows/report-scope.ts'
import {
  robotEvents,
  robotFaults,
  robotModels,
  robots,
  rolePermissions,
  stores,
  userRoles,
  users
} from '../../../database/schema.ts'
import { heardColumns } from '../../robots/index.ts'
import type { RobotClock } from '../robot-clock.pure.ts'

/* Stores a report of robots. Every function takes the transaction of the whole report. */

/** The robots with these serials within a scope; nobody else changes them until the transaction ends. */
export const lockRobots = (transaction: Database, scope: ReportScope, serials: string[]) =>
  transaction
    .select({
      ...heardColumns,
      serial: robots.serial,
      name: robots.name,
      storeId: robots.storeId,
      softwareVersion: robots.softwareVersion,
      stateTime: robots.stateTime,
      online: robots.online,
      state: robots.state,
      battery: robots.battery,
      lowBattery: sql<number>`coalesce(${robotModels.lowBattery}, ${usualLowBattery}::smallint)`,
      clockAhead: robots.clockAhead,
      clockGuess: robots.clockGuess,
      storeName: stores.name
    })
    .from(robots)
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    // A robot of before may have a model that nobody wrote down.
    .leftJoin(robotModels, eq(robotModels.model, robots.model))
    .where(and(inArray(robots.serial, serials), reportedBy(scope)))
    .orderBy(asc(robots.robotId))
    .for('update', { of: robots })

/** Those of the ids of events that the cloud knows already. */
export const findKnownEvents = async (transaction: Database, eventIds: readonly string[]): Promise<Set<string>> => {
  const known = await transaction
    .select({ eventId: robotEvents.eventId })
    .from(robotEvents)
    .where(inArray(robotEvents.eventId, [...eventIds]))
  return new Set(known.map(({ eventId }) => eventId))
}

/** Keeps what is known of a robot's clock. */
export const putClock = async (transaction: Database, robotId: number, clock: RobotClock): Promise<void> => {
  await transaction.update(robots).set(clock).where(eq(robots.robotId, robotId))
}

/** Keeps the ids of events. @returns the events that were not known, each once */
export const keepNewEvents = async (
  transaction: Database,
  events: readonly RobotEvent[],
  now: number
): Promise<RobotEvent[]> => {
  if (events.length === 0) return []
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

/** Without `online` where one report of it is still missing. */
type State = { robotId: number; time: number; online: boolean | undefined; state: RobotState; battery: number }

/** Brings locked robots up to date. One that says it goes is offline by its own word, and no more by its silence. */
export const putStates = async (transaction: Database, states: readonly State[]): Promise<void> => {
  if (states.length === 0) return
  const rows = states.map(
    ({ robotId, time, online, state, battery }) =>
      sql`(${robotId}::int, ${at(time)}, ${online ?? null}::boolean, ${state}::text, ${battery}::smallint)`
  )
  await transaction.execute(sql`
    update ${robots} set state = said.state, battery = said.battery, state_time = said.time,
      online = coalesce(said.online, ${robots.online}),
      silent_since = case when said.online = false then null else ${robots.silentSince} end,
      heard_again = ${robots.heardAgain} and said.online is distinct from false
    from (values ${sql.join(rows, sql`, `)}) as said (robot_id, time, online, state, battery)
    where ${robots.robotId} = said.robot_id
  `)
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
