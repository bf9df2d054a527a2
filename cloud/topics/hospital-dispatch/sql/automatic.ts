import { and, asc, eq, gt, isNull, notExists, sql } from 'drizzle-orm'
import { minute } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { ofReported, type ReportScope } from '../../../database/rows/report-scope.ts'
import { isInService } from '../../../database/rows/robot-condition.ts'
import {
  dispatchOrders,
  dispatchRefusals,
  dispatchSettings,
  robotPlaces,
  robots,
  sceneFloors,
  sceneRobots,
  scenes,
  stores
} from '../../../database/schema.ts'
import type { Candidate } from '../choose-robot.pure.ts'
import { isAutomatic, isFree, isMedical } from './orders.ts'

/** A robot that refused an order is asked again after this time. */
const refusalMs = 5 * minute

/** So many robots of one hospital are looked at for an order. */
const candidatesMost = 200

const { orderId, storeId, status, robotId } = dispatchOrders

const waits = and(eq(status, 'waiting'), eq(dispatchOrders.held, false))

/** The hospitals with orders that the cloud gives by itself. */
export const findWaitingHospitals = (database: Database): Promise<{ storeId: number; tenantId: number }[]> =>
  database
    .selectDistinct({ storeId, tenantId: stores.tenantId })
    .from(dispatchOrders)
    .innerJoin(stores, eq(stores.storeId, storeId))
    .leftJoin(dispatchSettings, eq(dispatchSettings.storeId, storeId))
    .where(and(waits, isAutomatic))

/** The order of a hospital that has waited longest; one that somebody else holds at this moment is passed over. */
export const lockLongestWaiting = async (transaction: Database, hospital: number) => {
  const [locked] = await transaction
    .select({ orderId, fromWard: dispatchOrders.fromWard })
    .from(dispatchOrders)
    .where(and(eq(storeId, hospital), waits))
    .orderBy(asc(orderId))
    .limit(1)
    .for('update', { skipLocked: true })
  return locked
}

/** The robots of a hospital that could take an order, with the last place of each. */
export const findCandidates = async (transaction: Database, hospital: number, now: number): Promise<Candidate[]> => {
  const refused = transaction
    .select({ one: sql`1` })
    .from(dispatchRefusals)
    .where(and(eq(dispatchRefusals.robotId, robots.robotId), gt(dispatchRefusals.refuseTime, now - refusalMs)))
  const { sceneId, floorId, x, y } = robotPlaces
  const found = await transaction
    .select({ robotId: robots.robotId, battery: robots.battery, place: { sceneId, floorId, x, y } })
    .from(robots)
    .leftJoin(sceneRobots, eq(sceneRobots.robotId, robots.robotId))
    // In another scene the last place means nothing.
    .leftJoin(robotPlaces, and(eq(robotPlaces.robotId, robots.robotId), eq(robotPlaces.sceneId, sceneRobots.sceneId)))
    .where(and(eq(robots.storeId, hospital), isInService, isMedical, isFree(transaction), notExists(refused)))
    .orderBy(asc(robots.robotId))
    .limit(candidatesMost)
  return found.map(({ place, ...robot }) => ({ ...robot, place: place ?? undefined }))
}

/** Takes the row of a free robot; undefined where another transaction has it, or where it is not free any more. */
export const lockCandidate = async (transaction: Database, wanted: number): Promise<number | undefined> => {
  const [locked] = await transaction
    .select({ robotId: robots.robotId })
    .from(robots)
    .where(and(eq(robots.robotId, wanted), isInService, isMedical, isFree(transaction)))
    .for('update', { skipLocked: true })
  return locked?.robotId
}

/** The points on the maps of a hospital. */
export const findFloors = (transaction: Database, hospital: number) =>
  transaction
    .select({ sceneId: sceneFloors.sceneId, floorId: sceneFloors.floorId, points: sceneFloors.points })
    .from(sceneFloors)
    .innerJoin(scenes, eq(scenes.sceneId, sceneFloors.sceneId))
    .where(and(eq(scenes.storeId, hospital), isNull(scenes.deleteTime)))
    .orderBy(asc(sceneFloors.sceneId), asc(sceneFloors.floorId))

/**
 * Lets an order wait again whose robot refused it, and notes the refusal.
 * @returns the robot, and the tenant of the order; undefined for one that no robot of these has, or that is picked up
 */
export const refuseOrder = (
  database: Database,
  scope: ReportScope,
  wanted: number,
  now: number
): Promise<{ robotId: number; tenantId: number } | undefined> =>
  database.transaction(async transaction => {
    const [locked] = await transaction
      .select({ robotId, tenantId: stores.tenantId })
      .from(dispatchOrders)
      .innerJoin(stores, eq(stores.storeId, storeId))
      .where(and(eq(orderId, wanted), eq(status, 'assigned'), ofReported(transaction, scope, robotId)))
      .for('update', { of: dispatchOrders })
    if (locked?.robotId == null) return undefined
    await transaction
      .update(dispatchOrders)
      .set({ status: 'waiting', robotId: null, assignTime: null })
      .where(eq(orderId, wanted))
    await transaction
      .insert(dispatchRefusals)
      .values({ robotId: locked.robotId, refuseTime: now })
      .onConflictDoUpdate({ target: dispatchRefusals.robotId, set: { refuseTime: now } })
    return { robotId: locked.robotId, tenantId: locked.tenantId }
  })
