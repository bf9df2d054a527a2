import { expect, test } from '@playwright/test'
import type { CallInput } from '#contract/call.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* The approval of roll-outs by a second person, where an organisation wants it. */

const minute = 60_000
const run = ['ota', 'ota:softwareUpdate', 'ota:softwareUpdate:run']

let cloud: TestCloud
let tokens: Record<string, string>
let machineVersionId: number
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  // A second person of the robot maker, and a person of one organisation.
  await givePermissions(cloud, 'robot', run)
  await givePermissions(cloud, 'tenant', run)
  tokens = await signInAll(cloud, ['operator', 'robot', 'tenant', 'distributor'])
  const [machine] = await cloud.query(`select machine_version_id as id from machine_versions where version = 'V1.7.0'`)
  machineVersionId = Number(machine?.id)
})
test.afterAll(() => cloud.close())
test.beforeEach(async () => {
  for (const table of ['robot_locks', 'roll_outs', 'upgrades', 'robot_requests', 'roll_out_rules', 'audit_entries'])
    await cloud.query(`delete from ${table}`)
  await cloud.query(`update robots set software_version = 'V1.7.0', state = 'idle', online = true`)
  await cloud.query(`update robots set software_version = 'V1.5.0' where robot_id in
    (select robot_id from robots where model = 'T9' and retire_time is null order by md5(serial) limit 2)`)
})

const as = (name: string) => ({ token: tokens[name] ?? '' })
const switchTo = (needed: boolean, name = 'operator') =>
  send(cloud.url, calls.switchRollOutApproval, { ...as(name), body: { needed } })
type Body = CallInput<typeof calls.startRollOut>['body']
const plan: Omit<Body, 'machineVersionId'> = {
  filter: { models: ['T9'] },
  nightFrom: 0,
  nightTo: 0,
  failureShareMax: 100,
  waveShares: [100]
}
const start = (more: Partial<Body> = {}, name = 'operator') =>
  send(cloud.url, calls.startRollOut, { ...as(name), body: { machineVersionId, ...plan, ...more } })
const change = (rollOutId: number, more: Partial<Body>, name = 'operator') =>
  send(cloud.url, calls.updateRollOut, { ...as(name), body: { rollOutId, ...plan, ...more } })
const detail = async (rollOutId: number, name = 'operator') =>
  (await send(cloud.url, calls.rollOutDetail, { ...as(name), query: { rollOutId } })).data
type Decision = CallInput<typeof calls.decideRollOut>['body']
const decide = (rollOutId: number, name: string, more: Partial<Decision> = {}) =>
  send(cloud.url, calls.decideRollOut, {
    ...as(name),
    body: { rollOutId, seenEdition: 1, decision: 'approve', note: '', ...more }
  })
const asked = () => cloud.query(`select 1 from robot_requests`)
const look = () => cloud.clock.advance(2_000)

test('a roll-out asks no robot before a second person approves it, and says who did', async () => {
  expect((await start()).data).toMatchObject({ state: 'running', robots: 2 })
  await cloud.query('delete from roll_outs')
  await cloud.query('delete from robot_requests')
  expect((await switchTo(true)).code).toBe(610000)
  const { rollOutId, robots, state } = (await start()).data
  expect([robots, state]).toEqual([0, 'waitingForApproval'])
  await look()
  expect(await asked()).toEqual([])
  expect(await decide(rollOutId, 'operator')).toMatchObject({
    code: 610606,
    data: [{ reason: 'who made a plan, or changed it last, does not approve or refuse it' }]
  })
  expect([(await detail(rollOutId)).mayDecide, (await detail(rollOutId, 'robot')).mayDecide]).toEqual([false, true])
  expect((await decide(rollOutId, 'robot', { note: 'Looks right' })).data).toEqual({ state: 'running' })
  await look()
  await expect.poll(async () => (await asked()).length).toBe(2)
  const { history, mayDecide } = await detail(rollOutId)
  expect(mayDecide).toBe(false)
  expect(history.map(it => [it.act, it.by, it.note, it.robots])).toEqual([
    ['approve', expect.not.stringContaining('Olivia'), 'Looks right', 2],
    ['askForApproval', 'Olivia Hart', null, null]
  ])
})

test('of people who decide at the same moment one does, and the others are told', async () => {
  await switchTo(true)
  const { rollOutId } = (await start({ startTime: cloud.clock.now() + 10 * minute })).data
  const presses = await Promise.all(Array.from({ length: 4 }, () => decide(rollOutId, 'robot')))
  expect(codesOf(presses)).toEqual({ 610000: 1, 610606: 3 })
  expect(presses.find(({ code }) => code === 610606)?.data).toMatchObject([
    { reason: 'the roll-out does not wait for approval any more' }
  ])
  expect((await detail(rollOutId)).history.filter(({ act }) => act === 'approve')).toHaveLength(1)
  expect((await detail(rollOutId)).state).toBe('scheduled')
})

test('a change after the approval asks anew, of somebody who did not make it', async () => {
  await switchTo(true)
  const startTime = cloud.clock.now() + 10 * minute
  const { rollOutId } = (await start({ startTime })).data
  expect((await change(rollOutId, { startTime, failureShareMax: 50 }, 'robot')).code).toBe(610000)
  expect((await decide(rollOutId, 'robot', { seenEdition: 2 })).data).toMatchObject([
    { reason: expect.stringContaining('who made a plan') }
  ])
  expect((await change(rollOutId, { startTime, failureShareMax: 60 })).code).toBe(610000)
  expect((await decide(rollOutId, 'robot', { seenEdition: 2 })).data).toMatchObject([
    { reason: 'somebody changed the plan meanwhile' }
  ])
  expect((await decide(rollOutId, 'robot', { seenEdition: 3 })).data).toEqual({ state: 'scheduled' })
  expect((await change(rollOutId, { failureShareMax: 70 })).code).toBe(610000)
  expect((await detail(rollOutId)).state).toBe('waitingForApproval')
  await look()
  expect(await asked(), 'nobody approved the plan without a date').toEqual([])
})

test('one whose date passes before it is approved begins when it is', async () => {
  await switchTo(true)
  const { rollOutId } = (await start({ startTime: cloud.clock.now() + minute })).data
  await cloud.clock.advance(2 * minute)
  expect((await detail(rollOutId)).state).toBe('waitingForApproval')
  expect((await decide(rollOutId, 'robot')).data).toEqual({ state: 'running' })
})

test('one that finds no robot when it is approved says so, and waits on', async () => {
  await switchTo(true)
  const { rollOutId } = (await start()).data
  await cloud.query(`update robots set software_version = 'V1.7.0'`)
  expect((await decide(rollOutId, 'robot')).code).toBe(612006)
  expect((await detail(rollOutId)).state).toBe('waitingForApproval')
})

test('it is refused with a note, or its author cancels it; and nobody approves what is taken back', async () => {
  await switchTo(true)
  const refused = (await start()).data.rollOutId
  const refuse = (note: string) => decide(refused, 'robot', { decision: 'refuse', note })
  expect((await refuse('  ')).code).toBe(610604)
  expect((await refuse('The week of the fair')).data).toEqual({ state: 'ended' })
  expect(await detail(refused)).toMatchObject({
    notStarted: 'refused',
    history: [{ act: 'refuse', note: 'The week of the fair' }, { act: 'askForApproval' }]
  })
  const act = (rollOutId: number, name: 'cancel' | 'takeBack') =>
    send(cloud.url, calls.changeRollOut, { ...as('operator'), body: { rollOutId, act: name } })
  const cancelled = (await start()).data.rollOutId
  expect((await act(cancelled, 'cancel')).code).toBe(610000)
  const running = (await start()).data.rollOutId
  await decide(running, 'robot')
  await look()
  expect((await act(running, 'takeBack')).code).toBe(610000)
  expect((await detail(running)).state).toBe('takingBack')
})

test('who administers an organisation and runs its roll-outs switches, for the own one alone, and the audit has it', async () => {
  const rules = async (name: string) => (await send(cloud.url, calls.rollOutRules, as(name))).data
  expect((await switchTo(true, 'distributor')).code, 'may not run roll-outs').toBe(610403)
  expect((await switchTo(true, 'robot')).code, 'gives no roles').toBe(610403)
  expect(await rules('robot')).toEqual({ needsApproval: false, maySwitch: false })
  expect(codesOf(await Promise.all([switchTo(true, 'tenant'), switchTo(true, 'tenant')]))).toEqual({ 610000: 2 })
  expect(await rules('tenant')).toEqual({ needsApproval: true, maySwitch: true })
  expect(await rules('operator')).toEqual({ needsApproval: false, maySwitch: true })
  await cloud.query(`update robots set model = 'T9', software_version = 'V1.5.0' where robot_id =
    (select robot_id from robots where retire_time is null and tenant_id =
      (select tenant_id from users where email = 'tenant@demo.example') limit 1)`)
  const { rollOutId } = (await start({}, 'tenant')).data
  expect((await detail(rollOutId)).state).toBe('waitingForApproval')
  await switchTo(false, 'tenant')
  expect((await detail(rollOutId)).state, 'switching off approves nothing').toBe('waitingForApproval')
  // The robots are those of the organisation, also where a person who sees all approves.
  await cloud.query(`update robots set software_version = 'V1.5.0' where model = 'T9'`)
  expect((await decide(rollOutId, 'operator')).data).toEqual({ state: 'running' })
  const foreign = await cloud.query(`select 1 from upgrades join robots using (robot_id) where tenant_id <>
    (select tenant_id from users where email = 'tenant@demo.example')`)
  expect(foreign).toEqual([])
  const audit = await send(cloud.url, calls.auditList, as('operator'))
  const acts = audit.data.list.filter(({ act }) => act.startsWith('roll_out_approval'))
  expect(acts.map(it => [it.act, it.actorName])).toEqual([
    ['roll_out_approval_dropped', 'Daniel Moreau'],
    ['roll_out_approval_needed', 'Daniel Moreau']
  ])
})

test('nobody decides or reads the roll-outs of others', async () => {
  await switchTo(true)
  const { rollOutId } = (await start()).data
  expect((await decide(rollOutId, 'tenant')).code).toBe(610603)
  expect((await decide(rollOutId, 'distributor')).code).toBe(610403)
  expect((await decide(rollOutId, 'robot', { note: 'x'.repeat(501) })).code).toBe(610604)
})
