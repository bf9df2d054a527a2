import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  type SQL,
  sql
} from 'drizzle-orm'
import { type RobotState, robotStates } from '#contract/calls/robots/robots.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../../database/open.ts'
import {
  countOf,
  hasFault,
  inServiceWithin,
  isInService,
  isOffline,
  isOnline
} from '../../../database/rows/robot-condition.ts'
import { type ReadingScope, within } from '../../../database/rows/scope.ts'
import { dispatchOrders, robotFaults, robots, stores, taskDays, tasks } from '../../../database/schema.ts'
import { isUnattended } from '../../fault-care/index.ts'

/* The data that a wall shows of the robots at work. */

const whole = (counted: SQL): SQL<number> => sql<number>`(${counted})::int`

/** How many robots stand how. One that is not activated or offline counts as that alone. */
export const countRobotsByState = async (database: Database, scope: ReadingScope) => {
  const state = sql<RobotState | 'offline'>`case when ${isOffline} then 'offline' else ${robots.state} end`
  const rows = await database
    .select({ state, count: count() })
    .from(robots)
    .where(inServiceWithin(scope))
    .groupBy(state)
  const found = (wanted: RobotState | 'offline'): number => rows.find(row => row.state === wanted)?.count ?? 0
  const byState = Object.fromEntries(robotStates.map(it => [it, found(it)])) as Record<RobotState, number>
  return { ...byState, offline: found('offline') }
}

/** How many robots have a fault, whatever else they are. */
export const countRobotsWithFault = (database: Database, scope: ReadingScope): Promise<number> =>
  database.$count(robots, and(inServiceWithin(scope), hasFault))

type Moments = {
  startOfYesterday: number
  startOfToday: number
  /** A day ago. */
  sameTimeYesterday: number
  now: number
}

/** The robots of a scope, for a table that has only their ids; undefined for all. */
const ofRobots = (scope: ReadingScope, robotId: typeof tasks.robotId): SQL | undefined =>
  scope.of === 'everyTenant'
    ? undefined
    : sql`${robotId} in (select ${robots.robotId} from ${robots} where ${within(scope, robots.tenantId)})`

/** Tasks of two days. The index by their start leads to them, however many are older. */
export const countTasksOfTwoDays = async (
  database: Database,
  scope: ReadingScope,
  { startOfYesterday, startOfToday, sameTimeYesterday, now }: Moments
) => {
  const { startTime, endTime } = tasks
  const [counted] = await database
    .select({
      today: whole(sql`count(*) filter (where ${gte(startTime, startOfToday)})`),
      yesterday: whole(sql`count(*) filter (where ${lte(startTime, sameTimeYesterday)})`),
      running: whole(sql`count(*) filter (where ${isNull(endTime)})`)
    })
    .from(tasks)
    .where(and(gte(startTime, startOfYesterday), lte(startTime, now), ofRobots(scope, tasks.robotId)))
  return { today: 0, yesterday: 0, running: 0, ...counted }
}

/** The faults that last: how many, and those that nobody looks after and that last longest. */
export const findLastingFaults = async (database: Database, scope: ReadingScope) => {
  const lasting = and(isNull(robotFaults.endTime), within(scope, robots.tenantId))
  const longest = await database
    .select({
      faultId: robotFaults.faultId,
      faultCode: robotFaults.faultCode,
      robotName: robots.name,
      storeName: stores.name,
      startTime: robotFaults.startTime,
      unattended: isUnattended
    })
    .from(robotFaults)
    .innerJoin(robots, eq(robots.robotId, robotFaults.robotId))
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .where(lasting)
    .orderBy(desc(isUnattended), asc(robotFaults.startTime), asc(robotFaults.faultId))
    .limit(limits.wallFaultsMax)
  const [counted] = await database
    .select({ total: count(), unattended: countOf(isUnattended) })
    .from(robotFaults)
    .innerJoin(robots, eq(robots.robotId, robotFaults.robotId))
    .where(lasting)
  return { total: counted?.total ?? 0, unattended: counted?.unattended ?? 0, longest }
}

const isWaiting = eq(dispatchOrders.status, 'waiting')
const isUnderWay = and(isNull(dispatchOrders.endTime), isNotNull(dispatchOrders.robotId))

/** The orders of hospitals that have not ended. Two indexes hold them and no others. */
export const countDispatches = async (database: Database, scope: ReadingScope) => {
  const countOf = async (which: SQL | undefined): Promise<number> => {
    const [counted] = await database
      .select({ total: count() })
      .from(dispatchOrders)
      .innerJoin(stores, eq(stores.storeId, dispatchOrders.storeId))
      .where(and(which, within(scope, stores.tenantId)))
    return counted?.total ?? 0
  }
  return { waiting: await countOf(isWaiting), underWay: await countOf(isUnderWay) }
}

const robotsOf = {
  robots: count(robots.robotId),
  offline: countOf(isOffline),
  busy: countOf(sql`${isOnline} and ${eq(robots.state, 'busy')}`),
  withFault: countOf(hasFault)
}

/** One page of the stores with robots within a scope: those that need somebody come first. */
export const findStoresAtWork = async (
  database: Database,
  scope: ReadingScope,
  today: string,
  { pageNo, size }: { pageNo: number; size: number }
) => {
  const own = within(scope, stores.tenantId)
  const found = await database
    .select({ storeId: stores.storeId, name: stores.name, ...robotsOf })
    .from(stores)
    .innerJoin(robots, and(eq(robots.storeId, stores.storeId), isInService))
    .where(own)
    .groupBy(stores.storeId)
    .orderBy(desc(robotsOf.withFault), desc(robotsOf.offline), asc(stores.name), asc(stores.storeId))
    .limit(size)
    .offset((pageNo - 1) * size)
  const [counted] = await database
    .select({ total: countDistinct(robots.storeId) })
    .from(robots)
    .innerJoin(stores, eq(stores.storeId, robots.storeId))
    .where(and(own, isInService))
  const ids = found.map(({ storeId }) => storeId)
  const tasksOf = await database
    .select({ storeId: taskDays.storeId, count: whole(sql`sum(${taskDays.count})`) })
    .from(taskDays)
    .where(and(eq(taskDays.tenantId, 0), inArray(taskDays.storeId, ids), eq(taskDays.day, today)))
    .groupBy(taskDays.storeId)
  const ordersOf = await database
    .select({ storeId: dispatchOrders.storeId, count: count() })
    .from(dispatchOrders)
    .where(and(isUnderWay, inArray(dispatchOrders.storeId, ids)))
    .groupBy(dispatchOrders.storeId)
  const ofStore = (rows: readonly { storeId: number; count: number }[], wanted: number): number =>
    rows.find(({ storeId }) => storeId === wanted)?.count ?? 0
  const list = found.map(store => ({
    ...store,
    tasksToday: ofStore(tasksOf, store.storeId),
    underWay: ofStore(ordersOf, store.storeId)
  }))
  return { list, total: counted?.total ?? 0 }
}
