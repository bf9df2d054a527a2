import { expect, test } from '@playwright/test'
import { randomFrom, startTestCloud, type TestCloud } from '../../../cloud/testing.ts'

/* The database keeps sums of cleaning and of faults. The tests compare them with their rows of tasks and faults. */

const hour = 3_600_000

let cloud: TestCloud
test.beforeEach(async () => {
  cloud = await startTestCloud({ taskDays: 20 })
})
test.afterEach(() => cloud.close())

const places = `(
  select robot_id, 'all' as place, 0 as place_id, model from robots
  union all select robot_id, 'tenant', tenant_id, model from robots
  union all select robot_id, 'store', store_id, model from robots where store_id is not null
  union all select robot_id, 'robot', robot_id, model from robots
) as places`
const dayOf = (time: string) => `((${time} at time zone 'UTC') + interval '8 hours')::date`
const lasted = 'coalesce(round(extract(epoch from end_time - start_time)), 0)'

const tables = {
  cleaning: {
    kept: `select place, place_id, day, sum(count)::bigint, sum(seconds)::bigint, sum(area)::bigint, sum(water)::bigint, sum(energy)::bigint
      from cleaning_days group by 1, 2, 3 having sum(count) <> 0 or sum(area) <> 0 or sum(water) <> 0 or sum(energy) <> 0 or sum(seconds) <> 0`,
    counted: `select place, place_id, ${dayOf('start_time')}, count(*), sum(${lasted})::bigint, sum(area), sum(water), sum(energy)
      from tasks join ${places} using (robot_id) where area > 0 group by 1, 2, 3`
  },
  faults: {
    kept: `select place, place_id, day, facet, value, sum(count)::bigint, sum(recovered)::bigint, sum(seconds)::bigint
      from fault_days group by 1, 2, 3, 4, 5 having sum(count) <> 0 or sum(recovered) <> 0 or sum(seconds) <> 0`,
    counted: `select place, place_id, ${dayOf('start_time')}, facet, value, count(*), count(end_time), sum(${lasted})::bigint
      from robot_faults join ${places} using (robot_id)
      cross join lateral (values ('code', fault_code), ('model', model), ('version', software_version),
        ('hour', to_char((start_time at time zone 'UTC') + interval '8 hours', 'HH24'))) as facets (facet, value)
      group by 1, 2, 3, 4, 5`
  }
}

/** The sums that differ from the rows, either way. */
const wrongSums = async () => {
  const wrong: unknown[] = []
  for (const { kept, counted } of Object.values(tables))
    wrong.push(...(await cloud.query(`(${kept} except ${counted}) union all (${counted} except ${kept})`)))
  return wrong
}

const changesLeft = async () => {
  const [left] = await cloud.query(`select (select count(*) from cleaning_days where not merged)
    + (select count(*) from fault_days where not merged) as count`)
  return Number(left?.count)
}

/** Upkeep runs once an hour, and takes a moment. */
const afterUpkeep = async () => {
  await cloud.clock.advance(hour)
  await expect.poll(changesLeft).toBe(0)
}

test('has sums of the demo data, for all robots, each tenant, each store and each robot', async () => {
  expect(await wrongSums()).toEqual([])
  for (const table of ['cleaning_days', 'fault_days'])
    expect(await cloud.query(`select distinct place from ${table} order by 1`)).toEqual(
      ['all', 'robot', 'store', 'tenant'].map(place => ({ place }))
    )
})

test('keeps every sum right through random changes at the same moment, and through upkeep', async () => {
  const random = randomFrom('statistic sums')
  const ids = async (statement: string) => (await cloud.query(statement)).map(row => Number(Object.values(row)[0]))
  const robots = (await ids('select robot_id from robots order by 1')).slice(0, 12)
  const stores = await ids('select store_id from stores order by 1')
  const tenants = await ids('select tenant_id from tenants order by 1')
  const robot = () => random.pick(robots)
  // Before and after midnight in Beijing, which is no midnight of UTC.
  const moment = () =>
    `'${new Date(cloud.clock.now() - random.between(1, 5 * 24) * hour - random.between(0, 59) * 60_000).toISOString()}'::timestamptz`

  const acts: (() => Promise<unknown>)[] = [
    () =>
      cloud.query(`insert into tasks (robot_id, start_time, status, mileage, area, water, energy)
        select robot_id, ${moment()} + robot_id * interval '1 second', 'started', 5, robot_id % 3, 7, 9 from robots
        where robot_id % 7 = ${random.between(0, 6)}
        on conflict (robot_id, start_time) do update set area = tasks.area + 3`),
    () =>
      cloud.query(`update tasks set area = greatest(area + ${random.between(-40, 30)}, 0), water = water + 2,
        end_time = coalesce(end_time, start_time + interval '5 minutes 400 milliseconds') where robot_id = ${robot()}`),
    () => cloud.query(`update tasks set mileage = mileage + 1 where robot_id = ${robot()}`),
    () => cloud.query(`delete from tasks where task_id % 61 = ${random.between(0, 60)}`),
    () =>
      cloud.query(`insert into robot_faults (robot_id, fault_code, start_time, software_version)
        select robot_id, 'E-${random.between(1, 3)}', ${moment()}, 'V1' from robots where robot_id % 9 = ${random.between(0, 8)}
        on conflict do nothing`),
    () =>
      cloud.query(
        `update robot_faults set end_time = start_time + interval '3 minutes' where robot_id = ${robot()} and end_time is null`
      ),
    () => cloud.query(`delete from robot_faults where fault_id % 11 = ${random.between(0, 10)}`),
    () => cloud.query(`update robots set store_id = ${random.pick([...stores, 'null'])} where robot_id = ${robot()}`),
    () =>
      cloud.query(`update robots set tenant_id = ${random.pick(tenants)}, store_id = null where robot_id = ${robot()}`)
  ]
  for (let round = 0; round < 8; round += 1) {
    // A statement that loses a race changed nothing.
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => random.pick(acts)()))
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    expect(await wrongSums()).toEqual([])
    if (round % 3 === 2) {
      await afterUpkeep()
      expect(await wrongSums()).toEqual([])
    }
  }
})

test('leaves no sums of days whose tasks and faults are gone', async () => {
  await cloud.query('delete from tasks')
  await cloud.query('delete from robot_faults')
  await afterUpkeep()
  expect(await cloud.query('select 1 from cleaning_days union all select 1 from fault_days')).toEqual([])
})
