import { expect, test } from '@playwright/test'
import { askedResults, checksOf, type RobotCheck, worstState } from '#contract/calls/robot-requests/robot-checks.ts'
import type { RequestReport } from '#contract/calls/robot-requests/robot-requests.ts'
import { shippedKinds } from '#contract/calls/robots/capabilities.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* Robots that check themselves because somebody asked from afar. */

const second = 1_000

let cloud: TestCloud
let tokens: Record<string, string>
let robotId: number
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'tenant', 'robot'])
  await givePermissions(cloud, 'tenant', ['deploy:remoteDiagnosis'])
  const [own] = await cloud.query(`select robot_id from robots join users using (tenant_id)
    where email = 'tenant@demo.example' order by robot_id limit 1`)
  robotId = Number(own?.robot_id)
})
test.beforeEach(async () => {
  await cloud.query('delete from robot_requests')
  await cloud.query(`update robots set online = true, state = 'idle', robot_kind = 'hotel' where robot_id = ${robotId}`)
})
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
const start = (checks: RobotCheck[] = ['disk', 'camera'], name = 'operator') =>
  send(cloud.url, calls.startDiagnosis, { ...as(name), body: { robotId, checks } })
const list = async (name = 'operator') =>
  (await send(cloud.url, calls.diagnosisList, { ...as(name), query: { robotId } })).data
const detail = (requestId: number, name = 'operator') =>
  send(cloud.url, calls.diagnosisDetail, { ...as(name), query: { requestId } })
const report = (...reports: RequestReport[]) =>
  send(cloud.url, calls.reportRequests, { ...as('robot'), body: { reports } })

test('results come by check, with a measured value and what the code of a fault means', async () => {
  const { requestId } = (await start(['camera', 'disk', 'camera', 'lidar'])).data
  expect((await list('tenant')).list).toMatchObject([
    { requestId, state: 'asked', checks: ['lidar', 'camera', 'disk'] }
  ])
  const results = [
    { check: 'disk', state: 'warning', value: 8, faultCode: 'X-999' },
    { check: 'camera', state: 'failed', value: 0, faultCode: 'E-230' },
    { check: 'camera', state: 'passed', value: 30, faultCode: null },
    // Nobody asked for these.
    { check: 'motor', state: 'passed', value: 40, faultCode: null },
    { check: 'tail', state: 'passed', value: 1, faultCode: null }
  ] as const
  await report({ requestId, state: 'done', answer: { kind: 'diagnose', results: [...results] } })
  const { data } = await detail(requestId, 'tenant')
  expect(data).toMatchObject({
    state: 'answered',
    userName: 'Olivia Hart',
    counts: { passed: 0, warning: 1, failed: 1 }
  })
  expect(data.results).toMatchObject([
    { check: 'camera', state: 'failed', value: 0, names: { en: 'Depth camera without image', fr: expect.any(String) } },
    { check: 'disk', state: 'warning', value: 8, faultCode: 'X-999', names: null, remedies: null }
  ])
})

test('a robot that works, upgrades, is offline or is checked already is not checked', async () => {
  expect(codesOf(await Promise.all(Array.from({ length: 5 }, () => start())))).toEqual({ 610000: 1, 610704: 4 })
  await cloud.query('delete from robot_requests')
  for (const state of ['busy', 'upgrading']) {
    await cloud.query(`update robots set state = '${state}' where robot_id = ${robotId}`)
    expect((await start()).code, state).toBe(610704)
  }
  await cloud.query(`update robots set online = false, state = 'busy' where robot_id = ${robotId}`)
  expect((await start()).code).toBe(610703)
})

test('a check that this robot can not make, no check and too many are refused', async () => {
  await cloud.query(`update robots set robot_kind = 'cleaning' where robot_id = ${robotId}`)
  expect((await start(['elevator'])).code).toBe(610604)
  expect((await start([])).code).toBe(610604)
  expect((await start(Array.from({ length: 8 }, () => 'disk' as const))).code).toBe(610604)
  expect((await list()).total).toBe(0)
})

test('results that come after two silent minutes are too late', async () => {
  const { requestId } = (await start()).data
  await cloud.clock.advance(119 * second)
  await report({ requestId, state: 'working', progress: 50 })
  await cloud.clock.advance(119 * second)
  expect((await list()).list).toMatchObject([{ state: 'taken', progress: 50 }])
  await cloud.clock.advance(10 * second)
  await expect.poll(async () => (await list()).list[0]).toMatchObject({ state: 'timedOut', code: 611005 })
  expect((await detail(requestId)).data.results).toEqual([])
})

test('who reads diagnoses may not start one, and no other request is taken for a diagnosis', async () => {
  expect((await start(['disk'], 'tenant')).code).toBe(610403)
  const read = await send(cloud.url, calls.readRemoteSettings, { ...as('operator'), body: { robotId } })
  expect((await detail(read.data.requestId)).code).toBe(610603)
})

test('which robots have which checks, and how a diagnosis ends', () => {
  expect(checksOf(shippedKinds.hotel)).toContain('elevator')
  expect(checksOf(shippedKinds.cleaning)).not.toContain('elevator')
  const said = { check: 'disk', state: 'passed', value: 1, faultCode: null } as const
  expect(askedResults(['disk'], [said, { ...said, value: 2 }])).toEqual([said])
  expect(askedResults([], [said])).toEqual([])
  expect(worstState([{ state: 'warning' }, { state: 'failed' }, { state: 'passed' }])).toBe('failed')
  expect(worstState([{ state: 'passed' }])).toBe('passed')
  expect(worstState([])).toBeUndefined()
})
