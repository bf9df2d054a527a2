import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signInAll } from '../support/client.ts'
import { askForTicket, askRobot } from '../support/files/asked-robot.ts'
import { announce, sendFile } from '../support/files/software-files.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* The files of withdrawn versions: they go after a time, where nothing needs them. */

const day = 24 * 3_600_000
const file = Buffer.from('the file')

let cloud: TestCloud
let tokens: Record<string, string>
let softwareId: number
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  await givePermissions(cloud, 'operator', ['robot:credentials'])
})
test.afterAll(() => cloud.close())
test.beforeEach(async () => {
  await cloud.query(`delete from software_versions where version like '9.%'`)
  // A session ends in the days that these tests let pass.
  tokens = await signInAll(cloud, ['operator'])
  const body = { kind: 'package' as const, name: `Arm ${crypto.randomUUID().slice(0, 8)}`, maker: '', models: [] }
  softwareId = (await send(cloud.url, calls.createSoftware, { ...as(), body })).data.softwareId
})

const as = () => ({ token: tokens.operator ?? '' })
const sender = () => ({ url: cloud.url, token: tokens.operator ?? '', softwareId })
const version = async () => {
  tokens = await signInAll(cloud, ['operator'])
  const { data } = await send(cloud.url, calls.softwareVersionList, { ...as(), query: { softwareId } })
  return data.list[0]
}
const setState = (versionId: number, state: 'withdrawn' | 'published') =>
  send(cloud.url, calls.setSoftwareVersionState, { ...as(), body: { versionId, state } })
const parts = (versionId: number) => cloud.query(`select 1 from software_parts where version_id = ${versionId}`)
const published = async () => {
  const { versionId } = await sendFile(sender(), announce(softwareId, file), file)
  await expect.poll(async () => (await version())?.state).toBe('published')
  return versionId
}
/** Two rounds: the first one may only see that a version is withdrawn. */
const passDays = async (days: number) => {
  await cloud.clock.advance(3_600_000)
  await cloud.clock.advance(days * day)
  await cloud.clock.advance(3_600_000)
}

test('the file of a withdrawn version goes after its days, and hash and signature stay', async () => {
  const versionId = await published()
  const before = await version()
  await setState(versionId, 'withdrawn')
  await passDays(limits.withdrawnFileDays - 1)
  expect(await version()).toMatchObject({ hasFile: true, fileRemoveTime: null })
  await passDays(1)
  await expect.poll(async () => (await version())?.hasFile).toBe(false)
  expect(await version()).toMatchObject({
    state: 'withdrawn',
    fileRemoveTime: expect.any(Number),
    sha256: before?.sha256,
    signature: before?.signature
  })
  await passDays(1)
  await expect.poll(() => parts(versionId)).toEqual([])
  expect((await setState(versionId, 'published')).code).toBe(612045)
})

test('one that is published again keeps its file, and its days begin anew', async () => {
  const versionId = await published()
  await setState(versionId, 'withdrawn')
  await passDays(20)
  tokens = await signInAll(cloud, ['operator'])
  expect((await setState(versionId, 'published')).code).toBe(610000)
  await setState(versionId, 'withdrawn')
  await passDays(20)
  expect(await version()).toMatchObject({ hasFile: true })
})

test('a file stays while a set, an upgrade or a request needs it', async () => {
  const { versionId, machineVersionId, robotId } = await askRobot(cloud, sender(), file)
  await setState(versionId, 'withdrawn')
  const waits = async (what: string) => {
    await passDays(limits.withdrawnFileDays + 1)
    expect(await version(), what).toMatchObject({ hasFile: true })
  }
  // Nobody answers; the upgrade would end by its time.
  await cloud.query(`update robot_requests set due_time = now() + interval '100 years'`)
  await waits('the set is released')
  await cloud.query(`update machine_versions set state = 'withdrawn' where machine_version_id = ${machineVersionId}`)
  await waits('a robot is asked, and its upgrade is open')
  await cloud.query(`update upgrades set end_time = now(), state = 'cancelled'`)
  await waits('a robot is asked')
  // One reason comes before the other one goes: the cloud looks at any moment.
  await cloud.query(`insert into roll_outs (machine_version_id, filter, night_from, night_to, failure_share_max, state,
    robots, create_time) values (${machineVersionId}, '{"models":["T9"]}', 0, 0, 5, 'paused', 0, now())`)
  await cloud.query('update upgrades set request_id = null')
  await cloud.query('delete from robot_requests')
  await waits('a roll-out of the set is open')
  await cloud.query(`update upgrades set roll_out_id = (select roll_out_id from roll_outs), to_version = 'V1.7.0',
    from_version = (select version from machine_versions where machine_version_id = ${machineVersionId})
    where robot_id = ${robotId}`)
  await cloud.query(`update roll_outs set machine_version_id =
    (select machine_version_id from machine_versions where version = 'V1.7.0')`)
  await waits('robots of an open roll-out would go back to it')
  await cloud.query('delete from roll_outs')
  await passDays(1)
  await expect.poll(async () => (await version())?.hasFile).toBe(false)
})

test('a robot that asks for a removed file is told that it was removed', async () => {
  const { credentials, versionId, requestId } = await askRobot(cloud, sender(), file)
  const { path } = (await askForTicket(cloud, credentials, { versionId, requestId })).data
  await cloud.query(`update software_versions set state = 'withdrawn', has_file = false, file_remove_time = now()
    where version_id = ${versionId}`)
  expect((await askForTicket(cloud, credentials, { versionId, requestId })).code).toBe(612045)
  const answer = await fetch(cloud.url + path)
  expect([answer.status, await answer.json()]).toMatchObject([410, { code: 612045 }])
})
