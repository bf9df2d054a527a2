import { expect, test } from '@playwright/test'
import type { RequestReport, RobotAsk } from '#contract/calls/robot-requests/robot-requests.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'

/* Software, sets of it, and their roll-out to robots. */

const second = 1_000

let cloud: TestCloud
let tokens: Record<string, string>
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'robot', 'tenant'])
})
test.afterAll(() => cloud.close())
test.beforeEach(async () => {
  await cloud.query('delete from robot_locks')
  await cloud.query('delete from roll_outs')
  await cloud.query('delete from upgrades')
  await cloud.query('delete from robot_requests')
  await cloud.query(`update robots set software_version = 'V1.5.0', state = 'idle', online = true`)
})

const versionOf = (ask: RobotAsk): string => (ask.kind === 'upgrade' ? ask.version : '')
const token = () => tokens.operator ?? ''
const released = async (version = 'V1.7.0'): Promise<number> =>
  Number(
    (await cloud.query(`select machine_version_id as id from machine_versions where version = '${version}'`))[0]?.id
  )

/** Leaves so many robots of the model T9 to a roll-out. */
const fleetOf = async (count: number): Promise<string[]> => {
  await cloud.query(`update robots set software_version = 'V1.7.0' where model = 'T9'`)
  const rows = await cloud.query(`update robots set software_version = 'V1.5.0' where robot_id in
    (select robot_id from robots where model = 'T9' order by md5(serial) limit ${count}) returning serial`)
  return rows.map(({ serial }) => String(serial))
}

type Wish = {
  machineVersionId?: number
  models?: string[]
  failureShareMax?: number
  night?: [number, number]
  fromVersion?: string
}
const start = async ({
  machineVersionId,
  models = ['T9'],
  failureShareMax = 50,
  night = [0, 0],
  fromVersion
}: Wish = {}) =>
  send(cloud.url, calls.startRollOut, {
    token: token(),
    body: {
      machineVersionId: machineVersionId ?? (await released()),
      filter: { models, ...(fromVersion === undefined ? {} : { fromVersion }) },
      nightFrom: night[0],
      nightTo: night[1],
      failureShareMax
    }
  })
const detail = async (rollOutId: number) =>
  (await send(cloud.url, calls.rollOutDetail, { token: token(), query: { rollOutId } })).data
const act = (rollOutId: number, name: 'pause' | 'continue' | 'end' | 'takeBack') =>
  send(cloud.url, calls.changeRollOut, { token: token(), body: { rollOutId, act: name } })
const open = async () =>
  (await send(cloud.url, calls.robotRequests, { token: tokens.robot ?? '', query: { size: 100 } })).data.list
const report = (...reports: RequestReport[]) =>
  send(cloud.url, calls.reportRequests, { token: tokens.robot ?? '', body: { reports } })

/** Answers all that is asked, and lets the cloud look again. @returns how many were asked */
const answerAll = async (end: 'done' | 'failed' = 'done'): Promise<number> => {
  const asked = await open()
  const reports = asked.map(({ requestId, ask }): RequestReport => {
    if (end === 'failed') return { requestId, state: 'failed', failure: 'space' }
    return { requestId, state: 'done', answer: { kind: 'upgrade', version: versionOf(ask) } }
  })
  if (reports.length > 0) await report(...reports)
  await cloud.clock.advance(2 * second)
  return asked.length
}
const untilAsked = (count: number) => expect.poll(async () => (await open()).length).toBe(count)
const look = () => cloud.clock.advance(2 * second)

test('a roll-out reaches its robots in three waves, and ends', async () => {
  await fleetOf(12)
  const { rollOutId, robots } = (await start()).data
  expect(robots).toBe(12)
  await untilAsked(1)
  expect((await open())[0]?.ask).toMatchObject({ kind: 'upgrade', version: 'V1.7.0' })
  await answerAll()
  await untilAsked(1)
  await answerAll()
  await untilAsked(10)
  expect((await detail(rollOutId)).counts).toMatchObject({ done: 2, asked: 10 })
  await answerAll()
  await expect.poll(async () => (await detail(rollOutId)).state).toBe('done')
  expect(await cloud.query(`select 1 from robots where model = 'T9' and software_version <> 'V1.7.0'`)).toEqual([])
  const records = (await send(cloud.url, calls.upgradeRecords, { token: token(), query: { state: 'done' } })).data
  expect(records).toMatchObject({ total: 12 })
  expect(records.list[0]).toMatchObject({ fromVersion: 'V1.5.0', toVersion: 'V1.7.0', progress: 100 })
  expect((await start()).code).toBe(612006)
})

test('a roll-out pauses itself when too many fail, and goes on when somebody says so', async () => {
  await fleetOf(5)
  const { rollOutId } = (await start({ failureShareMax: 30 })).data
  await untilAsked(1)
  await answerAll('failed')
  await expect.poll(async () => (await detail(rollOutId)).pausedBy).toBe('failures')
  await look()
  expect(await open()).toEqual([])
  expect((await act(rollOutId, 'pause')).code).toBe(610606)
  expect((await act(rollOutId, 'continue')).code).toBe(610000)
  await untilAsked(4)
  await answerAll()
  await expect.poll(async () => (await detail(rollOutId)).state).toBe('done')
  expect((await detail(rollOutId)).counts).toMatchObject({ done: 4, failed: 1 })
})

test('a roll-out that is taken back brings robots to the version before', async () => {
  const serials = await fleetOf(3)
  const { rollOutId } = (await start()).data
  await untilAsked(1)
  await answerAll()
  await untilAsked(2)
  const [first] = await open()
  await report({ requestId: first?.requestId ?? 0, state: 'working', progress: 10 })
  expect((await act(rollOutId, 'takeBack')).code).toBe(610000)
  // One robot works at it, one was not told yet, one has the version.
  await expect.poll(async () => (await open()).map(({ ask }) => versionOf(ask)).sort()).toEqual(['V1.5.0', 'V1.7.0'])
  await answerAll()
  await untilAsked(1)
  await answerAll()
  await expect.poll(async () => (await detail(rollOutId)).state).toBe('takenBack')
  const rows = await cloud.query(
    `select distinct software_version from robots where serial in (${serials.map(it => `'${it}'`).join()})`
  )
  expect(rows).toEqual([{ software_version: 'V1.5.0' }])
})

test('a roll-out that is ended leaves robots as they are', async () => {
  await fleetOf(3)
  const { rollOutId } = (await start()).data
  await untilAsked(1)
  await act(rollOutId, 'end')
  expect(await open()).toEqual([])
  expect(await detail(rollOutId)).toMatchObject({ state: 'ended', counts: { cancelled: 3 } })
  expect((await start()).code).toBe(610000)
})

test('robots are asked in their night alone, and those that are offline when they are back', async () => {
  await fleetOf(2)
  await cloud.query(`update robots set online = false where model = 'T9'`)
  // It is noon in Beijing, and about noon at all stores but those of France.
  const { rollOutId } = (await start({ night: [15, 16] })).data
  await look()
  expect(await open()).toEqual([])
  await cloud.query(`update robots set online = true where model = 'T9'`)
  await look()
  expect((await detail(rollOutId)).counts).toMatchObject({ waiting: 2 })
  await cloud.query(`update roll_outs set night_from = 0, night_to = 0`)
  await look()
  await untilAsked(1)
})

test('a robot that does not answer is a failure with the code 612048', async () => {
  await fleetOf(1)
  const { rollOutId } = (await start()).data
  await untilAsked(1)
  await cloud.clock.advance(11 * 60 * second)
  await expect.poll(async () => (await detail(rollOutId)).counts.timedOut).toBe(1)
  const robots = (await send(cloud.url, calls.rollOutRobots, { token: token(), query: { rollOutId } })).data
  expect(robots.list[0]).toMatchObject({ state: 'timedOut', code: 612048 })
})

test('of ten operators who start the same roll-out at once, one wins', async () => {
  await fleetOf(4)
  expect(codesOf(await Promise.all(Array.from({ length: 10 }, () => start())))).toEqual({ 610000: 1, 612046: 9 })
})

test('a robot is in one roll-out at a time', async () => {
  await fleetOf(4)
  await start()
  const other = await released('V1.6.10')
  expect((await start({ machineVersionId: other, fromVersion: 'V1.5.0' })).code).toBe(612008)
  await untilAsked(1)
  expect(
    await cloud.query('select robot_id from upgrades where end_time is null group by robot_id having count(*) > 1')
  ).toEqual([])
})

test('a roll-out needs a released version for the models, and robots', async () => {
  expect((await start({ machineVersionId: 999_999 })).code).toBe(612051)
  expect((await start({ machineVersionId: await released('V1.7.1'), models: ['C30'] })).code).toBe(612051)
  expect((await start({ models: ['C30'] })).code).toBe(610604)
  await cloud.query(`update robots set model = 'T9x' where model = 'T9'`)
  expect((await start()).code).toBe(610701)
  await cloud.query(`update robots set model = 'T9' where model = 'T9x'`)
})

test('so many roll-outs are open and no more', async () => {
  await fleetOf(2)
  await cloud.query(`insert into machine_versions (version, models, notes, state, create_time)
    select 'V8.' || n || '.0', '{T9}', '', 'released', now() from generate_series(1, ${limits.rollOutsMax}) n`)
  await cloud.query(`insert into roll_outs (machine_version_id, filter, night_from, night_to, failure_share_max, state,
    robots, create_time) select machine_version_id, '{}', 0, 0, 5, 'paused', 0, now() from machine_versions
    where version like 'V8.%'`)
  expect((await start()).code).toBe(612047)
  await cloud.query(`delete from machine_versions where version like 'V8.%'`)
})

const upgrade = async (serial: string, machineVersionId?: number) =>
  send(cloud.url, calls.upgradeRobot, {
    token: token(),
    body: { serial, machineVersionId: machineVersionId ?? (await released()) }
  })

test('one robot is upgraded at once, where it can be', async () => {
  const [serial = ''] = await fleetOf(1)
  const set = (change: string) => cloud.query(`update robots set ${change} where serial = '${serial}'`)
  expect((await upgrade('nobody')).code).toBe(610701)
  expect((await upgrade(serial, await released('V1.7.1'))).code).toBe(612051)
  await set('online = false')
  expect((await upgrade(serial)).code).toBe(611062)
  await set(`online = true, state = 'busy'`)
  expect((await upgrade(serial)).code).toBe(614102)
  await set(`state = 'idle'`)
  const answers = await Promise.all(Array.from({ length: 5 }, () => upgrade(serial)))
  expect(codesOf(answers)).toEqual({ 610000: 1, 614101: 4 })
  await answerAll()
  expect((await upgrade(serial)).code).toBe(614100)
})

test('so many robots are upgraded one by one and no more', async () => {
  const [serial = ''] = await fleetOf(1)
  await cloud.query(`insert into upgrades (robot_id, machine_version_id, from_version, to_version, wave, time_zone, state,
    create_time) select robot_id, ${await released()}, 'V1', 'V2', 0, 'UTC', 'asked', now() from robots
    where serial <> '${serial}' order by robot_id limit ${limits.singleUpgradesMax}`)
  expect((await upgrade(serial)).code).toBe(614103)
})

const file = { fileName: 'a.bin', size: 10, sha256: 'a'.repeat(64), notes: '', needs: [] }
const create = (kind: 'client' | 'package', name: string, as = token()) =>
  send(cloud.url, calls.createSoftware, { token: as, body: { kind, name, maker: '', models: [] } })
const publish = (softwareId: number, version: string, more: object = {}) =>
  send(cloud.url, calls.addSoftwareVersion, { token: token(), body: { softwareId, version, ...file, ...more } })
const makeSet = (version: string, versionIds: number[], models = ['T9']) =>
  send(cloud.url, calls.createMachineVersion, { token: token(), body: { version, models, versionIds, notes: '' } })

test('software has one name of its kind, and each version once', async () => {
  const { softwareId } = (await create('client', 'Kitchen screen')).data
  expect((await create('client', 'kitchen SCREEN')).code).toBe(612009)
  expect((await publish(softwareId, '1.0.0')).code).toBe(611032)
  const answers = await Promise.all(Array.from({ length: 5 }, () => publish(softwareId, '1.0.0', { notes: 'New' })))
  expect(codesOf(answers)).toEqual({ 610000: 1, 612000: 4 })
  expect((await publish(999_999, '1.0.0')).code).toBe(610603)
  expect((await publish(softwareId, '1.1.0', { notes: 'x', needs: [{ softwareId, atLeast: '1.0' }] })).code).toBe(
    610604
  )
  const { list } = (await send(cloud.url, calls.softwareVersionList, { token: token(), query: { softwareId } })).data
  expect(list).toMatchObject([{ version: '1.0.0', state: 'published', createdBy: 'Olivia Hart' }])
})

test('a whole-machine version is a set that fits together, and is released while it does', async () => {
  const body = (await create('package', 'Arm control')).data
  const { versionId } = (await publish(body.softwareId, '1.0.0')).data
  const rows = await cloud.query(`select version_id as id from software_versions join software using (software_id)
    where name = 'Motion control' and version = '1.7.0'`)
  expect(await makeSet('V9.0.0', [versionId, Number(rows[0]?.id)])).toMatchObject({
    code: 610604,
    data: [{ field: 'versionIds.1' }]
  })
  expect((await makeSet('V9.0.0', [999_999])).code).toBe(612002)
  const { machineVersionId } = (await makeSet('V9.0.0', [versionId])).data
  expect((await makeSet('V9.0.0', [versionId])).code).toBe(612000)
  const move = (what: 'versionId' | 'machineVersionId', state: 'published' | 'released' | 'withdrawn') =>
    what === 'versionId'
      ? send(cloud.url, calls.setSoftwareVersionState, {
          token: token(),
          body: { versionId, state: state === 'released' ? 'published' : state }
        })
      : send(cloud.url, calls.setMachineVersionState, {
          token: token(),
          body: { machineVersionId, state: state === 'published' ? 'released' : state }
        })
  await move('versionId', 'withdrawn')
  expect((await move('machineVersionId', 'released')).code).toBe(612051)
  await move('versionId', 'published')
  expect((await move('machineVersionId', 'released')).code).toBe(610000)
})

test('people of one tenant change no software, and see the roll-outs of their own robots alone', async () => {
  await fleetOf(2)
  const { rollOutId } = (await start()).data
  for (const permission of ['ota', 'ota:client', 'ota:edit', 'ota:softwareUpdate', 'ota:softwareUpdate:run'])
    await cloud.query(`insert into role_permissions (role_id, permission) select role_id, '${permission}' from user_roles
      join users using (user_id) where email = 'tenant@demo.example' on conflict do nothing`)
  const as = tokens.tenant ?? ''
  expect((await create('client', 'Own', as)).code).toBe(610403)
  expect((await send(cloud.url, calls.softwareList, { token: as, query: { kind: 'client' } })).code).toBe(610000)
  expect((await send(cloud.url, calls.softwareList, { token: as, query: { kind: 'package' } })).code).toBe(610403)
  expect((await send(cloud.url, calls.rollOutList, { token: as, query: {} })).data.total).toBe(0)
  expect((await send(cloud.url, calls.rollOutDetail, { token: as, query: { rollOutId } })).code).toBe(610603)
})
