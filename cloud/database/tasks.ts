import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { dashboardTimeZone } from '#contract/limits.ts'
import type { Database } from './open.ts'
import { robots, stores, tasks } from './schema.ts'
import { type Scope, within } from './scope.ts'

const beijingDay = sql<string>`(${tasks.startTime} at time zone ${sql.raw(`'${dashboardTimeZone}'`)})::date::text`

const begunBetween = (scope: Scope, from: number, to: number): SQL | undefined =>
  and(within(scope), gte(tasks.startTime, from), lt(tasks.startTime, to))

/** How many tasks began on each day in Beijing, by kind of robot; days and kinds without a task have no row. */
export const countTasksByDay = (database: Database, scope: Scope, from: number, to: number) =>
  database
    .select({ day: beijingDay, robotKind: robots.robotKind, count: sql<number>`count(*)::int` })
    .from(tasks)
    .innerJoin(robots, eq(robots.robotId, tasks.robotId))
    .innerJoin(stores, eq(stores.storeId, robots.storeId))
    .where(begunBetween(scope, from, to))
    .groupBy(beijingDay, robots.robotKind)
    .orderBy(beijingDay, robots.robotKind)

/** Kilometres of the tasks that began on each day in Beijing, by kind of robot; days and kinds without a task have no row. */
export const sumMileageByDay = (database: Database, scope: Scope, from: number, to: number) =>
  database
    .select({
      day: beijingDay,
      robotKind: robots.robotKind,
      km: sql<number>`sum(${tasks.mileage})::float8 / 1000`
    })
    .from(tasks)
    .innerJoin(robots, eq(robots.robotId, tasks.robotId))
    .innerJoin(stores, eq(stores.storeId, robots.storeId))
    .where(begunBetween(scope, from, to))
    .groupBy(beijingDay, robots.robotKind)
    .orderBy(beijingDay, robots.robotKind)
