import { type SQL, sql } from 'drizzle-orm'
import { shippedKindNames } from '#contract/calls/robots/capabilities.ts'
import { startOfBeijingDay } from '#contract/days/beijing.ts'
import { day } from '../../clock.ts'
import type { Database } from '../open.ts'
import { at } from '../rows/moments.ts'
import { deviceMeasures, robotFaults, robotStretches, robots, stores, tasks } from '../schema.ts'

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
    shippedKindNames.map(kind => sql`${kind}::text`),
    sql`, `
  )
  await database.execute(sql`
    with there as (
      select count(*)::int as count from ${robots} where serial like ${`${serialStart}%`}
    ), places as (
      select tenant_id, store_id, row_number() over (order by store_id) - 1 as place, count(*) over () as places from ${stores}
    )
    insert into ${robots} (tenant_id, store_id, serial, name, model, robot_kind, online, state, battery,
      last_seen_time, deploy_time, software_version, demo, report_seconds)
    select tenant_id, store_id, ${serialStart} || lpad(number::text, 8, '0'), 'Load ' || number, 'T10',
      (array[${kinds}])[number % ${shippedKindNames.length} + 1], number % 10 <> 0,
      case when number % 200 = 0 then 'fault' else 'idle' end, number % 101,
      ${at(deployTime)}, ${at(deployTime)}, '1.0.0', false, null
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
        select robot_id, robot_kind, row_number() over (order by robot_id) - 1 as place
        from ${robots} where serial like ${`${serialStart}%`}
          or not exists (select 1 from ${robots} where serial like ${`${serialStart}%`})
      ), numbers as materialized (
        -- The robot's place stands beside the number: a join by hash needs one side alone in each half of its condition.
        select number, number % (select count(*) from working) as place
        from generate_series(${before}::bigint, ${last}::bigint) as number
      )
      insert into ${tasks} (robot_id, start_time, end_time, status, mileage, area, water, energy)
      select robot_id, begin, begin + interval '10 minutes', 'ended', 100 + number % 400, cleaned, cleaned * 20, cleaned / 2
      from numbers
      cross join lateral (
        select ${at(from)} + (${at(to)} - ${at(from)}) * (number::float8 / ${count}::float8) as begin
      ) as moment
      join working using (place)
      cross join lateral (
        select case when robot_kind = 'cleaning' then 50 + number % 200 else 0 end as cleaned
      ) as work
      order by number
      on conflict (robot_id, start_time) do nothing
    `)
  }
}

/** So many days back the demo's robots know when they were on. It is so here, too. */
const stretchDays = 62

/**
 * Adds what the robots for load tests would have reported up to a moment, where they have none of it yet: stretches of 62
 * days, of which those of robots that are online last; the measures of the last hour; ten faults each since their deployment.
 */
export const addManyReports = async (database: Database, now: number): Promise<void> => {
  const isOfLoad = sql`serial like ${`${serialStart}%`}`
  // A day at a time, in the order in which they would have come.
  for (let back = stretchDays - 1; back >= 0; back -= 1) {
    const midnight = at(startOfBeijingDay(now) - back * day)
    await database.execute(sql`
      with days as (
        select robot_id, online, ${midnight} + (360 + (robot_id * 7 + ${back}::int) % 50) * interval '1 minute' as begin,
          ${midnight} + (1380 + (robot_id * 11 + ${back}::int) % 30) * interval '1 minute' as charge
        from ${robots}
        where ${isOfLoad} and (${back}::int > 0 or online) and not exists (
          select 1 from ${robotStretches} as known where known.robot_id = ${robots}.robot_id
            and (known.end_time > ${midnight} + interval '3 hours' or known.end_time is null)
        )
      ), parts as (
        select robot_id, online, kind, start_time, charge + (60 + robot_id % 90) * interval '1 minute' as end_time
        from days cross join lateral (values ('on', begin), ('charging', charge)) as part (kind, start_time)
      )
      insert into ${robotStretches} (robot_id, kind, start_time, end_time)
      select robot_id, kind, start_time, case when end_time <= ${at(now)} then end_time when not online then ${at(now)} end
      from parts where start_time < ${at(now)}
    `)
  }
  const without = (table: SQL) => sql`
    ${isOfLoad} and not exists (select 1 from ${table} as known where known.robot_id = ${robots}.robot_id)`
  await database.execute(sql`
    insert into ${deviceMeasures} (robot_id, minute, processor, memory, disk, temperature, received, sent)
    select robot_id, date_trunc('minute', ${at(now)}) - ago * interval '1 minute', 12 + (robot_id + ago) % 70,
      40 + (robot_id + ago) % 30, 28 + robot_id % 60, 400 + (robot_id + ago) % 200, (robot_id * ago) % 180, ago
    from ${robots} cross join generate_series(59, 0, -1) as ago
    where online and ${without(sql`${deviceMeasures}`)}
  `)
  await database.execute(sql`
    insert into ${robotFaults} (robot_id, fault_code, start_time, end_time, software_version)
    select robot_id, (array['E-101', 'E-103', 'E-114', 'E-207', 'E-230', 'E-312'])[(robot_id + number) % 6 + 1],
      begin, begin + (2 + robot_id % 24) * interval '1 minute', software_version
    from ${robots} cross join generate_series(1, 10) as number
    cross join lateral (
      select deploy_time + (${at(now)} - deploy_time) * ((number - (robot_id % 97) / 100.0)::float8 / 10) as begin
    ) as moment
    where begin + interval '1 hour' < ${at(now)} and ${without(sql`${robotFaults}`)}
    order by number
  `)
}
