import { sql } from 'drizzle-orm'
import { robotKinds } from '#contract/calls/robots.ts'
import type { Database } from '../open.ts'
import { at } from '../rows/moments.ts'
import { robots, stores, tasks } from '../schema.ts'

/* More rows than any demo shows, made by the database itself: ten million would travel for long. */

/** So many tasks one statement makes. */
const chunk = 100_000

/** The serial numbers of robots for load tests begin so. */
const serialStart = 'LOAD'

/**
 * Adds robots to the stores in turn, behind those of an earlier time, all deployed at one moment. They are no demo data:
 * a start would give each of them tasks up to now.
 */
export const addManyRobots = async (database: Database, count: number, deployTime: number): Promise<void> => {
  if (count === 0) return
  const kinds = sql.join(
    robotKinds.map(kind => sql`${kind}::text`),
    sql`, `
  )
  await database.execute(sql`
    with there as (
      select count(*)::int as count from ${robots} where serial like ${`${serialStart}%`}
    ), places as (
      select tenant_id, store_id, row_number() over (order by store_id) - 1 as place, count(*) over () as places from ${stores}
    )
    insert into ${robots} (tenant_id, store_id, serial, name, model, robot_kind, online, state, battery,
      last_seen_time, deploy_time, software_version, demo)
    select tenant_id, store_id, ${serialStart} || lpad(number::text, 8, '0'), 'Load ' || number, 'T10',
      (array[${kinds}])[number % ${robotKinds.length} + 1], number % 10 <> 0,
      case when number % 200 = 0 then 'fault' else 'idle' end, number % 101,
      ${at(deployTime)}, ${at(deployTime)}, '1.0.0', false
    from there
    cross join lateral generate_series(there.count + 1, there.count + ${count}::int) as number
    join places on places.place = number % places.places
  `)
}

/**
 * Adds tasks of the robots for load tests, or of all robots where there are none, in turn. They begin at even distances
 * from one moment up to another, in the order in which they would have been reported.
 */
export const addManyTasks = async (database: Database, count: number, from: number, to: number): Promise<void> => {
  for (let before = 0; before < count; before += chunk) {
    const last = Math.min(before + chunk, count) - 1
    await database.execute(sql`
      with working as (
        select robot_id, row_number() over (order by robot_id) - 1 as place
        from ${robots} where serial like ${`${serialStart}%`}
          or not exists (select 1 from ${robots} where serial like ${`${serialStart}%`})
      ), numbers as materialized (
        -- The robot's place stands beside the number: a join by hash needs one side alone in each half of its condition.
        select number, number % (select count(*) from working) as place
        from generate_series(${before}::bigint, ${last}::bigint) as number
      )
      insert into ${tasks} (robot_id, start_time, end_time, status, mileage)
      select robot_id, begin, begin + interval '10 minutes', 'ended', 100 + number % 400
      from numbers
      cross join lateral (
        select ${at(from)} + (${at(to)} - ${at(from)}) * (number::float8 / ${count}::float8) as begin
      ) as moment
      join working using (place)
      order by number
      on conflict (robot_id, start_time) do nothing
    `)
  }
}
