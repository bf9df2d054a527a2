import { and, asc, eq, exists, gt, isNull, not, type SQL, sql } from 'drizzle-orm'
import { minute } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { at } from '../../../database/rows/moments.ts'
import { ofReported, type ReportScope } from '../../../database/rows/report-scope.ts'
import { isInService } from '../../../database/rows/robot-condition.ts'
import {
  dispatchOrders,
  dispatchRefusals,
  dispatchSettings,
  robotModels,
  robotPlaces,
  robots,
  sceneFloors,
  sceneRobots,
  scenes,
  stores
} from '../../../database/schema.ts'
import type { Candidate } from '../choose-robot.pure.ts'
import { stopsSince, waitsAgain } from './halts.ts'
import { compartmentsOfModel, isAutomatic, isFree, isMedical } from './orders.ts'

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
    .select({ orderId, fromWard: dispatchOrders.fromWard, goods: dispatchOrders.goods })
    .from(dispatchOrders)
    .where(and(eq(storeId, hospital), waits))
    .orderBy(asc(orderId))
    .limit(1)
    .for('update', { skipLocked: true })
  return locked
}

/** Whether a robot of the statement refused an order, or somebody stopped it, a moment ago. The cloud asks none of them by itself. */
const isSpared = (transaction: Database, now: number): SQL => {
  const refused = transaction
    .select({ one: sql`1` })
    .from(dispatchRefusals)
    .where(and(eq(dispatchRefusals.robotId, robots.robotId), gt(dispatchRefusals.refuseTime, now - refusalMs)))
  return sql`(${exists(refused)} or ${exists(stopsSince(transaction, at(now - refusalMs)))})`
}

/** The robots of a hospital that could take an order, with the last place of each. `spareAt` leaves those out that are spared then. */
export const findCandidates = async (
  transaction: Database,
  hospital: number,
  { spareAt }: { spareAt?: number } = {}
): Promise<Candidate[]> => {
  const only = spareAt === undefined ? undefined : not(isSpared(transaction, spareAt))
  const { sceneId, floorId, x, y } = robotPlaces
  const found = await transaction
    .select({
      robotId: robots.robotId,
      battery: robots.battery,
      compartments: compartmentsOfModel,
      place: { sceneId, floorId, x, y }
    })
    .from(robots)
    .leftJoin(robotModels, eq(robotModels.model, robots.model))
    .leftJoin(sceneRobots, eq(sceneRobots.robotId, robots.robotId))
    // In another scene the last place means nothing.
    .leftJoin(robotPlaces, and(eq(robotPlaces.robotId, robots.robotId), eq(robotPlaces.sceneId, sceneRobots.sceneId)))
    .where(and(eq(robots.storeId, hospital), isInService, isMedical, isFree(transaction), only))
    .orderBy(asc(robots.robotId))
    .limit(candidatesMost)
  return found.map(({ place, ...robot }) => ({ ...robot, place: place ?? undefined }))
}

/** Takes the row of a free robot; undefined where another transaction has it, or where it is not free any more. */
export const lockCandidate = async (transaction: Database, wanted: number) => {
  const [locked] = await transaction
    .select({ robotId: robots.robotId, serial: robots.serial, name: robots.name })
    .from(robots)
    .where(and(eq(robots.robotId, wanted), isInService, isMedical, isFree(transaction)))
    .for('update', { skipLocked: true })
  return locked
}

/** The points on the maps of a hospital. */
export const findFloors = (transaction: Database, hospital: number) =>
  transaction
    .select({ sceneId: sceneFloors.sceneId, floorId: sceneFloors.floorId, points: sceneFloors.points })
    .from(sceneFloors)
    .innerJoin(scenes, eq(scenes.sceneId, sceneFloors.sceneId))
    .where(and(eq(scenes.storeId, hospital), isNull(scenes.deleteTime)))
    .orderBy(asc(sceneFloors.sceneId), asc(sceneFloors.floorId))

/** Notes that a robot is not to be asked again at once. */
export const noteRefusal = async (transaction: Database, robot: number, now: number): Promise<void> => {
  await transaction
    .insert(dispatchRefusals)
    .values({ robotId: robot, refuseTime: now })
    .onConflictDoUpdate({ target: dispatchRefusals.robotId, set: { refuseTime: now } })
}

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
    await transaction.update(dispatchOrders).set(waitsAgain).where(eq(orderId, wanted))
    await noteRefusal(transaction, locked.robotId, now)
    return { robotId: locked.robotId, tenantId: locked.tenantId }
  })
