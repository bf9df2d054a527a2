import { and, asc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { DayPart } from '#contract/calls/robot/running.ts'
import * as limits from '#contract/limits.ts'
import type { StretchChange } from '../../robots/stretch-changes.ts'
import type { Database } from '../open.ts'
import { robotFaults, robotStretches, robots, type StretchKind, tasks } from '../schema.ts'

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

/** Moments of some days in Beijing, without the last one. */
type Moments = { from: number; to: number; now: number }

const moment = (time: number) => sql`${new Date(time).toISOString()}::timestamptz`

/** The sums of each robot's tasks by day; a day without tasks has no row. A task belongs to the day on which it began. */
export const findTaskDaysOf = async (database: Database, robotIds: readonly number[], { from, to }: Moments) => {
  const day = sql<string>`((${tasks.startTime} at time zone 'Asia/Shanghai')::date)::text`
  const counted = (status: string) => sql<number>`(count(*) filter (where ${tasks.status} = ${status}))::int`
  const seconds = sql`round(extract(epoch from ${tasks.endTime} - ${tasks.startTime}))`
  return database
    .select({
      robotId: tasks.robotId,
      day,
      workingSeconds: sql<number>`coalesce(sum(${seconds}), 0)::float8`,
      started: counted('started'),
      ended: counted('ended'),
      cancelled: counted('cancelled'),
      interrupted: counted('interrupted'),
      abnormal: counted('abnormal'),
      mileage: sql<number>`sum(${tasks.mileage})::float8`
    })
    .from(tasks)
    .where(and(inArray(tasks.robotId, [...robotIds]), gte(tasks.startTime, from), lt(tasks.startTime, to)))
    .groupBy(tasks.robotId, sql`2`)
}

/** How long robots were on, and charged, on each day. A stretch that lasts goes on until now. */
export const findStretchDays = async (
  database: Database,
  robotIds: readonly number[],
  { from, to, now }: Moments
): Promise<{ robotId: number; kind: StretchKind; day: string; seconds: number }[]> => {
  const end = sql`coalesce(${robotStretches.endTime}, ${moment(now)})`
  const { rows } = (await database.execute(sql`
    select ${robotStretches.robotId} as "robotId", ${robotStretches.kind} as kind,
      (days.start at time zone 'Asia/Shanghai')::date::text as day,
      sum(round(extract(epoch from least(${end}, days.start + interval '1 day')
        - greatest(${robotStretches.startTime}, days.start))))::float8 as seconds
    from ${robotStretches}
    join generate_series(${moment(from)}, ${moment(to - 1)}, interval '1 day') as days (start)
      on ${robotStretches.startTime} < days.start + interval '1 day' and ${end} > days.start
    where ${inArray(robotStretches.robotId, [...robotIds])}
      and (${robotStretches.endTime} > ${moment(from)} or ${robotStretches.endTime} is null)
    group by 1, 2, 3
  `)) as unknown as { rows: { robotId: number; kind: StretchKind; day: string; seconds: number }[] }
  return rows
}

/** The longest task that a day before can reach into the day, in milliseconds. */
const taskMsMax = 24 * 60 * 60_000

/** The tasks, faults and stretches of one robot between two moments; the earliest first. */
export const findDayParts = async (
  database: Database,
  robotId: number,
  { from, to }: Pick<Moments, 'from' | 'to'>
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
