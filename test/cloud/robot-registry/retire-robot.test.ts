import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { outsideCalls } from '#contract/calls/open-platform/outside.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* A retired robot is in no list and no figure, and its past stays (docs/robot-life.md). */

let cloud: TestCloud
let tokens: Record<string, string>
const as = (name: string) => ({ token: tokens[name] ?? '' })
type Chosen = { robotId: number; serial: string; storeId: number; tenantId: number; model: string }
let robots: Chosen[]
let headers: Record<string, string>

test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 2 })
  tokens = await signInAll(cloud, ['operator', 'tenant', 'customer', 'robot'])
  await givePermissions(cloud, 'tenant', ['robot:retire'])
  const [own] = await cloud.query(`select customer_id as id, tenant_id as tenant from open_customers
    where company = 'Harbourlight IT'`)
  const body = {
    customerId: Number(own?.id),
    name: 'Counting',
    scopes: ['robots:read' as const, 'stores:read' as const]
  }
  const { key, secret } = (await send(cloud.url, calls.createOpenApplication, { ...as('operator'), body })).data
  headers = { Authorization: `Basic ${btoa(`${key}:${secret}`)}` }
  // Robots that work on with a fault, in a store, and are in nothing that has to end first.
  const rows = await cloud.query(`select robot_id, serial, store_id, tenant_id, model from robots
    where tenant_id = ${own?.tenant} and store_id is not null and online and state in ('idle', 'busy', 'charging') order by robot_id limit 3`)
  robots = rows.map(row => ({
    robotId: Number(row.robot_id),
    serial: String(row.serial),
    storeId: Number(row.store_id),
    tenantId: Number(row.tenant_id),
    model: String(row.model)
  }))
  const ids = robots.map(({ robotId }) => robotId).join(', ')
  for (const [table, open] of [
    ['robot_requests', `due_time = due_time, state = 'timedOut', end_time = now()`],
    ['upgrades', `state = 'cancelled', end_time = now()`],
    ['deployments', `state = 'cancelled', end_time = now()`],
    ['tasks', `status = 'ended', end_time = now()`],
    ['cleaning_runs', `state = 'ended', end_time = now()`]
  ])
    await cloud.query(`update ${table} set ${open} where robot_id in (${ids}) and end_time is null`)
  for (const table of ['dispatch_orders', 'watch_tasks', 'phone_calls', 'elevator_rides'])
    await cloud.query(`update ${table} set robot_id = null where robot_id in (${ids})`)
  await cloud.query(`update robots set state = 'idle', report_seconds = null where robot_id in (${ids})`)
})
test.afterAll(() => cloud.close())

const chosen = (index: number): Chosen => robots[index] as Chosen
type Act = typeof calls.retireRobot | typeof calls.returnRobot
const act = (call: Act, { robotId }: Chosen, name = 'operator') =>
  send(cloud.url, call, { ...as(name), body: { robotId, note: 'Its motor is broken.' } })
const free = ({ robotId, serial }: Chosen, name = 'operator') =>
  send(cloud.url, calls.freeSerial, { ...as(name), body: { robotId, serial, note: 'It was scrapped.' } })
const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0)

/** What all pages and programs count. */
const figures = async ({ storeId, tenantId, model }: Chosen) => {
  const token = as('operator')
  const size = 100
  const total = async (query: { online?: boolean; withFault?: boolean; storeId?: number }) =>
    (await send(cloud.url, calls.robotList, { ...token, query: { ...query, size: 1 } })).data.total
  const states = (await send(cloud.url, calls.robotStates, { ...token, query: {} })).data
  const wall = (await send(cloud.url, calls.operationOverview, token)).data
  const stores = (await send(cloud.url, calls.storeList, { ...token, query: { size } })).data.list
  const atWork = (await send(cloud.url, calls.operationStores, { ...token, query: { size } })).data.list
  const tenants = (await send(cloud.url, calls.tenantList, { ...token, query: { size } })).data.list
  const models = (await send(cloud.url, calls.robotModelDefinitions, token)).data
  const outside = (await send(cloud.url, outsideCalls.outsideRobots, { headers, query: { size: 1 } })).data.total
  const outsideStores = (await send(cloud.url, outsideCalls.outsideStores, { headers, query: { size } })).data.list
  const one = <Row extends object>(rows: readonly Row[], key: keyof Row, id: unknown) => rows.find(it => it[key] === id)
  return {
    list: await total({}),
    listOnline: await total({ online: true }),
    listWithFault: await total({ withFault: true }),
    listOfStore: await total({ storeId }),
    dashboard: states.total,
    dashboardOnline: states.online,
    dashboardWithFault: states.withFault,
    wall: sum(Object.values(wall.robots), count => count),
    wallWithFault: wall.withFault,
    wallFaults: wall.faults.total,
    stores: sum(stores, it => it.robotCount),
    storesOnline: sum(stores, it => it.onlineCount),
    atWork: sum(atWork, it => it.robots),
    atWorkWithFault: sum(atWork, it => it.withFault),
    tenant: one(tenants, 'tenantId', tenantId)?.robotCount ?? 0,
    model: one(models, 'model', model)?.robotCount ?? 0,
    outside,
    outsideStores: sum(outsideStores, it => it.robotCount)
  }
}

test('every page and program counts one robot less, and the tasks of before stay', async () => {
  const robot = chosen(0)
  await cloud.query(
    `insert into robot_faults (robot_id, fault_code, start_time) values (${robot.robotId}, 'E-77', now())`
  )
  await cloud.query(
    `insert into tasks (robot_id, start_time, status, mileage) values (${robot.robotId}, now() - interval '5 minutes', 'started', 0)`
  )
  await cloud.query(
    `update tasks set status = 'ended', end_time = now() where robot_id = ${robot.robotId} and end_time is null`
  )
  const tasksOf = async () => (await send(cloud.url, calls.taskCountAndTrend, { ...as('operator'), body: {} })).data
  const before = await figures(robot)
  const tasks = await tasksOf()
  expect((await act(calls.retireRobot, robot, 'tenant')).code).toBe(610701)
  expect((await act(calls.retireRobot, robot)).code).toBe(610000)
  const less = Object.fromEntries(Object.entries(before).map(([name, count]) => [name, count - 1]))
  expect(await figures(robot)).toEqual(less)
  expect(await tasksOf()).toEqual(tasks)

  const detail = (await send(cloud.url, calls.robotDetail, { ...as('operator'), query: { robotId: robot.robotId } }))
    .data
  expect(detail.retireTime).toBe(cloud.clock.now())
  expect(detail.tasks.length).toBeGreaterThan(0)
  expect(detail.faults.filter(({ endTime }) => endTime === null)).toEqual([])
  const history = (await send(cloud.url, calls.robotHistory, { ...as('operator'), query: { robotId: robot.robotId } }))
    .data
  expect(history.list[0]).toMatchObject({ act: 'retired', note: 'Its motor is broken.', by: expect.any(String) })
  const retired = (await send(cloud.url, calls.retiredRobots, { ...as('operator'), query: { text: robot.serial } }))
    .data
  expect(retired.list).toMatchObject([{ robotId: robot.robotId, left: false, serialFreed: false }])

  expect((await act(calls.returnRobot, robot)).code).toBe(610000)
  expect((await figures(robot)).list).toBe(before.list)
  expect((await figures(robot)).listOfStore).toBe(before.listOfStore)
})

test('its reports are refused and counted like those of an unknown robot, and taken again when it is back', async () => {
  const robot = chosen(1)
  const report = async () => {
    const event = { eventId: randomUUID(), time: cloud.clock.now(), serial: robot.serial }
    const events = [{ ...event, type: 'state' as const, online: true, state: 'idle' as const, battery: 42 }]
    return (await send(cloud.url, calls.reportRobotEvents, { ...as('robot'), body: { events } })).data.events[0]
  }
  expect(await report()).toEqual({ outcome: 'taken' })
  await act(calls.retireRobot, robot)
  expect(await report()).toMatchObject({ outcome: 'refused', code: 610603 })
  const counted = await cloud.query(`select count from unknown_robots where serial = '${robot.serial}'`)
  expect(counted).toEqual([{ count: 1 }])
  await act(calls.returnRobot, robot)
  expect(await report()).toEqual({ outcome: 'taken' })
})

test('of many people who retire a robot or take it back at once, one does, and no act reaches a retired one', async () => {
  const robot = chosen(1)
  const all = (call: Act) => Promise.all([act(call, robot), act(call, robot), act(call, robot)])
  expect(codesOf(await all(calls.retireRobot))).toEqual({ 610000: 1, 610606: 2 })
  const body = { robotId: robot.robotId, note: '' }
  expect((await send(cloud.url, calls.activateRobot, { ...as('operator'), body })).code).toBe(610701)
  const wish = { tenantId: robot.tenantId, storeId: null, seenStoreId: robot.storeId, note: 'Away.' }
  const moved = await send(cloud.url, calls.moveRobot, { ...as('operator'), body: { ...wish, robotId: robot.robotId } })
  expect(moved.code).toBe(610701)
  expect(codesOf(await all(calls.returnRobot))).toEqual({ 610000: 1, 610606: 2 })
})

test('a serial stays taken until somebody of the maker types and frees it', async () => {
  const robot = chosen(2)
  const { serial, tenantId } = robot
  const model = { model: 'R1', robotKind: 'hotel', serialForm: null } as const
  await send(cloud.url, calls.createRobotModel, { ...as('operator'), body: model })
  const register = async () => {
    const body = { robots: [{ serial, model: 'R1', tenantId }] }
    return (await send(cloud.url, calls.registerRobots, { ...as('operator'), body })).data[0]
  }
  expect((await free(robot)).code).toBe(610606)
  await act(calls.retireRobot, robot)
  expect(await register()).toMatchObject({ outcome: 'refused', code: 610602 })
  expect((await free(robot, 'tenant')).code).toBe(610403)
  expect((await free({ ...robot, serial: `${serial}x` })).code).toBe(610700)
  expect(codesOf(await Promise.all([free(robot), free(robot)]))).toEqual({ 610000: 1, 610606: 1 })
  expect(await register()).toMatchObject({ outcome: 'added' })
  expect((await act(calls.returnRobot, robot)).code).toBe(610602)
  const found = (await send(cloud.url, calls.robotList, { ...as('operator'), query: { text: serial } })).data.list
  expect(found).toMatchObject([{ serial, model: 'R1' }])
})

const page = readFileSync(new URL('../../../docs/robot-life.md', import.meta.url), 'utf8')
const firstCells = (heading: string): string[] => {
  const chapter = page.split('\n## ').find(it => it.startsWith(heading)) ?? ''
  return [...chapter.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name ?? '')
}

test('the page on the life of a robot names each table that has robots', async () => {
  const tables = await cloud.query(`select table_name as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where column_name = 'robot_id' and table_type = 'BASE TABLE' and table_schema = current_schema()`)
  expect(firstCells('What belongs to a robot').sort()).toEqual(tables.map(({ name }) => String(name)).sort())
})

test('each file of the cloud that reads robots leaves retired ones out, or the page on their life says why not', () => {
  const root = new URL('../../../cloud/', import.meta.url)
  const reads = /(?:from|[a-z]Join|\$count)\(\s*robots\b|\$\{robots\}|\b(?:from|join) robots\b/
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(it => it.endsWith('.ts'))
  const ofAnyTime = files.filter(file => {
    const text = readFileSync(new URL(file, root), 'utf8')
    return reads.test(text) && !/\b(?:isInService|inServiceWithin|hasItsSerial|reportedBy|ofReported)\b/.test(text)
  })
  expect(ofAnyTime.length).toBeGreaterThan(0)
  expect(firstCells('Who reads robots of any time').sort()).toEqual(ofAnyTime.sort())
})
