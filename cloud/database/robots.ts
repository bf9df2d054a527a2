import { and, asc, desc, eq, ilike, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Robot, RobotKind } from '#contract/robots.ts'
import type { Database } from './open.ts'
import { robots, stores } from './schema.ts'
import { type Scope, within } from './scope.ts'

export type RobotFilter = {
  robotKind?: RobotKind | undefined
  online?: boolean | undefined
  /** Part of a serial, of a name or of a store's name; case does not matter. */
  text?: string | undefined
}

/** Takes `%` and `_` for what they are, and not for LIKE's wildcards. */
const containing = (text: string): SQL | undefined => {
  const pattern = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return or(ilike(robots.serial, pattern), ilike(robots.name, pattern), ilike(stores.name, pattern))
}

/** One page of the robots within a scope, in an order that stays the same from page to page, and how many there are. */
export const findRobots = async (
  database: Database,
  scope: Scope,
  { robotKind, online, text }: RobotFilter,
  page: { pageNo: number; size: number }
): Promise<{ list: Robot[]; total: number }> => {
  const matching = and(
    within(scope),
    robotKind === undefined ? undefined : eq(robots.robotKind, robotKind),
    online === undefined ? undefined : eq(robots.online, online),
    text ? containing(text) : undefined
  )
  const list = await database
    .select({
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
      softwareVersion: robots.softwareVersion
    })
    .from(robots)
    .innerJoin(stores, eq(stores.storeId, robots.storeId))
    .where(matching)
    .orderBy(asc(robots.robotId))
    .limit(page.size)
    .offset((page.pageNo - 1) * page.size)
  const [counted] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(robots)
    .innerJoin(stores, eq(stores.storeId, robots.storeId))
    .where(matching)
  return { list, total: counted?.total ?? 0 }
}

/** The models of the robots within a scope; one that is used as two kinds comes once with each. */
export const findRobotModels = (database: Database, scope: Scope) =>
  database
    .selectDistinct({ model: robots.model, robotKind: robots.robotKind })
    .from(robots)
    .innerJoin(stores, eq(stores.storeId, robots.storeId))
    .where(within(scope))
    .orderBy(asc(robots.model), asc(robots.robotKind))

/** One page of the deployments within a scope, newest first. */
export const findDeployments = (database: Database, scope: Scope, page: { pageNo: number; size: number }) =>
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
    .where(and(within(scope), isNotNull(robots.deployTime)))
    .orderBy(desc(robots.deployTime), desc(robots.robotId))
    .limit(page.size)
    .offset((page.pageNo - 1) * page.size)
