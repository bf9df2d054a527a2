import { and, asc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { RobotKind } from '#contract/calls/robots/robots.ts'
import type { Database } from '../../../database/open.ts'
import { mergeChanges } from '../../../database/rows/merge-changes.ts'
import { type ReadingScope, within } from '../../../database/rows/scope.ts'
import { robots, taskDays, tasks } from '../../../database/schema.ts'

/** The robots whose tasks are added up. A store within the scope was looked up before. */
export type TaskPlace = { scope: ReadingScope; storeId?: number | undefined; robotKind?: RobotKind | undefined }

const rowsOf = ({ scope, storeId }: TaskPlace): SQL | undefined => {
  if (scope.of === 'nobody') return sql`false`
  if (storeId !== undefined) return and(eq(taskDays.tenantId, 0), eq(taskDays.storeId, storeId))
  const whose = scope.of === 'everyTenant' ? eq(taskDays.tenantId, 0) : within(scope, taskDays.tenantId)
  return and(whose, eq(taskDays.storeId, 0))
}

/** The tasks that began on each day and their metres, by kind of robot; what had none has no row. */
export const findTaskDays = (database: Database, place: TaskPlace, from: string, to: string) =>
  database
    .select({
      day: taskDays.day,
      robotKind: taskDays.robotKind,
      count: sql<number>`sum(${taskDays.count})::int`,
      metres: sql<number>`sum(${taskDays.mileage})::float8`
    })
    .from(taskDays)
    .where(
      and(
        rowsOf(place),
        gte(taskDays.day, from),
        lte(taskDays.day, to),
        place.robotKind === undefined ? undefined : eq(taskDays.robotKind, place.robotKind)
      )
    )
    .groupBy(taskDays.day, taskDays.robotKind)
    .having(sql`sum(${taskDays.count}) > 0`)
    .orderBy(asc(taskDays.day), asc(taskDays.robotKind))

/** The tasks that began between two moments and their metres, by kind of robot: a part of one day, of which there is no sum. */
export const findTasksBetween = (
  database: Database,
  { scope, storeId, robotKind }: TaskPlace,
  from: number,
  to: number
) =>
  database
    .select({
      robotKind: robots.robotKind,
      count: sql<number>`count(*)::int`,
      metres: sql<number>`sum(${tasks.mileage})::float8`
    })
    .from(tasks)
    .innerJoin(robots, eq(robots.robotId, tasks.robotId))
    .where(
      and(
        within(scope, robots.tenantId),
        storeId === undefined ? undefined : eq(robots.storeId, storeId),
        robotKind === undefined ? undefined : eq(robots.robotKind, robotKind),
        gte(tasks.startTime, from),
        lt(tasks.startTime, to)
      )
    )
    .groupBy(robots.robotKind)

/** The first day with a task of any kind. */
export const findFirstTaskDay = async (database: Database, place: TaskPlace): Promise<string | undefined> => {
  const [first] = await database
    .select({ day: taskDays.day })
    .from(taskDays)
    .where(rowsOf(place))
    .groupBy(taskDays.day)
    .having(sql`sum(${taskDays.count}) > 0`)
    .orderBy(asc(taskDays.day))
    .limit(1)
  return first?.day
}

/** Merges some of the changes of days, each with the sum that its day has already. */
export const mergeTaskDays = (database: Database): Promise<number> =>
  mergeChanges(database, {
    table: taskDays,
    keys: ['tenant_id', 'store_id', 'day', 'robot_kind'],
    sums: ['count', 'mileage']
  })
