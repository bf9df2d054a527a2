import { expect, test } from '@playwright/test'
import { outsideCalls } from '#contract/calls/open-platform/outside.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'

/*
 * Every page and program counts robots alike (docs/robot-condition.md): for a person who sees all, and for a distributor, who
 * sees the own robots and those of its customers.
 */

const readers = ['operator', 'distributor'] as const

let cloud: TestCloud
let tokens: Record<string, string>
let tenantsOf: Record<string, string>
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 3 })
  tokens = await signInAll(cloud, readers)
  await givePermissions(cloud, 'distributor', [
    'robot:running:records',
    'robot:running:statistics',
    'robot:errorEvents',
    'operation:dashboard',
    'statement:data:fault',
    'statement:data:clean',
    'statement:export'
  ])
  const tenantOf = async (name: string): Promise<number> =>
    Number((await cloud.query(`select tenant_id as id from users where email = '${name}@demo.example'`))[0]?.id)
  const [above, below] = [await tenantOf('distributor'), await tenantOf('tenant')]
  await cloud.query(`update tenants set parent_id = null where tenant_id = ${above} or parent_id = ${above}`)
  await cloud.query(`update tenants set parent_id = ${above} where tenant_id = ${below}`)
  tenantsOf = { operator: 'select tenant_id from tenants', distributor: `${above}, ${below}` }
  // One that is connected and not activated, one that is not activated and away, one that works on with a fault.
  const [connected, away, works] = (
    await cloud.query(`select robot_id as id from robots where tenant_id = ${below} order by robot_id`)
  ).map(({ id }) => Number(id))
  await cloud.query(`update robots set state = 'inactive', online = true where robot_id = ${connected}`)
  await cloud.query(`update robots set state = 'inactive', online = false where robot_id = ${away}`)
  await cloud.query(`update robots set state = 'busy', online = true where robot_id = ${works}`)
  await cloud.query(`insert into robot_faults (robot_id, fault_code, start_time) values (${works}, 'E-1', now())`)
})
test.afterAll(() => cloud.close())

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0)
const whole = (counted: unknown) => Number((counted as { count: unknown }[])[0]?.count)

for (const reader of readers) {
  const as = () => ({ token: tokens[reader] ?? '' })
  const totalOf = async (query: { online?: boolean; withFault?: boolean; storeId?: number }) =>
    (await send(cloud.url, calls.robotList, { ...as(), query: { ...query, size: 1 } })).data.total
  const ofTheirRobots = async (counted: string) =>
    whole(await cloud.query(`${counted.replace('THEIRS', `robots.tenant_id in (${tenantsOf[reader]})`)}`))

  test(`list, dashboard, wall and stores count the same robots of the ${reader}`, async () => {
    const states = (await send(cloud.url, calls.robotStates, { ...as(), query: {} })).data
    const wall = (await send(cloud.url, calls.operationOverview, as())).data
    const offline = states.total - states.online - states.notActivated
    expect(states.total).toBe(await ofTheirRobots('select count(*) from robots where THEIRS and retire_time is null'))
    expect(states.notActivated).toBeGreaterThan(1)
    expect(offline).toBeGreaterThan(1)
    expect(states.withFault).toBeGreaterThan(1)

    expect([
      await totalOf({}),
      await totalOf({ online: true }),
      await totalOf({ online: false }),
      await totalOf({ withFault: true })
    ]).toEqual([states.total, states.online, offline, states.withFault])
    const { offline: ofWall, inactive, ...online } = wall.robots
    expect([ofWall, inactive, wall.withFault]).toEqual([offline, states.notActivated, states.withFault])
    expect(sum(Object.values(online), count => count)).toBe(states.online)

    const stores = (await send(cloud.url, calls.storeList, { ...as(), query: { size: 100 } })).data.list
    const atWork = (await send(cloud.url, calls.operationStores, { ...as(), query: { size: 100 } })).data.list
    expect([sum(stores, it => it.onlineCount), sum(stores, it => it.offlineCount)]).toEqual([states.online, offline])
    expect([sum(atWork, it => it.offline), sum(atWork, it => it.withFault)]).toEqual([offline, states.withFault])
    for (const { storeId, robots } of atWork.slice(0, 3)) {
      const ofStore = (await send(cloud.url, calls.robotStates, { ...as(), query: { storeId } })).data
      expect([ofStore.total, await totalOf({ storeId })]).toEqual([robots, robots])
    }
  })

  test(`dashboard, records, statistics and files count the same tasks and faults of the ${reader}`, async () => {
    const tasks = (await send(cloud.url, calls.taskCountAndTrend, { ...as(), body: {} })).data.total
    const trend = (await send(cloud.url, calls.taskTrend, { ...as(), query: {} })).data
    const day = trend[0]?.day ?? ''
    expect(tasks).toBe(
      await ofTheirRobots(`select count(*) from tasks join robots using (robot_id)
        where THEIRS and start_time >= '${day} 00:00 +08'`)
    )
    expect(sum(trend, it => it.count)).toBe(tasks)
    expect((await send(cloud.url, calls.taskRecords, { ...as(), query: { size: 1 } })).data.total).toBe(tasks)

    const ofDay = (await send(cloud.url, calls.robotsOfDay, { ...as(), query: { day, size: 100 } })).data
    expect(ofDay.all.count).toBe(sum(trend, it => (it.day === day ? it.count : 0)))

    const faults = (await send(cloud.url, calls.faultStatistics, { ...as(), query: {} })).data.total.count
    expect((await send(cloud.url, calls.faultRecords, { ...as(), query: { size: 1 } })).data.total).toBe(faults)
    const cleaned = (await send(cloud.url, calls.cleaningStatistics, { ...as(), query: {} })).data.total.tasks
    const byRobot = (await send(cloud.url, calls.cleaningByRobot, { ...as(), query: { size: 100 } })).data.list
    expect(sum(byRobot, it => it.tasks)).toBe(cleaned)

    const running = (await send(cloud.url, calls.runningRobots, { ...as(), query: { size: 1 } })).data.total
    expect(running).toBe(await totalOf({}))
    const { deployed } = (await send(cloud.url, calls.robotStates, { ...as(), query: {} })).data
    const deployments = (await send(cloud.url, calls.deploymentTimes, { ...as(), query: { size: 100 } })).data
    expect(deployments.length).toBe(Math.min(deployed, 100))
    const period = { from: day, to: trend.at(-1)?.day ?? '' }
    const file = { ...as(), body: { dataset: 'tasks' as const, format: 'csv' as const, ...period } }
    expect((await send(cloud.url, calls.startExport, file)).data.rows).toBe(tasks)
  })
}

test('a program of a customer counts as the pages do', async () => {
  const [own] = await cloud.query(`select customer_id as id, tenant_id as tenant from open_customers
    where company = 'Harbourlight IT'`)
  const body = {
    customerId: Number(own?.id),
    name: 'Counting',
    scopes: ['robots:read' as const, 'stores:read' as const]
  }
  const { key, secret } = (await send(cloud.url, calls.createOpenApplication, { token: tokens.operator ?? '', body }))
    .data
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
