import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'

/* Orders from ward to ward, from the first word to the last. */

let cloud: TestCloud
let tokens: Record<string, string>
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'robot', 'tenant'])
  // People give the orders of these tests to robots. automatic.test.ts is about the cloud's giving them.
  await cloud.query(`insert into dispatch_settings (store_id, automatic)
    select distinct store_id, false from robots where robot_kind = 'medical' and store_id is not null`)
})
test.afterAll(() => cloud.close())
test.beforeEach(() => cloud.clock.advance(60 * 60_000))

const asOperator = () => ({ token: tokens.operator ?? '' })

/** A hospital without orders, with so many robots that are ready. */
const hospitalWith = async (ready: number) => {
  const [found] = await cloud.query(`select store_id from robots where robot_kind = 'medical' group by store_id
    having count(*) >= 2 order by store_id limit 1`)
  const storeId = Number(found?.store_id)
  await cloud.query(`delete from dispatch_orders where store_id = ${storeId}`)
  await cloud.query(`update robots set online = true, state = 'busy' where store_id = ${storeId}`)
  await cloud.query(`update robots set state = 'idle' where robot_id in (select robot_id from robots
    where store_id = ${storeId} and robot_kind = 'medical' order by robot_id limit ${ready})`)
  return storeId
}

const create = (storeId: number, requestKey?: string) =>
  send(cloud.url, calls.createDispatch, {
    ...asOperator(),
    body: { requestKey, storeId, fromWard: ' Pharmacy ', toWard: 'Ward 3B', goods: 'medicine' }
  })
const assign = (orderId: number, serial?: string) =>
  send(cloud.url, calls.assignDispatch, {
    ...asOperator(),
    body: { orderId, ...(serial === undefined ? {} : { serial }) }
  })
const handOver = (orderId: number, code: string) =>
  send(cloud.url, calls.handOverDispatch, { ...asOperator(), body: { orderId, code } })
const cancel = (orderId: number) => send(cloud.url, calls.cancelDispatch, { ...asOperator(), body: { orderId } })
const report = (orderId: number, status: 'carrying' | 'arrived') =>
  send(cloud.url, calls.reportDispatch, { token: tokens.robot ?? '', body: { reports: [{ orderId, status }] } })
const ordersOf = async (storeId: number) =>
  (await send(cloud.url, calls.dispatchOrders, { ...asOperator(), query: { storeId } })).data.list

test('an order is created, carried and handed over by its code, and its robot is free again', async () => {
  const storeId = await hospitalWith(1)
  const { orderId, code } = (await create(storeId)).data
  await test.step('no list has the code', async () => {
    expect(code).toMatch(/^\d{6}$/)
    expect(await ordersOf(storeId)).toMatchObject([{ fromWard: 'Pharmacy', toWard: 'Ward 3B', status: 'waiting' }])
    expect(JSON.stringify(await ordersOf(storeId))).not.toContain(code)
  })
  const { serial } = (await assign(orderId)).data
  await test.step('an order that is assigned is neither assigned nor handed over', async () => {
    expect((await assign(orderId)).code).toBe(610606)
    expect((await handOver(orderId, code)).code).toBe(610606)
  })
  await test.step('the robot reports each step in its turn', async () => {
    // A step that was left out changes nothing.
    expect((await report(orderId, 'arrived')).data.accepted).toBe(0)
    const runs = (await send(cloud.url, calls.dispatchRuns, { token: tokens.robot ?? '', query: { size: 100 } })).data
    expect(runs.list).toContainEqual({ orderId, serial, status: 'assigned' })
    expect((await report(orderId, 'carrying')).data.accepted).toBe(1)
    expect((await report(orderId, 'arrived')).data.accepted).toBe(1)
  })
  await test.step('the code alone hands it over, and ends it', async () => {
    expect((await handOver(orderId, code === '000000' ? '000001' : '000000')).code).toBe(610010)
    expect((await handOver(orderId, code)).code).toBe(610000)
    const [done] = await ordersOf(storeId)
    expect(done).toMatchObject({ status: 'handedOver', robotSerial: serial, createdBy: 'Olivia Hart' })
    expect((await cancel(orderId)).code).toBe(610606)
  })
  await test.step('the robot is free again', async () => {
    const next = (await create(storeId)).data.orderId
    expect((await assign(next, serial)).data.serial).toBe(serial)
  })
})

test('one key makes one order, however often and at once it comes, and the last code hands it over', async () => {
  const storeId = await hospitalWith(1)
  const requestKey = randomUUID()
  const again = () => create(storeId, requestKey)
  const answers = await Promise.all(Array.from({ length: 5 }, again))
  const last = await again()
  const orderId = last.data.orderId
  expect(new Set([...answers, last].map(({ data }) => data.orderId))).toEqual(new Set([orderId]))
  expect(await ordersOf(storeId)).toHaveLength(1)
  await assign(orderId)
  for (const status of ['carrying', 'arrived'] as const) await report(orderId, status)
  expect((await handOver(orderId, last.data.code)).code).toBe(610000)
  expect((await again()).code).toBe(610606)
  expect((await create(storeId, randomUUID())).data.orderId).not.toBe(orderId)
})

test('one robot never has two orders: of ten orders that are assigned at once, one is', async () => {
  const storeId = await hospitalWith(1)
  const orders = await Promise.all(Array.from({ length: 10 }, () => create(storeId)))
  const answers = await Promise.all(orders.map(({ data }) => assign(data.orderId)))
  expect(codesOf(answers)).toEqual({ 610000: 1, 610705: 9 })
  const serial = answers.find(({ code }) => code === 610000)?.data.serial ?? ''
  const waiting = (await ordersOf(storeId)).filter(({ status }) => status === 'waiting')
  const named = await Promise.all(waiting.map(({ orderId }) => assign(orderId, serial)))
  expect(codesOf(named)).toEqual({ 610704: 9 })
})

test('one order never has two robots: of ten who assign it at once, one does', async () => {
  const storeId = await hospitalWith(2)
  const { orderId } = (await create(storeId)).data
  const answers = await Promise.all(Array.from({ length: 10 }, () => assign(orderId)))
  expect(codesOf(answers)).toEqual({ 610000: 1, 610606: 9 })
})

test('robots that are away, busy, of another hospital or of no kind for it are refused by name', async () => {
  const storeId = await hospitalWith(1)
  const { orderId } = (await create(storeId)).data
  const serialOf = async (condition: string) =>
    String((await cloud.query(`select serial from robots where ${condition} order by robot_id limit 1`))[0]?.serial)
  const own = `store_id = ${storeId} and robot_kind = 'medical'`
  expect((await assign(orderId, await serialOf(`${own} and state = 'busy'`))).code).toBe(610704)
  expect((await assign(orderId, await serialOf(`robot_kind = 'medical' and store_id <> ${storeId}`))).code).toBe(610701)
  expect((await assign(orderId, await serialOf(`robot_kind = 'cleaning'`))).code).toBe(610701)
  await cloud.query(`update robots set online = false where ${own} and state = 'idle'`)
  expect((await assign(orderId, await serialOf(`${own} and state = 'idle'`))).code).toBe(610703)
  expect((await assign(orderId)).code).toBe(610705)
})

test('a hospital has so many waiting orders and no more, of many that are created at once', async () => {
  const storeId = await hospitalWith(1)
  const answers = await Promise.all(Array.from({ length: limits.dispatchQueueMax + 5 }, () => create(storeId)))
  expect(codesOf(answers)).toEqual({ 610000: limits.dispatchQueueMax, 610800: 5 })
  const [newest] = await ordersOf(storeId)
  expect((await cancel(newest?.orderId ?? 0)).code).toBe(610000)
  expect((await create(storeId)).code).toBe(610000)
})

test('a code can be tried five times, many at once included, and then not for a quarter of an hour', async () => {
  const storeId = await hospitalWith(1)
  const { orderId, code } = (await create(storeId)).data
  await assign(orderId)
  await report(orderId, 'carrying')
  await report(orderId, 'arrived')
  const wrong = Array.from({ length: 12 }, (_, index) =>
    String((Number(code) + index + 1) % 1_000_000).padStart(6, '0')
  )
  expect(codesOf(await Promise.all(wrong.map(it => handOver(orderId, it))))).toEqual({ 610010: 5, 610520: 7 })
  expect((await handOver(orderId, code)).code).toBe(610520)
  await cloud.clock.advance(15 * 60_000)
  expect((await handOver(orderId, code)).code).toBe(610000)
})

test('each act has a permission of its own', async () => {
  const token = tokens.tenant ?? ''
  const storeId = await hospitalWith(1)
  const { orderId } = (await create(storeId)).data
  const give = (permission: string) =>
    cloud.query(`insert into role_permissions (role_id, permission) select role_id, '${permission}' from user_roles
      join users using (user_id) where email = 'tenant@demo.example'`)
  const body = { orderId }
  const acts: [permission: string, ask: () => Promise<{ code: number }>][] = [
    ['', () => send(cloud.url, calls.dispatchOrders, { token, query: {} })],
    [
      ':create',
      () =>
        send(cloud.url, calls.createDispatch, {
          token,
          body: { storeId, fromWard: 'A', toWard: 'B', goods: 'meals' }
        })
    ],
    [':assign', () => send(cloud.url, calls.assignDispatch, { token, body })],
    [':handOver', () => send(cloud.url, calls.handOverDispatch, { token, body: { ...body, code: '000000' } })],
    [':cancel', () => send(cloud.url, calls.cancelDispatch, { token, body })]
  ]
  for (const [permission, ask] of acts) {
    expect((await ask()).code).toBe(610403)
    await give(`operation:hospitalDispatch${permission}`)
    expect((await ask()).code).not.toBe(610403)
  }
})
