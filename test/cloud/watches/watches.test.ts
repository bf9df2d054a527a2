import { expect, test } from '@playwright/test'
import type { WatchReport } from '#contract/calls/watches/watch-tasks.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* Watches, calls from them, and the tasks that these become. */

let cloud: TestCloud
let tokens: Record<string, string>
let storeId: number
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'tenant', 'robot'])
  await givePermissions(cloud, 'tenant', ['platform', 'platform:watch'])
  const [store] = await cloud.query(`select store_id from robots join users using (tenant_id)
    where email = 'tenant@demo.example' and store_id is not null group by store_id having count(*) > 1 limit 1`)
  storeId = Number(store?.store_id)
})
test.beforeEach(async () => {
  await cloud.query('delete from watch_tasks')
  await cloud.query(`delete from watches where serial like 'T-%'`)
  await cloud.query(`update robots set online = false where store_id = ${storeId}`)
})
test.afterAll(() => cloud.close())

const as = (name = 'operator') => ({ token: tokens[name] ?? '' })
const written = (serial = 'T-1') => ({ storeId, serial, wearerKind: 'person' as const, wearerName: 'Test Person' })
const add = (serial?: string) => send(cloud.url, calls.createWatch, { ...as(), body: written(serial) })
const report = async (...reports: WatchReport[]): Promise<number> =>
  (await send(cloud.url, calls.reportWatches, { ...as('robot'), body: { reports } })).data.accepted
const call = (callKey: string): WatchReport => ({
  kind: 'call',
  serial: 'T-1',
  callKey,
  task: 'fetch',
  place: 'Ward 3'
})
const tasks = async (query: object = {}) =>
  (await send(cloud.url, calls.watchTaskList, { ...as('tenant'), query: { text: 'T-1', ...query } })).data
const robotSays = async (watchTaskId: number, state: 'arrived' | 'done' | 'failed'): Promise<number> =>
  (
    await send(cloud.url, calls.reportWatchTasks, {
      ...as('robot'),
      body: { reports: [{ watchTaskId, state }] }
    })
  ).data.accepted
const freeRobots = (count: number) =>
  cloud.query(`update robots set online = true, state = 'idle' where robot_id in
    (select robot_id from robots where store_id = ${storeId} order by robot_id limit ${count})`)

/** Lets the cloud give calls to robots, until the newest one has a state. */
const untilState = (state: string) =>
  expect
    .poll(async () => {
      await cloud.clock.advance(1_000)
      return (await tasks()).list[0]?.state
    })
    .toBe(state)

test('a watch is added, found, handed over and deleted', async () => {
  const { watchId } = (await add()).data
  expect((await add()).code).toBe(610602)
  const found = await send(cloud.url, calls.watchList, { ...as('tenant'), query: { text: 'test pers', online: false } })
  expect(found.data).toMatchObject({ total: 1, list: [{ watchId, storeId, battery: null, lastSeenTime: null }] })
  const body = { watchId, ...written(), wearerKind: 'station' as const, wearerName: 'Station 4' }
  expect((await send(cloud.url, calls.updateWatch, { ...as(), body })).code).toBe(610000)
  const detail = () => send(cloud.url, calls.watchDetail, { ...as('tenant'), query: { watchId } })
  expect((await detail()).data).toMatchObject({ wearerKind: 'station', wearerName: 'Station 4' })
  await add('T-2')
  expect((await send(cloud.url, calls.updateWatch, { ...as(), body: { ...body, serial: 'T-2' } })).code).toBe(610602)
  const remove = () => send(cloud.url, calls.deleteWatch, { ...as(), body: { watchId } })
  expect(codesOf([await remove(), await remove()])).toEqual({ 610000: 1, 610603: 1 })
  expect((await detail()).code).toBe(610603)
})

test('reading watches and changing them are two permissions', async () => {
  const { watchId } = (await add()).data
  const token = as('tenant')
  expect(
    codesOf([
      await send(cloud.url, calls.createWatch, { ...token, body: written('T-3') }),
      await send(cloud.url, calls.updateWatch, { ...token, body: { watchId, ...written() } }),
      await send(cloud.url, calls.deleteWatch, { ...token, body: { watchId } }),
      await send(cloud.url, calls.reportWatches, {
        ...token,
        body: { reports: [{ kind: 'seen', serial: 'T-1', battery: 4 }] }
      })
    ])
  ).toEqual({ 610403: 4 })
})

test('a watch that was heard is online for ten minutes', async () => {
  const { watchId } = (await add()).data
  expect(await report({ kind: 'seen', serial: 'T-1', battery: 64 }, { kind: 'seen', serial: 'T-9', battery: 1 })).toBe(
    1
  )
  const detail = async () => (await send(cloud.url, calls.watchDetail, { ...as(), query: { watchId } })).data
  expect(await detail()).toMatchObject({ online: true, battery: 64 })
  await cloud.clock.advance(10 * 60_000 + 1)
  expect(await detail()).toMatchObject({ online: false, battery: 64 })
})

test('a call waits until a robot is free, and follows what the robot reports', async () => {
  await add()
  expect(await report(call('a'), call('a'))).toBe(1)
  expect((await tasks()).list[0]).toMatchObject({ state: 'waiting', robotName: null, kind: 'fetch', place: 'Ward 3' })
  await freeRobots(1)
  await untilState('onTheWay')
  // The only free robot is busy now.
  await report(call('b'))
  await cloud.clock.advance(1_000)
  const [second, first] = (await tasks()).list
  expect(second).toMatchObject({ state: 'waiting' })
  const id = first?.watchTaskId ?? 0
  const open = await send(cloud.url, calls.openWatchTasks, { ...as('robot'), query: { size: 100 } })
  expect(open.data.list).toEqual([expect.objectContaining({ watchTaskId: id, state: 'onTheWay', place: 'Ward 3' })])
  expect(await robotSays(id, 'arrived')).toBe(1)
  expect(await robotSays(id, 'arrived')).toBe(0)
  expect(await robotSays(id, 'done')).toBe(1)
  expect(await robotSays(id, 'failed')).toBe(0)
  expect((await tasks({ state: 'done' })).list).toHaveLength(1)
  await untilState('onTheWay')
})

test('a call is taken back, fails after fifteen minutes without a robot, and a watch has five open ones at most', async () => {
  await add()
  await report(call('a'))
  const cancel: WatchReport = { kind: 'cancel', serial: 'T-1', callKey: 'a' }
  expect([await report(cancel), await report(cancel)]).toEqual([1, 0])
  expect((await tasks()).list[0]).toMatchObject({ state: 'cancelled' })
  expect(await report(...['b', 'c', 'd', 'e', 'f', 'g'].map(call))).toBe(5)
  await cloud.clock.advance(15 * 60_000 + 1_000)
  await untilState('failed')
})

test('records are listed by day in Beijing', async () => {
  await add()
  await report(call('a'))
  const today = new Date(cloud.clock.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  expect((await tasks({ day: today })).total).toBe(1)
  expect((await tasks({ day: '2026-01-01' })).total).toBe(0)
})
