import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import type { RobotEvent } from '#contract/calls/robot-reports/report.ts'
import { shippedKindNames } from '#contract/calls/robots/capabilities.ts'
import { calls } from '#contract/index.ts'
import { randomFrom, startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signIn } from '../support/client.ts'

/* The sums of days that the database keeps, against the rows of tasks that they are sums of. */

const hour = 3_600_000

let cloud: TestCloud
test.beforeEach(async () => {
  cloud = await startTestCloud({ taskDays: 4 })
})
test.afterEach(() => cloud.close())

const numbers = async (statement: string): Promise<number[]> =>
  (await cloud.query(statement)).map(row => Number(Object.values(row)[0]))

const kept = `
  select tenant_id, store_id, day, robot_kind, sum(count)::bigint, sum(mileage)::bigint from task_days
  group by 1, 2, 3, 4 having sum(count) <> 0 or sum(mileage) <> 0`
const counted = `
  select tenant_id, store_id, ((start_time at time zone 'UTC') + interval '8 hours')::date, robot_kind, count(*), sum(mileage)
  from tasks join (
    select robot_id, robot_kind, 0 as tenant_id, 0 as store_id from robots
    union all select robot_id, robot_kind, tenant_id, 0 from robots
    union all select robot_id, robot_kind, 0, store_id from robots where store_id is not null
  ) as places using (robot_id) group by 1, 2, 3, 4`

/** The sums that differ from the rows, either way. */
const wrongSums = () => cloud.query(`(${kept} except ${counted}) union all (${counted} except ${kept})`)

const changesLeft = async () => (await numbers('select count(*)::int from task_days where not merged'))[0]

/** Upkeep runs once an hour, and takes a moment. */
const afterUpkeep = async () => {
  await cloud.clock.advance(hour)
  await expect.poll(changesLeft).toBe(0)
}

test('has sums of the demo data, of everybody, of each tenant and of each store', async () => {
  expect(await wrongSums()).toEqual([])
  const places = await cloud.query(
    'select distinct tenant_id > 0 as tenant, store_id > 0 as store from task_days order by 1, 2'
  )
  expect(places).toEqual([
    { tenant: false, store: false },
    { tenant: false, store: true },
    { tenant: true, store: false }
  ])
})

test('keeps every sum right through random changes at the same moment, and through upkeep', async () => {
  const random = randomFrom('task days')
  const robots = (await numbers('select robot_id from robots order by 1')).slice(0, 12)
  const stores = await numbers('select store_id from stores order by 1')
  const tenants = await numbers('select tenant_id from tenants order by 1')
  const serials = (await cloud.query('select serial from robots order by robot_id limit 12')).map(({ serial }) =>
    String(serial)
  )
  const token = await signIn(cloud, 'robot')
  // Before and after midnight in Beijing, which is no midnight of UTC.
  const moment = () => cloud.clock.now() - random.between(0, 5 * 24) * hour + random.between(0, 59) * 60_000
  const at = (time: number) => `'${new Date(time).toISOString()}'::timestamptz`
  const robot = () => random.pick(robots)

  const acts: (() => Promise<unknown>)[] = [
    () =>
      cloud.query(`insert into tasks (robot_id, start_time, status, mileage)
        select robot_id, ${at(moment())} + robot_id * interval '1 second', 'started', 5 from robots where robot_id % 7 = ${random.between(0, 6)}
        on conflict (robot_id, start_time) do update set mileage = tasks.mileage + 3`),
    () =>
      cloud.query(
        `update tasks set mileage = mileage + ${random.between(-4, 9)} where robot_id = ${robot()} and mileage > 9`
      ),
    () =>
      cloud.query(
        `update tasks set start_time = start_time + interval '9 hours 11 seconds' where task_id % 97 = ${random.between(0, 96)}`
      ),
    () => cloud.query(`update tasks set robot_id = ${robot()} where task_id = (select max(task_id) from tasks)`),
    () => cloud.query(`delete from tasks where task_id % 61 = ${random.between(0, 60)}`),
    () => cloud.query(`update robots set store_id = ${random.pick([...stores, 'null'])} where robot_id = ${robot()}`),
    () =>
      cloud.query(`update robots set tenant_id = ${random.pick(tenants)}, store_id = null where robot_id = ${robot()}`),
    () => cloud.query(`update robots set robot_kind = '${random.pick(shippedKindNames)}' where robot_id = ${robot()}`),
    () => {
      const startTime = cloud.clock.now() - random.between(1, 5 * 24) * hour
      const event = { eventId: randomUUID(), type: 'task', serial: random.pick(serials), startTime } as const
      const events: RobotEvent[] = [
        { ...event, time: startTime, status: 'started', mileage: 0 },
        { ...event, eventId: randomUUID(), time: startTime + 60_000, status: 'ended', mileage: random.between(0, 500) }
      ]
      return send(cloud.url, calls.reportRobotEvents, { token, body: { events, sentTime: cloud.clock.now() } })
    }
  ]
  for (let round = 0; round < 8; round += 1) {
    // A statement that loses a race, for a deadlock or a task that another robot has already, changed nothing.
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => random.pick(acts)()))
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    expect(await wrongSums()).toEqual([])
    if (round % 3 === 2) {
      await afterUpkeep()
      expect(await wrongSums()).toEqual([])
    }
  }
})

test('merges the changes of a day into one row, and leaves none of days whose tasks are gone', async () => {
  await afterUpkeep()
  const doubled = `select 1 from task_days group by tenant_id, store_id, day, robot_kind having count(*) > 1`
  expect(await cloud.query(doubled)).toEqual([])
  await cloud.query('delete from tasks')
  await afterUpkeep()
  expect(await cloud.query('select 1 from task_days')).toEqual([])
})
