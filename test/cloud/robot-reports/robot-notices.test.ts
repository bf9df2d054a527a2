import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import type { DeviceEventKind } from '#contract/calls/mobile-notifications/notification-rules.ts'
import type { RobotEvent } from '#contract/calls/robot-reports/report.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signInAll } from '../support/client.ts'

/* People hear of robots that go, come back and need somebody: once, and not of each that comes and goes. */

let cloud: TestCloud
let tokens: Record<string, string> = {}
let serials: string[] = []
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['robot', 'operator'])
  const [row] = await cloud.query(`select user_id as id, tenant_id as tenant,
    (select min(store_id) from stores where stores.tenant_id = users.tenant_id) as store
    from users where email = 'tenant@demo.example'`)
  await cloud.query('delete from notification_rules')
  await cloud.query(`update users set cellphone = '+8613800138001' where user_id = ${row?.id}`)
  await cloud.query(
    `update robots set store_id = ${row?.store}, state = 'idle', online = true where tenant_id = ${row?.tenant}`
  )
  const kinds: DeviceEventKind[] = ['robotOffline', 'robotBack', 'batteryLow', 'taskFailed', 'emergencyStop']
  for (const eventKind of kinds)
    await send(cloud.url, calls.createNotificationRule, {
      token: tokens.operator ?? '',
      body: {
        tenantId: Number(row?.tenant),
        name: eventKind,
        eventKind,
        severity: 'error',
        storeId: null,
        audience: { kind: 'people', userIds: [Number(row?.id)] },
        quiet: null,
        timeZone: 'Asia/Shanghai',
        perHour: 20,
        enabled: true
      }
    })
  const robots = await cloud.query(`select serial from robots where tenant_id = ${row?.tenant} order by robot_id`)
  serials = robots.map(({ serial }) => String(serial))
})
test.afterAll(() => cloud.close())

const second = 1_000
const event = (serial: string, details: Record<string, unknown>) =>
  ({ eventId: randomUUID(), serial, time: cloud.clock.now(), ...details }) as RobotEvent
const state = (serial: string, details: Record<string, unknown> = {}) =>
  event(serial, { type: 'state', online: true, state: 'idle', battery: 50, ...details })
const report = (...events: RobotEvent[]) =>
  send(cloud.url, calls.reportRobotEvents, { token: tokens.robot ?? '', body: { events } })
const texts = async () => (await cloud.query('select text from outbox_messages order by outbox_id')).map(it => it.text)
/** Time passes for the cloud, and the work in the background with it. */
const pass = async (seconds: number) => {
  for (let passed = 0; passed < seconds; passed += 10) {
    await cloud.clock.advance(10 * second)
    await cloud.query('select 1')
  }
}

test('all robots of a store that vanish at once are one notice, and one when they are back', async () => {
  await report(...serials.map(serial => state(serial)))
  await pass(70)
  const offline = async () =>
    Number((await cloud.query('select count(*)::int as n from robots where silent_since is not null'))[0]?.n)
  await expect.poll(offline).toBe(serials.length)
  expect(await texts()).toEqual([])
  const textsLater = async () => {
    await pass(10)
    return texts()
  }
  await expect.poll(textsLater).toEqual([expect.stringMatching(`${serials.length} robots are offline, among them `)])
  await report(...serials.map(serial => state(serial)))
  const textsOfThere = async () => {
    await report(...serials.map(serial => state(serial)))
    return textsLater()
  }
  await expect.poll(textsOfThere).toHaveLength(2)
  expect((await texts())[1]).toContain(`${serials.length} robots are online again, among them `)
})

test('a battery that runs low, a task that failed and an emergency stop are told, the battery once in an hour', async () => {
  await cloud.query('delete from outbox_messages')
  const [serial = ''] = serials
  const time = cloud.clock.now()
  await report(
    state(serial, { battery: 19 }),
    event(serial, { type: 'task', startTime: time, status: 'abnormal', mileage: 0 }),
    event(serial, { type: 'lock', reason: 'emergencyStop', active: true })
  )
  await cloud.clock.advance(second)
  await report(state(serial, { battery: 21 }))
  await cloud.clock.advance(second)
  await report(state(serial, { battery: 19 }))
  await cloud.clock.advance(second)
  await expect.poll(texts).toHaveLength(3)
  await cloud.clock.advance(second)
  const told = (await texts()).join('\n')
  for (const part of ['is low', 'A task of robot', 'emergency stop']) expect(told).toContain(part)
})

test('a model says below which battery people are told', async () => {
  await cloud.query('delete from outbox_messages')
  const [, serial = ''] = serials
  const token = tokens.operator ?? ''
  const [robot] = (await send(cloud.url, calls.robotList, { token, query: { text: serial } })).data.list
  const models = (await send(cloud.url, calls.robotModelDefinitions, { token })).data
  const found = models.find(({ model }) => model === robot?.model)
  if (found === undefined) throw new Error(`the robot ${serial} has no model`)
  const { robotCount: _, ...read } = found
  await report(state(serial, { battery: 60 }))
  await send(cloud.url, calls.updateRobotModel, { token, body: { ...read, lowBattery: 55 } })
  await cloud.clock.advance(second)
  await report(state(serial, { battery: 54 }))
  await cloud.clock.advance(second)
  await expect.poll(texts).toEqual([expect.stringContaining(robot?.name ?? '')])
})
