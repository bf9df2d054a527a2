import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import type { RobotWork } from '#contract/calls/robot-details/today.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { worksOfDay } from '../../../cloud/topics/robot-details/works-of-day.pure.ts'
import { send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* What a robot does today, and the gateway that reports for it. */

let cloud: TestCloud
let tokens: Record<string, string>
let robotId: number
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'tenant', 'customer'])
  const [own] = await cloud.query(`select min(robot_id) as id from robots join users using (tenant_id)
    where email = 'tenant@demo.example'`)
  robotId = Number(own?.id)
  for (const table of ['tasks', 'dispatch_orders', 'cleaning_runs', 'watch_tasks'])
    await cloud.query(`delete from ${table} where robot_id = ${robotId}`)
})
test.afterAll(() => cloud.close())

const today = (name: string) => send(cloud.url, calls.robotToday, { token: tokens[name] ?? '', query: { robotId } })

const plain = (startTime: number, endTime: number | null, mileage = 10): RobotWork => ({
  ...{ kind: 'task', from: null, to: null, status: 'ended' },
  ...{ startTime, endTime, mileage }
})
const order = (startTime: number, endTime: number | null): RobotWork => ({
  ...plain(startTime, endTime),
  ...{ kind: 'order', from: 'Pharmacy', to: 'Ward 4', mileage: null }
})

test('a task that a robot told of while it had an order is that order, with its metres; the newest work comes first', () => {
  const works = worksOfDay([plain(10, 20), plain(30, 40, 5), plain(41, 50, 7), plain(90, null)], [order(29, 60)], 100)
  expect(works.map(({ kind, startTime, to, mileage }) => [kind, startTime, to, mileage])).toEqual([
    ['task', 90, null, 10],
    ['order', 29, 'Ward 4', 12],
    ['task', 10, null, 10]
  ])
})

test('a work that lasts takes the tasks until now; without tasks it has no metres', () => {
  expect(worksOfDay([plain(50, 60)], [order(40, null)], 100)).toMatchObject([{ kind: 'order', mileage: 10 }])
  expect(worksOfDay([], [order(40, null)], 100)).toMatchObject([{ kind: 'order', mileage: null }])
  expect(worksOfDay([], [], 100)).toEqual([])
})

test('names from and to for people who may see orders, in their own organisation alone', async () => {
  await cloud.query(`insert into dispatch_orders (store_id, from_ward, to_ward, goods, status, robot_id, salt, code_hash, create_time, assign_time)
    select min(store_id), 'Pharmacy', 'Ward 4', 'medicine', 'carrying', ${robotId}, '', '', now(), now() from stores`)
  expect((await today('tenant')).data).toMatchObject({ work: [], atWork: true })
  await givePermissions(cloud, 'tenant', ['operation:hospitalDispatch'])
  expect((await today('tenant')).data.work).toMatchObject([
    { kind: 'order', from: 'Pharmacy', to: 'Ward 4', endTime: null, status: 'started' }
  ])
  expect((await today('customer')).code).toBe(610701)
})

test('names the places that the robot told of its own task, the newest of each', async () => {
  await cloud.query(`update robots set online = true, state = 'idle' where robot_id = ${robotId}`)
  const [robot] = await cloud.query(`select serial from robots where robot_id = ${robotId}`)
  await cloud.query(`delete from dispatch_orders where robot_id = ${robotId}`)
  const startTime = cloud.clock.now()
  const every = { serial: String(robot?.serial), startTime, time: startTime }
  const told = async (event: Record<string, unknown>) => {
    const events = [{ eventId: randomUUID(), ...every, ...event }]
    const { robot: token } = await signInAll(cloud, ['robot'])
    const answer = await send(cloud.url, calls.reportRobotEvents, { token: token ?? '', body: { events } })
    return answer.data.events[0]?.outcome
  }
  const work = async () =>
    (await today('tenant')).data.work.map(({ kind, from, to, status }) => [kind, from, to, status])
  expect(await told({ type: 'task', status: 'started', mileage: 0, from: 'Kitchen', to: 'Table 4' })).toBe('taken')
  expect(await work()).toEqual([['task', 'Kitchen', 'Table 4', 'started']])
  expect(await told({ type: 'mileage', mileage: 9, to: 'Table 5' })).toBe('taken')
  expect(await told({ type: 'task', status: 'ended', mileage: 12 })).toBe('taken')
  expect(await work()).toEqual([['task', 'Kitchen', 'Table 5', 'ended']])
  expect(await told({ type: 'task', status: 'ended', mileage: 12, from: 'x'.repeat(300) })).toBe('refused')
  await cloud.query(`delete from tasks where robot_id = ${robotId}`)
})

test('shows the gateway that reports for the robot; its page is for those who look after it', async () => {
  const [gateway] =
    await cloud.query(`insert into gateways (name, create_time, tenant_id) select 'Roof', now(), tenant_id
    from users where email = 'tenant@demo.example' returning gateway_id`)
  const gatewayId = Number(gateway?.gateway_id)
  await cloud.query(`update robots set gateway_id = ${gatewayId} where robot_id = ${robotId}`)
  expect((await today('tenant')).data.gateway).toEqual({ gatewayId: null, name: 'Roof' })
  await givePermissions(cloud, 'tenant', ['robot:credentials'])
  expect((await today('tenant')).data.gateway).toEqual({ gatewayId, name: 'Roof' })
  await cloud.query(`update robots set gateway_id = null where robot_id = ${robotId}`)
  expect((await today('tenant')).data.gateway).toBeNull()
})

test('a gateway of the robot maker is named, and its page is for people who see every organisation', async () => {
  const [gateway] = await cloud.query(
    `insert into gateways (name, create_time) values ('Maker', now()) returning gateway_id`
  )
  await cloud.query(`update robots set gateway_id = ${gateway?.gateway_id} where robot_id = ${robotId}`)
  expect((await today('tenant')).data.gateway).toEqual({ gatewayId: null, name: 'Maker' })
  expect((await today('operator')).data.gateway).toEqual({ gatewayId: Number(gateway?.gateway_id), name: 'Maker' })
})

test('each robot of the demo data in the state of a fault says which fault it has', async () => {
  const bare = await cloud.query(`select serial from robots where state = 'fault' and retire_time is null
    and robot_id not in (select robot_id from robot_faults where end_time is null)`)
  expect(bare).toEqual([])
})
