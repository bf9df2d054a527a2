import { expect, test } from '@playwright/test'
import type { ToldState } from '#contract/calls/robot-locks/locks.ts'
import type { RobotRequestState } from '#contract/calls/robot-requests/request-states.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { toldState } from '../../../cloud/topics/robot-locks/told-state.pure.ts'
import { send, signInAll } from '../support/client.ts'

/* A robot is told when somebody locks or unlocks it. */

let cloud: TestCloud
let tokens: Record<string, string>
let robotId: number
let serial: string
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'robot'])
  const [robot] = await cloud.query('select robot_id as id, serial from robots order by robot_id limit 1')
  robotId = Number(robot?.id)
  serial = String(robot?.serial)
})
test.beforeEach(async () => {
  for (const table of ['robot_locks', 'told_locks', 'robot_requests']) await cloud.query(`delete from ${table}`)
  await cloud.query(`update robots set online = true, state = 'idle'`)
})
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
const lock = async (reason: 'service' | 'theft' = 'service'): Promise<number> =>
  (await send(cloud.url, calls.lockRobot, { ...as('operator'), body: { robotId, reason, note: 'A' } })).data.lockId
const unlock = (lockId: number) =>
  send(cloud.url, calls.unlockRobot, { ...as('operator'), body: { lockId, note: 'B' } })
const open = async () => (await send(cloud.url, calls.robotRequests, { ...as('robot'), query: {} })).data.list
const asks = async () => (await open()).map(({ ask }) => ask)
const told = async () => (await send(cloud.url, calls.robotLocks, { ...as('operator'), query: { serial } })).data.told
/** A robot that is back is found at the next look. */
const lookAgain = () => cloud.clock.advance(5_000)
const answer = async (report: { state: 'failed' } | { state: 'done' } | { state: 'working' }) => {
  const [request] = await open()
  if (request === undefined) throw new Error('the robot was asked nothing')
  const { requestId, ask } = request
  const kind = ask.kind === 'unlock' ? ('unlock' as const) : ('lock' as const)
  const reports = {
    failed: { requestId, state: 'failed' as const, failure: 'internal' as const },
    done: { requestId, state: 'done' as const, answer: { kind } },
    working: { requestId, state: 'working' as const, progress: 10 }
  }
  await send(cloud.url, calls.reportRequests, { ...as('robot'), body: { reports: [reports[report.state]] } })
}

test('a robot is told why it is locked, and when no lock is left', async () => {
  expect(await told()).toBeNull()
  const service = await lock()
  expect(await asks()).toEqual([{ kind: 'lock', reasons: ['service'] }])
  expect(await told()).toBe('told')
  await answer({ state: 'done' })
  expect(await told()).toBe('taken')
  const theft = await lock('theft')
  expect(await asks()).toEqual([{ kind: 'lock', reasons: ['service', 'theft'] }])
  await unlock(service)
  // A request that the robot has not taken is called back: the newest request counts.
  expect(await asks()).toEqual([{ kind: 'lock', reasons: ['theft'] }])
  await unlock(theft)
  expect(await asks()).toEqual([{ kind: 'unlock' }])
  await answer({ state: 'done' })
  expect([await told(), await asks()]).toEqual(['taken', []])
})

test('a robot that is offline is told when it is back', async () => {
  await cloud.query(`update robots set online = false where robot_id = ${robotId}`)
  await lock()
  expect([await told(), await asks()]).toEqual(['waits', []])
  await cloud.query(`update robots set online = true where robot_id = ${robotId}`)
  await lookAgain()
  await expect.poll(asks).toEqual([{ kind: 'lock', reasons: ['service'] }])
  expect(await told()).toBe('told')
})

test('a robot that takes an earlier request is told of the change after it', async () => {
  await lock()
  await answer({ state: 'working' })
  await lock('theft')
  expect([await told(), await asks()]).toEqual(['waits', [{ kind: 'lock', reasons: ['service'] }]])
  await answer({ state: 'done' })
  await lookAgain()
  await expect.poll(asks).toEqual([{ kind: 'lock', reasons: ['service', 'theft'] }])
})

test('a robot that can not, or is silent, is shown; one that went away is told again', async () => {
  const lockId = await lock()
  await answer({ state: 'failed' })
  expect(await told()).toBe('notAnswered')
  await unlock(lockId)
  await cloud.clock.advance(61_000)
  await expect.poll(told).toBe('notAnswered')
  await lock()
  await cloud.query(`update robots set online = false where robot_id = ${robotId}`)
  await cloud.clock.advance(61_000)
  await expect.poll(told).toBe('waits')
  await cloud.query(`update robots set online = true where robot_id = ${robotId}`)
  await lookAgain()
  await expect.poll(told).toBe('told')
})

test('many robots are told at once, also those that upgrade', async () => {
  await cloud.query(`update robots set state = 'upgrading' where robot_id = ${robotId}`)
  const body = { chosen: { by: 'filter' as const, filter: {} }, reason: 'service' as const, note: 'A' }
  const { data } = await send(cloud.url, calls.lockRobots, { ...as('operator'), body })
  const taken = data.filter(({ code }) => code === null)
  expect(await cloud.query(`select count(*)::int as count from robot_requests where kind = 'lock'`)).toEqual([
    { count: taken.length }
  ])
  expect(await told()).toBe('told')
})

const states: [waits: boolean, state: RobotRequestState | null, told: ToldState | null][] = [
  [true, null, 'waits'],
  [false, null, null],
  [false, 'asked', 'told'],
  [false, 'taken', 'told'],
  [false, 'answered', 'taken'],
  [false, 'failed', 'notAnswered'],
  [false, 'timedOut', 'notAnswered'],
  [false, 'cancelled', 'notAnswered']
]
for (const [waits, state, shown] of states)
  test(`${waits ? 'waiting' : `a request that is ${state}`} shows ${shown}`, () =>
    expect(toldState(waits, state)).toBe(shown))
