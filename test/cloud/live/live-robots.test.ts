import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import type { RobotEvent } from '#contract/calls/robot-reports/report.ts'
import { calls } from '#contract/index.ts'
import type { LiveAction } from '#contract/page/live.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signInAll } from '../support/client.ts'
import { type LiveClient, openedChannel } from '../support/live.ts'

/* The news that live channels hear of robots. */

let cloud: TestCloud
let tokens: Record<string, string> = {}
test.beforeEach(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['robot', 'operator', 'customer', 'tenant'])
})
test.afterEach(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
const channelsOf = (names: string[]) => Promise.all(names.map(name => openedChannel(cloud.url, tokens[name] ?? '')))
const customersRobot = async () =>
  (await send(cloud.url, calls.robotList, { ...as('customer'), query: { size: 1 } })).data.list[0]?.serial ?? ''
const report = (event: Record<string, unknown>) => {
  const events = [{ eventId: randomUUID(), time: cloud.clock.now(), ...event }] as unknown as RobotEvent[]
  return send(cloud.url, calls.reportRobotEvents, { ...as('robot'), body: { events } })
}

/** Waits until a channel has heard all of this since it was opened, in any order. Nothing else may have come. */
const expectHeard = async (channel: LiveClient | undefined, actions: readonly LiveAction[]) => {
  const frames = await channel?.arrived(1 + actions.length)
  await channel?.settled()
  const heard = (frames ?? []).slice(1).map(frame => (frame as { action: LiveAction }).action)
  expect(heard.toSorted()).toEqual(actions.toSorted())
}

for (const [title, event, actions] of [
  [
    'a task that ended',
    { type: 'task', startTime: -60_000, status: 'ended', mileage: 40 },
    ['robots_changed', 'tasks_changed', 'dashboard_changed']
  ],
  [
    'a fault that arose',
    { type: 'fault', faultCode: 'E100', active: true },
    ['robots_changed', 'faults_changed', 'dashboard_changed']
  ],
  [
    'a lock of the robot itself',
    { type: 'lock', reason: 'emergencyStop', active: true },
    ['robots_changed', 'locks_changed', 'dashboard_changed']
  ],
  ['a robot that is online', { type: 'state', online: true, state: 'idle', battery: 51 }, ['robots_changed']]
] as const)
  test(`tells of ${title} whoever may see the robot, and nobody else`, async () => {
    const serial = await customersRobot()
    await cloud.query(`update robots set online = false, battery = 3 where serial = '${serial}'`)
    const [customer, operator, tenant] = await channelsOf(['customer', 'operator', 'tenant'])
    const time = cloud.clock.now()
    const start = 'startTime' in event ? { startTime: time + event.startTime } : {}
    expect((await report({ ...event, ...start, serial })).data.accepted).toBe(1)
    await expectHeard(customer, event.type === 'fault' ? [...actions, 'cloud_message'] : actions)
    await expectHeard(operator, actions)
    await tenant?.settled()
    expect(tenant?.frames).toEqual([{}])
  })

test('tells nobody of a state that repeats the last, of a mileage, or of an event that came before', async () => {
  const serial = await customersRobot()
  const startTime = cloud.clock.now() - 60_000
  await cloud.query(`update robots set online = true, state = 'idle', battery = 50 where serial = '${serial}'`)
  const state = { type: 'state', serial, online: true, state: 'idle', battery: 50 }
  const [customer] = await channelsOf(['customer'])
  await report(state)
  await report({ type: 'mileage', serial, startTime, mileage: 30 })
  await customer?.settled()
  expect(customer?.frames).toEqual([{}])
  const ended = { eventId: randomUUID(), type: 'task', serial, startTime, status: 'ended', mileage: 40 }
  await report(ended)
  await expectHeard(customer, ['tasks_changed', 'dashboard_changed', 'robots_changed'])
  await report(ended)
  await customer?.settled()
  expect(customer?.frames).toHaveLength(4)
})

test('tells of a robot that drove on, and not of a place that is older than what is known', async () => {
  const [row] = await cloud.query(`select serial from scene_robots join robots using (robot_id)
    where tenant_id = (select tenant_id from users where email = 'customer@demo.example') limit 1`)
  const place = { type: 'place', serial: row?.serial, floorId: 1, x: 10, y: 20, direction: 0 }
  await report(place)
  const [customer] = await channelsOf(['customer'])
  await report({ ...place, time: cloud.clock.now() - 1 })
  await customer?.settled()
  expect(customer?.frames).toEqual([{}])
  await cloud.clock.advance(1)
  await report({ ...place, x: 11 })
  // Dashboards have nothing to do with that, and don't ask again.
  expect(await customer?.arrived(2)).toEqual([{}, { action: 'robots_moved' }])
})

test('tells of what people do with robots, stores and files', async () => {
  const [customer, operator, tenant] = await channelsOf(['customer', 'operator', 'tenant'])
  const heardBy = (channel: LiveClient | undefined) =>
    new Set((channel?.frames ?? []).slice(1).map(frame => (frame as { action: LiveAction }).action))
  const heard = () => heardBy(customer)
  const [robot] = (await send(cloud.url, calls.robotList, { ...as('customer'), query: { bound: true, size: 1 } })).data
    .list
  const { robotId = 0, storeId, serial = '' } = robot ?? {}
  const ok = { code: 610000 }
  const unbound = await send(cloud.url, calls.unbindRobots, {
    ...as('operator'),
    body: { storeId: storeId ?? 0, robotIds: [robotId] }
  })
  expect(unbound).toMatchObject(ok)
  await expect.poll(heard).toEqual(new Set(['robots_changed']))
  const lock = { robotId, reason: 'service', note: 'Oil' } as const
  expect(await send(cloud.url, calls.lockRobot, { ...as('operator'), body: lock })).toMatchObject(ok)
  await expect.poll(heard).toContain('locks_changed')
  await cloud.query(`update robots set online = true, state = 'idle' where serial = '${serial}'`)
  const checks = { robotId, checks: ['disk' as const] }
  expect(await send(cloud.url, calls.startDiagnosis, { ...as('operator'), body: checks })).toMatchObject(ok)
  await expect.poll(heard).toContain('requests_changed')
  const now = cloud.clock.now()
  const log = { robotId, log: 'system' as const, from: now - 60_000, to: now }
  expect(await send(cloud.url, calls.askForRemoteLog, { ...as('operator'), body: log })).toMatchObject(ok)
  await expect.poll(heard).toContain('logs_changed')
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
  const days = { dataset: 'tasks', format: 'csv', from: dayOf(now - 3 * 86_400_000), to: dayOf(now) } as const
  expect(await send(cloud.url, calls.startExport, { ...as('operator'), body: days })).toMatchObject(ok)
  await expect.poll(() => heardBy(operator)).toContain('exports_changed')
  // A file is its owner's alone.
  await customer?.settled()
  expect(heard()).not.toContain('exports_changed')
  await tenant?.settled()
  expect(tenant?.frames).toEqual([{}])
})

test('tells of a thousand changes at the same moment twice: at once, and when they are over', async () => {
  const [customer] = await channelsOf(['operator'])
  for (let count = 0; count < 1_000; count += 1) cloud.announce.ofRobots([1 + (count % 3)], 'tasks_changed')
  const twice: LiveAction[] = ['tasks_changed', 'dashboard_changed', 'tasks_changed', 'dashboard_changed']
  await expectHeard(customer, twice)
})

test('tells a distributor of a customer’s robots, tasks and faults, and nothing else of the customer', async () => {
  const customerId = `(select tenant_id from users where email = 'customer@demo.example')`
  await cloud.query(`update tenants set parent_id = (select tenant_id from users where email = 'distributor@demo.example')
    where tenant_id = ${customerId}`)
  tokens = { ...tokens, ...(await signInAll(cloud, ['distributor'])) }
  const serial = await customersRobot()
  const [distributor] = await channelsOf(['distributor'])
  const startTime = cloud.clock.now() - 60_000
  await report({ type: 'task', serial, startTime, status: 'ended', mileage: 40 })
  await expectHeard(distributor, ['robots_changed', 'tasks_changed', 'dashboard_changed'])
  const [again] = await channelsOf(['distributor'])
  await report({ type: 'lock', serial, reason: 'emergencyStop', active: true })
  await expectHeard(again, ['robots_changed', 'dashboard_changed'])
})
