import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* A distributor reads the robots and stores of its customers beside its own, and changes its own alone. */

let cloud: TestCloud
let tokens: Record<string, string>
let above: number
let below: number
let beside: number
let robotBelow: number
let storeBelow: number
const idOf = async (statement: string): Promise<number> => Number((await cloud.query(statement))[0]?.id)
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['distributor', 'tenant', 'customer'])
  for (const name of ['distributor', 'tenant'])
    await givePermissions(cloud, name, [
      'store',
      'robot:lockQuery:lock',
      'robot:move',
      'robot:retire',
      'robot:activate'
    ])
  above = await idOf(`select tenant_id as id from users where email = 'distributor@demo.example'`)
  below = await idOf(`select tenant_id as id from users where email = 'tenant@demo.example'`)
  beside = await idOf(`select tenant_id as id from users where email = 'customer@demo.example'`)
  await cloud.query(`update tenants set parent_id = ${above} where tenant_id = ${below}`)
  await cloud.query(`update tenants set parent_id = null where tenant_id in (${above}, ${beside})`)
  robotBelow = await idOf(`select min(robot_id) as id from robots where tenant_id = ${below} and state = 'idle'`)
  storeBelow = await idOf(`select min(store_id) as id from stores where tenant_id = ${below}`)
})
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
const distinct = (ids: readonly number[]) => [...new Set(ids)].sort((one, other) => one - other)
const ofRobots = async (name: string, query: object = {}) => {
  const { data } = await send(cloud.url, calls.robotList, { ...as(name), query: { size: 100, ...query } })
  return { tenants: distinct(data.list.map(({ tenantId }) => tenantId)), total: data.total, list: data.list }
}
const ofStores = async (name: string) =>
  distinct(
    (await send(cloud.url, calls.storeList, { ...as(name), query: { size: 100 } })).data.list.map(
      ({ tenantId }) => tenantId
    )
  )

test('the lists of robots and stores show the own organisation and those below it, and nothing beside', async () => {
  const both = [above, below].sort((one, other) => one - other)
  expect((await ofRobots('distributor')).tenants).toEqual(both)
  expect(await ofStores('distributor')).toEqual(both)
  const counted = await idOf(
    `select count(*) as id from robots where tenant_id in (${above}, ${below}) and retire_time is null`
  )
  expect((await ofRobots('distributor')).total).toBe(counted)
  const choices = (await send(cloud.url, calls.robotChoices, as('distributor'))).data
  expect(distinct(choices.tenants.map(({ tenantId }) => tenantId))).toEqual(both)
})

test('lists to act from leave the robots and stores below out', async () => {
  const ownStores = await send(cloud.url, calls.storeList, { ...as('distributor'), query: { own: true, size: 100 } })
  expect(distinct(ownStores.data.list.map(({ tenantId }) => tenantId))).toEqual([above])
  expect((await ofRobots('distributor', { own: true })).tenants).toEqual([above])
  expect((await ofRobots('distributor', { own: true, tenantId: below })).total).toBe(0)
})

test('nobody reads what is above or beside', async () => {
  expect((await ofRobots('tenant')).tenants).toEqual([below])
  expect(await ofStores('tenant')).toEqual([below])
  expect((await ofRobots('tenant', { tenantId: above })).total).toBe(0)
  expect((await ofRobots('distributor', { tenantId: beside })).total).toBe(0)
  const robotAbove = await idOf(`select min(robot_id) as id from robots where tenant_id = ${above}`)
  const robotBeside = await idOf(`select min(robot_id) as id from robots where tenant_id = ${beside}`)
  const asked = [
    send(cloud.url, calls.robotDetail, { ...as('tenant'), query: { robotId: robotAbove } }),
    send(cloud.url, calls.robotDetail, { ...as('distributor'), query: { robotId: robotBeside } }),
    send(cloud.url, calls.robotHistory, { ...as('distributor'), query: { robotId: robotBeside } })
  ]
  for (const { code } of await Promise.all(asked)) expect(code).toBe(610701)
  const storeAbove = await idOf(`select min(store_id) as id from stores where tenant_id = ${above}`)
  expect((await send(cloud.url, calls.storeDetail, { ...as('tenant'), query: { storeId: storeAbove } })).code).toBe(
    610702
  )
})

test('each robot says whose it is, and the pages of robots and stores below open', async () => {
  const { list } = await ofRobots('distributor', { tenantId: below })
  const [named] = await cloud.query(`select name from tenants where tenant_id = ${below}`)
  expect(new Set(list.map(({ tenantName }) => tenantName))).toEqual(new Set([named?.name]))
  const of = { ...as('distributor'), query: { robotId: robotBelow } }
  expect((await send(cloud.url, calls.robotDetail, of)).data.tenantId).toBe(below)
  expect((await send(cloud.url, calls.robotHistory, of)).code).toBe(610000)
  expect((await send(cloud.url, calls.robotContents, of)).code).toBe(610000)
  expect((await send(cloud.url, calls.robotScene, of)).code).toBe(610000)
  const store = { ...as('distributor'), query: { storeId: storeBelow } }
  expect((await send(cloud.url, calls.storeDetail, store)).data.tenantId).toBe(below)
  expect((await ofRobots('distributor', { storeId: storeBelow })).tenants).toEqual([below])
})

test('a distributor changes nothing below, and each robot of an act says so', async () => {
  const before = await cloud.query('select * from robots order by robot_id')
  const note = 'We want it.'
  const chosen = { by: 'robots' as const, robotIds: [robotBelow] }
  const lock = (wanted: object) =>
    send(cloud.url, calls.lockRobots, {
      ...as('distributor'),
      body: { chosen: wanted as typeof chosen, reason: 'service', note }
    })
  expect((await lock(chosen)).data).toMatchObject([{ robotId: robotBelow, code: 610403 }])
  const { data } = await lock({ by: 'filter', filter: { tenantId: below } })
  expect(data.length).toBeGreaterThan(1)
  expect(new Set(data.map(({ code }) => code))).toEqual(new Set([610403]))
  const robotBeside = await idOf(`select min(robot_id) as id from robots where tenant_id = ${beside}`)
  expect((await lock({ by: 'robots', robotIds: [robotBeside] })).code).toBe(610701)
  expect((await lock({ by: 'filter', filter: { tenantId: beside } })).code).toBe(610701)
  expect(await cloud.query("select * from robot_locks where note = 'We want it.'")).toEqual([])

  const body = { name: 'Ours', city: 'Wuhan', country: 'CN' } as const
  const refused = [
    send(cloud.url, calls.retireRobot, { ...as('distributor'), body: { robotId: robotBelow, note } }),
    send(cloud.url, calls.bindRobots, { ...as('distributor'), body: { storeId: storeBelow, robotIds: [robotBelow] } }),
    send(cloud.url, calls.updateStore, { ...as('distributor'), body: { storeId: storeBelow, ...body } }),
    send(cloud.url, calls.deleteStore, { ...as('distributor'), body: { storeId: storeBelow } })
  ]
  expect((await Promise.all(refused)).map(({ code }) => code)).toEqual([610701, 610702, 610702, 610702])
  expect(await cloud.query('select * from robots order by robot_id')).toEqual(before)
})

test('each fault of a list says whether its reader acts on it', async () => {
  await givePermissions(cloud, 'distributor', ['robot:errorEvents'])
  const robotOwn = await idOf(`select min(robot_id) as id from robots where tenant_id = ${above} and state = 'idle'`)
  for (const robotId of [robotBelow, robotOwn])
    await cloud.query(`insert into robot_faults (robot_id, fault_code, start_time)
      values (${robotId}, 'E-1', to_timestamp(${cloud.clock.now() / 1_000}) - interval '1 minute')`)
  const ownOf = async (robotId: number) => {
    const query = { robotId, lasting: true, faultCode: 'E-1' }
    const { list } = (await send(cloud.url, calls.faultRecords, { ...as('distributor'), query })).data
    return list.map(({ own }) => own)
  }
  expect(await ownOf(robotOwn)).toEqual([true])
  expect(await ownOf(robotBelow)).toEqual([false])
})

test('a customer that goes to another distributor is out of sight at once', async () => {
  await cloud.query(`update tenants set parent_id = null where tenant_id = ${below}`)
  expect((await ofRobots('distributor')).tenants).toEqual([above])
  expect(await ofStores('distributor')).toEqual([above])
  await cloud.query(`update tenants set parent_id = ${above} where tenant_id = ${below}`)
})
