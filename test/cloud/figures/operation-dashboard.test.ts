import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signInAll } from '../support/client.ts'

/* The page for a wall shows the robots at work. The cloud's clock stands at noon of 12 March in Beijing. */

let cloud: TestCloud
let tokens: Record<string, string>
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 3 })
  tokens = await signInAll(cloud, ['operator', 'distributor', 'aftersales'])
})
test.afterAll(() => cloud.close())

const overview = async (name: string) =>
  (await send(cloud.url, calls.operationOverview, { token: tokens[name] ?? '' })).data
const stores = async (query: { pageNo?: number; size?: number } = {}, name = 'operator') =>
  (await send(cloud.url, calls.operationStores, { token: tokens[name] ?? '', query })).data
const number = async (statement: string) => Number((await cloud.query(statement))[0]?.n)
const permit = () =>
  cloud.query(`insert into role_permissions select role_id, 'operation:dashboard' from roles on conflict do nothing`)
/** Its own rows, and those of its customers. */
const ofDistributor = `tenant_id in (select tenant_id from tenants where 'distributor@demo.example' in
  (select email from users where users.tenant_id in (tenants.tenant_id, tenants.parent_id)))`

test('counts each robot once: by its state, or as offline', async () => {
  const { robots, time } = await overview('operator')
  expect(time).toBe(cloud.clock.now())
  const all = await number('select count(*) as n from robots')
  expect(Object.values(robots).reduce((sum, count) => sum + count, 0)).toBe(all)
  expect(robots.offline).toBe(await number(`select count(*) as n from robots where not online and state <> 'inactive'`))
  expect(robots.busy).toBe(await number(`select count(*) as n from robots where online and state = 'busy'`))
})

test('compares today with yesterday up to this hour', async () => {
  await cloud.query('delete from tasks')
  await cloud.query(`insert into tasks (robot_id, start_time, end_time, status, mileage)
    select (select min(robot_id) from robots), start::timestamptz, done::timestamptz, 'started', 1 from (values
      ('2026-03-10T23:59:59+08:00', null), ('2026-03-11T00:00:00+08:00', null), ('2026-03-11T12:00:00+08:00', '2026-03-11T12:01:00+08:00'),
      ('2026-03-11T12:00:01+08:00', '2026-03-11T12:01:00+08:00'), ('2026-03-11T23:59:59+08:00', null),
      ('2026-03-12T00:00:00+08:00', null), ('2026-03-12T11:00:00+08:00', '2026-03-12T11:01:00+08:00')) as made (start, done)`)
  expect((await overview('operator')).tasks).toEqual({ today: 2, yesterday: 2, running: 3 })
})

test('lists the faults that last longest, and counts all', async () => {
  await cloud.query('delete from robot_faults')
  await cloud.query(`insert into robot_faults (robot_id, fault_code, start_time, end_time)
    select robot_id, 'E-100', '2026-03-12T00:00:00+08:00'::timestamptz - robot_id * interval '1 minute', null::timestamptz from robots
      where robot_id in (select robot_id from robots order by robot_id limit 12)
    union all select min(robot_id), 'E-200', '2026-03-01T00:00:00+08:00'::timestamptz, '2026-03-02T00:00:00+08:00'::timestamptz from robots`)
  const { faults } = await overview('operator')
  expect(faults.total).toBe(12)
  expect(faults.longest).toHaveLength(10)
  const begins = faults.longest.map(({ startTime }) => startTime)
  expect(begins).toEqual(begins.toSorted((one, other) => one - other))
  expect(faults.longest.every(({ faultCode }) => faultCode === 'E-100')).toBe(true)
})

test('counts orders that wait, and those that a robot has, also of each store', async () => {
  await cloud.query('delete from dispatch_orders')
  await cloud.query(`insert into dispatch_orders (store_id, from_ward, to_ward, goods, status, robot_id, salt, code_hash, create_time, end_time)
    select store_id, 'A', 'B', 'meals', made.status, case when made.has then robot_id end, '', '', now(), made.over::timestamptz
    from (select store_id, robot_id from robots where store_id is not null order by robot_id limit 1) as one,
      (values ('waiting', false, null), ('waiting', false, null), ('carrying', true, null), ('handedOver', true, '2026-03-12T00:00:00Z'))
        as made (status, has, over)`)
  expect((await overview('operator')).dispatches).toEqual({ waiting: 2, underWay: 1 })
  const { list } = await stores({ size: 100 })
  expect(list.reduce((sum, { underWay }) => sum + underWay, 0)).toBe(1)
})

test('brings the stores that need somebody first, a page at a time, with their tasks of today', async () => {
  const all = await stores({ size: 100 })
  expect(all.total).toBe(await number('select count(distinct store_id) as n from robots'))
  expect(all.list).toHaveLength(all.total)
  const needs = all.list.map(({ withFault, offline }) => withFault * 1_000 + offline)
  expect(needs).toEqual(needs.toSorted((one, other) => other - one))
  expect((await stores({ pageNo: 2, size: 5 })).list).toEqual(all.list.slice(5, 10))
  const tasks = await number(`select count(*) as n from tasks join robots using (robot_id) where store_id is not null
    and start_time >= '2026-03-12T00:00:00+08:00'`)
  expect(all.list.reduce((sum, { tasksToday }) => sum + tasksToday, 0)).toBe(tasks)
})

test('shows a distributor the robots of its own and of its customers, and nothing to somebody without the permission', async () => {
  // One customer leaves it.
  await cloud.query(`update tenants set parent_id = null
    where tenant_id = (select tenant_id from users where email = 'customer@demo.example')`)
  expect(await send(cloud.url, calls.operationOverview, { token: tokens.aftersales ?? '' })).toMatchObject({
    code: 610403
  })
  expect(await send(cloud.url, calls.operationStores, { token: tokens.distributor ?? '', query: {} })).toMatchObject({
    code: 610403
  })
  await permit()
  const own = await overview('distributor')
  expect(Object.values(own.robots).reduce((sum, count) => sum + count, 0)).toBe(
    await number(`select count(*) as n from robots where ${ofDistributor}`)
  )
  expect(own.tasks.today).toBe(
    await number(`select count(*) as n from tasks join robots using (robot_id) where ${ofDistributor}
      and start_time >= '2026-03-12T00:00:00+08:00'`)
  )
  const names = (await cloud.query(`select name from stores where ${ofDistributor}`)).map(({ name }) => name)
  const { list } = await stores({ size: 100 }, 'distributor')
  expect(list.length).toBeGreaterThan(0)
  expect(list.every(({ name }) => names.includes(name))).toBe(true)
})
