import { expect, test } from '@playwright/test'
import type { WantedAct } from '#contract/calls/robot-acts/one.ts'
import type { RequestReport } from '#contract/calls/robot-requests/robot-requests.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* What a person asks of one robot: to drive, to charge, to stop, to start anew, to speak. */

const second = 1_000
const everyAct = ['send', 'charge', 'stop', 'restart', 'speak'].map(act => `robot:act:${act}`)

let cloud: TestCloud
let tokens: Record<string, string>
let robotId: number
let foreignId: number
let point: { floorId: number; name: string; x: number; y: number }
const idOf = async (statement: string): Promise<number> => Number((await cloud.query(statement))[0]?.id)
const robotOf = (name: string, more = '') =>
  idOf(
    `select min(robot_id) as id from robots join users using (tenant_id) where email = '${name}@demo.example' ${more}`
  )
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'customer', 'tenant', 'robot'])
  await givePermissions(cloud, 'customer', everyAct)
  await givePermissions(cloud, 'tenant', ['robot:act:stop'])
  robotId = await robotOf('customer', 'and robot_id in (select robot_id from scene_robots)')
  foreignId = await idOf(`select min(robot_id) as id from robots where tenant_id is distinct from
    (select tenant_id from users where email = 'customer@demo.example')`)
  const scene = await send(cloud.url, calls.robotScene, { token: tokens.customer ?? '', query: { robotId } })
  const floor = scene.data?.floors.find(({ points }) => points.length > 0)
  const [first] = floor?.points ?? []
  if (floor === undefined || first === undefined) throw new Error('the robot is in a scene without a point')
  point = { floorId: floor.floorId, ...first }
})
test.beforeEach(async () => {
  await cloud.query('delete from robot_requests')
  await cloud.query(`delete from robot_history where robot_id = ${robotId}`)
  for (const table of [
    'robot_locks',
    'dispatch_orders',
    'cleaning_runs',
    'watch_tasks',
    'elevator_rides',
    'phone_calls'
  ])
    await cloud.query(`delete from ${table} where robot_id = ${robotId}`)
  await cloud.query(`update robots set online = true, state = 'idle', retire_time = null where robot_id = ${robotId}`)
})
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
const ask = (act: WantedAct, name = 'customer', id = robotId) =>
  send(cloud.url, calls.askRobotToAct, { ...as(name), body: { robotId: id, act } })
const today = async (name = 'customer') =>
  (await send(cloud.url, calls.robotToday, { ...as(name), query: { robotId } })).data
const report = (...reports: RequestReport[]) =>
  send(cloud.url, calls.reportRequests, { ...as('robot'), body: { reports } })
const goTo = (): WantedAct => ({ kind: 'goTo', floorId: point.floorId, point: point.name })

test('a robot is sent to a point, tells how far it is, and arrives; its history names the person and the point', async () => {
  const { requestId } = (await ask(goTo())).data
  const [open] = (await send(cloud.url, calls.robotRequests, { ...as('robot'), query: {} })).data.list
  expect(open).toMatchObject({
    requestId,
    ask: { kind: 'goTo', floorId: point.floorId, point: point.name, x: point.x, y: point.y }
  })
  await report({ requestId, state: 'working', progress: 40 })
  expect((await today()).requests).toMatchObject([
    { requestId, kind: 'goTo', about: point.name, state: 'taken', progress: 40, userName: expect.any(String) }
  ])
  await report({ requestId, state: 'done', answer: { kind: 'goTo' } })
  expect((await today()).requests).toMatchObject([{ requestId, state: 'answered', endTime: expect.any(Number) }])
  const history = await send(cloud.url, calls.robotHistory, { ...as('customer'), query: { robotId } })
  expect(history.data.list).toMatchObject([{ act: 'sent', by: expect.any(String), note: point.name }])
})

test('to stop calls back a drive, also one that the robot has taken', async () => {
  const { requestId } = (await ask(goTo())).data
  await report({ requestId, state: 'working', progress: 10 })
  const stop = (await ask({ kind: 'stop' })).data
  const { list } = (await send(cloud.url, calls.robotRequests, { ...as('robot'), query: {} })).data
  expect(list.map(it => it.requestId)).toEqual([stop.requestId])
  const late = await report({ requestId, state: 'done', answer: { kind: 'goTo' } })
  expect(late.data).toEqual({ accepted: 0, leftOut: [0] })
})

const acts: WantedAct[] = [
  { kind: 'charge' },
  { kind: 'stop' },
  { kind: 'restart' },
  { kind: 'speak', text: 'Lunch is ready.' }
]
for (const act of acts)
  test(`${act.kind}: asked once at a time by two people, and again after it was done`, async () => {
    const answers = await Promise.all([ask(act), ask(act, 'operator'), ask(act)])
    expect(codesOf(answers)).toEqual({ 610000: 1, 610704: 2 })
    const requestId = answers.find(({ code }) => code === 610000)?.data.requestId ?? 0
    await report({ requestId, state: 'done', answer: { kind: act.kind } as never })
    expect((await ask(act)).code).toBe(610000)
  })

test('of two drives at once, one is asked', async () => {
  const answers = await Promise.all([ask(goTo()), ask({ kind: 'charge' }), ask({ kind: 'restart' })])
  expect(codesOf(answers)).toEqual({ 610000: 1, 610704: 2 })
})

test('a robot that is asked to start anew is not asked to drive', async () => {
  expect((await ask({ kind: 'restart' })).code).toBe(610000)
  expect((await ask(goTo())).code).toBe(610704)
  expect((await ask({ kind: 'charge' })).code).toBe(610704)
})

test('a robot that is silent has timed out, and may be asked again', async () => {
  await ask({ kind: 'speak', text: 'Hello' })
  await cloud.clock.advance(61 * second)
  await expect.poll(async () => (await today()).requests[0]).toMatchObject({ state: 'timedOut', code: 611005 })
  await cloud.query(`update robots set online = true where robot_id = ${robotId}`)
  expect((await ask({ kind: 'speak', text: 'Hello' })).code).toBe(610000)
})

const refused: { name: string; change: string; codes: Record<WantedAct['kind'], number> }[] = [
  {
    name: 'offline',
    change: 'online = false',
    codes: { goTo: 610703, charge: 610703, stop: 610703, restart: 610703, speak: 610703 }
  },
  {
    name: 'not activated',
    change: `state = 'inactive'`,
    codes: { goTo: 611004, charge: 611004, stop: 611004, restart: 611004, speak: 611004 }
  },
  {
    name: 'retired',
    change: 'retire_time = now()',
    codes: { goTo: 610701, charge: 610701, stop: 610701, restart: 610701, speak: 610701 }
  },
  {
    name: 'upgrading',
    change: `state = 'upgrading'`,
    codes: { goTo: 610704, charge: 610704, stop: 610704, restart: 610704, speak: 610704 }
  },
  {
    name: 'at a task',
    change: `state = 'busy'`,
    codes: { goTo: 610704, charge: 610704, stop: 610000, restart: 610704, speak: 610000 }
  },
  {
    name: 'in fault',
    change: `state = 'fault'`,
    codes: { goTo: 610000, charge: 610704, stop: 610000, restart: 610000, speak: 610000 }
  }
]
for (const { name, change, codes } of refused)
  test(`a robot that is ${name} answers for each act`, async () => {
    await cloud.query(`update robots set ${change} where robot_id = ${robotId}`)
    const wanted = [goTo(), ...acts]
    const answers: Record<string, number> = {}
    for (const act of wanted) answers[act.kind] = (await ask(act)).code
    // A drive is open when the next act is asked; stop calls it back.
    expect(answers).toEqual(codes)
  })

test('a locked robot drives nowhere; it stops, starts anew and speaks', async () => {
  await cloud.query(
    `insert into robot_locks (robot_id, reason, note, lock_time) values (${robotId}, 'service', '', now())`
  )
  const answers: number[] = []
  for (const act of [goTo(), ...acts]) answers.push((await ask(act)).code)
  expect(answers).toEqual([610704, 610704, 610000, 610000, 610000])
})

test('a robot with an order drives nowhere else and does not start anew, before it told that it is busy', async () => {
  await cloud.query(`insert into dispatch_orders (store_id, from_ward, to_ward, goods, status, robot_id, salt, code_hash, create_time, assign_time)
    select min(store_id), 'Pharmacy', 'Ward 4', 'medicine', 'assigned', ${robotId}, '', '', now(), now() from stores`)
  const answers: number[] = []
  for (const act of [goTo(), ...acts]) answers.push((await ask(act)).code)
  expect(answers).toEqual([610704, 610704, 610000, 610704, 610000])
  expect((await today()).atWork).toBe(true)
})

test('each act needs its own permission', async () => {
  const own = await robotOf('tenant')
  await cloud.query(`update robots set online = true, state = 'idle' where robot_id = ${own}`)
  const answers: number[] = []
  for (const act of acts) answers.push((await ask(act, 'tenant', own)).code)
  expect(answers).toEqual([610403, 610000, 610403, 610403])
})

test('after-sales people of the demo data stop and restart robots and send none anywhere; a distributor does all', async () => {
  Object.assign(tokens, await signInAll(cloud, ['aftersales', 'distributor']))
  const answersOf = async (name: string, id: number) => {
    await cloud.query(`update robots set online = true, state = 'idle' where robot_id = ${id}`)
    for (const table of ['robot_requests', 'robot_locks', 'dispatch_orders', 'cleaning_runs', 'watch_tasks'])
      await cloud.query(`delete from ${table}`)
    const answers: number[] = []
    for (const act of acts) {
      answers.push((await ask(act, name, id)).code)
      await cloud.query('delete from robot_requests')
    }
    return answers
  }
  expect(await answersOf('aftersales', robotId)).toEqual([610403, 610000, 610000, 610403])
  const answers = await answersOf('distributor', await robotOf('distributor', 'and retire_time is null'))
  expect(answers.includes(610403)).toBe(false)
})

test('another organisation’s robot is answered like one that is not there, and nothing is asked', async () => {
  for (const act of [goTo(), ...acts])
    expect([(await ask(act, 'customer', foreignId)).code, (await ask(act, 'customer', 999_999_999)).code]).toEqual([
      610701, 610701
    ])
  expect(await cloud.query('select 1 from robot_requests')).toEqual([])
})

const hostile: { name: string; act: unknown; code: number }[] = [
  { name: 'a text that is too long', act: { kind: 'speak', text: 'x'.repeat(201) }, code: 610604 },
  { name: 'a text of a megabyte', act: { kind: 'speak', text: 'x'.repeat(1_000_000) }, code: 610614 },
  { name: 'a blank text', act: { kind: 'speak', text: '   ' }, code: 610604 },
  { name: 'a point of another map', act: { kind: 'goTo', floorId: 1, point: 'Nowhere' }, code: 610603 },
  { name: 'a floor that is none', act: { kind: 'goTo', floorId: 1e9, point: 'A' }, code: 610604 },
  {
    name: 'a kind that robots have, but not for people',
    act: { kind: 'upgrade', version: 'V9', parts: [] },
    code: 610604
  },
  { name: 'a name of every object', act: { kind: 'constructor' }, code: 610604 },
  { name: 'no act', act: null, code: 610604 }
]
for (const { name, act, code } of hostile)
  test(`${name} is refused`, async () => {
    const answer = await ask(act as WantedAct)
    expect([610601, 610604].includes(answer.code) ? 610604 : answer.code).toBe(code)
    expect(await cloud.query('select 1 from robot_requests')).toEqual([])
  })

test('an answer of another kind does not end an act', async () => {
  const { requestId } = (await ask({ kind: 'charge' })).data
  const answer = await report({ requestId, state: 'done', answer: { kind: 'stop' } })
  expect(answer.data.leftOut).toEqual([0])
})
