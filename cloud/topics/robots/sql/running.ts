import { and, asc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { DayPart, RunningFigures } from '#contract/calls/figures/running.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../../database/open.ts'
import { mergeChanges } from '../../../database/rows/merge-changes.ts'
import { at } from '../../../database/rows/moments.ts'
import { robotFaults, robotStretches, robots, runningDays, tasks } from '../../../database/schema.ts'
import type { StretchChange } from '../stretch-changes.pure.ts'
import type { StretchKind } from '../stretch-kinds.pure.ts'

/* How single robots ran. Each question names its robots, and finds their rows by an index. */

/** The stretches of robots that last. */
export const findLastingStretches = (transaction: Database, robotIds: readonly number[]) =>
  transaction
    .select({ robotId: robotStretches.robotId, kind: robotStretches.kind })
    .from(robotStretches)
    .where(and(inArray(robotStretches.robotId, [...robotIds]), isNull(robotStretches.endTime)))

/** Begins or ends a stretch of a robot that is held by the transaction. */
export const changeStretch = async (
  transaction: Database,
  robotId: number,
  { kind, is, time }: StretchChange
): Promise<void> => {
  if (is === 'begun') await transaction.insert(robotStretches).values({ robotId, kind, startTime: time })
  else
    await transaction
      .update(robotStretches)
      .set({ endTime: time })
      .where(and(eq(robotStretches.robotId, robotId), eq(robotStretches.kind, kind), isNull(robotStretches.endTime)))
}

/** Days in Beijing, both ends included, and the moment until which a stretch that lasts counts. */
type Days = { from: string; to: string; now: number }

const figures = {
  onSeconds: 'on_seconds',
  chargingSeconds: 'charging_seconds',
  workingSeconds: 'working_seconds',
  started: 'started',
  ended: 'ended',
  cancelled: 'cancelled',
  interrupted: 'interrupted',
  abnormal: 'abnormal',
  mileage: 'mileage'
} satisfies Record<keyof RunningFigures, string>

const columns = Object.values(figures)
const kept = sql.raw(columns.join(', '))
const sums = sql.raw(
  Object.entries(figures)
    .map(([figure, column]) => `coalesce(sum(${column}), 0)::float8 as "${figure}"`)
    .join(', ')
)
/** What a stretch has of the figures of tasks. */
const nothingElse = sql.raw(
  columns
    .slice(2)
    .map(() => '0')
    .join(', ')
)

/**
 * How robots ran, summed for each robot and value of `by`. A task belongs to the day on which it began; a stretch is cut at
 * midnight, and one that lasts goes on until now. One statement: a stretch that ends at this moment is in the sums or lasts.
 */
const findRunning = async <By extends Record<string, unknown>>(
  database: Database,
  robotIds: readonly number[],
  { from, to, now }: Days,
  by: SQL
): Promise<(RunningFigures & { robotId: number } & By)[]> => {
  const ids = sql.param(`{${robotIds.join(',')}}`)
  const seconds = sql`round(extract(epoch from least(${at(now)}, (start + interval '1 day') at time zone 'Asia/Shanghai')
    - greatest(start_time, start at time zone 'Asia/Shanghai')))`
  // Each robot by itself, so that an index leads to its rows however many robots there are.
  const { rows } = (await database.execute(sql`
    select wanted.robot_id as "robotId", ${by}, ${sums}
    from unnest(${ids}::int[]) as wanted (robot_id)
    cross join lateral (
      select day, ${kept} from ${runningDays}
      where ${runningDays}.robot_id = wanted.robot_id and day between ${from}::date and ${to}::date
      union all
      select start::date, case kind when 'on' then ${seconds} end, case kind when 'charging' then ${seconds} end, ${nothingElse}
      from ${robotStretches}
      cross join lateral generate_series(
        greatest((start_time at time zone 'Asia/Shanghai')::date, ${from}::date)::timestamp,
        least((${at(now)} at time zone 'Asia/Shanghai')::date, ${to}::date)::timestamp,
        interval '1 day'
      ) as start
      where ${robotStretches}.robot_id = wanted.robot_id and end_time is null and start_time < ${at(now)}
    ) as ran
    group by 1, 2
  `)) as unknown as { rows: (RunningFigures & { robotId: number } & By)[] }
  return rows
}

/** How one robot ran on each day; a day on which it did nothing has no row, or one of zeros. */
export const findRunningDays = (database: Database, robotId: number, days: Days) =>
  findRunning<{ day: string }>(database, [robotId], days, sql`day::text as day`)

/** How robots ran in all, until a day and from it on; a robot that did nothing has no row. */
export const findRunningSums = (database: Database, robotIds: readonly number[], days: Days & { split: string }) =>
  findRunning<{ isNow: boolean }>(database, robotIds, days, sql`day >= ${days.split}::date as "isNow"`)

/** The longest task that a day before can reach into the day, in milliseconds. */
const taskMsMax = 24 * 60 * 60_000

/** The tasks, faults and stretches of one robot between two moments; the earliest first. */
export const findDayParts = async (
  database: Database,
  robotId: number,
  { from, to }: { from: number; to: number }
): Promise<DayPart[]> => {
  const done = await database
    .select({ startTime: tasks.startTime, endTime: tasks.endTime, detail: tasks.status })
    .from(tasks)
    .where(
      and(
        eq(tasks.robotId, robotId),
        gte(tasks.startTime, from - taskMsMax),
        lt(tasks.startTime, to),
        or(isNull(tasks.endTime), gte(tasks.endTime, from))
      )
    )
    .orderBy(asc(tasks.startTime))
    .limit(limits.dayPartsMax)
  const faults = await database
    .select({ startTime: robotFaults.startTime, endTime: robotFaults.endTime, detail: robotFaults.faultCode })
    .from(robotFaults)
    .where(
      and(
        eq(robotFaults.robotId, robotId),
        lt(robotFaults.startTime, to),
        or(isNull(robotFaults.endTime), gte(robotFaults.endTime, from))
      )
    )
    .orderBy(asc(robotFaults.startTime))
    .limit(limits.dayPartsMax)
  const stretchesOf = (kind: StretchKind) =>
    database
      .select({ startTime: robotStretches.startTime, endTime: robotStretches.endTime })
      .from(robotStretches)
      .where(
        and(
          eq(robotStretches.robotId, robotId),
          eq(robotStretches.kind, kind),
          lt(robotStretches.startTime, to),
          or(isNull(robotStretches.endTime), gte(robotStretches.endTime, from))
        )
      )
      .orderBy(asc(robotStretches.startTime))
      .limit(limits.dayPartsMax)
  return [
    ...done.map(it => ({ ...it, kind: 'task' as const })),
    ...faults.map(it => ({ ...it, kind: 'fault' as const })),
    ...(await stretchesOf('on')).map(it => ({ ...it, kind: 'on' as const, detail: '' })),
    ...(await stretchesOf('charging')).map(it => ({ ...it, kind: 'charging' as const, detail: '' }))
  ].toSorted((one, other) => one.startTime - other.startTime)
}

/** Adds stretches that are over, but for robots that reported some themselves since a moment. */
export const putStretches = async (
  database: Database,
  rows: readonly { robotId: number; kind: StretchKind; startTime: number; endTime: number }[],
  since: number
): Promise<void> => {
  const reported = await database
    .selectDistinct({ robotId: robotStretches.robotId })
    .from(robotStretches)
    .innerJoin(robots, eq(robots.robotId, robotStretches.robotId))
    .where(and(sql`${robots.demo}`, or(isNull(robotStretches.endTime), gte(robotStretches.startTime, since))))
  const others = new Set(reported.map(({ robotId }) => robotId))
  const added = rows.filter(({ robotId }) => !others.has(robotId))
  for (let index = 0; index < added.length; index += rowsAtOnce)
    await database.insert(robotStretches).values(added.slice(index, index + rowsAtOnce))
}

/** So many rows travel in one statement. */
const rowsAtOnce = 2_000

/** Merges some of the changes of days, each with the sum that its day has already. */
export const mergeRunningDays = (database: Database): Promise<number> =>
  mergeChanges(database, { table: runningDays, keys: ['robot_id', 'day'], sums: columns })
