import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import type { RobotEvent } from '#contract/calls/robot-reports/report.ts'
import type { Robot } from '#contract/calls/robots/robots.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'

let cloud: TestCloud
let tokens: Record<string, string> = {}
let robots: Robot[] = []
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 15 })
  tokens = await signInAll(cloud, ['robot', 'operator', 'customer', 'tenant', 'distributor'])
  const { list } = (await send(cloud.url, calls.robotList, { ...as('robot'), query: { size: 100 } })).data
  robots = list
})
test.afterAll(() => cloud.close())

const minute = 60_000
const day = 24 * 60 * minute
const as = (name: string) => ({ token: tokens[name] ?? '' })
const report = (events: unknown[], name = 'robot') =>
  send(cloud.url, calls.reportRobotEvents, { ...as(name), body: { events: events as RobotEvent[] } })
const robotAt = (index: number): Robot => robots[index] as Robot
const robotNow = async (serial: string, name = 'operator') =>
  (await send(cloud.url, calls.robotList, { ...as(name), query: { text: serial } })).data.list[0]
const ownRobot = async (name: string) =>
  (await send(cloud.url, calls.robotList, { ...as(name), query: { size: 1 } })).data.list[0] as Robot

type Details = { type: RobotEvent['type']; serial: string } & Record<string, unknown>
const event = (details: Details) => ({ eventId: randomUUID(), time: cloud.clock.now(), ...details })
const state = (serial: string, details: Record<string, unknown> = {}) =>
  event({ type: 'state', serial, online: true, state: 'idle', battery: 50, ...details })
const task = (serial: string, startTime: number, details: Record<string, unknown> = {}) =>
  event({ type: 'task', serial, startTime, status: 'started', mileage: 0, ...details })

const today = async (name = 'operator') => {
  const tasks = (await send(cloud.url, calls.taskCountAndTrend, { ...as(name), body: {} })).data.trend.at(-1)
  const driven = (await send(cloud.url, calls.mileageTrend, as(name))).data.filter(row => row.day === tasks?.day)
  return { tasks: tasks?.count ?? 0, metres: Math.round(driven.reduce((sum, { km }) => sum + km, 0) * 1_000) }
}

test('shows reported tasks and their mileage on the dashboard of whoever may see the robot', async () => {
  const own = await ownRobot('customer')
  const before = { operator: await today(), customer: await today('customer'), tenant: await today('tenant') }
  const startTime = cloud.clock.now() - 10 * minute
  const events = [
    task(own.serial, startTime, { time: startTime }),
    event({ type: 'mileage', serial: own.serial, startTime, mileage: 300, time: startTime + minute }),
    task(own.serial, startTime, { status: 'ended', mileage: 420 })
  ]
  expect(await report(events)).toMatchObject({ code: 610000, data: { accepted: 3 } })
  const more = ({ tasks, metres }: { tasks: number; metres: number }) => ({ tasks: tasks + 1, metres: metres + 420 })
  expect(await today()).toEqual(more(before.operator))
  expect(await today('customer')).toEqual(more(before.customer))
  expect(await today('tenant')).toEqual(before.tenant)
})

test('counts a task once whose end comes before its start, and lets it end as it first ended', async () => {
  const { serial } = robotAt(3)
  const before = await today()
  const startTime = cloud.clock.now() - 7 * minute
  await report([task(serial, startTime, { status: 'interrupted', mileage: 90 })])
  await report([task(serial, startTime, { time: startTime })])
  await report([event({ type: 'mileage', serial, startTime, mileage: 5_000 })])
  await report([task(serial, startTime, { status: 'ended', mileage: 7_000 })])
  expect(await today()).toEqual({ tasks: before.tasks + 1, metres: before.metres + 90 })
})

test('keeps the newest state of a robot, in whatever order states arrive', async () => {
  const { serial } = robotAt(4)
  const now = cloud.clock.now()
  await report([
    state(serial, { time: now + 2 * minute, state: 'busy', battery: 71 }),
    state(serial, { time: now + minute, online: false, battery: 12 })
  ])
  await report([state(serial, { time: now + minute + 1, state: 'charging', battery: 99 })])
  const expected = { online: true, state: 'busy', battery: 71, lastSeenTime: now }
  expect(await robotNow(serial)).toMatchObject(expected)
})

test('counts an event once that is sent thirty times at once, by itself and twice in one report', async () => {
  const { serial } = robotAt(5)
  const before = await today()
  const events = [task(serial, cloud.clock.now() - minute, { status: 'ended', mileage: 10 }), state(serial)]
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => report(index % 2 === 0 ? [...events, ...events] : events.toReversed()))
  )
  expect(codesOf(answers)).toEqual({ 610000: 30 })
  expect(answers.reduce((sum, { data }) => sum + data.accepted, 0)).toBe(2)
  expect(await today()).toEqual({ tasks: before.tasks + 1, metres: before.metres + 10 })
})

test('takes the same event id in capitals for the same event', async () => {
  const one = state(robotAt(6).serial)
  expect((await report([one, { ...one, eventId: one.eventId.toUpperCase() }])).data).toMatchObject({ accepted: 1 })
  expect((await report([one])).data).toMatchObject({ accepted: 0 })
})

const unread = async (name: string) => {
  const body = { messageStatus: 1 as const, size: 100 }
  return (await send(cloud.url, calls.messageList, { ...as(name), body })).data
}

test('tells a fault to those of the robot’s tenant who may see it, once as long as it lasts', async () => {
  const { serial, name, storeName } = await ownRobot('customer')
  const before = { customer: await unread('customer'), tenant: await unread('tenant'), nobody: await unread('robot') }
  const fault = (active: boolean) => event({ type: 'fault', serial, faultCode: 'E-103', active })
  await report([fault(true)])
  await cloud.clock.advance(1)
  await report([fault(true), fault(true)])
  const after = await unread('customer')
  expect(after.total).toBe(before.customer.total + 1)
  expect(after.list[0]).toMatchObject({ title: 'Robot fault', createTime: cloud.clock.now() - 1 })
  for (const part of [serial, name, storeName ?? 'no store', 'E-103']) expect(after.list[0]?.content).toContain(part)
  const headers = { 'Accept-Language': 'ja' }
  const inJapanese = await send(cloud.url, calls.messageList, { ...as('customer'), headers, body: { size: 1 } })
  expect(inJapanese.data.list[0]).toMatchObject({ title: 'ロボットの故障' })
  expect(inJapanese.data.list[0]?.content).toContain('E-103')
  expect((await unread('tenant')).total).toBe(before.tenant.total)
  expect((await unread('robot')).total).toBe(before.nobody.total)

  await cloud.clock.advance(1)
  await report([fault(false)])
  expect((await unread('customer')).total).toBe(after.total)
  await cloud.clock.advance(1)
  await report([fault(true)])
  expect((await unread('customer')).total).toBe(after.total + 1)
})

test('does not raise a fault again that was over later than it is said to have begun', async () => {
  const { serial } = await ownRobot('customer')
  const fault = (active: boolean, time: number) => event({ type: 'fault', serial, faultCode: 'E-7', active, time })
  const now = cloud.clock.now()
  await report([fault(true, now - 3_000), fault(false, now - 1_000)])
  const { total } = await unread('customer')
  await report([fault(true, now - 2_000)])
  expect((await unread('customer')).total).toBe(total)
})

const uuid = '3b241101-e2bb-4255-8caf-4136c566a962'
const bad: [what: string, wrong: Record<string, unknown>, code: number, field: string][] = [
  ['a time of more than a week ago', { time: -7 * day - 1 }, 610604, 'time'],
  ['a robot that does not exist', { serial: 'T1000' }, 610603, 'serial'],
  ['an empty serial', { serial: '' }, 610604, 'serial'],
  ['no serial', { serial: undefined }, 610601, 'serial'],
  ['no event id', { eventId: undefined }, 610601, 'eventId'],
  ['an event id that is none', { eventId: `${uuid}0` }, 610604, 'eventId'],
  ['another kind of event', { type: 'dance' }, 610604, 'type'],
  ['a battery over 100 %', { battery: 101 }, 610604, 'battery'],
  ['a battery of half a per cent', { battery: 0.5 }, 610604, 'battery'],
  ['an unknown state', { state: 'asleep' }, 610604, 'state'],
  ['a time that is a text', { time: '0' }, 610604, 'time']
]

for (const [what, wrong, code, field] of bad)
  test(`refuses an event alone for ${what}, and names the field`, async () => {
    const { serial } = robotAt(7)
    const time = typeof wrong.time === 'number' ? { time: cloud.clock.now() + wrong.time } : {}
    const good = state(serial, { battery: 66 })
    const other = state(serial, { battery: 67 })
    const answer = await report([good, { ...state(serial), ...wrong, ...time }, other, good])
    const [taken, refused, ...rest] = answer.data.events
    expect([answer.code, answer.data.accepted, taken, rest]).toEqual([
      610000,
      2,
      { outcome: 'taken' },
      [{ outcome: 'taken' }, { outcome: 'known' }]
    ])
    expect(refused).toMatchObject({ outcome: 'refused', code, reason: expect.stringMatching(`^${field}: .`) })
    expect(await robotNow(serial)).toMatchObject({ battery: 67 })
  })

test('refuses a report whole that is no list of events', async () => {
  for (const events of [undefined, {}, 'state'])
    expect((await report(events as unknown as unknown[])).code).toBeGreaterThan(610600)
})

test('refuses alone what is no event at all', async () => {
  const { serial } = robotAt(7)
  for (const none of ['state', null, 7, [], {}]) {
    const { code, data } = await report([none, state(serial)])
    expect(code).toBe(610000)
    expect(data.events).toMatchObject([
      { outcome: 'refused', reason: expect.stringMatching(/./) },
      { outcome: 'taken' }
    ])
  }
})

const badTasks: [what: string, startTime: number][] = [
  ['begins after it is reported', 1],
  ['began more than a week ago', -7 * day - 1]
]

for (const [what, startTime] of badTasks)
  test(`refuses a task that ${what}`, async () => {
    const answer = await report([task(robotAt(0).serial, cloud.clock.now() + startTime)])
    const refused = { outcome: 'refused', code: 610604, reason: expect.stringMatching('^startTime: ') }
    expect(answer.data).toMatchObject({ accepted: 0, events: [refused] })
  })

test('takes 500 events and no more, and not none', async () => {
  const events = Array.from({ length: 501 }, (_, index) => state(robotAt(index % 100).serial))
  expect((await report(events.slice(1))).data).toMatchObject({ accepted: 500 })
  expect(await report(events)).toMatchObject({ code: 610604, data: [{ field: 'events' }] })
  expect(await report([])).toMatchObject({ code: 610604, data: [{ field: 'events' }] })
})

test('takes a report of 256 KiB and none that is larger', async () => {
  const of = async (bytes: number) => {
    const text = JSON.stringify({ events: [state(robotAt(0).serial)], filler: '' })
    const response = await fetch(cloud.url + calls.reportRobotEvents.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens.robot}`, 'content-type': 'application/json' },
      body: text.replace('"filler":""', `"filler":"${'x'.repeat(bytes - text.length)}"`)
    })
    return [response.status, ((await response.json()) as { code: number }).code]
  }
  expect(await of(256 * 1_024)).toEqual([200, 610000])
  expect(await of(256 * 1_024 + 1)).toEqual([413, 610614])
})

test('is refused to accounts of people, also for their own robots', async () => {
  const { serial } = await ownRobot('tenant')
  for (const name of ['customer', 'tenant', 'distributor'])
    expect(await report([state(serial)], name)).toMatchObject({ code: 610403 })
})

test('lets reports about the same robots in different orders pass one another', async () => {
  const serials = robots.slice(10, 60).map(({ serial }) => serial)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      report((index % 2 === 0 ? serials : serials.toReversed()).map(serial => state(serial)))
    )
  )
  expect(codesOf(answers)).toEqual({ 610000: 20 })
})
