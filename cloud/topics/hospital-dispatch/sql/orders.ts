import { and, asc, desc, eq, exists, inArray, isNull, not, sql } from 'drizzle-orm'
import type { DispatchReport, DispatchStatus } from '#contract/calls/hospital-dispatch/hospital-dispatch.ts'
import type { Compartment } from '#contract/calls/robot-registry/compartments.ts'
import type { Database } from '../../../database/open.ts'
import { ofReported, type ReportScope, reportedBy } from '../../../database/rows/report-scope.ts'
import { isInService } from '../../../database/rows/robot-condition.ts'
import { canDo } from '../../../database/rows/robot-kinds.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { dispatchOrders, dispatchSettings, robotModels, robots, stores, users } from '../../../database/schema.ts'
import { isLocked, isLockedNow } from '../../robots/index.ts'
import { haltOf } from './halts.ts'

type Page = { pageNo: number; size: number }

const offsetOf = ({ pageNo, size }: Page): number => (pageNo - 1) * size

const { orderId, storeId, status, robotId, endTime } = dispatchOrders

/** One page of the orders within a scope, the newest first. */
export const findOrders = async (
  database: Database,
  scope: Scope,
  filter: { storeId?: number | undefined; status?: DispatchStatus | undefined },
  page: Page
) => {
  const matching = and(
    within(scope, stores.tenantId),
    filter.storeId === undefined ? undefined : eq(storeId, filter.storeId),
    filter.status === undefined ? undefined : eq(status, filter.status)
  )
  const list = await database
    .select({
      orderId,
      storeId,
      hospital: stores.name,
      fromWard: dispatchOrders.fromWard,
      toWard: dispatchOrders.toWard,
      goods: dispatchOrders.goods,
      status,
      held: dispatchOrders.held,
      halt: haltOf(database),
      robotName: robots.name,
      robotSerial: robots.serial,
      createdBy: users.nickname,
      createTime: dispatchOrders.createTime,
      assignTime: dispatchOrders.assignTime,
      pickUpTime: dispatchOrders.pickUpTime,
      arriveTime: dispatchOrders.arriveTime,
      endTime
    })
    .from(dispatchOrders)
    .innerJoin(stores, eq(stores.storeId, storeId))
    .leftJoin(robots, eq(robots.robotId, robotId))
    .leftJoin(users, eq(users.userId, dispatchOrders.userId))
    .where(matching)
    .orderBy(desc(orderId))
    .limit(page.size)
    .offset(offsetOf(page))
  const [counted] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(dispatchOrders)
    .innerJoin(stores, eq(stores.storeId, storeId))
    .where(matching)
  return { list, total: counted?.total ?? 0 }
}

/** Whether the cloud gives the orders of a hospital by itself, where its settings are joined. */
export const isAutomatic = sql<boolean>`coalesce(${dispatchSettings.automatic}, true)`

export const isMedical = and(isInService, canDo('orders'))

/** One page of the stores with medical robots within a scope, by name. */
export const findHospitals = async (database: Database, scope: Scope, page: Page) => {
  const matching = and(
    within(scope, stores.tenantId),
    exists(
      database
        .select({ one: sql`1` })
        .from(robots)
        .where(and(eq(robots.storeId, stores.storeId), isMedical))
    )
  )
  const list = await database
    .select({
      storeId: stores.storeId,
      name: stores.name,
      automatic: isAutomatic,
      switchTime: dispatchSettings.switchTime,
      switchedBy: users.nickname
    })
    .from(stores)
    .leftJoin(dispatchSettings, eq(dispatchSettings.storeId, stores.storeId))
    .leftJoin(users, eq(users.userId, dispatchSettings.userId))
    .where(matching)
    .orderBy(asc(stores.name), asc(stores.storeId))
    .limit(page.size)
    .offset(offsetOf(page))
  return { list, total: await database.$count(stores, matching) }
}

/** Whether a robot has an order that has not ended. */
const hasOrder = (database: Database) =>
  exists(
    database
      .select({ one: sql`1` })
      .from(dispatchOrders)
      .where(and(eq(robotId, robots.robotId), isNull(endTime)))
  )

/** The states in which a robot can take an order at once. */
const readyStates = ['idle', 'charging'] as const

export const isFree = (database: Database) =>
  sql<boolean>`(${robots.online} and ${inArray(robots.state, [...readyStates])} and ${not(hasOrder(database))}
    and ${not(isLocked)})`

/** Those of a robot's model, where models are joined. */
export const compartmentsOfModel = sql<Compartment[]>`coalesce(${robotModels.compartments}, '{}')`

/** One page of the medical robots of a hospital: free ones first, then by name. */
export const findDispatchRobots = async (database: Database, hospital: number, page: Page) => {
  const matching = and(eq(robots.storeId, hospital), isMedical)
  const free = isFree(database)
  const list = await database
    .select({
      serial: robots.serial,
      name: robots.name,
      online: robots.online,
      state: robots.state,
      battery: robots.battery,
      free,
      compartments: compartmentsOfModel
    })
    .from(robots)
    .leftJoin(robotModels, eq(robotModels.model, robots.model))
    .where(matching)
    .orderBy(desc(free), asc(robots.name), asc(robots.robotId))
    .limit(page.size)
    .offset(offsetOf(page))
  return { list, total: await database.$count(robots, matching) }
}

export const countWaiting = (transaction: Database, hospital: number): Promise<number> =>
  transaction.$count(dispatchOrders, and(eq(storeId, hospital), eq(status, 'waiting')))

export const hasMedicalRobots = async (transaction: Database, hospital: number): Promise<boolean> =>
  (
    await transaction
      .select({ one: sql`1` })
      .from(robots)
      .where(and(eq(robots.storeId, hospital), isMedical))
      .limit(1)
  ).length > 0

type NewOrder = Pick<
  typeof dispatchOrders.$inferInsert,
  'storeId' | 'fromWard' | 'toWard' | 'goods' | 'userId' | 'requestKey' | 'salt' | 'codeHash' | 'createTime'
>

/** Adds an order that waits. @returns its id; undefined where the person's key has made one already */
export const addOrder = async (transaction: Database, order: NewOrder): Promise<number | undefined> => {
  const [added] = await transaction
    .insert(dispatchOrders)
    .values({ ...order, status: 'waiting' })
    .onConflictDoNothing({ target: [dispatchOrders.userId, dispatchOrders.requestKey] })
    .returning({ orderId })
  return added?.orderId
}

/** The order that a person's key has made; nobody else changes it until the transaction ends. */
export const lockOrderByKey = async (transaction: Database, userId: number, requestKey: string) => {
  const [locked] = await transaction
    .select({ orderId, tenantId: stores.tenantId, ended: sql<boolean>`${endTime} is not null` })
    .from(dispatchOrders)
    .innerJoin(stores, eq(stores.storeId, storeId))
    .where(and(eq(dispatchOrders.userId, userId), eq(dispatchOrders.requestKey, requestKey)))
    .for('update', { of: dispatchOrders })
  return locked
}

/** An order within a scope; nobody else changes it until the transaction ends. */
export const lockOrder = async (transaction: Database, scope: Scope, id: number) => {
  const [locked] = await transaction
    .select({
      orderId,
      storeId,
      tenantId: stores.tenantId,
      status,
      goods: dispatchOrders.goods,
      robotId,
      salt: dispatchOrders.salt,
      codeHash: dispatchOrders.codeHash
    })
    .from(dispatchOrders)
    .innerJoin(stores, eq(stores.storeId, storeId))
    .where(and(eq(orderId, id), within(scope, stores.tenantId)))
    .for('update', { of: dispatchOrders })
  return locked
}

/** A medical robot of a hospital, by its serial; nobody else changes it until the transaction ends. */
export const lockMedicalRobot = async (transaction: Database, hospital: number, serial: string) => {
  const [locked] = await transaction
    .select({
      robotId: robots.robotId,
      serial: robots.serial,
      name: robots.name,
      online: robots.online,
      free: isFree(transaction),
      compartments: compartmentsOfModel
    })
    .from(robots)
    .leftJoin(robotModels, eq(robotModels.model, robots.model))
    .where(and(eq(robots.serial, serial), eq(robots.storeId, hospital), isMedical))
    .for('update', { of: robots })
  return locked
}

/**
 * Whether a robot whose row is held can't take an order: another transaction may have given it one, or locked the robot,
 * before this one had the row.
 */
export const isTakenNow = async (transaction: Database, robot: number): Promise<boolean> =>
  (await transaction.$count(dispatchOrders, and(eq(robotId, robot), isNull(endTime)))) > 0 ||
  (await isLockedNow(transaction, robot))

type Change = Partial<
  Pick<
    typeof dispatchOrders.$inferInsert,
    'status' | 'held' | 'robotId' | 'assignTime' | 'pickUpTime' | 'arriveTime' | 'endTime' | 'salt' | 'codeHash'
  >
>

/** Changes a locked order. */
export const changeOrder = async (transaction: Database, id: number, change: Change): Promise<void> => {
  await transaction.update(dispatchOrders).set(change).where(eq(orderId, id))
}

/** One page of the orders that robots within a scope have to pick up or to carry. */
export const findOrdersUnderWay = async (database: Database, scope: ReportScope, page: Page) => {
  const matching = and(inArray(status, ['assigned', 'carrying']), isNull(endTime), reportedBy(scope))
  const list = await database
    .select({ orderId, serial: robots.serial, status: sql<'assigned' | 'carrying'>`${status}` })
    .from(dispatchOrders)
    .innerJoin(robots, eq(robots.robotId, robotId))
    .where(matching)
    .orderBy(asc(orderId))
    .limit(page.size)
    .offset(offsetOf(page))
  const [counted] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(dispatchOrders)
    .innerJoin(robots, eq(robots.robotId, robotId))
    .where(matching)
  return { list, total: counted?.total ?? 0 }
}

/**
 * Keeps a robot's report of its order, where the order's status is one step before the reported one.
 * @returns the robot, and the tenant of the order
 */
export const putDispatchReport = async (
  database: Database,
  scope: ReportScope,
  report: DispatchReport & { status: 'carrying' | 'arrived' },
  now: number
): Promise<{ robotId: number; tenantId: number } | undefined> => {
  const [before, change] =
    report.status === 'carrying'
      ? (['assigned', { status: 'carrying', pickUpTime: now }] as const)
      : (['carrying', { status: 'arrived', arriveTime: now }] as const)
  const [changed] = await database
    .update(dispatchOrders)
    .set(change)
    .from(stores)
    .where(
      and(
        eq(orderId, report.orderId),
        eq(status, before),
        eq(stores.storeId, dispatchOrders.storeId),
        ofReported(database, scope, robotId)
      )
    )
    .returning({ robotId, tenantId: stores.tenantId })
  return changed?.robotId == null ? undefined : { robotId: changed.robotId, tenantId: changed.tenantId }
}

/** Whether the cloud gives the orders of a locked hospital by itself. */
export const findAutomatic = async (transaction: Database, hospital: number): Promise<boolean> => {
  const { automatic } = dispatchSettings
  const [found] = await transaction
    .select({ automatic })
    .from(dispatchSettings)
    .where(eq(dispatchSettings.storeId, hospital))
  return found?.automatic ?? true
}

type Switch = { automatic: boolean; userId: number; switchTime: number }

/** Says whether the cloud gives the orders of a locked hospital by itself. */
export const putAutomatic = async (transaction: Database, hospital: number, set: Switch): Promise<void> => {
  await transaction
    .insert(dispatchSettings)
    .values({ storeId: hospital, ...set })
    .onConflictDoUpdate({ target: dispatchSettings.storeId, set })
}
