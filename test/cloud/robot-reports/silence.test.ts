import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import type { RobotEvent } from '#contract/calls/robot-reports/report.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signInAll } from '../support/client.ts'
import { sendLogPart } from '../support/logs.ts'

/* A robot that says nothing is offline. The cloud's clock stands until a test moves it. */

let cloud: TestCloud
let tokens: Record<string, string> = {}
let serials: string[] = []
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['robot', 'operator'])
  serials = (await cloud.query(`select serial from robots where state <> 'inactive' order by robot_id`)).map(
    ({ serial }) => String(serial)
  )
})
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
const second = 1_000
const event = (serial: string, details: Record<string, unknown>) =>
  ({ eventId: randomUUID(), serial, time: cloud.clock.now(), ...details }) as RobotEvent
const state = (serial: string, details: Record<string, unknown> = {}) =>
  event(serial, { type: 'state', online: true, state: 'idle', battery: 50, ...details })
const mileage = (serial: string) => event(serial, { type: 'mileage', startTime: cloud.clock.now(), mileage: 1 })
const report = (...events: RobotEvent[]) =>
  send(cloud.url, calls.reportRobotEvents, { ...as('robot'), body: { events } })
const robotNow = async (serial: string) =>
  (await send(cloud.url, calls.robotList, { ...as('operator'), query: { text: serial } })).data.list[0]
const isOnline = async (serial: string) => (await robotNow(serial))?.online
const lastSeen = async (serial: string) => (await robotNow(serial))?.lastSeenTime
const serialAt = (place: number) => serials[place] ?? ''

test('a robot is offline once it was silent for more than a minute, and back after two reports', async () => {
  const serial = serialAt(0)
  await report(state(serial))
  await cloud.clock.advance(60 * second)
  await cloud.clock.advance(0)
  expect(await isOnline(serial)).toBe(true)
  await cloud.clock.advance(6 * second)
  await expect.poll(() => isOnline(serial)).toBe(false)
  const heardLast = cloud.clock.now() - 66 * second
  const [on] = await cloud.query(`select (extract(epoch from end_time) * 1000)::float8 as time from robot_stretches
    join robots using (robot_id) where serial = '${serial}' and kind = 'on' order by start_time desc limit 1`)
  expect(on?.time).toBe(heardLast)

  await report(state(serial), state(serial, { battery: 40 }))
  expect(await robotNow(serial)).toMatchObject({ online: false, battery: 40, lastSeenTime: cloud.clock.now() })
  await cloud.clock.advance(10 * second)
  await report(mileage(serial))
  expect(await isOnline(serial)).toBe(true)
  expect(
    await cloud.query(`select kind from robot_stretches join robots using (robot_id)
    where serial = '${serial}' and end_time is null`)
  ).toEqual([{ kind: 'on' }])
})

test('a robot that says it goes is offline at once, and online as soon as it says so', async () => {
  const serial = serialAt(1)
  await report(state(serial))
  await report(state(serial, { online: false }))
  expect(await isOnline(serial)).toBe(false)
  await report(state(serial))
  expect(await isOnline(serial)).toBe(true)
})

test('a robot that reports more seldom may be silent for three of its reports', async () => {
  const serial = serialAt(2)
  await report(state(serial))
  await cloud.query(`update robots set report_seconds = 60 where serial = '${serial}'`)
  await cloud.clock.advance(180 * second)
  await cloud.clock.advance(0)
  expect(await isOnline(serial)).toBe(true)
  await cloud.clock.advance(6 * second)
  await expect.poll(() => isOnline(serial)).toBe(false)
})

const idOf = async (serial: string) =>
  Number((await cloud.query(`select robot_id from robots where serial = '${serial}'`))[0]?.robot_id)
const anyStore = '(select min(store_id) from stores)'
/** Adds a row that the robot is about to report of. @returns its id */
const add = async (statement: string, id: string) =>
  Number((await cloud.query(`${statement} returning ${id}`))[0]?.[id])

type Kind = [what: string, send: (serial: string) => Promise<{ code: number }>]

const reportsOfOrders = (['carrying', 'refused'] as const).map(
  (status): Kind => [
    `a report that an order of a hospital is ${status}`,
    async serial => {
      const orderId = await add(
        `insert into dispatch_orders (store_id, from_ward, to_ward, goods, status, robot_id, held, salt, code_hash, create_time)
         values (${anyStore}, 'A', 'B', 'medicine', 'assigned', ${await idOf(serial)}, true, '', '', now())`,
        'order_id'
      )
      return send(cloud.url, calls.reportDispatch, { ...as('robot'), body: { reports: [{ orderId, status }] } })
    }
  ]
)

const kinds: Kind[] = [
  ['an event', serial => report(mileage(serial))],
  [
    'a measure',
    serial =>
      send(cloud.url, calls.reportMeasures, {
        ...as('robot'),
        body: {
          measures: [
            {
              serial,
              time: cloud.clock.now(),
              processor: 1,
              memory: 1,
              disk: 1,
              temperature: 300,
              received: 1,
              sent: 1
            }
          ]
        }
      })
  ],
  [
    'a question for the configuration of maps',
    serial => send(cloud.url, calls.syncMappings, { ...as('robot'), body: { robots: [{ serial, held: null }] } })
  ],
  [
    'a question for packages',
    serial => send(cloud.url, calls.syncPackages, { ...as('robot'), body: { robots: [{ serial, said: [] }] } })
  ],
  [
    'a report of a cleaning run',
    async serial => {
      const runId = await add(
        `insert into cleaning_runs (robot_id, store_id, rooms, state, x, y, done, start_time)
         values (${await idOf(serial)}, ${anyStore}, '{}', 'cleaning', 0, 0, 0, now())`,
        'run_id'
      )
      const reports = [{ runId, x: 1, y: 1, done: 1, docked: false }]
      return send(cloud.url, calls.reportCleaning, { ...as('robot'), body: { reports } })
    }
  ],
  ...reportsOfOrders,
  [
    'a report of a call of a watch',
    async serial => {
      const watchTaskId = await add(
        `insert into watch_tasks (tenant_id, store_id, serial, wearer_name, call_key, kind, place, robot_id, state, call_time)
         select tenant_id, ${anyStore}, 'W', 'Wen', 'key', 'fetch', 'Room 1', robot_id, 'onTheWay', now()
         from robots where serial = '${serial}'`,
        'watch_task_id'
      )
      const reports = [{ watchTaskId, state: 'arrived' as const }]
      return send(cloud.url, calls.reportWatchTasks, { ...as('robot'), body: { reports } })
    }
  ],
  [
    'a part of a log',
    async serial => {
      const robotId = await idOf(serial)
      const requestId = await add(
        `insert into robot_requests (robot_id, kind, ask, state, ask_time, wait_seconds, due_time)
         values (${robotId}, 'sendLog', '{"kind":"sendLog"}', 'asked', now(), 600, now() + interval '1 year')`,
        'request_id'
      )
      await add(
        `insert into robot_logs (request_id, robot_id, create_time) values (${requestId}, ${robotId}, now())`,
        'request_id'
      )
      return sendLogPart(cloud.url, tokens.robot ?? '', { requestId, part: 0, text: 'one line\n' })
    }
  ]
]
for (const [place, [what, tell]] of kinds.entries())
  test(`${what} counts as heard`, async () => {
    const serial = serialAt(3 + place)
    await cloud.clock.advance(5 * second)
    expect(await tell(serial)).toMatchObject({ code: 610000 })
    expect(await lastSeen(serial)).toBe(cloud.clock.now())
  })

test('robots of the demo data that nobody reports for stay as they are', async () => {
  const unwatched = `select count(*)::int as n from robots where report_seconds is null and online`
  const before = await cloud.query(unwatched)
  await cloud.clock.advance(24 * 60 * 60 * second)
  await cloud.clock.advance(0)
  expect(Number(before[0]?.n)).toBeGreaterThan(50)
  expect(await cloud.query(unwatched)).toEqual(before)
})

test('events of a robot whose clock is an hour ahead are taken at the time of the cloud, a task by one start', async () => {
  const serial = serialAt(20)
  const hour = 3_600 * second
  const startTime = cloud.clock.now() + hour
  const task = (details: Record<string, unknown>) => event(serial, { type: 'task', startTime, mileage: 5, ...details })
  const first = await report(task({ status: 'started', time: startTime }))
  expect(first.data.events).toEqual([{ outcome: 'taken' }])
  const begin = cloud.clock.now()
  await cloud.clock.advance(30 * second)
  await report(task({ status: 'ended', time: cloud.clock.now() + hour + 2 * second }))
  const tasks = await cloud.query(`select (extract(epoch from start_time) * 1000)::float8 as start, status from tasks
    join robots using (robot_id) where serial = '${serial}' and mileage = 5`)
  expect(tasks).toEqual([{ start: begin, status: 'ended' }])
  expect((await robotNow(serial))?.clockAhead).toBe(hour)
})

test('counts the robots that report and that nobody registered, and keeps 200 of them', async () => {
  const list = async () => (await send(cloud.url, calls.unknownRobotList, { ...as('operator'), query: {} })).data
  expect(await list()).toEqual({ list: [], total: 0 })
  const firstTime = cloud.clock.now()
  await report(state('NEW-1'), state('NEW-1'), state(serialAt(21)))
  await cloud.clock.advance(second)
  await report(state('NEW-1'), state('NEW-2'))
  const lastTime = cloud.clock.now()
  expect(await list()).toEqual({
    list: [
      { serial: 'NEW-2', count: 1, firstTime: lastTime, lastTime },
      { serial: 'NEW-1', count: 3, firstTime, lastTime }
    ],
    total: 2
  })
  await cloud.query(`update robots set serial = 'NEW-1' where serial = '${serialAt(21)}'`)
  expect(await list()).toMatchObject({ list: [{ serial: 'NEW-2' }], total: 1 })
  await report(...Array.from({ length: 300 }, (_, index) => state(`MADE-UP-${index}`)))
  expect(await cloud.query('select count(*)::int as n from unknown_robots')).toEqual([{ n: 200 }])
  expect((await send(cloud.url, calls.unknownRobotList, { ...as('robot'), query: {} })).code).toBe(610403)
})
