import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'

/* Orders whose robots do not go on: stopped, locked, offline. */

let cloud: TestCloud
let tokens: Record<string, string>
let storeId: number
let robots: { robotId: number; serial: string }[]
const as = (name: string) => ({ token: tokens[name] ?? '' })

test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'robot'])
  const [found] = await cloud.query(`select store_id from robots where robot_kind = 'medical' group by store_id
    having count(*) >= 2 order by store_id limit 1`)
  storeId = Number(found?.store_id)
  await cloud.query(`insert into dispatch_settings (store_id, automatic)
    select store_id, false from stores where store_id <> ${storeId}`)
})
test.beforeEach(async () => {
  for (const table of ['dispatch_orders', 'dispatch_refusals', 'robot_locks', 'robot_requests', 'robot_absences'])
    await cloud.query(`delete from ${table}`)
  await automatic(true)
  await cloud.query(`update robots set state = 'busy' where store_id = ${storeId}`)
  const ready = await cloud.query(`update robots set online = true, state = 'idle', battery = 80, report_seconds = null
    where robot_id in (select robot_id from robots where store_id = ${storeId} and robot_kind = 'medical'
      order by robot_id limit 2)
    returning robot_id, serial`)
  robots = ready
    .map(it => ({ robotId: Number(it.robot_id), serial: String(it.serial) }))
    .toSorted((one, next) => one.robotId - next.robotId)
})
test.afterAll(() => cloud.close())

const automatic = (is: boolean) =>
  cloud.query(`insert into dispatch_settings (store_id, automatic) values (${storeId}, ${is})
    on conflict (store_id) do update set automatic = ${is}`)
const create = async (): Promise<number> =>
  (
    await send(cloud.url, calls.createDispatch, {
      ...as('operator'),
      body: { storeId, fromWard: 'Pharmacy', toWard: 'Ward 3B', goods: 'medicine' }
    })
  ).data.orderId
const assign = (orderId: number, serial?: string) =>
  send(cloud.url, calls.assignDispatch, { ...as('operator'), body: { orderId, serial } })
const report = (orderId: number, status: 'carrying' | 'arrived') =>
  send(cloud.url, calls.reportDispatch, { ...as('robot'), body: { reports: [{ orderId, status }] } })
const orders = async () =>
  (await send(cloud.url, calls.dispatchOrders, { ...as('operator'), query: { storeId } })).data.list
const becomes = (expected: Record<string, unknown>) =>
  expect
    .poll(async () => {
      await cloud.clock.advance(5_000)
      return orders()
    })
    .toMatchObject([expected])
const serialOf = (index: number): string => robots[index]?.serial ?? ''
const robotIdOf = (index: number): number => robots[index]?.robotId ?? 0

const stop = async (answer: 'done' | 'failed' = 'done') => {
  const body = { robotId: robotIdOf(0), act: { kind: 'stop' as const } }
  const { requestId } = (await send(cloud.url, calls.askRobotToAct, { ...as('operator'), body })).data
  const end =
    answer === 'done'
      ? { state: answer, answer: { kind: 'stop' as const } }
      : { state: answer, failure: 'refused' as const }
  const reports = [
    { requestId, state: 'working' as const, progress: 0 },
    { requestId, ...end }
  ]
  expect((await send(cloud.url, calls.reportRequests, { ...as('robot'), body: { reports } })).data.accepted).toBe(2)
}
const lock = async () => {
  const chosen = { by: 'robots' as const, robotIds: [robotIdOf(0)] }
  const body = { chosen, reason: 'service' as const, note: 'Smoke' }
  expect((await send(cloud.url, calls.lockRobots, { ...as('operator'), body })).data[0]?.code).toBeNull()
}
const says = async (online: boolean) => {
  const state = { type: 'state' as const, serial: serialOf(0), online, state: 'idle' as const, battery: 80 }
  const events = [{ eventId: randomUUID(), time: cloud.clock.now(), ...state }]
  expect((await send(cloud.url, calls.reportRobotEvents, { ...as('robot'), body: { events } })).data.accepted).toBe(1)
}

/** An order that the first robot has, and by hand, so that the cloud gives it to no other one. */
const given = async (status: 'assigned' | 'carrying'): Promise<number> => {
  await automatic(false)
  const orderId = await create()
  expect((await assign(orderId, serialOf(0))).code).toBe(610000)
  if (status === 'carrying') expect((await report(orderId, 'carrying')).data.accepted).toBe(1)
  expect((await orders())[0]?.halt).toBeNull()
  return orderId
}

const halts: { halt: string; begin: () => Promise<void> }[] = [
  { halt: 'stopped', begin: () => stop() },
  { halt: 'locked', begin: lock },
  { halt: 'offline', begin: () => says(false) }
]
for (const { halt, begin } of halts) {
  test(`an order that is not picked up goes from a robot that is ${halt} to another one`, async () => {
    await given('assigned')
    await automatic(true)
    await begin()
    expect(await orders()).toMatchObject([{ status: 'assigned', halt, robotSerial: serialOf(0) }])
    if (halt === 'offline') await cloud.clock.advance(2 * 60_000)
    await becomes({ status: 'assigned', halt: null, robotSerial: serialOf(1) })
  })

  test(`an order in a robot that is ${halt} needs a person, who gives it to another robot or cancels it`, async () => {
    const orderId = await given('carrying')
    // While its robot goes on, nobody gives it away.
    expect((await assign(orderId)).code).toBe(610606)
    await begin()
    await cloud.clock.advance(3 * 60_000)
    expect(await orders()).toMatchObject([{ status: 'carrying', halt, robotSerial: serialOf(0) }])
    expect((await assign(orderId)).data.serial).toBe(serialOf(1))
    expect(await orders()).toMatchObject([{ status: 'assigned', halt: null, pickUpTime: null }])
    // The first robot has it no more: what it says of the order changes nothing.
    const runs = (await send(cloud.url, calls.dispatchRuns, { ...as('robot'), query: {} })).data.list
    expect(runs).toContainEqual({ orderId, serial: serialOf(1), status: 'assigned' })
    expect((await report(orderId, 'arrived')).data.accepted).toBe(0)
    const cancelled = await send(cloud.url, calls.cancelDispatch, { ...as('operator'), body: { orderId } })
    expect(cancelled.code).toBe(610000)
  })
}

test('a robot that lost its network for a moment keeps its order, and goes on with it', async () => {
  const orderId = await given('assigned')
  await automatic(true)
  await says(false)
  await cloud.clock.advance(60_000)
  await cloud.clock.advance(5_000)
  expect(await orders()).toMatchObject([{ status: 'assigned', halt: 'offline', robotSerial: serialOf(0) }])
  await says(true)
  expect((await report(orderId, 'carrying')).data.accepted).toBe(1)
  expect(await orders()).toMatchObject([{ status: 'carrying', halt: null }])
})

test('a robot that could not stop goes on with its order', async () => {
  await given('carrying')
  await stop('failed')
  expect(await orders()).toMatchObject([{ status: 'carrying', halt: null }])
})

test('a robot that arrives in spite of a stop has done its order', async () => {
  const orderId = await given('carrying')
  await stop()
  expect((await report(orderId, 'arrived')).data.accepted).toBe(1)
  expect(await orders()).toMatchObject([{ status: 'arrived', halt: null }])
  expect((await assign(orderId)).code).toBe(610606)
})

test('the cloud gives no order to a robot that somebody stopped, for five minutes; a person does', async () => {
  await cloud.query(`update robots set state = 'busy' where robot_id = ${robotIdOf(1)}`)
  await stop()
  const orderId = await create()
  for (const _ of [1, 2, 3]) await cloud.clock.advance(5_000)
  expect(await orders()).toMatchObject([{ status: 'waiting' }])
  await cloud.clock.advance(5 * 60_000)
  await becomes({ status: 'assigned', robotSerial: serialOf(0) })
  await send(cloud.url, calls.cancelDispatch, { ...as('operator'), body: { orderId } })
  await cloud.query('delete from robot_requests')
  await stop()
  await automatic(false)
  expect((await assign(await create(), serialOf(0))).code).toBe(610000)
})

test('of ten people who give a halted order to another robot at once, one does', async () => {
  const orderId = await given('carrying')
  await lock()
  const answers = await Promise.all(Array.from({ length: 10 }, () => assign(orderId)))
  expect(codesOf(answers)).toEqual({ 610000: 1, 610606: 9 })
  expect(await orders()).toMatchObject([{ status: 'assigned', robotSerial: serialOf(1) }])
})

test('of a robot that arrives and a person who gives its order away at the same moment, one wins', async () => {
  const orderId = await given('carrying')
  await lock()
  const [arrived, taken] = await Promise.all([report(orderId, 'arrived'), assign(orderId)])
  const [order] = await orders()
  expect([arrived.data.accepted, taken.code, order?.status, order?.robotSerial]).toEqual(
    taken.code === 610000 ? [0, 610000, 'assigned', serialOf(1)] : [1, 610606, 'arrived', serialOf(0)]
  )
})
