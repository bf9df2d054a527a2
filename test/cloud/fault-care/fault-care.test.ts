import { expect, test } from '@playwright/test'
import type { CallInput } from '#contract/call.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* Who looks after a fault: by whom and when it was acknowledged, given to somebody, noted and closed. */

let cloud: TestCloud
let tokens: Record<string, string>
let robot: { robotId: number; serial: string; tenantId: number }
let foreignRobot: number
const userIds: Record<string, number> = {}
const as = (name: string) => ({ token: tokens[name] ?? '' })

test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'tenant', 'robot', 'customer'])
  await givePermissions(cloud, 'tenant', ['robot:errorEvents', 'robot:errorEvents:care'])
  for (const name of ['operator', 'tenant', 'customer']) {
    const [user] = await cloud.query(`select user_id from users where email = '${name}@demo.example'`)
    userIds[name] = Number(user?.user_id)
  }
  const [own] = await cloud.query(`select robot_id, serial, tenant_id from robots where tenant_id =
    (select tenant_id from users where email = 'tenant@demo.example') order by robot_id limit 1`)
  robot = { robotId: Number(own?.robot_id), serial: String(own?.serial), tenantId: Number(own?.tenant_id) }
  const [foreign] = await cloud.query(`select robot_id from robots where tenant_id <> ${robot.tenantId}
    and tenant_id not in (select tenant_id from tenants where parent_id = ${robot.tenantId}) limit 1`)
  foreignRobot = Number(foreign?.robot_id)
})
test.beforeEach(() => cloud.query('delete from robot_faults'))
test.afterAll(() => cloud.close())

const fault = async (code = 'E-101', robotId = robot.robotId, start = '2026-02-01T01:00:00Z'): Promise<number> => {
  const [added] = await cloud.query(`insert into robot_faults (robot_id, fault_code, start_time)
    values (${robotId}, '${code}', '${start}') returning fault_id`)
  return Number(added?.fault_id)
}
const acknowledge = (faultIds: number[], name = 'tenant') =>
  send(cloud.url, calls.acknowledgeFaults, { ...as(name), body: { faultIds } })
const assign = (faultId: number, seenKeeperId: number | null, keeperId: number | null, name = 'tenant') =>
  send(cloud.url, calls.assignFault, { ...as(name), body: { faultId, seenKeeperId, keeperId } })
const note = (faultId: number, text = 'A wheel is loose.', name = 'tenant') =>
  send(cloud.url, calls.noteFault, { ...as(name), body: { faultId, note: text } })
const close = (faultId: number, name = 'tenant') =>
  send(cloud.url, calls.closeFault, { ...as(name), body: { faultId, note: 'The wheel is tight.' } })
const story = async (faultId: number, name = 'tenant') =>
  (await send(cloud.url, calls.faultStory, { ...as(name), query: { faultId } })).data
const list = async (query: CallInput<typeof calls.faultRecords>['query'], name = 'tenant') =>
  (await send(cloud.url, calls.faultRecords, { ...as(name), query })).data.list
const counts = async (name = 'tenant') => (await send(cloud.url, calls.faultCareCounts, as(name))).data
const wall = async () => (await send(cloud.url, calls.operationOverview, as('operator'))).data.faults

test('a fault is acknowledged, given to somebody, noted and closed, and tells by whom and when', async () => {
  const faultId = await fault()
  expect(await counts()).toEqual({ nobody: 1, mine: 0 })
  expect(await wall()).toMatchObject({ total: 1, unattended: 1, longest: [{ faultId, unattended: true }] })
  expect((await list({ care: 'nobody' })).map(it => it.faultId)).toEqual([faultId])

  const acknowledgedAt = cloud.clock.now()
  expect((await acknowledge([faultId])).data).toEqual([{ code: null, by: null, time: null }])
  expect(await counts()).toEqual({ nobody: 0, mine: 1 })
  expect(await wall()).toMatchObject({ total: 1, unattended: 0, longest: [{ faultId, unattended: false }] })
  expect((await list({ care: 'mine' })).map(it => it.faultId)).toEqual([faultId])

  await cloud.clock.advance(1_000)
  expect((await note(faultId)).code).toBe(610000)
  expect((await assign(faultId, userIds.tenant ?? 0, userIds.operator ?? 0, 'operator')).code).toBe(610000)
  await cloud.clock.advance(1_000)
  expect((await close(faultId)).code).toBe(610000)
  const told = await story(faultId)
  expect(told).toMatchObject({
    own: true,
    endTime: null,
    unattended: false,
    keeperId: userIds.operator,
    // The maker's person is of another organisation.
    keeper: null,
    acknowledgeTime: acknowledgedAt,
    closeTime: cloud.clock.now()
  })
  expect(told.acknowledgedBy).not.toBeNull()
  expect(told.closedBy).toBe(told.acknowledgedBy)
  expect(told.acts.map(({ act, note }) => [act, note])).toEqual([
    ['acknowledged', ''],
    ['noted', 'A wheel is loose.'],
    ['assigned', ''],
    ['closed', 'The wheel is tight.']
  ])
  expect((await story(faultId, 'operator')).keeper).toBe('Olivia Hart')
  expect(await counts()).toEqual({ nobody: 0, mine: 0 })
})

test('of people who acknowledge, give away or close a fault, the second one hears who was first, and when', async () => {
  const faultId = await fault()
  const first = cloud.clock.now()
  await acknowledge([faultId], 'operator')
  await cloud.clock.advance(1_000)
  expect((await acknowledge([faultId], 'operator')).data).toEqual([{ code: 610606, by: 'Olivia Hart', time: first }])
  // People are named to those of their organisation alone.
  expect((await acknowledge([faultId])).data).toEqual([{ code: 610606, by: null, time: first }])
  expect((await assign(faultId, null, userIds.tenant ?? 0)).code).toBe(610606)
  const second = cloud.clock.now()
  await close(faultId, 'operator')
  await cloud.clock.advance(1_000)
  expect(await close(faultId, 'operator')).toMatchObject({
    code: 610606,
    data: [{ field: 'version', changedBy: 'Olivia Hart', changedAt: second }]
  })
  expect((await assign(faultId, userIds.operator ?? 0, null, 'operator')).code).toBe(610606)
})

test('of ten people who acknowledge five faults at once, one is the first for each', async () => {
  const faultIds = await Promise.all(['E-1', 'E-2', 'E-3', 'E-4', 'E-5'].map(code => fault(code)))
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      acknowledge(index % 2 === 0 ? faultIds : faultIds.toReversed(), index % 3 === 0 ? 'operator' : 'tenant')
    )
  )
  const taken = answers.flatMap(({ data }, index) =>
    (index % 2 === 0 ? faultIds : faultIds.toReversed()).filter((_, place) => data[place]?.code === null)
  )
  expect(taken.toSorted((one, next) => one - next)).toEqual(faultIds.toSorted((a, b) => a - b))
})

test('a fault that the robot reports again after somebody closed it is a new one, which nobody looks after', async () => {
  const faultId = await fault('E-101', robot.robotId, '2026-03-12T01:00:00Z')
  await acknowledge([faultId])
  await close(faultId)
  const closed = cloud.clock.now()
  const report = (time: number) =>
    send(cloud.url, calls.reportRobotEvents, {
      ...as('robot'),
      body: {
        events: [
          { type: 'fault', eventId: crypto.randomUUID(), serial: robot.serial, time, faultCode: 'E-101', active: true }
        ]
      }
    })
  // A late report from before the closing is about the same fault.
  expect((await report(closed - 60_000)).code).toBe(610000)
  expect(await list({ robotId: robot.robotId })).toHaveLength(1)
  await cloud.clock.advance(60_000)
  expect((await report(cloud.clock.now())).code).toBe(610000)
  const found = await list({ robotId: robot.robotId })
  expect(found.map(({ endTime, unattended }) => [endTime, unattended])).toEqual([
    [null, true],
    [closed, false]
  ])
})

test('a fault whose keeper can not sign in any more is one that nobody looks after', async () => {
  const faultId = await fault()
  await acknowledge([faultId])
  await cloud.query(`update users set status = 'disabled' where user_id = ${userIds.tenant}`)
  expect((await story(faultId, 'operator')).unattended).toBe(true)
  await cloud.query(`update users set status = 'active' where user_id = ${userIds.tenant}`)
})

test('a person who is given a fault gets a message, and must see faults of that organisation', async () => {
  const faultId = await fault()
  const countMessages = async () =>
    Number(
      (
        await cloud.query(`select count(*) as count from messages where user_id = ${userIds.tenant}
        and url = '/sub-app/robot/error-events?care=mine'`)
      )[0]?.count
    )
  expect((await assign(faultId, null, userIds.tenant ?? 0, 'operator')).code).toBe(610000)
  expect(await countMessages()).toBe(1)
  expect((await assign(faultId, userIds.tenant ?? 0, null)).code).toBe(610000)
  expect((await assign(faultId, null, userIds.tenant ?? 0)).code).toBe(610000)
  expect(await countMessages()).toBe(1)
  expect((await assign(faultId, userIds.tenant ?? 0, userIds.customer ?? 0)).code).toBe(610604)
  expect((await assign(faultId, userIds.tenant ?? 0, 2_000_000)).code).toBe(610604)
  const keepers = (await send(cloud.url, calls.faultKeepers, { ...as('tenant'), query: { faultId } })).data
  expect(keepers.map(({ userId }) => userId)).toContain(userIds.tenant)
  expect(keepers.map(({ userId }) => userId)).not.toContain(userIds.customer)
})

test('a fault of another organisation is like one that is not there', async () => {
  const faultId = await fault('E-101', foreignRobot)
  const own = await fault()
  for (const id of [faultId, 2_000_000]) {
    expect((await acknowledge([id])).code).toBe(610603)
    expect((await acknowledge([id, own])).data.map(({ code }) => code)).toContain(610603)
    expect((await assign(id, null, userIds.tenant ?? 0)).code).toBe(610603)
    expect((await note(id)).code).toBe(610603)
    expect((await close(id)).code).toBe(610603)
    for (const call of [calls.faultStory, calls.faultKeepers])
      expect((await send(cloud.url, call, { ...as('tenant'), query: { faultId: id } })).code).toBe(610603)
  }
  expect(await cloud.query(`select * from fault_care where fault_id <> ${own}`)).toEqual([])
})

test('a distributor reads who looks after the faults of a customer, and can not act', async () => {
  const faultId = await fault()
  const [parent] = await cloud.query(`select parent_id from tenants where tenant_id = ${robot.tenantId}`)
  const [above] = await cloud.query(`select tenant_id from tenants where tenant_id <> ${robot.tenantId} limit 1`)
  await cloud.query(`update tenants set parent_id = ${above?.tenant_id} where tenant_id = ${robot.tenantId}`)
  await cloud.query(`update users set tenant_id = ${above?.tenant_id} where user_id = ${userIds.tenant}`)
  expect(await story(faultId)).toMatchObject({ own: false, unattended: true })
  expect((await list({ care: 'nobody' })).map(it => it.faultId)).toEqual([faultId])
  expect((await close(faultId)).code).toBe(610603)
  await cloud.query(`update users set tenant_id = ${robot.tenantId} where user_id = ${userIds.tenant}`)
  await cloud.query(`update tenants set parent_id = ${parent?.parent_id ?? 'null'} where tenant_id = ${robot.tenantId}`)
})

test('a story ends at a hundred acts, and the fault can be closed still', async () => {
  const faultId = await fault()
  await note(faultId)
  await cloud.query(`update fault_care set act_count = 100 where fault_id = ${faultId}`)
  expect((await note(faultId)).code).toBe(610520)
  expect((await close(faultId)).code).toBe(610000)
})

test('what people did with a fault goes with the fault', async () => {
  await close(await fault())
  await cloud.query('delete from robot_faults')
  expect(await cloud.query('select * from fault_acts')).toEqual([])
})
