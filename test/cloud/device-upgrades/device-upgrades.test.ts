import { expect, test } from '@playwright/test'
import type { DeviceReport } from '#contract/calls/device-upgrades/device-reports.ts'
import type { ChosenDevice, DeviceUpgradeState } from '#contract/calls/device-upgrades/device-upgrades.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* Versions of elevators' controllers, phones and watches, and how the devices get them. */

let cloud: TestCloud
let tokens: Record<string, string>
let storeId: number
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'tenant', 'robot'])
  await givePermissions(cloud, 'tenant', ['platform', 'platform:iot', 'platform:iot:deviceUpgrade'])
  const [store] = await cloud.query(`select min(store_id) as id from stores join users using (tenant_id)
    where email = 'tenant@demo.example'`)
  storeId = Number(store?.id)
})
test.beforeEach(async () => {
  for (const table of ['device_versions', 'elevators', 'phones', 'watches']) await cloud.query(`delete from ${table}`)
})
test.afterAll(() => cloud.close())

const as = (name = 'operator') => ({ token: tokens[name] ?? '' })
const file = { fileName: 'watch.bin', size: 1_200, sha256: 'a'.repeat(64), notes: 'Better.' }
const publish = async (version: string, part: object = {}, name?: string) =>
  send(cloud.url, calls.addDeviceVersion, { ...as(name), body: { deviceKind: 'watch', version, ...file, ...part } })
const published = async (version: string, part?: object) => (await publish(version, part)).data.deviceVersionId

/** Watches that run a version. */
const watchesWith = async (version: string | null, count = 1, first = 0): Promise<ChosenDevice[]> => {
  const devices: ChosenDevice[] = []
  for (let index = first; index < first + count; index += 1) {
    const body = { storeId, serial: `T-${index}`, wearerKind: 'person' as const, wearerName: `Person ${index}` }
    const { watchId } = (await send(cloud.url, calls.createWatch, { ...as(), body })).data
    devices.push({ deviceKind: 'watch', deviceId: watchId })
  }
  if (version !== null) await report(...devices.map((_, index) => said(`T-${first + index}`, version)))
  return devices
}
const said = (serial: string, version: string): DeviceReport => ({
  kind: 'version',
  deviceKind: 'watch',
  serial,
  version
})
const report = async (...reports: DeviceReport[]): Promise<number> =>
  (await send(cloud.url, calls.reportDevices, { ...as('robot'), body: { reports } })).data.accepted
const start = (devices: ChosenDevice[], deviceVersionId: number, part: object = {}, name?: string) =>
  send(cloud.url, calls.startDeviceUpgrades, {
    ...as(name),
    body: { devices, deviceVersionIds: [deviceVersionId], allowOlder: false, ...part }
  })
const listed = async (query: object = {}) =>
  (await send(cloud.url, calls.upgradableDevices, { ...as('tenant'), query: { size: 100, ...query } })).data
const open = async () =>
  (await send(cloud.url, calls.openDeviceUpgrades, { ...as('robot'), query: { size: 100 } })).data.list
const records = async (state?: DeviceUpgradeState) =>
  (await send(cloud.url, calls.deviceUpgradeRecords, { ...as('tenant'), query: { state } })).data.list

test('a version is published once for a kind, withdrawn, and published again', async () => {
  const deviceVersionId = await published('2.1')
  expect((await publish('2.1.0')).code).toBe(612000)
  expect((await publish('2.1', { deviceKind: 'phone' })).code).toBe(610000)
  for (const part of [{ sha256: 'A' }, { size: 0 }, { fileName: 'a/b' }, { version: '2' }, { notes: ' ' }])
    expect((await publish('3.0', part)).code, JSON.stringify(part)).toBe(610604)
  const list = async (query: object) =>
    (await send(cloud.url, calls.deviceVersionList, { ...as('tenant'), query })).data.total
  expect([await list({}), await list({ deviceKind: 'watch' }), await list({ text: 'PHONE' })]).toEqual([2, 1, 0])
  const set = (state: 'withdrawn' | 'published', id = deviceVersionId) =>
    send(cloud.url, calls.setDeviceVersionState, { ...as(), body: { deviceVersionId: id, state } })
  const [device] = await watchesWith('2.0')
  expect((await listed({ outdated: true })).list[0]?.newest).toEqual({ deviceVersionId, version: '2.1' })
  expect((await set('withdrawn')).code).toBe(610000)
  expect((await listed()).list[0]?.newest).toBeNull()
  expect((await start([device as ChosenDevice], deviceVersionId)).code).toBe(612051)
  expect((await set('published')).code).toBe(610000)
  expect((await set('published', deviceVersionId + 1_000)).code).toBe(610603)
  const detail = await send(cloud.url, calls.deviceVersionDetail, { ...as('tenant'), query: { deviceVersionId } })
  expect(detail.data).toMatchObject({ ...file, version: '2.1', state: 'published', deviceKind: 'watch' })
})

test('reading, publishing and upgrading are permissions of their own, and versions are the robot maker’s', async () => {
  const deviceVersionId = await published('2.0.0')
  const [device] = await watchesWith('1.0.0')
  const acts = async () => [
    await publish('4.0', {}, 'tenant'),
    await send(cloud.url, calls.setDeviceVersionState, {
      ...as('tenant'),
      body: { deviceVersionId, state: 'withdrawn' }
    }),
    await send(cloud.url, calls.reportDevices, { ...as('tenant'), body: { reports: [said('T-0', '9.0')] } }),
    await start([device as ChosenDevice], deviceVersionId, {}, 'tenant'),
    await send(cloud.url, calls.cancelDeviceUpgrade, { ...as('tenant'), body: { upgradeId: 1 } })
  ]
  expect(codesOf(await acts())).toEqual({ 610403: 5 })
  await givePermissions(cloud, 'tenant', ['platform:iot:deviceUpgrade:edit', 'platform:iot:deviceUpgrade:run'])
  // With the permission to publish, people of one tenant are still refused.
  expect((await acts()).map(({ code }) => code)).toEqual([610403, 610403, 610403, 610000, 610603])
})

test('a device takes a version: it downloads, installs, and runs it; the record says who and what', async () => {
  const deviceVersionId = await published('2.0.0')
  const [device] = await watchesWith('1.9')
  expect((await start([device as ChosenDevice], deviceVersionId)).data).toEqual({ begun: 1, upgrading: 0, current: 0 })
  const [asked] = await open()
  const { upgradeId = 0 } = asked ?? {}
  expect(asked).toMatchObject({ serial: 'T-0', state: 'waiting', version: '2.0.0', fileName: 'watch.bin', size: 1_200 })
  expect(await report({ kind: 'downloading', upgradeId, progress: 40 })).toBe(1)
  expect((await listed({ state: 'downloading' })).list).toMatchObject([{ upgrade: { progress: 40 }, version: '1.9' }])
  // A late report takes nothing back.
  await report({ kind: 'downloading', upgradeId, progress: 10 })
  expect((await listed()).list[0]?.upgrade?.progress).toBe(40)
  await report({ kind: 'installing', upgradeId })
  const cancel = () => send(cloud.url, calls.cancelDeviceUpgrade, { ...as(), body: { upgradeId } })
  expect((await cancel()).code).toBe(610606)
  const ends = [
    { kind: 'done' as const, upgradeId, version: '2.0.0' },
    { kind: 'installing' as const, upgradeId }
  ]
  expect(await report(...ends)).toBe(1)
  expect((await listed({ outdated: false })).list[0]).toMatchObject({ version: '2.0.0', upgrade: { state: 'done' } })
  const [operator] = await cloud.query(`select nickname from users where email = 'operator@demo.example'`)
  expect((await records('done'))[0]).toMatchObject({
    fromVersion: '1.9',
    toVersion: '2.0.0',
    name: 'Person 0',
    startedBy: operator?.nickname
  })
  expect((await start([device as ChosenDevice], deviceVersionId)).data).toEqual({ begun: 0, upgrading: 0, current: 1 })
})

test('a failed upgrade says why and is tried again; a cancelled one is not heard any more', async () => {
  const deviceVersionId = await published('2.0.0')
  const devices = await watchesWith('1.0.0')
  await start(devices, deviceVersionId)
  const first = (await open())[0]?.upgradeId ?? 0
  await report({ kind: 'failed', upgradeId: first, failure: 'space' })
  expect((await listed({ state: 'failed' })).list[0]?.upgrade).toMatchObject({ failure: 'space', deviceVersionId })
  await start(devices, deviceVersionId)
  const second = (await open())[0]?.upgradeId ?? 0
  const cancel = () => send(cloud.url, calls.cancelDeviceUpgrade, { ...as(), body: { upgradeId: second } })
  expect(codesOf([await cancel(), await cancel()])).toEqual({ 610000: 1, 610606: 1 })
  expect(await report({ kind: 'installing', upgradeId: second })).toBe(0)
  await start(devices, deviceVersionId)
  const third = (await open())[0]?.upgradeId ?? 0
  await report({ kind: 'done', upgradeId: third, version: '1.0.0' })
  expect((await records()).map(({ state, failure }) => failure ?? state)).toEqual([
    'otherVersion',
    'cancelled',
    'space'
  ])
})

test('a device that says nothing fails: ten minutes after it began, a day before', async () => {
  const deviceVersionId = await published('2.0.0')
  await start(await watchesWith('1.0.0', 2), deviceVersionId)
  const [begun] = await open()
  await report({ kind: 'downloading', upgradeId: begun?.upgradeId ?? 0, progress: 5 })
  const stateOf = async (serial: string) => (await records()).find(it => it.serial === serial)
  await cloud.clock.advance(9 * 60_000)
  await report({ kind: 'downloading', upgradeId: begun?.upgradeId ?? 0, progress: 5 })
  await cloud.clock.advance(9 * 60_000)
  expect((await stateOf('T-0'))?.state).toBe('downloading')
  await cloud.clock.advance(61_000)
  await expect.poll(() => stateOf('T-0')).toMatchObject({ state: 'failed', failure: 'silent' })
  expect((await stateOf('T-1'))?.state).toBe('waiting')
  tokens = await signInAll(cloud, ['operator', 'tenant', 'robot'])
  await cloud.clock.advance(24 * 3_600_000)
  await expect
    .poll(async () => (await cloud.query('select failure from device_upgrades')).map(it => it.failure))
    .toEqual(['silent', 'silent'])
  tokens = await signInAll(cloud, ['operator', 'tenant', 'robot'])
})

test('an older version needs a word of its own; each kind needs a version', async () => {
  const newest = await published('2.0.0')
  const older = await published('1.5.0')
  const devices = [...(await watchesWith('2.0.0')), ...(await watchesWith(null, 1, 1))]
  expect((await start(devices, older)).code).toBe(610604)
  expect(await open()).toEqual([])
  expect((await start(devices, older, { allowOlder: true })).data.begun).toBe(2)
  expect((await start(devices, newest, { deviceVersionIds: [newest, older] })).code).toBe(610604)
  const phone = await published('3.0', { deviceKind: 'phone' })
  expect((await start(devices, phone)).code).toBe(610604)
  expect((await start(devices, newest + 1_000)).code).toBe(610603)
  expect((await start([{ deviceKind: 'watch', deviceId: 99_999_999 }], newest)).code).toBe(610603)
})

test('of two people who upgrade the same devices at once, each device hears one', async () => {
  const deviceVersionId = await published('2.0.0')
  const devices = await watchesWith('1.0.0', 20)
  const answers = await Promise.all([devices, devices.toReversed(), devices].map(it => start(it, deviceVersionId)))
  expect(codesOf(answers)).toEqual({ 610000: 1, 614101: 2 })
  expect(await open()).toHaveLength(20)
  const [more] = await watchesWith('1.0.0', 1, 20)
  const both = await start([...devices, more as ChosenDevice], deviceVersionId)
  expect(both.data).toEqual({ begun: 1, upgrading: 20, current: 0 })
})

test('500 devices are upgraded in one request, and not one more', async () => {
  const deviceVersionId = await published('2.0.0')
  await cloud.query(`insert into watches (tenant_id, store_id, serial, wearer_kind, wearer_name, version)
    select tenant_id, store_id, 'M-' || n, 'person', 'Many', '1.0.0' from stores, generate_series(1, 501) n
    where store_id = ${storeId}`)
  const rows = await cloud.query('select watch_id as id from watches order by 1')
  const devices = rows.map(({ id }) => ({ deviceKind: 'watch' as const, deviceId: Number(id) }))
  expect((await start(devices, deviceVersionId)).code).toBe(610604)
  expect((await start(devices.slice(0, limits.deviceUpgradesMax), deviceVersionId)).data.begun).toBe(500)
})

test('devices are found by kind, store, state and text, a page at a time', async () => {
  await published('2.0.0')
  await watchesWith('2.0', 2)
  await watchesWith('1.0', 1, 2)
  const body = { storeId, name: 'Sauna', serial: 'P-1', extension: '7700' }
  await send(cloud.url, calls.createPhone, { ...as(), body })
  const names = async (query: object) => (await listed(query)).list.map(({ name }) => name)
  expect(await names({})).toEqual(['Person 0', 'Person 1', 'Person 2', 'Sauna'])
  expect(await names({ deviceKind: 'phone' })).toEqual(['Sauna'])
  expect(await names({ outdated: true })).toEqual(['Person 2'])
  expect(await names({ text: 'p-1' })).toEqual(['Sauna'])
  expect(await names({ storeId: storeId + 1_000 })).toEqual([])
  expect(await listed({ size: 1, pageNo: 3 })).toMatchObject({ total: 4, list: [{ name: 'Person 2' }] })
  const known = await send(cloud.url, calls.knownDevices, { ...as('robot'), query: {} })
  expect(known.data).toMatchObject({
    total: 4,
    list: [{ deviceKind: 'phone', serial: 'P-1', version: null }, {}, {}, {}]
  })
})
