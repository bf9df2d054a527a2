import { type SQL, sql } from 'drizzle-orm'
import type { RobotKind } from '#contract/calls/robots/robots.ts'
import { startOfDay } from '#contract/days/beijing.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../../database/open.ts'
import { at } from '../../../database/rows/moments.ts'
import { within } from '../../../database/rows/scope.ts'
import { robots, runningDays, stores, tasks } from '../../../database/schema.ts'
import type { TaskPlace } from '../../robots/index.ts'

/* The tasks of one day beside the same days of the weeks before: of all robots, of each kind, of each store, of each robot. */

type Compared = { count: number; usual: number }
export type DayRow = Compared & { of: 'all' | 'kind' | 'store' | 'robot' } & {
  robotKind: RobotKind | null
  storeId: number | null
  storeName: string | null
  robotId: number | null
  serial: string | null
  name: string | null
  retired: boolean | null
}

/** A task belongs to the present store and kind of its robot. A robot that was retired since counts, too. */
const chosen = ({ scope, storeId, robotKind }: TaskPlace): SQL => {
  const conditions = [
    within(scope, robots.tenantId) ?? sql`true`,
    storeId === undefined ? sql`true` : sql`${robots.storeId} = ${storeId}`,
    robotKind === undefined ? sql`true` : sql`${robots.robotKind} = ${robotKind}`
  ]
  return sql.join(conditions, sql` and `)
}

/** The tasks of these days that began later than a time of day are no part of a day so far. */
const laterTasks = (place: TaskPlace, days: SQL, sinceMidnight: number): SQL => sql`
  union all
  select ${robots.robotId}, ${robots.robotKind}, ${robots.storeId}, days.place, -count(*)
  from ${days}
  join ${tasks} on ${tasks.startTime} >= days.start + ${sinceMidnight / 1_000} * interval '1 second'
    and ${tasks.startTime} < days.start + interval '1 day'
  join ${robots} on ${robots.robotId} = ${tasks.robotId}
  where ${chosen(place)}
  group by 1, 2, 3, 4
`

/**
 * The rows of a day, those that differ most from the usual first in each group. The usual is the median of the weeks from the
 * first one with a task on: the weeks before it say nothing, as the robot or the store may not have been there.
 * @param dayList the days of the weeks before, the oldest first, and the day itself
 * @param sinceMidnight the milliseconds up to which each day counts; undefined for whole days
 */
export const findDayRows = async (
  database: Database,
  place: TaskPlace,
  dayList: readonly string[],
  sinceMidnight: number | undefined
): Promise<DayRow[]> => {
  const rows = dayList.map((it, index) => sql`(${index + 1}::int, ${it}::date, ${at(startOfDay(it))})`)
  const days = sql`(values ${sql.join(rows, sql`, `)}) as days (place, day, start)`
  const dates = sql.join(
    dayList.map(it => sql`${it}::date`),
    sql`, `
  )
  const last = dayList.length
  const sums = dayList.map((_, index) => sql`coalesce(sum(number) filter (where place = ${index + 1}), 0)`)
  // Each robot by itself, so that an index leads to its rows: the table has a row for each robot and day of a year.
  const { rows: found } = (await database.execute(sql`
    with counted (robot_id, robot_kind, store_id, place, number) as (
      select ${robots.robotId}, ${robots.robotKind}, ${robots.storeId}, ran.place, ran.number
      from ${robots}
      cross join lateral (
        select days.place, sum(started + ended + cancelled + interrupted + abnormal) as number
        from ${runningDays}
        join ${days} on days.day = ${runningDays.day}
        where ${runningDays.robotId} = ${robots.robotId} and ${runningDays.day} in (${dates})
        group by 1
      ) as ran
      where ${chosen(place)}
      ${sinceMidnight === undefined ? sql`` : laterTasks(place, days, sinceMidnight)}
    ),
    grouped as (
      select robot_id, robot_kind, store_id, grouping(robot_id, robot_kind, store_id) as missing,
        array[${sql.join(sums, sql`, `)}]::float8[] as numbers
      from counted
      group by grouping sets ((robot_id), (robot_kind), (store_id), ())
    ),
    compared as (
      select grouped.*, numbers[${last}]::int as count, coalesce(usual, 0) as usual,
        row_number() over (
          partition by missing order by abs(numbers[${last}] - coalesce(usual, 0)) desc, robot_id, store_id, robot_kind
        ) as position
      from grouped cross join lateral (
        select percentile_cont(0.5) within group (order by number) as usual
        from (
          select number, max(number) over (order by place) as highest
          from unnest(numbers[:${last - 1}]) with ordinality as weeks (number, place)
        ) as weeks
        where highest > 0
      ) as median
      where numbers[${last}] > 0 or coalesce(usual, 0) > 0
    )
    select case missing when 3 then 'robot' when 5 then 'kind' when 6 then 'store' else 'all' end as "of",
      coalesce(compared.robot_kind, robots.robot_kind) as "robotKind",
      coalesce(compared.store_id, robots.store_id) as "storeId", stores.name as "storeName",
      compared.robot_id as "robotId", robots.serial, robots.name, robots.retire_time is not null as retired,
      count, usual
    from compared
    left join ${robots} on robots.robot_id = compared.robot_id
    left join ${stores} on stores.store_id = coalesce(compared.store_id, robots.store_id)
    where position <= case missing when 3 then ${limits.dayRobotsMax}::int else ${limits.dayStoresMax}::int end
      and (missing <> 6 or compared.store_id is not null)
    order by position
  `)) as unknown as { rows: DayRow[] }
  return found
}
