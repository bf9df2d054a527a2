import { expect, test } from '@playwright/test'
import type { RequestReport } from '#contract/calls/robot-requests/robot-requests.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'

/* The cloud's requests to robots, as robots see them. */

const second = 1_000

let cloud: TestCloud
let tokens: Record<string, string>
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['robot', 'tenant'])
})
test.afterAll(() => cloud.close())
test.beforeEach(() => cloud.query('delete from robot_requests'))

/** Asks an upgrade of the n-th robot, past the calls. */
const ask = async (robot = 0): Promise<number> => {
  const now = new Date(cloud.clock.now()).toISOString()
  const due = new Date(cloud.clock.now() + 60 * second).toISOString()
  const [row] = await cloud.query(`
    insert into robot_requests (robot_id, kind, ask, state, ask_time, wait_seconds, due_time)
    select robot_id, 'upgrade', '{"kind":"upgrade","version":"V9.0.0","parts":[]}', 'asked', '${now}', 60, '${due}'
    from robots order by robot_id limit 1 offset ${robot} returning request_id as id`)
  return Number(row?.id)
}
const report = (...reports: RequestReport[]) =>
  send(cloud.url, calls.reportRequests, { token: tokens.robot ?? '', body: { reports } })
const open = async () =>
  (await send(cloud.url, calls.robotRequests, { token: tokens.robot ?? '', query: { size: 100 } })).data
const rowOf = async (id: number) => (await cloud.query(`select * from robot_requests where request_id = ${id}`))[0]

const working = (requestId: number, progress: number): RequestReport => ({ requestId, state: 'working', progress })
const done = (requestId: number): RequestReport => ({
  requestId,
  state: 'done',
  answer: { kind: 'upgrade', version: 'V9.0.0' }
})

test('a request is fetched as often as wanted, taken by the first report, and answered once', async () => {
  const requestId = await ask()
  for (let time = 0; time < 2; time += 1)
    expect(await open()).toMatchObject({ total: 1, list: [{ requestId, state: 'asked', ask: { version: 'V9.0.0' } }] })
  expect((await report(working(requestId, 40), working(requestId, 10))).data).toEqual({ accepted: 2, leftOut: [] })
  expect(await open()).toMatchObject({ list: [{ state: 'taken', progress: 40 }] })
  expect((await report(done(requestId), done(requestId))).data).toEqual({ accepted: 1, leftOut: [1] })
  expect(await open()).toEqual({ list: [], total: 0 })
  expect(await rowOf(requestId)).toMatchObject({ state: 'answered', answer: { version: 'V9.0.0' } })
})

test('a robot says why it could not', async () => {
  const requestId = await ask()
  await report({ requestId, state: 'failed', failure: 'space' })
  expect(await rowOf(requestId)).toMatchObject({ state: 'failed', failure: 'space', answer: null })
})

test('of many answers at the same moment, one ends the request', async () => {
  const requestId = await ask()
  const answers = await Promise.all(Array.from({ length: 10 }, () => report(done(requestId))))
  expect(codesOf(answers)).toEqual({ 610000: 10 })
  expect(answers.reduce((sum, { data }) => sum + data.accepted, 0)).toBe(1)
})

test('the database keeps a second open request of a kind away from a robot', async () => {
  await ask()
  await expect(ask()).rejects.toThrow()
  await ask(1)
  expect((await open()).total).toBe(2)
})

test('a silent robot has timed out; one that reports has as long again', async () => {
  const silent = await ask()
  const busy = await ask(1)
  await cloud.clock.advance(50 * second)
  await report(working(busy, 1))
  await cloud.clock.advance(20 * second)
  await expect.poll(async () => (await rowOf(silent))?.state).toBe('timedOut')
  expect((await rowOf(busy))?.state).toBe('taken')
  expect((await report(done(silent))).data).toEqual({ accepted: 0, leftOut: [0] })
  await cloud.clock.advance(60 * second)
  await expect.poll(async () => (await rowOf(busy))?.state).toBe('timedOut')
})

test('others than robots neither fetch nor answer requests', async () => {
  const token = tokens.tenant ?? ''
  const body = { reports: [working(await ask(), 1)] }
  expect((await send(cloud.url, calls.robotRequests, { token, query: {} })).code).toBe(610403)
  expect((await send(cloud.url, calls.reportRequests, { token, body })).code).toBe(610403)
})
