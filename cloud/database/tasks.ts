import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { dashboardTimeZone } from '#contract/limits.ts'
import type { Database } from './open.ts'
import { robots, stores, tasks } from './schema.ts'
import { type Scope, within } from './scope.ts'

/** How many tasks began on each day in Beijing, by kind of robot; days and kinds without a task have no row. */
export const countTasksByDay = (database: Database, scope: Scope, from: number, to: number) => {
  const beijingDay = sql<string>`(${tasks.startTime} at time zone ${sql.raw(`'${dashboardTimeZone}'`)})::date::text`
  return database
    .select({ day: beijingDay, robotKind: robots.robotKind, count: sql<number>`count(*)::int` })
    .from(tasks)
    .innerJoin(robots, eq(robots.robotId, tasks.robotId))
    .innerJoin(stores, eq(stores.storeId, robots.storeId))
    .where(and(within(scope), gte(tasks.startTime, from), lt(tasks.startTime, to)))
    .groupBy(beijingDay, robots.robotKind)
}
