import {
  and,
  asc,
  type Column,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  type SQL,
  sql
} from 'drizzle-orm'
import type { Robot, RobotColumn, RobotKind } from '#contract/calls/robots/robots.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { countRows, one } from '../../../database/rows/count-rows.ts'
import { inOrder, isDescending, type SortOf } from '../../../database/rows/in-order.ts'
import {
  countOf,
  hasFault,
  inServiceWithin,
  isNotActivated,
  isOffline,
  isOnline
} from '../../../database/rows/robot-condition.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { robots, stores, tasks } from '../../../database/schema.ts'
import { isLocked } from './locked.ts'

export type RobotFilter = {
  robotKind?: RobotKind | undefined
  online?: boolean | undefined
  storeId?: number | undefined
  /** Whether it is bound to a store. */
  bound?: boolean | undefined
  withFault?: boolean | undefined
  /** Robots that began a task between two moments, without the second one. */
  tasks?: { from: number | undefined; to: number | undefined } | undefined
  /** Part of a serial, of a name or of a store's name; case does not matter. */
  text?: string | undefined
}

const columnOf = {
  name: robots.name,
  store: stores.name,
  battery: robots.battery,
  lastSeen: robots.lastSeenTime
} satisfies Record<RobotColumn, Column>

/**
 * Whether a robot began a task between two moments. The list and its count stop at a number of robots. So the server may
 * look up one task of each robot where most of them worked. Where few did, it looks through the tasks of these days.
 */
const beganTask = (database: Database, { from, to }: NonNullable<RobotFilter['tasks']>): SQL | undefined => {
  if (from === undefined && to === undefined) return undefined
  const between = and(
    eq(tasks.robotId, robots.robotId),
    from === undefined ? undefined : gte(tasks.startTime, from),
    to === undefined ? undefined : lt(tasks.startTime, to)
  )
  return exists(database.select({ one }).from(tasks).where(between))
}

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

/** One robot in service within a scope. */
export const findRobot = async (database: Database, scope: Scope, robotId: number): Promise<Robot | undefined> => {
  const [found] = await database
    .select(robotColumnsOf)
    .from(robots)
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .where(and(inServiceWithin(scope), eq(robots.robotId, robotId)))
  return found
}

/** One robot within a scope, in service or retired, with whose it is. */
export const findRobotOfAnyTime = async (database: Database, scope: Scope, robotId: number) => {
  const { tenantId, retireTime, serialFreed } = robots
  const [found] = await database
    .select({ ...robotColumnsOf, tenantId, retireTime, serialFreed })
    .from(robots)
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .where(and(within(scope, robots.tenantId), eq(robots.robotId, robotId)))
  return found
}

/** Whether a robot of a statement that joins the stores is within a scope and fits a filter. */
export const isFound = (
  database: Database,
  scope: Scope,
  { robotKind, online, storeId, bound, withFault, tasks: worked, text }: RobotFilter
): SQL | undefined =>
  and(
    inServiceWithin(scope),
    robotKind === undefined ? undefined : eq(robots.robotKind, robotKind),
    online === undefined ? undefined : online ? isOnline : isOffline,
    storeId === undefined ? undefined : eq(robots.storeId, storeId),
    bound === undefined ? undefined : bound ? isNotNull(robots.storeId) : isNull(robots.storeId),
    withFault === undefined ? undefined : withFault ? hasFault : not(hasFault),
    worked && beganTask(database, worked),
    text ? containing(text, [robots.serial, robots.name, stores.name]) : undefined
  )

/**
 * One page of the robots within a scope, and their total. The order stays the same from page to page. Robots that began a
 * task in some days are counted up to `recordsCountedMax`: to count all of 100,000 takes a third of a second.
 */
export const findRobots = async (
  database: Database,
  scope: Scope,
  filter: RobotFilter,
  page: { pageNo: number; size: number; sort?: SortOf<RobotColumn> | undefined }
): Promise<{ list: Robot[]; total: number }> => {
  const matching = isFound(database, scope, filter)
  const list = await database
    .select(robotColumnsOf)
    .from(robots)
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
  const byTasks = (filter.tasks?.from ?? filter.tasks?.to) !== undefined
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

const selected = (scope: Scope, { robotKind, storeId }: Which): SQL | undefined =>
  and(
    inServiceWithin(scope),
    robotKind === undefined ? undefined : eq(robots.robotKind, robotKind),
    storeId === undefined ? undefined : eq(robots.storeId, storeId)
  )

/** A robot that is bound to no store is deployed nowhere. */
const isDeployed = sql`${robots.deployTime} is not null and ${robots.storeId} is not null`

/** How the robots within a scope stand. */
export const countRobotStates = async (database: Database, scope: Scope, which: Which) => {
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
  scope: Scope,
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
