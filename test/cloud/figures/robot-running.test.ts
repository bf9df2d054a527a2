import { expect, test } from '@playwright/test'
import type { RobotState } from '#contract/calls/robots/robots.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { type StateEvent, stretchChanges } from '../../../cloud/topics/robots/stretch-changes.pure.ts'
import { send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* How single robots ran: from the tasks and the states that they reported. */

const hour = 60 * 60_000

let cloud: TestCloud
let tokens: Record<string, string>
let robotId: number
let serial: string
let otherId: number
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'tenant', 'robot'])
  await givePermissions(cloud, 'tenant', ['robot:running:statistics'])
  const own = `(select tenant_id from users where email = 'tenant@demo.example')`
  const [robot] = await cloud.query(`select robot_id, serial from robots where tenant_id = ${own} order by 1 limit 1`)
  const [other] = await cloud.query(`select robot_id from robots where tenant_id <> ${own} order by 1 limit 1`)
  robotId = Number(robot?.robot_id)
  serial = String(robot?.serial)
  otherId = Number(other?.robot_id)
})
test.beforeEach(async () => {
  await cloud.query('delete from tasks')
  await cloud.query('delete from robot_faults')
  await cloud.query('delete from robot_stretches')
  await cloud.query('update robots set state_time = null')
})
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
const days = (query: { from?: string; to?: string } = {}) =>
  send(cloud.url, calls.runningDays, { ...as('operator'), query: { robotId, ...query } })
const timeline = async (day: string, name = 'operator', id = robotId) =>
  send(cloud.url, calls.runningTimeline, { ...as(name), query: { robotId: id, day } })
const stretch = (kind: string, start: string, end: string | null) =>
  cloud.query(`insert into robot_stretches (robot_id, kind, start_time, end_time)
    values (${robotId}, '${kind}', '${start}+08', ${end === null ? 'null' : `'${end}+08'`})`)
const task = (start: string, end: string | null, status: string, mileage = 100) =>
  cloud.query(`insert into tasks (robot_id, start_time, end_time, status, mileage)
    values (${robotId}, '${start}+08', ${end === null ? 'null' : `'${end}+08'`}, '${status}', ${mileage})`)
const states = (...reported: [time: number, online: boolean, state: RobotState][]) =>
  send(cloud.url, calls.reportRobotEvents, {
    ...as('robot'),
    body: {
      // The robot's clock is right: what it says had to wait.
      sentTime: cloud.clock.now(),
      events: reported.map(([time, online, state]) => ({
        type: 'state' as const,
        eventId: crypto.randomUUID(),
        serial,
        time,
        online,
        state,
        battery: 50
      }))
    }
  })
const kept = () =>
  cloud.query(`select kind, (extract(epoch from start_time) * 1000)::float8 as start,
    (extract(epoch from end_time) * 1000)::float8 as end from robot_stretches order by kind desc, start_time`)

test('tasks count on the day in Beijing on which they began, and hours are cut at midnight', async () => {
  await task('2026-03-10 23:50', '2026-03-11 00:20', 'ended', 300)
  await task('2026-03-11 09:00', '2026-03-11 09:10', 'abnormal', 50)
  await task('2026-03-11 09:30', null, 'started', 5)
  await stretch('on', '2026-03-10 22:00', '2026-03-11 12:00')
  await stretch('charging', '2026-03-10 23:00', '2026-03-11 00:30')
  const { data } = await days({ from: '2026-03-11', to: '2026-03-11' })
  const zero = { cancelled: 0, interrupted: 0 }
  expect(data).toMatchObject({ beforeFrom: '2026-03-10', beforeTo: '2026-03-10' })
  expect(data.days).toEqual([
    {
      day: '2026-03-11',
      onSeconds: 43_200,
      chargingSeconds: 1_800,
      workingSeconds: 600,
      ...zero,
      started: 1,
      ended: 0,
      abnormal: 1,
      mileage: 55
    }
  ])
  expect(data.daysBefore).toEqual([
    {
      day: '2026-03-10',
      onSeconds: 7_200,
      chargingSeconds: 3_600,
      workingSeconds: 1_800,
      ...zero,
      started: 0,
      ended: 1,
      abnormal: 0,
      mileage: 300
    }
  ])
})

test('the list has the sums of both periods for each robot, by name, within the own tenant', async () => {
  await task('2026-03-11 09:00', '2026-03-11 09:10', 'ended', 40)
  await task('2026-03-10 09:00', '2026-03-10 09:10', 'cancelled', 60)
  const query = { from: '2026-03-11', to: '2026-03-11', text: serial }
  const { data } = await send(cloud.url, calls.runningRobots, { ...as('tenant'), query })
  expect(data.total).toBe(1)
  expect(data.list[0]).toMatchObject({
    robotId,
    now: { ended: 1, cancelled: 0, workingSeconds: 600, mileage: 40 },
    before: { ended: 0, cancelled: 1, mileage: 60 }
  })
  const all = await send(cloud.url, calls.runningRobots, { ...as('tenant'), query: { size: 100 } })
  expect(all.data.list.some(it => it.robotId === otherId)).toBe(false)
})

test('a stretch that lasts goes on until now', async () => {
  const now = cloud.clock.now()
  await cloud.query(`insert into robot_stretches (robot_id, kind, start_time)
    values (${robotId}, 'on', '${new Date(now - 2 * hour).toISOString()}')`)
  const { data } = await days()
  expect(data.days.reduce((sum, { onSeconds }) => sum + onSeconds, 0)).toBe(7_200)
})

test('reported states become stretches, also of a report that comes late or twice', async () => {
  const now = cloud.clock.now()
  await states(
    [now - 3 * hour, true, 'idle'],
    [now - 2 * hour, true, 'charging'],
    [now - hour, true, 'idle'],
    [now, false, 'idle']
  )
  const expected = [
    { kind: 'on', start: now - 3 * hour, end: now },
    { kind: 'charging', start: now - 2 * hour, end: now - hour }
  ]
  expect(await kept()).toEqual(expected)
  await states([now - 90 * 60_000, true, 'charging'])
  expect(await kept()).toEqual(expected)
})

test('the timeline has what a robot did on a day, and what lasted into it', async () => {
  await task('2026-03-10 23:50', '2026-03-11 00:20', 'ended')
  await task('2026-03-11 09:00', '2026-03-11 09:10', 'abnormal')
  await task('2026-03-12 00:00', '2026-03-12 00:10', 'ended')
  await stretch('charging', '2026-03-11 02:00', '2026-03-11 03:00')
  await cloud.query(`insert into robot_faults (robot_id, fault_code, start_time)
    values (${robotId}, 'E-101', '2026-03-11 09:10+08')`)
  const { data } = await timeline('2026-03-11')
  expect(data.parts.map(({ kind, detail }) => [kind, detail])).toEqual([
    ['task', 'ended'],
    ['charging', ''],
    ['task', 'abnormal'],
    ['fault', 'E-101']
  ])
})

test('a period is at most 31 days, and a robot of others is not found', async () => {
  expect((await days({ from: '2026-01-01', to: '2026-01-31' })).code).toBe(610000)
  expect((await days({ from: '2026-01-01', to: '2026-02-01' })).code).toBe(610604)
  expect((await timeline('2026-03-11', 'tenant')).code).toBe(610000)
  expect((await timeline('2026-03-11', 'tenant', otherId)).code).toBe(610701)
})

const event = (time: number, online: boolean, state: RobotState = 'idle'): StateEvent => ({ time, online, state })
const rows: [what: string, ...Parameters<typeof stretchChanges>, ReturnType<typeof stretchChanges>][] = [
  ['nothing', [], null, [], []],
  ['a robot that is still off', [], null, [event(1, false, 'charging')], []],
  ['a robot that is still on', ['on'], 0, [event(1, true), event(2, true)], []],
  ['a robot that is on', [], null, [event(1, true)], [{ kind: 'on', is: 'begun', time: 1 }]],
  [
    'a robot that charges and goes off',
    ['on'],
    0,
    [event(1, true, 'charging'), event(2, false, 'charging')],
    [
      { kind: 'on', is: 'over', time: 2 },
      { kind: 'charging', is: 'begun', time: 1 },
      { kind: 'charging', is: 'over', time: 2 }
    ]
  ],
  ['a state that is old', ['on'], 5, [event(4, false)], []]
]
for (const [what, lasting, knownUntil, events, changes] of rows)
  test(`${what} makes ${changes.length} changes of stretches`, () =>
    expect(stretchChanges(lasting, knownUntil, events)).toEqual(changes))
