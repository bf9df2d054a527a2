import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import type { CallInput } from '#contract/call.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'
import { openedChannel } from '../support/live.ts'

/* Robots move to other stores and to other organisations (docs/robot-life.md). */

let cloud: TestCloud
let tokens: Record<string, string>
let tenantId: number
let otherTenantId: number
let stores: [first: number, second: number]
let otherStore: number
const as = (name: string) => ({ token: tokens[name] ?? '' })

test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'tenant', 'customer', 'distributor', 'robot'])
  await givePermissions(cloud, 'tenant', ['robot:move', 'robot:retire'])
  await givePermissions(cloud, 'distributor', ['robot:move'])
  const tenantOf = async (name: string) =>
    Number((await cloud.query(`select tenant_id as id from users where email = '${name}@demo.example'`))[0]?.id)
  tenantId = await tenantOf('tenant')
  otherTenantId = await tenantOf('customer')
  const storesOf = async (tenant: number) =>
    (await cloud.query(`select store_id as id from stores where tenant_id = ${tenant} order by 1`)).map(({ id }) =>
      Number(id)
    )
  const [first = 0, second = 0] = await storesOf(tenantId)
  stores = [first, second]
  otherStore = Number((await storesOf(otherTenantId))[0])
  const model = { model: 'M1', robotKind: 'medical', serialForm: null } as const
  expect((await send(cloud.url, calls.createRobotModel, { ...as('operator'), body: model })).code).toBe(610000)
})
test.afterAll(() => cloud.close())

/** A robot in the first store of the tenant. */
const newRobot = async (serial: string): Promise<number> => {
  const robots = [{ serial, name: `Robot ${serial}`, model: 'M1', tenantId, storeId: stores[0] }]
  const { data } = await send(cloud.url, calls.registerRobots, { ...as('operator'), body: { robots } })
  return data[0]?.robotId ?? 0
}
type Wish = Partial<CallInput<typeof calls.moveRobot>['body']>
const move = (robotId: number, to: Wish, name = 'tenant') => {
  const body = { robotId, tenantId, storeId: null, seenStoreId: stores[0], note: 'It is needed there.', ...to }
  return send(cloud.url, calls.moveRobot, { ...as(name), body })
}
const inList = async (text: string, name: string) =>
  (await send(cloud.url, calls.robotList, { ...as(name), query: { text } })).data.list
const historyOf = async (robotId: number, name: string) =>
  (await send(cloud.url, calls.robotHistory, { ...as(name), query: { robotId } })).data.list

test('a robot moves to another store of its organisation, and its history says from where, where to and why', async () => {
  const robotId = await newRobot('M1-store')
  expect(await move(robotId, { storeId: stores[1] })).toMatchObject({ code: 610000, data: { robotId } })
  expect(await inList('M1-store', 'tenant')).toMatchObject([{ robotId, storeId: stores[1] }])
  const [moved] = await historyOf(robotId, 'tenant')
  const names = await cloud.query(
    `select name from stores where store_id in (${stores[0]}, ${stores[1]}) order by store_id`
  )
  expect(moved).toMatchObject({
    ...{ act: 'moved', by: expect.any(String), note: 'It is needed there.' },
    ...{ fromStore: names[0]?.name, toStore: names[1]?.name }
  })
})

test('of two people who move a robot from where they saw it, the second one is refused', async () => {
  const robotId = await newRobot('M1-two')
  const answers = await Promise.all([move(robotId, { storeId: stores[1] }), move(robotId, { storeId: null })])
  expect(codesOf(answers)).toEqual({ 610000: 1, 610606: 1 })
})

test('a move that nobody may make, or that leads nowhere, is refused', async () => {
  const robotId = await newRobot('M1-no')
  const codeOf = async (to: Wish, name?: string) => (await move(robotId, to, name)).code
  expect(await codeOf({ storeId: stores[0] })).toBe(610712)
  expect(await codeOf({ storeId: otherStore })).toBe(610702)
  expect(await codeOf({ tenantId: otherTenantId })).toBe(610403)
  expect(await codeOf({ storeId: stores[1] }, 'customer')).toBe(610403)
  expect(await codeOf({ storeId: null }, 'distributor')).toBe(610701)
  expect(await codeOf({ storeId: otherStore }, 'operator')).toBe(610717)
  expect(await codeOf({ tenantId: 2_000_000_000 }, 'operator')).toBe(610603)
  expect(await codeOf({ note: ' ' })).toBe(610604)
})

test('in another organisation a robot begins anew, and each organisation sees its own part of the life alone', async () => {
  const robotId = await newRobot('M1-away')
  await cloud.query(`insert into tasks (robot_id, start_time, end_time, status, mileage)
    values (${robotId}, now() - interval '1 hour', now(), 'ended', 77)`)
  const channels = [
    await openedChannel(cloud.url, tokens.tenant ?? '', { about: 'robots_changed' }),
    await openedChannel(cloud.url, tokens.customer ?? '', { about: 'robots_changed' })
  ]
  const to = { tenantId: otherTenantId, storeId: otherStore }
  const answers = await Promise.all([move(robotId, to, 'operator'), move(robotId, to, 'operator')])
  expect(codesOf(answers)).toEqual({ 610000: 1, 610701: 1 })
  const newId = answers.find(({ code }) => code === 610000)?.data?.robotId ?? 0
  expect(newId).not.toBe(robotId)
  for (const channel of channels)
    expect(await channel.arrived(2)).toContainEqual(expect.objectContaining({ action: 'robots_changed' }))
  for (const { socket } of channels) socket.close()

  expect(await inList('M1-away', 'tenant')).toEqual([])
  const [arrived] = await inList('M1-away', 'customer')
  expect(arrived).toMatchObject({ robotId: newId, name: 'M1-away', state: 'inactive', storeId: otherStore })
  expect(await historyOf(newId, 'customer')).toMatchObject([{ act: 'arrived', by: null, note: '', fromStore: null }])
  expect(await historyOf(robotId, 'tenant')).toMatchObject([{ act: 'left', note: 'It is needed there.' }, {}])
  const detailOf = (id: number, name: string) =>
    send(cloud.url, calls.robotDetail, { ...as(name), query: { robotId: id } })
  expect((await detailOf(newId, 'customer')).data.tasks).toEqual([])
  expect((await detailOf(robotId, 'tenant')).data.tasks).toMatchObject([{ mileage: 77 }])
  expect([(await detailOf(newId, 'tenant')).code, (await detailOf(robotId, 'customer')).code]).toEqual([610701, 610701])
  const { list } = (await send(cloud.url, calls.retiredRobots, { ...as('tenant'), query: { text: 'M1-away' } })).data
  expect(list).toMatchObject([{ robotId, left: true, serialFreed: true }])

  // Its reports are for the new organisation from now on.
  const event = { eventId: randomUUID(), time: cloud.clock.now(), serial: 'M1-away' }
  const events = [{ ...event, type: 'state' as const, online: true, state: 'idle' as const, battery: 42 }]
  expect((await send(cloud.url, calls.reportRobotEvents, { ...as('robot'), body: { events } })).data.accepted).toBe(1)
  expect(await inList('M1-away', 'customer')).toMatchObject([{ battery: 42 }])
  const body = { robotId, note: 'Back, please.' }
  expect((await send(cloud.url, calls.returnRobot, { ...as('tenant'), body })).code).toBe(610602)
})

const later = `now() + interval '1 hour'`
type Part = { table: string; columns: string; values: (robot: number) => string }
const works: [name: string, keeps: 'store' | 'service' | 'tenant', part: Part][] = [
  [
    'order',
    'store',
    {
      table: 'dispatch_orders',
      columns: 'robot_id, store_id, from_ward, to_ward, goods, status, salt, code_hash, create_time',
      values: id => `${id}, ${stores[0]}, 'A', 'B', 'medicine', 'assigned', '', '', now()`
    }
  ],
  [
    'cleaning',
    'store',
    {
      table: 'cleaning_runs',
      columns: 'robot_id, store_id, rooms, state, x, y, done, start_time',
      values: id => `${id}, ${stores[0]}, '{}', 'paused', 0, 0, 0, now()`
    }
  ],
  [
    'watchTask',
    'store',
    {
      table: 'watch_tasks',
      columns: 'robot_id, tenant_id, store_id, serial, wearer_name, call_key, kind, place, state, call_time',
      values: id => `${id}, ${tenantId}, ${stores[0]}, 'W', 'Ann', 'k', 'call', 'A', 'onTheWay', now()`
    }
  ],
  [
    'ride',
    'store',
    {
      table: 'elevator_rides',
      columns: `robot_id, elevator_id, "from", "to", state, step, floor, door_hold_ms, timeout_ms, enter_ms, start_time, next_time`,
      values: id =>
        `${id}, (select min(elevator_id) from elevators), '1', '2', 'open', 'called', '1', 1, 1, 1, now(), ${later}`
    }
  ],
  [
    'call',
    'store',
    {
      table: 'phone_calls',
      columns: 'robot_id, tenant_id, phone_id, state, attempt, attempts_max, language, sentence, start_time, due_time',
      values: id =>
        `${id}, ${tenantId}, (select min(phone_id) from phones), 'ringing', 1, 1, 'en', '{}', now(), ${later}`
    }
  ],
  [
    'task',
    'service',
    { table: 'tasks', columns: 'robot_id, start_time, status, mileage', values: id => `${id}, now(), 'started', 0` }
  ],
  [
    'upgrade',
    'service',
    {
      table: 'upgrades',
      columns: 'robot_id, machine_version_id, from_version, to_version, wave, time_zone, state, create_time',
      values: id => `${id}, (select min(machine_version_id) from machine_versions), '', '', 0, 'UTC', 'asked', now()`
    }
  ],
  [
    'request',
    'service',
    {
      table: 'robot_requests',
      columns: 'robot_id, kind, ask, state, ask_time, wait_seconds, due_time',
      values: id => `${id}, 'diagnosis', '{}', 'asked', now(), 60, '2126-01-01'`
    }
  ],
  [
    'deployment',
    'service',
    { table: 'deployments', columns: 'robot_id, state, start_time', values: id => `${id}, 'open', now()` }
  ],
  [
    'lock',
    'tenant',
    { table: 'robot_locks', columns: 'robot_id, reason, note, lock_time', values: id => `${id}, 'service', '', now()` }
  ]
]
for (const [name, keeps, { table, columns, values }] of works)
  test(`a robot with an open ${name} is kept in its ${keeps}`, async () => {
    const robotId = await newRobot(`M1-${name}`)
    await cloud.query(
      `update robots set online = true, state = 'busy', report_seconds = null where robot_id = ${robotId}`
    )
    await cloud.query(`insert into ${table} (${columns}) values (${values(robotId)})`)
    const busy = { code: 610704, data: [{ field: name, reason: 'has not ended' }] }
    expect(await move(robotId, { tenantId: otherTenantId }, 'operator')).toMatchObject(busy)
    const body = { robotId, note: 'Old.' }
    if (keeps !== 'tenant')
      expect(await send(cloud.url, calls.retireRobot, { ...as('tenant'), body })).toMatchObject(busy)
    if (keeps === 'store') expect(await move(robotId, { storeId: stores[1] })).toMatchObject(busy)
    else expect((await move(robotId, { storeId: stores[1] })).code).toBe(610000)
    if (keeps === 'tenant')
      expect((await send(cloud.url, calls.retireRobot, { ...as('tenant'), body })).code).toBe(610000)
    await cloud.query(`delete from ${table} where robot_id = ${robotId}`)
  })
