import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'

/* A store is deleted when nothing goes on there. The history of a deleted store stays. */

let cloud: TestCloud
let tokens: Record<string, string> = {}
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'distributor', 'nobody'])
})
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
const create = async (name: string, more: { storeCode?: string } = {}) =>
  send(cloud.url, calls.createStore, { ...as('distributor'), body: { name, city: 'Suva', country: 'FJ', ...more } })
const remove = (storeId: number, name = 'distributor') =>
  send(cloud.url, calls.deleteStore, { ...as(name), body: { storeId } })
const detail = (storeId: number) => send(cloud.url, calls.storeDetail, { ...as('distributor'), query: { storeId } })
const found = async (text: string) =>
  (await send(cloud.url, calls.storeList, { ...as('distributor'), query: { text } })).data.total

test('a deleted store leaves the lists, and its name and code are free again', async () => {
  const { storeId } = (await create('Short', { storeCode: 'SHORT-1' })).data
  expect((await remove(storeId)).code).toBe(610000)
  expect((await detail(storeId)).code).toBe(610702)
  expect(await found('SHORT-1')).toBe(0)
  expect((await remove(storeId)).code).toBe(610702)
  const body = { storeId, robotIds: [1] }
  expect((await send(cloud.url, calls.bindRobots, { ...as('distributor'), body })).code).toBe(610702)
  expect((await create('short', { storeCode: 'SHORT-1' })).code).toBe(610000)
})

test('a store with robots is refused, also where one is bound at the same moment', async () => {
  const { storeId } = (await create('Busy')).data
  const [robot] =
    await cloud.query(`update robots set store_id = null where robot_id = (select min(robot_id) from robots
    where tenant_id = (select tenant_id from users where email = 'distributor@demo.example')) returning robot_id as id`)
  const body = { storeId, robotIds: [Number(robot?.id)] }
  const answers = await Promise.all([
    remove(storeId),
    send(cloud.url, calls.bindRobots, { ...as('distributor'), body })
  ])
  const codes = codesOf(answers)
  expect([
    { 610000: 1, 610702: 1 },
    { 610000: 1, 610720: 1 }
  ]).toContainEqual(codes)
  const [left] = await cloud.query(`select count(*)::int as count from robots join stores using (store_id)
    where store_id = ${storeId} and delete_time is not null`)
  expect(left).toEqual({ count: 0 })
})

test('what goes on at a store keeps it, and the answer names it', async () => {
  const { storeId, tenantId } = (await create('Hospital')).data
  await cloud.query(`insert into scenes (tenant_id, store_id, name, create_time, change_time)
    values (${tenantId}, ${storeId}, 'A', now(), now())`)
  await cloud.query(`insert into dispatch_orders (store_id, from_ward, to_ward, goods, status, salt, code_hash, create_time)
    values (${storeId}, 'A', 'B', 'meals', 'waiting', '', '${'0'.repeat(64)}', now())`)
  const refused = await remove(storeId)
  expect([refused.code, refused.data]).toMatchObject([610607, [{ field: 'scenes' }, { field: 'orders' }]])
  await cloud.query(`update scenes set delete_time = now() where store_id = ${storeId}`)
  await cloud.query(`update dispatch_orders set status = 'cancelled', end_time = now() where store_id = ${storeId}`)
  expect((await remove(storeId)).code).toBe(610000)
  // An order that is over stays.
  expect(await cloud.query(`select count(*)::int as count from dispatch_orders where store_id = ${storeId}`)).toEqual([
    { count: 1 }
  ])
})

test('an import adds a store of a name and code that a deleted one had', async () => {
  const { storeId, tenantId } = (await create('Twice', { storeCode: 'TWICE-1' })).data
  await remove(storeId)
  const form = new FormData()
  form.append('mode', 'import')
  form.append('tenantId', String(tenantId))
  form.append('file', new Blob(['code,name,city,country\nTWICE-1,Twice,Suva,FJ\n']), 'stores.csv')
  const headers = { Authorization: `Bearer ${tokens.distributor}` }
  const answer = await fetch(cloud.url + calls.importStores.path, { method: 'POST', headers, body: form })
  expect(await answer.json()).toMatchObject({ code: 610000, data: { imported: true, counts: { added: 1 } } })
  expect(await found('TWICE-1')).toBe(1)
})

test('whoever may not change stores deletes none', async () => {
  expect((await remove(1, 'nobody')).code).toBe(610402)
})
