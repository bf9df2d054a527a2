import { expect, test } from '@playwright/test'
import type { RequestReport } from '#contract/calls/robot-requests/robot-requests.ts'
import {
  fitsSetting,
  knownEntries,
  misfitKeys,
  robotSettings,
  type SettingEntry,
  settingKeys,
  settingOf,
  settingsOf
} from '#contract/calls/robot-settings/robot-settings.ts'
import { shippedKinds } from '#contract/calls/robots/capabilities.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* The settings of robots, read and changed from afar. */

const second = 1_000

let cloud: TestCloud
let tokens: Record<string, string>
let robotId: number
let otherId: number
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'tenant', 'robot', 'nobody'])
  await givePermissions(cloud, 'tenant', ['deploy:remoteSetting'])
  const [own] = await cloud.query(`select robot_id from robots join users using (tenant_id)
    where email = 'tenant@demo.example' order by robot_id limit 1`)
  robotId = Number(own?.robot_id)
  const [other] = await cloud.query(`select robot_id from robots where tenant_id <>
    (select tenant_id from robots where robot_id = ${robotId}) limit 1`)
  otherId = Number(other?.robot_id)
})
test.beforeEach(async () => {
  await cloud.query('delete from robot_requests')
  await cloud.query('delete from robot_settings')
  await cloud.query(`update robots set online = true, state = 'idle', robot_kind = 'hotel' where robot_id = ${robotId}`)
})
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
const shown = async (name = 'operator') =>
  (await send(cloud.url, calls.remoteSettings, { ...as(name), query: { robotId } })).data
const read = (name = 'operator', id = robotId) =>
  send(cloud.url, calls.readRemoteSettings, { ...as(name), body: { robotId: id } })
const change = (values: SettingEntry[], name = 'operator') =>
  send(cloud.url, calls.changeRemoteSettings, { ...as(name), body: { robotId, values } })
const report = (...reports: RequestReport[]) =>
  send(cloud.url, calls.reportRequests, { ...as('robot'), body: { reports } })
const valuesOf = async () => Object.fromEntries((await shown()).values.map(({ key, value }) => [key, value]))

test('a reading is asked, and what the robot says is kept with its time', async () => {
  expect(await shown()).toMatchObject({ robotKind: 'hotel', values: [], reading: null, change: null })
  const { requestId } = (await read('tenant')).data
  expect((await shown()).reading).toMatchObject({ requestId, state: 'asked', code: null, endTime: null })
  await cloud.clock.advance(3 * second)
  const values = [
    { key: 'speed', value: 80 },
    { key: 'voiceLanguage', value: 'th' },
    // A newer robot reports a setting that this cloud does not know. An odd robot reports an impossible value.
    { key: 'waterJet', value: true },
    { key: 'volume', value: 300 }
  ]
  await report({ requestId, state: 'done', answer: { kind: 'readSettings', values } })
  const { values: said, reading } = await shown()
  expect(said).toEqual([
    { key: 'speed', value: 80, sayTime: cloud.clock.now() },
    { key: 'voiceLanguage', value: 'th', sayTime: cloud.clock.now() }
  ])
  expect(reading).toMatchObject({ state: 'answered', endTime: cloud.clock.now() })
})

test('a change shows as asked until the robot takes it, and stays in the history with who asked', async () => {
  await read()
  const { requestId } = (await change([{ key: 'speed', value: 100 }])).data
  expect(await shown()).toMatchObject({
    values: [],
    change: { state: 'asked', values: [{ key: 'speed', value: 100 }] }
  })
  await report({ requestId, state: 'done', answer: { kind: 'changeSettings', values: [{ key: 'speed', value: 100 }] } })
  expect(await valuesOf()).toEqual({ speed: 100 })
  const later = (await change([{ key: 'volume', value: 0 }])).data
  await report({ requestId: later.requestId, state: 'failed', failure: 'busy' })
  expect(await valuesOf()).toEqual({ speed: 100 })
  const { data } = await send(cloud.url, calls.settingChanges, { ...as('tenant'), query: { robotId, size: 1 } })
  expect(data).toMatchObject({
    total: 2,
    list: [{ requestId: later.requestId, state: 'failed', failure: 'busy', code: 610704, userName: 'Olivia Hart' }]
  })
})

test('a robot that is offline, upgrades or is asked already is not asked', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => change([{ key: 'speed', value: 100 }])))
  expect(codesOf(answers)).toEqual({ 610000: 1, 610704: 9 })
  // A reading is another kind.
  expect((await read()).code).toBe(610000)
  await cloud.query('delete from robot_requests')
  await cloud.query(`update robots set state = 'upgrading' where robot_id = ${robotId}`)
  expect((await read()).code).toBe(610704)
  await cloud.query(`update robots set online = false where robot_id = ${robotId}`)
  expect((await read()).code).toBe(610703)
  expect((await change([{ key: 'speed', value: 100 }])).code).toBe(610703)
})

test('an answer that comes after its wait is too late: 611005', async () => {
  const { requestId } = (await change([{ key: 'speed', value: 100 }])).data
  await cloud.clock.advance(61 * second)
  await expect.poll(async () => (await shown()).change).toMatchObject({ state: 'timedOut', code: 611005 })
  const late = { requestId, state: 'done', answer: { kind: 'changeSettings', values: [{ key: 'speed', value: 100 }] } }
  expect((await report(late as RequestReport)).data).toEqual({ accepted: 0, leftOut: [0] })
  expect((await shown()).values).toEqual([])
  expect((await change([{ key: 'speed', value: 100 }])).code).toBe(610000)
})

test('values that the robot can not take are refused, each by its name', async () => {
  const answer = await change([
    { key: 'speed', value: 1_000 },
    { key: 'suction', value: 'quiet' },
    { key: 'greeting', value: false }
  ])
  expect(answer).toMatchObject({ code: 610604, data: [{ field: 'speed' }, { field: 'suction' }] })
  expect((await change([])).code).toBe(610604)
  expect((await shown()).change).toBeNull()
})

test('who reads settings may not change them, and sees those of the own robots alone', async () => {
  expect((await change([{ key: 'speed', value: 100 }], 'tenant')).code).toBe(610403)
  expect((await read('nobody')).code).toBe(610403)
  expect((await read('tenant', otherId)).code).toBe(610701)
  const query = { robotId: otherId }
  expect((await send(cloud.url, calls.remoteSettings, { ...as('tenant'), query })).code).toBe(610701)
  expect((await send(cloud.url, calls.settingChanges, { ...as('tenant'), query })).code).toBe(610701)
})

test('every default fits its setting, and every kind of robot has some', () => {
  for (const key of settingKeys) expect(fitsSetting(settingOf(key), robotSettings[key].default), key).toBe(true)
  for (const [kind, can] of Object.entries(shippedKinds)) expect(settingsOf(can).length, kind).toBeGreaterThanOrEqual(8)
  expect(settingsOf(shippedKinds.cleaning)).toContain('suction')
  expect(settingsOf(shippedKinds.hotel)).not.toContain('suction')
})

const misfits: [values: SettingEntry[], keys: string[]][] = [
  [[{ key: 'speed', value: 80 }], []],
  [[{ key: 'speed', value: 81 }], ['speed']],
  [[{ key: 'speed', value: 15 }], ['speed']],
  [[{ key: 'speed', value: '80' }], ['speed']],
  [[{ key: 'greeting', value: 1 }], ['greeting']],
  [[{ key: 'voiceLanguage', value: 'de' }], ['voiceLanguage']],
  [[{ key: 'suction', value: 'quiet' }], ['suction']],
  [
    [
      { key: 'volume', value: 5 },
      { key: 'volume', value: 10 }
    ],
    ['volume']
  ]
]
for (const [values, keys] of misfits)
  test(`of ${JSON.stringify(values)} a hotel robot can not take ${keys.join() || 'nothing'}`, () => {
    expect(misfitKeys(values, shippedKinds.hotel)).toEqual(keys)
  })

test('of what a robot says twice the last counts, and what is unknown is left out', () => {
  expect(
    knownEntries([
      { key: 'volume', value: 5 },
      { key: 'toString', value: 1 },
      { key: 'speed', value: null },
      { key: 'volume', value: 10 }
    ])
  ).toEqual([{ key: 'volume', value: 10 }])
})
