import { expect, test } from '@playwright/test'
import type { FloorPlan, RunReport } from '#contract/calls/cleaning/cleaning.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { planProblem } from '../../../cloud/topics/cleaning/plan-problem.pure.ts'
import { nextReport } from '../../../scripts/simulate/cleaning-path.ts'
import { codesOf, send, signInAll } from '../support/client.ts'

/* Cleaning robots on their floors: the orders that people give them, and the robots' reports. */

let cloud: TestCloud
let tokens: Record<string, string>
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['customer', 'robot', 'operator', 'tenant'])
})
test.afterAll(() => cloud.close())

const { customer, robot } = { customer: 'customer', robot: 'robot' } as const

/** A cleaning robot of the customer's that is ready at its dock, and its store. */
const readyRobot = async () => {
  const [found] = await cloud.query(`select robot_id, serial, store_id from robots join tenants using (tenant_id)
    where tenants.name = 'Lotus Court Hotels' and robot_kind = 'cleaning' order by robot_id limit 1`)
  await cloud.query(`update robots set online = true, state = 'idle' where robot_id = ${found?.robot_id}`)
  await cloud.query('delete from cleaning_runs')
  return { serial: String(found?.serial), storeId: Number(found?.store_id) }
}

const floorOf = async (storeId: number) =>
  (await send(cloud.url, calls.cleaningFloor, { token: tokens[customer] ?? '', query: { storeId } })).data
const start = (serial: string, rooms: ('lobby' | 'corridor' | 'ward' | 'restaurant')[] = ['lobby']) =>
  send(cloud.url, calls.startCleaning, { token: tokens[customer] ?? '', body: { serial, rooms } })
const order = (runId: number, given: 'pause' | 'resume' | 'return') =>
  send(cloud.url, calls.orderCleaning, { token: tokens[customer] ?? '', body: { runId, order: given } })
const report = (reports: RunReport[]) =>
  send(cloud.url, calls.reportCleaning, { token: tokens[robot] ?? '', body: { reports } })
const runsOfRobots = async () =>
  (await send(cloud.url, calls.cleaningRuns, { token: tokens[robot] ?? '', query: { size: 100 } })).data.list

test('a robot cleans its rooms, is paused and resumed, turns back when it is done, and ends at its dock', async () => {
  const { serial, storeId } = await readyRobot()
  const runOf = async () => (await floorOf(storeId)).list.find(it => it.serial === serial)?.run ?? null
  const { runId } = (await start(serial)).data
  expect(await runOf()).toMatchObject({ runId, state: 'cleaning', rooms: ['lobby'], done: 0, reportTime: null })

  expect((await order(runId, 'pause')).code).toBe(610000)
  expect((await order(runId, 'pause')).code).toBe(610606)
  expect((await order(runId, 'resume')).code).toBe(610000)

  // The robots of the simulator drive until the run is over.
  let seconds = 0
  let turnedAt = 0
  for (let runs = await runsOfRobots(); runs.length > 0; runs = await runsOfRobots()) {
    const [first] = runs
    if (first?.state === 'returning' && turnedAt === 0) turnedAt = first.done
    const reports = runs.map(nextReport).filter(it => it !== undefined)
    expect((await report(reports)).data.accepted).toBe(1)
    seconds += 1
    expect(seconds).toBeLessThan(500)
  }
  expect(turnedAt).toBe(1_000)
  expect(await runOf()).toBeNull()
  expect((await order(runId, 'return')).code).toBe(610603)
  expect((await report([{ runId, x: 0, y: 0, done: 0, docked: false }])).data.accepted).toBe(0)
})

test('of ten starts of one robot at once, one is taken', async () => {
  const { serial } = await readyRobot()
  const answers = await Promise.all(Array.from({ length: 10 }, () => start(serial)))
  expect(codesOf(answers)).toEqual({ 610000: 1, 610704: 9 })
})

test('an order of a person is not lost to a report of the same moment', async () => {
  const { serial, storeId } = await readyRobot()
  const { runId } = (await start(serial)).data
  const reports = Array.from({ length: 8 }, (_, index) => report([{ runId, x: 9, y: 9, done: index, docked: false }]))
  const [given] = await Promise.all([order(runId, 'pause'), ...reports])
  expect(given.code).toBe(610000)
  // The done share of the rooms never gets smaller, in any order of the reports.
  expect((await floorOf(storeId)).list.find(it => it.serial === serial)?.run).toMatchObject({
    state: 'paused',
    done: 7
  })
})

const unfit: [what: string, change: string, code: number][] = [
  ['is offline', 'online = false', 610703],
  ['has a fault', `state = 'fault'`, 610704],
  ['does a task', `state = 'busy'`, 610704],
  ['is in no store', 'store_id = null', 610702]
]
for (const [what, change, code] of unfit)
  test(`a robot that ${what} is not sent out: ${code}`, async () => {
    const { serial, storeId } = await readyRobot()
    await cloud.query(`update robots set ${change} where serial = '${serial}'`)
    expect((await start(serial)).code).toBe(code)
    await cloud.query(
      `update robots set online = true, state = 'idle', store_id = ${storeId} where serial = '${serial}'`
    )
    expect((await start(serial)).code).toBe(610000)
  })

test('a room that the floor lacks, a robot of another kind and one of somebody else are refused', async () => {
  const { serial, storeId } = await readyRobot()
  const { plan } = await floorOf(storeId)
  const missing =
    (['ward', 'restaurant'] as const).find(name => plan.rooms.every(({ room }) => room !== name)) ?? 'ward'
  expect(await start(serial, ['lobby', missing])).toMatchObject({ code: 610604, data: [{ field: 'rooms.1' }] })
  const serialOf = async (condition: string) =>
    String(
      (await cloud.query(`select serial from robots join tenants using (tenant_id) where ${condition} limit 1`))[0]
        ?.serial
    )
  const other = await serialOf(`tenants.name = 'Lotus Court Hotels' and robot_kind = 'hotel'`)
  const foreign = await serialOf(`tenants.name <> 'Lotus Court Hotels' and robot_kind = 'cleaning'`)
  expect((await start(other)).code).toBe(610701)
  expect((await start(foreign)).code).toBe(610701)
})

test('watching and controlling are two permissions, and reports are a third', async () => {
  const { serial, storeId } = await readyRobot()
  const token = tokens.tenant ?? ''
  expect((await send(cloud.url, calls.cleaningFloors, { token, query: {} })).code).toBe(610403)
  await cloud.query(`insert into role_permissions (role_id, permission) select role_id, 'cleanCC' from user_roles
    join users using (user_id) where email = 'tenant@demo.example'`)
  expect((await send(cloud.url, calls.cleaningFloors, { token, query: {} })).data.total).toBeGreaterThan(0)
  expect((await send(cloud.url, calls.cleaningFloor, { token, query: { storeId } })).code).toBe(610702)
  expect((await send(cloud.url, calls.startCleaning, { token, body: { serial, rooms: ['lobby'] } })).code).toBe(610403)
  const reports = [{ runId: 1, x: 0, y: 0, done: 0, docked: true }]
  expect((await send(cloud.url, calls.reportCleaning, { token, body: { reports } })).code).toBe(610403)
})

const plan: FloorPlan = {
  width: 1_000,
  height: 500,
  dock: { x: 10, y: 10 },
  rooms: [{ room: 'lobby', x: 0, y: 0, width: 1_000, height: 500 }]
}
const plans: [what: string, change: Partial<FloorPlan>, field: string | undefined][] = [
  ['that can be', {}, undefined],
  ['with a dock outside', { dock: { x: 1_001, y: 0 } }, 'plan.dock'],
  ['with a room outside', { height: 499 }, 'plan.rooms.0'],
  ['with a room of no area', { rooms: [{ room: 'lobby', x: 0, y: 0, width: 0, height: 5 }] }, 'plan.rooms.0'],
  ['with a room twice', { rooms: [...plan.rooms, ...plan.rooms] }, 'plan.rooms.1.room']
]
for (const [what, change, field] of plans)
  test(`a plan ${what} has ${field === undefined ? 'no problem' : `a problem at ${field}`}`, () => {
    expect(planProblem({ ...plan, ...change })?.field).toBe(field)
  })

test('a robot puts the plan of its floor in, in place of the one before', async () => {
  const { storeId } = await readyRobot()
  const put = (given: FloorPlan) =>
    send(cloud.url, calls.putFloorPlan, { token: tokens[robot] ?? '', body: { storeId, plan: given } })
  const before = (await floorOf(storeId)).plan
  expect((await put(plan)).code).toBe(610000)
  expect((await floorOf(storeId)).plan).toEqual(plan)
  expect(await put({ ...plan, height: 1 })).toMatchObject({ code: 610604, data: [{ field: 'plan.dock' }] })
  expect((await put(before)).code).toBe(610000)
})
