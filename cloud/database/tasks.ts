import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { dashboardTimeZone } from '#contract/limits.ts'
import type { Database } from './open.ts'
import { robots, tasks } from './schema.ts'
import { type Scope, within } from './scope.ts'

/**
 * Totals of tasks that began in a time, by day in Beijing and kind of robot. Days and kinds without a task have no row.
 * Days are counted off from the first moment. That costs a fraction of a time zone lookup for each task. The zone has no
 * summer time, and is looked up once for each row of the answer.
 * @param from when a day in Beijing began
 */
const addUpByDay = (database: Database, scope: Scope, from: number, to: number, amount: SQL<number>) => {
  const days = database
    .select({
      begun: sql`date_bin('1 day', ${tasks.startTime}, ${sql.param(from, tasks.startTime)})`.as('begun'),
      robotKind: robots.robotKind,
      amount: amount.as('amount')
    })
    .from(tasks)
    .innerJoin(robots, eq(robots.robotId, tasks.robotId))
    .where(and(within(scope, robots.tenantId), gte(tasks.startTime, from), lt(tasks.startTime, to)))
    .groupBy(sql`1`, sql`2`)
    .as('days')
  const day = sql<string>`(${days.begun} at time zone ${sql.raw(`'${dashboardTimeZone}'`)})::date::text`
  return database
    .select({ day, robotKind: days.robotKind, amount: days.amount })
    .from(days)
    .orderBy(days.begun, days.robotKind)
}

/** How many tasks began on each day in Beijing, by kind of robot. */
export const countTasksByDay = async (database: Database, scope: Scope, from: number, to: number) =>
  (await addUpByDay(database, scope, from, to, sql`count(*)::int`)).map(({ amount, ...row }) => ({
    ...row,
    count: amount
  }))

/** Kilometres of the tasks that began on each day in Beijing, by kind of robot. */
export const sumMileageByDay = async (database: Database, scope: Scope, from: number, to: number) =>
  (await addUpByDay(database, scope, from, to, sql`sum(${tasks.mileage})::float8 / 1000`)).map(
    ({ amount, ...row }) => ({ ...row, km: amount })
  )

type Task = { robotId: number; startTime: number; endTime: number | null; status: string; mileage: number }

/** So many rows travel in one statement. */
const chunk = 5_000

/**
 * Adds tasks, each of them once; of those that are in already, the ones that were still running are brought up to date.
 */
export const putTasks = async (database: Database, rows: readonly Task[]): Promise<void> => {
  for (let index = 0; index < rows.length; index += chunk) {
    const part = rows.slice(index, index + chunk).map(({ robotId, startTime, endTime, status, mileage }) => ({
      robot_id: robotId,
      start_time: new Date(startTime).toISOString(),
      end_time: endTime === null ? null : new Date(endTime).toISOString(),
      status,
      mileage
    }))
    await database.execute(sql`
      insert into ${tasks} (robot_id, start_time, end_time, status, mileage)
      select * from json_to_recordset(${JSON.stringify(part)}::json)
        as task(robot_id int, start_time timestamptz, end_time timestamptz, status text, mileage int)
      on conflict (robot_id, start_time) do update
        set end_time = excluded.end_time, status = excluded.status, mileage = greatest(${tasks.mileage}, excluded.mileage)
        where ${tasks.status} = 'started'
    `)
  }
}
