import { and, asc, type Column, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { ListedRobot, Robot, RobotColumn } from '#contract/calls/robots/robots.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../../database/open.ts'
import { countRows, one } from '../../../database/rows/count-rows.ts'
import { inOrder, isDescending, type SortOf } from '../../../database/rows/in-order.ts'
import { countOf, hasFault, inServiceWithin, isNotActivated, isOnline } from '../../../database/rows/robot-condition.ts'
import { type ReadingScope, type Scope, within } from '../../../database/rows/scope.ts'
import { robots, stores, tenants } from '../../../database/schema.ts'
import { isLocked } from './locked.ts'
import { isFound, type RobotFilter } from './robot-filter.ts'
import { tagsOf } from './tags.ts'

const columnOf = {
  name: robots.name,
  store: stores.name,
  battery: robots.battery,
  lastSeen: robots.lastSeenTime
} satisfies Record<RobotColumn, Column>

const robotColumnsOf = {
  robotId: robots.robotId,
  serial: robots.serial,
  name: robots.name,
  model: robots.model,
  robotKind: robots.robotKind,
  storeId: robots.storeId,
  storeName: stores.name,
  online: robots.online,
  state: robots.state,
  battery: robots.battery,
  lastSeenTime: robots.lastSeenTime,
  deployTime: robots.deployTime,
  softwareVersion: robots.softwareVersion,
  clockAhead: robots.clockAhead,
  locked: isLocked
}

const listedColumns = { ...robotColumnsOf, tenantId: robots.tenantId, tenantName: tenants.name, tags: tagsOf }

/** One robot in service within a scope. */
export const findRobot = async (
  database: Database,
  scope: ReadingScope,
  robotId: number
): Promise<Robot | undefined> => {
  const [found] = await database
    .select(robotColumnsOf)
    .from(robots)
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .where(and(inServiceWithin(scope), eq(robots.robotId, robotId)))
  return found
}

/** One robot within a scope, in service or retired, with whose it is. */
export const findRobotOfAnyTime = async (database: Database, scope: ReadingScope, robotId: number) => {
  const { tenantId, retireTime, serialFreed } = robots
  const [found] = await database
    .select({ ...robotColumnsOf, tenantId, retireTime, serialFreed })
    .from(robots)
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .where(and(within(scope, robots.tenantId), eq(robots.robotId, robotId)))
  return found
}

/**
 * One page of the robots within a scope, and their total. The order stays the same from page to page. Robots that began a
 * task in some days are counted up to `recordsCountedMax`: to count all of 100,000 takes a third of a second.
 */
export const findRobots = async (
  database: Database,
  scope: ReadingScope,
  filter: RobotFilter,
  page: { pageNo: number; size: number; sort?: SortOf<RobotColumn> | undefined }
): Promise<{ list: ListedRobot[]; total: number }> => {
  const matching = isFound(database, scope, filter)
  const list = await database
    .select(listedColumns)
    .from(robots)
    .innerJoin(tenants, eq(tenants.tenantId, robots.tenantId))
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .where(matching)
    .orderBy(
      ...inOrder(page.sort, columnOf, ['store', 'lastSeen']),
      isDescending(page.sort) ? desc(robots.robotId) : asc(robots.robotId)
    )
    .limit(page.size)
    .offset((page.pageNo - 1) * page.size)
  const all = database
    .select({ one })
    .from(robots)
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .where(matching)
    .$dynamic()
  const byTasks = (filter.tasksFrom ?? filter.tasksTo) !== undefined
  const counted = byTasks ? all.limit(limits.recordsCountedMax) : all
  return { list, total: await countRows(database, counted.as('counted')) }
}

/** The models of the robots within a scope, as many as an answer holds; one that is used as two kinds comes with each. */
export const findRobotModels = (database: Database, scope: Scope) =>
  database
    .selectDistinct({ model: robots.model, robotKind: robots.robotKind })
    .from(robots)
    .where(inServiceWithin(scope))
    .orderBy(asc(robots.model), asc(robots.robotKind))
    .limit(limits.robotModelsMax)

/** One of these models that a robot within a scope has, or none: the first robot that is found answers. */
export const findModelAmong = async (
  database: Database,
  scope: Scope,
  wanted: readonly string[]
): Promise<string | undefined> => {
  const [found] = await database
    .select({ model: robots.model })
    .from(robots)
    .where(and(inArray(robots.model, [...wanted]), inServiceWithin(scope)))
    .limit(1)
  return found?.model
}

type Which = Pick<RobotFilter, 'robotKind' | 'storeId'>

const selected = (scope: ReadingScope, { robotKind, storeId }: Which): SQL | undefined =>
  and(
    inServiceWithin(scope),
    robotKind === undefined ? undefined : eq(robots.robotKind, robotKind),
    storeId === undefined ? undefined : eq(robots.storeId, storeId)
  )

/** A robot that is bound to no store is deployed nowhere. */
const isDeployed = sql`${robots.deployTime} is not null and ${robots.storeId} is not null`

/** How the robots within a scope stand. */
export const countRobotStates = async (database: Database, scope: ReadingScope, which: Which) => {
  const [counted] = await database
    .select({
      total: sql<number>`count(*)::int`,
      online: countOf(isOnline),
      notActivated: countOf(isNotActivated),
      withFault: countOf(hasFault),
      deployed: countOf(isDeployed)
    })
    .from(robots)
    .where(selected(scope, which))
  return { total: 0, online: 0, notActivated: 0, withFault: 0, deployed: 0, ...counted }
}

/** One page of the deployments within a scope, newest first. */
export const findDeployments = (
  database: Database,
  scope: ReadingScope,
  which: Which,
  page: { pageNo: number; size: number }
) =>
  database
    .select({
      robotId: robots.robotId,
      serial: robots.serial,
      model: robots.model,
      storeName: stores.name,
      deployTime: sql<number>`${robots.deployTime}`.mapWith(robots.deployTime)
    })
    .from(robots)
    .innerJoin(stores, eq(stores.storeId, robots.storeId))
    .where(and(selected(scope, which), isDeployed))
    .orderBy(desc(robots.deployTime), desc(robots.robotId))
    .limit(page.size)
    .offset((page.pageNo - 1) * page.size)
