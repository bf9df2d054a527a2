import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import type { LockReason } from '#contract/calls/robot-locks/locks.ts'
import { serial } from '#contract/calls/robot-registry/serial-form.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* A locked robot gets no work, no matter who locked it. Each lock is lifted once. */

let cloud: TestCloud
let tokens: Record<string, string>
let tenantId: number
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'tenant', 'robot', 'customer'])
  await givePermissions(cloud, 'tenant', ['robot:lockQuery', 'robot:lockQuery:lock', 'robot:lockQuery:unlock'])
  const [found] = await cloud.query(`select tenant_id from users where email = 'tenant@demo.example'`)
  tenantId = Number(found?.tenant_id)
})
test.beforeEach(() => cloud.query('delete from robot_locks'))
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })

/** A robot that is ready for work. */
const readyRobot = async (where = 'true') => {
  const [found] = await cloud.query(`update robots set online = true, state = 'idle' where robot_id =
    (select robot_id from robots where store_id is not null and ${where} order by robot_id limit 1)
    returning robot_id, serial, store_id, model`)
  if (found === undefined) throw new Error(`no robot where ${where}`)
  return {
    robotId: Number(found.robot_id),
    serial: String(found.serial),
    storeId: Number(found.store_id),
    model: String(found.model)
  }
}
const ownRobot = () => readyRobot(`tenant_id = ${tenantId}`)

const lock = (robotId: number, reason: 'unpaid' | 'service' | 'theft' = 'service', name = 'operator') =>
  send(cloud.url, calls.lockRobot, { ...as(name), body: { robotId, reason, note: 'A wheel is loose.' } })
const unlock = (lockId: number, name = 'operator') =>
  send(cloud.url, calls.unlockRobot, { ...as(name), body: { lockId, note: 'The wheel is tight.' } })
const ask = (serial: string, name = 'operator') => send(cloud.url, calls.robotLocks, { ...as(name), query: { serial } })
const list = async (query: { reason?: LockReason; text?: string } = {}, name = 'operator') =>
  (await send(cloud.url, calls.lockList, { ...as(name), query })).data
const reportLock = (serial: string, active: boolean, time = cloud.clock.now()) =>
  send(cloud.url, calls.reportRobotEvents, {
    ...as('robot'),
    body: {
      events: [{ type: 'lock', eventId: crypto.randomUUID(), serial, time, reason: 'emergencyStop', active }]
    }
  })

test('a robot is locked with a reason, answers why, and is unlocked with a reason', async () => {
  const { robotId, serial } = await ownRobot()
  const { lockId } = (await lock(robotId)).data
  expect((await ask(serial, 'tenant')).data).toMatchObject({
    robotId,
    locks: [{ lockId, reason: 'service', note: 'A wheel is loose.', lockedBy: 'Olivia Hart', endTime: null }]
  })
  const detail = await send(cloud.url, calls.robotDetail, { ...as('tenant'), query: { robotId } })
  expect(detail.data).toMatchObject({ locked: true, locks: [{ lockId, reason: 'service' }] })
  await cloud.clock.advance(1_000)
  expect((await unlock(lockId, 'tenant')).code).toBe(610000)
  const [told] = (await ask(serial)).data.locks
  expect(told).toMatchObject({ endTime: cloud.clock.now(), endNote: 'The wheel is tight.' })
  expect(told?.unlockedBy).not.toBeNull()
  expect(await list()).toEqual({ list: [], total: 0 })
})

test('the list has the locks that last, by reason and by text', async () => {
  const { robotId, serial } = await ownRobot()
  await lock(robotId)
  await lock(robotId, 'theft')
  expect((await list()).list.map(({ reason }) => reason)).toEqual(['theft', 'service'])
  expect((await list({ reason: 'theft' })).total).toBe(1)
  expect((await list({ text: serial })).total).toBe(2)
  expect((await list({ text: 'nowhere' })).total).toBe(0)
})

test('of ten people who lift a lock at once, one does', async () => {
  const { robotId } = await ownRobot()
  const { lockId } = (await lock(robotId)).data
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => unlock(lockId, index % 2 === 0 ? 'operator' : 'tenant'))
  )
  expect(codesOf(answers)).toEqual({ 610000: 1, 610606: 9 })
})

test('of ten locks of one reason at once, one is set', async () => {
  const { robotId } = await ownRobot()
  expect(codesOf(await Promise.all(Array.from({ length: 10 }, () => lock(robotId))))).toEqual({ 610000: 1, 610602: 9 })
})

test('a locked robot takes no order of a hospital', async () => {
  const medical = await readyRobot(`robot_kind = 'medical'
    and robot_id not in (select robot_id from dispatch_orders where robot_id is not null and end_time is null)`)
  await cloud.query(`update robots set online = false
    where store_id = ${medical.storeId} and robot_kind = 'medical' and robot_id <> ${medical.robotId}`)
  await cloud.query('delete from dispatch_orders')
  const { lockId } = (await lock(medical.robotId)).data
  const body = { storeId: medical.storeId, fromWard: 'A', toWard: 'B', goods: 'meals' as const }
  const { orderId } = (await send(cloud.url, calls.createDispatch, { ...as('operator'), body })).data
  const assign = (serial?: string) =>
    send(cloud.url, calls.assignDispatch, {
      ...as('operator'),
      body: { orderId, ...(serial === undefined ? {} : { serial }) }
    })
  expect((await assign(medical.serial)).code).toBe(610704)
  expect((await assign()).code).toBe(610705)
  await unlock(lockId)
  expect((await assign()).code).toBe(610000)
})

test('a locked robot begins no cleaning, and does not go on with one', async () => {
  const cleaner = await readyRobot(`robot_kind = 'cleaning' and store_id in (select store_id from cleaning_floors)`)
  await cloud.query('delete from cleaning_runs')
  const query = { storeId: cleaner.storeId }
  const { plan } = (await send(cloud.url, calls.cleaningFloor, { ...as('operator'), query })).data
  const rooms = plan.rooms.slice(0, 1).map(({ room }) => room)
  const clean = () =>
    send(cloud.url, calls.startCleaning, { ...as('operator'), body: { serial: cleaner.serial, rooms } })
  const { runId } = (await clean()).data
  await send(cloud.url, calls.orderCleaning, { ...as('operator'), body: { runId, order: 'pause' } })
  await lock(cleaner.robotId)
  const resume = await send(cloud.url, calls.orderCleaning, { ...as('operator'), body: { runId, order: 'resume' } })
  expect(resume.code).toBe(610704)
  await cloud.query('delete from cleaning_runs')
  expect((await clean()).code).toBe(610704)
})

test('a locked robot takes no upgrade, alone or in a roll-out', async () => {
  const [machine] = await cloud.query(`select machine_version_id as id, models from machine_versions
    where state = 'released' order by machine_version_id desc limit 1`)
  const models = (machine?.models ?? []) as string[]
  const old = await readyRobot(`model = '${models[0]}'`)
  await cloud.query('update upgrades set end_time = now() where end_time is null')
  await cloud.query(`update robots set software_version = 'V0.1.0' where robot_id = ${old.robotId}`)
  const preview = async () =>
    (
      await send(cloud.url, calls.rollOutPreview, {
        ...as('operator'),
        body: { machineVersionId: Number(machine?.id), filter: { models, fromVersion: 'V0.1.0' } }
      })
    ).data
  expect(await preview()).toMatchObject({ matching: 1, locked: 0, waves: [1] })
  await lock(old.robotId)
  expect(await preview()).toMatchObject({ matching: 1, locked: 1, offline: 0 })
  const upgrade = await send(cloud.url, calls.upgradeRobot, {
    ...as('operator'),
    body: { serial: old.serial, machineVersionId: Number(machine?.id) }
  })
  expect(upgrade.code).toBe(610704)
  const rollOut = await send(cloud.url, calls.startRollOut, {
    ...as('operator'),
    body: {
      machineVersionId: Number(machine?.id),
      filter: { models, fromVersion: 'V0.1.0' },
      nightFrom: 0,
      nightTo: 0,
      failureShareMax: 5
    }
  })
  expect(rollOut.code).toBe(610704)
})

test('a robot locks itself and lifts its own lock, late reports change nothing, and a lock of people stays', async () => {
  const { robotId, serial } = await ownRobot()
  await lock(robotId)
  const before = cloud.clock.now()
  await cloud.clock.advance(1_000)
  await reportLock(serial, true)
  await reportLock(serial, true)
  expect((await list()).list.map(({ reason, lockedBy }) => [reason, lockedBy])).toEqual([
    ['emergencyStop', null],
    ['service', 'Olivia Hart']
  ])
  await cloud.clock.advance(1_000)
  await reportLock(serial, false)
  await reportLock(serial, true, before)
  expect((await list()).list.map(({ reason }) => reason)).toEqual(['service'])
})

test('the maker alone locks and unlocks for a contract that is not paid', async () => {
  const { robotId } = await ownRobot()
  expect((await lock(robotId, 'unpaid', 'tenant')).code).toBe(610403)
  const { lockId } = (await lock(robotId, 'unpaid')).data
  expect((await unlock(lockId, 'tenant')).code).toBe(610403)
  expect((await list({}, 'tenant')).list.map(({ reason }) => reason)).toEqual(['unpaid'])
})

test('who sees locks may not lock or unlock, and a note is needed', async () => {
  const { robotId } = await ownRobot()
  const { lockId } = (await lock(robotId)).data
  expect((await lock(robotId, 'theft', 'customer')).code).toBe(610403)
  expect((await unlock(lockId, 'customer')).code).toBe(610403)
  const blank = await send(cloud.url, calls.unlockRobot, { ...as('operator'), body: { lockId, note: ' ' } })
  expect(blank.code).toBe(610604)
})

test('a robot that is not activated, not there or of others, and a text that is no serial number', async () => {
  const { robotId, serial } = await ownRobot()
  await cloud.query(`update robots set state = 'inactive' where robot_id = ${robotId}`)
  expect((await lock(robotId)).code).toBe(611004)
  expect((await ask('T10-never-there')).code).toBe(610701)
  expect((await ask('not a serial!')).code).toBe(610700)
  const other = await readyRobot(`tenant_id <> ${tenantId}`)
  expect((await ask(other.serial, 'tenant')).code).toBe(610701)
  expect((await lock(other.robotId, 'service', 'tenant')).code).toBe(610701)
  const { lockId } = (await lock(other.robotId)).data
  expect((await unlock(lockId, 'tenant')).code).toBe(610603)
  expect((await ask(serial, 'tenant')).code).toBe(610000)
})

for (const [text, is] of [
  ['T102611028', true],
  ['T10S-7.a_b', true],
  ['-T10', false],
  ['T10 7', false],
  ['', false],
  ['机器人', false]
] as const)
  test(`“${text}” is ${is ? 'a' : 'no'} serial number`, () => expect(v.is(serial, text)).toBe(is))
