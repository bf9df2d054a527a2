import { expect, test } from '@playwright/test'
import type { Measured } from '#contract/calls/deploy/measures.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* How the computers of robots are, minute by minute. */

const minute = 60_000
const day = 24 * 60 * minute

let cloud: TestCloud
let tokens: Record<string, string>
let robot: { robotId: number; serial: string }
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'tenant', 'robot'])
  await givePermissions(cloud, 'tenant', ['deploy:deviceMonitoring'])
  const [found] = await cloud.query(`select robot_id, serial from robots join users using (tenant_id)
    where email = 'tenant@demo.example' order by robot_id limit 1`)
  robot = { robotId: Number(found?.robot_id), serial: String(found?.serial) }
})
test.beforeEach(() => cloud.query('delete from device_measures'))
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
const measured = (time: number, change: Partial<Measured> = {}): Measured => ({
  serial: robot.serial,
  time,
  processor: 10,
  memory: 20,
  disk: 30,
  temperature: 405,
  received: 5,
  sent: 6,
  ...change
})
const report = async (measures: Measured[], name = 'robot') =>
  send(cloud.url, calls.reportMeasures, { ...as(name), body: { measures } })
const look = (period: 'hour' | 'quarterDay' | 'day' | 'week' = 'hour', robotId = robot.robotId, name = 'tenant') =>
  send(cloud.url, calls.deviceMeasures, { ...as(name), query: { robotId, period } })

/** The begin of the current minute. */
const now = () => Math.floor(cloud.clock.now() / minute) * minute

test('the first measure of a minute counts, also when a report comes twice', async () => {
  const measures = [measured(now()), measured(now() + 20_000, { processor: 99 }), measured(now() - minute)]
  expect((await report(measures)).data.accepted).toBe(2)
  expect((await report(measures)).data.accepted).toBe(0)
  const { data } = await look()
  expect(data).toMatchObject({ robotId: robot.robotId, serial: robot.serial, minutes: 1, to: now() })
  expect(data.points.map(({ time, processor }) => [time, processor])).toEqual([
    [now() - minute, 10],
    [now(), 10]
  ])
  const { serial: _serial, time: _time, ...values } = measured(0)
  expect(data.points[0]).toMatchObject(values)
})

test('what is from the future, older than a week or of an unknown robot is left out', async () => {
  const measures = [
    measured(cloud.clock.now() + 6 * minute),
    measured(cloud.clock.now() - 7 * day),
    measured(now(), { serial: 'nobody' }),
    measured(now() - 7 * day + 2 * minute)
  ]
  expect((await report(measures)).data.accepted).toBe(1)
})

test('of a day a point is the highest value of five minutes', async () => {
  const begin = Math.floor(now() / (5 * minute)) * 5 * minute - 60 * minute
  await report([
    measured(begin, { processor: 5, memory: 70 }),
    measured(begin + 4 * minute, { processor: 90, memory: 1 }),
    measured(begin + 5 * minute, { processor: 7 })
  ])
  const { points, minutes, from } = (await look('day')).data
  expect(minutes).toBe(5)
  expect(from % (5 * minute)).toBe(0)
  expect(points.map(({ time, processor, memory }) => [time, processor, memory])).toEqual([
    [begin, 90, 70],
    [begin + 5 * minute, 7, 20]
  ])
  // The hour does not reach back that far.
  expect((await look('hour')).data.points.every(({ time }) => time > begin)).toBe(true)
})

test('the list has the last measure of each robot that the person may see', async () => {
  await report([measured(now() - 3 * minute), measured(now() - minute, { disk: 77 })])
  const { data } = await send(cloud.url, calls.deviceList, { ...as('tenant'), query: { text: robot.serial } })
  expect(data.list.map(({ serial, last }) => [serial, last?.time, last?.disk])).toEqual([
    [robot.serial, now() - minute, 77]
  ])
  const all = (await send(cloud.url, calls.deviceList, { ...as('tenant'), query: { size: 100 } })).data
  const [counted] = await cloud.query(`select count(*)::int as count from robots join users using (tenant_id)
    where email = 'tenant@demo.example'`)
  expect(all.total).toBe(counted?.count)
  expect(all.list.filter(({ last }) => last !== null)).toHaveLength(1)
})

test('robots report, and nobody else does', async () => {
  expect((await report([measured(now())], 'tenant')).code).toBe(610403)
})

test('measures older than a week are dropped', async () => {
  await cloud.query(`insert into device_measures (robot_id, minute, processor, memory, disk, temperature, received, sent)
    select ${robot.robotId}, '${new Date(now() - 7 * day).toISOString()}'::timestamptz - n * interval '1 minute',
      1, 1, 1, 1, 1, 1 from generate_series(1, 1500) n`)
  await report([measured(now())])
  await cloud.clock.advance(60 * minute)
  const count = async () => Number((await cloud.query('select count(*)::int as count from device_measures'))[0]?.count)
  await expect.poll(count).toBe(1)
})
