import { and, asc, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { dispatchHalts } from '#contract/calls/hospital-dispatch/hospital-dispatch.ts'
import { minute } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { isInService } from '../../../database/rows/robot-condition.ts'
import { dispatchOrders, robotAbsences, robotRequests, robots, stores } from '../../../database/schema.ts'
import { isLocked } from '../../robots/index.ts'

/* Robots that do not go on with their orders. It is read from how a robot stands, so no act and no report can forget to note it. */

/** A robot that is offline for so long does not come for the goods. People are told of such a robot at the same time. */
const awayMs = 2 * minute

/** Orders that one round frees. The next one frees more. */
const freedMost = 100

const { orderId, status, robotId, assignTime, endTime } = dispatchOrders

/** The requests to a robot of the statement to stop, since a moment, that it did not fail. */
export const stopsSince = (database: Database, since: SQL | typeof assignTime) =>
  database
    .select({ one: sql`1` })
    .from(robotRequests)
    .where(
      and(
        eq(robotRequests.robotId, robots.robotId),
        eq(robotRequests.kind, 'stop'),
        gte(robotRequests.askTime, since),
        inArray(robotRequests.state, ['asked', 'taken', 'answered'])
      )
    )

/** Why the robot of an order does not go on with it, where robots are joined; null where it does. */
export const haltOf = (database: Database): SQL<(typeof dispatchHalts)[number] | null> =>
  sql`(case when ${status} not in ('assigned', 'carrying') then null
    when ${robots.robotId} is null or not ${isInService} then 'gone'
    when ${isLocked} then 'locked'
    when exists ${stopsSince(database, assignTime)} then 'stopped'
    when not ${robots.online} then 'offline' end)`

/** An order that no robot has any more. */
export const waitsAgain = { status: 'waiting', robotId: null, assignTime: null, pickUpTime: null } as const

/** Why the robot of a locked order does not go on with it. It is asked after the lock: a row that was waited for keeps its old robot. */
export const findHalt = async (transaction: Database, order: number) => {
  const [found] = await transaction
    .select({ halt: haltOf(transaction) })
    .from(dispatchOrders)
    .leftJoin(robots, eq(robots.robotId, robotId))
    .where(eq(orderId, order))
  return found?.halt ?? null
}

/** The orders that are not picked up, and whose robots were stopped, locked, retired, or offline for a while. */
const findNotComing = (database: Database, now: number, among?: readonly number[]) => {
  const halt = haltOf(database)
  const isAway = and(isNull(robotAbsences.endTime), lte(robotAbsences.startTime, now - awayMs))
  return database
    .select({ orderId, tenantId: stores.tenantId })
    .from(dispatchOrders)
    .innerJoin(stores, eq(stores.storeId, dispatchOrders.storeId))
    .leftJoin(robots, eq(robots.robotId, robotId))
    .leftJoin(robotAbsences, eq(robotAbsences.robotId, robotId))
    .where(
      and(
        isNull(endTime),
        eq(status, 'assigned'),
        among && inArray(orderId, [...among]),
        or(sql`${halt} <> 'offline'`, and(sql`${halt} = 'offline'`, isAway))
      )
    )
    .limit(freedMost)
}

/**
 * Lets orders wait again whose robots do not come for them. An order that somebody changes at this moment is passed over.
 * @returns whose orders they were
 */
export const freeHalted = async (database: Database, now: number): Promise<number[]> => {
  const seen = (await findNotComing(database, now)).map(it => it.orderId)
  if (seen.length === 0) return []
  return database.transaction(async transaction => {
    const locked = await transaction
      .select({ orderId })
      .from(dispatchOrders)
      .where(inArray(orderId, seen))
      .orderBy(asc(orderId))
      .for('update', { skipLocked: true })
    const ids = locked.map(it => it.orderId)
    // Asked again under the lock: meanwhile another robot may have it, or the robot may have picked it up.
    const halted = ids.length === 0 ? [] : await findNotComing(transaction, now, ids)
    if (halted.length === 0) return []
    const freed = halted.map(it => it.orderId)
    await transaction.update(dispatchOrders).set(waitsAgain).where(inArray(orderId, freed))
    return [...new Set(halted.map(({ tenantId }) => tenantId))]
  })
}
