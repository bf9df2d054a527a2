import { expect, test } from '@playwright/test'
import { outsideCalls } from '#contract/calls/open-platform/outside.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signIn } from '../support/client.ts'

/* Every page and program counts robots alike (docs/robot-condition.md). */

let cloud: TestCloud
let token: string
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  token = await signIn(cloud, 'operator')
  // One that is connected and not activated, one that is not activated and away, one that works on with a fault.
  const [connected, away, works] = (await cloud.query('select robot_id as id from robots order by robot_id')).map(
    ({ id }) => Number(id)
  )
  await cloud.query(`update robots set state = 'inactive', online = true where robot_id = ${connected}`)
  await cloud.query(`update robots set state = 'inactive', online = false where robot_id = ${away}`)
  await cloud.query(`update robots set state = 'busy', online = true where robot_id = ${works}`)
  await cloud.query(`insert into robot_faults (robot_id, fault_code, start_time) values (${works}, 'E-1', now())`)
})
test.afterAll(() => cloud.close())

const totalOf = async (query: { online?: boolean; withFault?: boolean }) =>
  (await send(cloud.url, calls.robotList, { token, query: { ...query, size: 1 } })).data.total
const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0)

test('list, dashboard, wall and stores count the same robots online, offline, not activated and in fault', async () => {
  const states = (await send(cloud.url, calls.robotStates, { token, query: {} })).data
  const wall = (await send(cloud.url, calls.operationOverview, { token })).data
  const offline = states.total - states.online - states.notActivated
  expect(states.notActivated).toBeGreaterThan(1)
  expect(offline).toBeGreaterThan(1)
  expect(states.withFault).toBeGreaterThan(1)

  expect([
    await totalOf({ online: true }),
    await totalOf({ online: false }),
    await totalOf({ withFault: true })
  ]).toEqual([states.online, offline, states.withFault])
  const { offline: ofWall, inactive, ...online } = wall.robots
  expect([ofWall, inactive, wall.withFault]).toEqual([offline, states.notActivated, states.withFault])
  expect(sum(Object.values(online), count => count)).toBe(states.online)

  const stores = (await send(cloud.url, calls.storeList, { token, query: { size: 100 } })).data.list
  const atWork = (await send(cloud.url, calls.operationStores, { token, query: { size: 100 } })).data.list
  expect([sum(stores, it => it.onlineCount), sum(stores, it => it.offlineCount)]).toEqual([states.online, offline])
  expect([sum(atWork, it => it.offline), sum(atWork, it => it.withFault)]).toEqual([offline, states.withFault])
})

test('a program of a customer counts as the pages do', async () => {
  const [own] = await cloud.query(`select customer_id as id, tenant_id as tenant from open_customers
    where company = 'Harbourlight IT'`)
  const body = {
    customerId: Number(own?.id),
    name: 'Counting',
    scopes: ['robots:read' as const, 'stores:read' as const]
  }
  const { key, secret } = (await send(cloud.url, calls.createOpenApplication, { token, body })).data
  const headers = { Authorization: `Basic ${btoa(`${key}:${secret}`)}` }
  const counted = async (online: boolean) =>
    (await send(cloud.url, outsideCalls.outsideRobots, { headers, query: { online, size: 1 } })).data.total
  const [there] = await cloud.query(`select (count(*) filter (where online))::int as online,
    (count(*) filter (where not online))::int as offline from robots
    where tenant_id = ${own?.tenant} and state <> 'inactive'`)
  expect({ online: await counted(true), offline: await counted(false) }).toEqual(there)
  const stores = (await send(cloud.url, outsideCalls.outsideStores, { headers, query: { size: 100 } })).data.list
  expect(sum(stores, it => it.onlineCount)).toBe(there?.online)
})
