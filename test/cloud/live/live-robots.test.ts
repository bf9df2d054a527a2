import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import type { RobotEvent } from '#contract/calls/robot-reports/report.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signInAll } from '../support/client.ts'
import { openedChannel } from '../support/live.ts'

/* The news that live channels hear of robots. */

const changed = { action: 'dashboard_changed' }

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

test('tells of a task that ended whoever may see its robot, and nobody else', async () => {
  const [customer, operator, tenant] = await channelsOf(['customer', 'operator', 'tenant'])
  const startTime = cloud.clock.now() - 60_000
  await report({ type: 'task', serial: await customersRobot(), startTime, status: 'ended', mileage: 40 })
  expect(await customer?.arrived(2)).toEqual([{}, changed])
  expect(await operator?.arrived(2)).toEqual([{}, changed])
  await tenant?.settled()
  expect(tenant?.frames).toEqual([{}])
})

test('tells nobody of a battery, of a mileage, or of an event that came before', async () => {
  const serial = await customersRobot()
  const startTime = cloud.clock.now() - 60_000
  const [customer] = await channelsOf(['customer'])
  await report({ type: 'state', serial, online: true, state: 'idle', battery: 50 })
  await report({ type: 'mileage', serial, startTime, mileage: 30 })
  await customer?.settled()
  expect(customer?.frames).toEqual([{}])
  const ended = { eventId: randomUUID(), type: 'task', serial, startTime, status: 'ended', mileage: 40 }
  await report(ended)
  expect(await customer?.arrived(2)).toEqual([{}, changed])
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

test('tells of a thousand changes at the same moment twice: at once, and when they are over', async () => {
  const [customer] = await channelsOf(['operator'])
  for (let count = 0; count < 1_000; count += 1) cloud.announce.robotsChanged([1 + (count % 3)])
  expect(await customer?.arrived(3)).toEqual([{}, changed, changed])
  await customer?.settled()
  expect(customer?.frames).toHaveLength(3)
})
