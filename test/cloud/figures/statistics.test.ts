import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import type { RobotEvent } from '#contract/calls/robot-reports/report.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signIn } from '../support/client.ts'

/* Statistics of cleaning and of faults, as people ask for them. The clock stands at noon of 12 March in Beijing. */

const minute = 60_000

let cloud: TestCloud
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 20 })
})
test.afterAll(() => cloud.close())

const row = async (statement: string) => (await cloud.query(statement))[0] ?? {}
const numbersOf = (found: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(found).map(([name, value]) => [name, Number(value)]))

const cleaned = (
  where: string
) => `select count(*) as tasks, sum(area) as area, sum(water) as water, sum(energy) as energy,
  sum(coalesce(round(extract(epoch from end_time - start_time)), 0)) as seconds
  from tasks join robots using (robot_id) where area > 0 and ${where}`
const onDays = (from: string, to: string) =>
  `start_time >= '${from}T00:00:00+08:00' and start_time < '${to}T00:00:00+08:00'::timestamptz + interval '1 day'`

const period = { from: '2026-03-01', to: '2026-03-07' }

test('adds up what was cleaned on days in Beijing, by day, by store and by robot', async () => {
  const token = await signIn(cloud, 'operator')
  const { data } = await send(cloud.url, calls.cleaningStatistics, { token, query: period })
  expect(data.total).toEqual(numbersOf(await row(cleaned(onDays(period.from, period.to)))))
  expect(data.total.area).toBeGreaterThan(0)
  expect(data.days.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7].map(day => `2026-03-0${day}`))
  const { day: _day, ...third } = data.days[2] ?? { day: '' }
  expect(third).toEqual(numbersOf(await row(cleaned(onDays('2026-03-03', '2026-03-03')))))

  const query = { ...period, sort: '-area', size: 100 } as const
  const byStore = (await send(cloud.url, calls.cleaningByStore, { token, query })).data
  expect(byStore.list).toHaveLength(byStore.total)
  expect(byStore.list.reduce((sum, { area }) => sum + area, 0)).toBe(data.total.area)
  expect(byStore.list.map(({ area }) => area)).toEqual(byStore.list.map(({ area }) => area).toSorted((a, b) => b - a))

  const storeId = byStore.list[0]?.storeId ?? 0
  const byRobot = (await send(cloud.url, calls.cleaningByRobot, { token, query: { ...query, storeId } })).data
  expect(byRobot.list.reduce((sum, { water }) => sum + water, 0)).toBe(byStore.list[0]?.water)
  const ofStore = (await send(cloud.url, calls.cleaningStatistics, { token, query: { ...period, storeId } })).data
  expect(ofStore.total.area).toBe(byStore.list[0]?.area)

  const second = { ...query, size: 1, pageNo: 2 }
  for (const [call, all] of [
    [calls.cleaningByStore, byStore],
    [calls.cleaningByRobot, (await send(cloud.url, calls.cleaningByRobot, { token, query })).data]
  ] as const)
    expect((await send(cloud.url, call, { token, query: second })).data).toEqual({
      list: [all.list[1]],
      total: all.total
    })
})

test('adds up the faults of days in Beijing, by code, model and version, and by weekday and hour', async () => {
  const token = await signIn(cloud, 'operator')
  const { data } = await send(cloud.url, calls.faultStatistics, {
    token,
    query: { from: '2026-02-20', to: '2026-03-12' }
  })
  const total = await row(`select count(*) as count, count(end_time) as recovered,
    sum(round(extract(epoch from end_time - start_time))) as seconds from robot_faults
    where ${onDays('2026-02-20', '2026-03-12')}`)
  expect(data.total).toEqual(numbersOf(total))
  expect(data.total.count).toBeGreaterThan(5)
  for (const facet of ['code', 'model', 'version'] as const) {
    const counts = data[facet].map(({ count }) => count)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    const all = counts.reduce((sum, count) => sum + count, 0)
    // Twenty of the most frequent ones are listed; there are more versions.
    if (counts.length < 20) expect(all).toBe(data.total.count)
    else expect(all).toBeLessThan(data.total.count)
  }
  expect(data.hours.reduce((sum, { count }) => sum + count, 0)).toBe(data.total.count)
  const [first] = data.hours
  expect(
    numbersOf(
      await row(`select count(*) as count from robot_faults where ${onDays('2026-02-20', '2026-03-12')}
        and extract(isodow from start_time at time zone 'Asia/Shanghai') = ${first?.weekday}
        and extract(hour from start_time at time zone 'Asia/Shanghai') = ${first?.hour}`)
    )
  ).toEqual({ count: first?.count })
})

test('takes what a robot reports: the largest amounts of a task, and a fault with the version of its time', async () => {
  const token = await signIn(cloud, 'operator')
  const robot = await row(`select serial, store_id, robot_id from robots where store_id is not null limit 1`)
  const [serial, storeId] = [String(robot.serial), Number(robot.store_id)]
  const day = '2026-03-12'
  const query = { from: day, to: day, storeId }
  const before = (await send(cloud.url, calls.cleaningStatistics, { token, query })).data.total
  const startTime = cloud.clock.now() - 60 * minute
  const every = { serial, startTime, type: 'task' } as const
  const gateway = await signIn(cloud, 'robot')
  const report = (...events: RobotEvent[]) =>
    send(cloud.url, calls.reportRobotEvents, { token: gateway, body: { events } })
  const events: RobotEvent[] = [
    {
      ...every,
      eventId: randomUUID(),
      time: startTime + 30 * minute,
      status: 'ended',
      mileage: 400,
      cleaned: { area: 200, water: 8_000, energy: 250 }
    },
    {
      ...every,
      eventId: randomUUID(),
      type: 'mileage',
      time: startTime + 20 * minute,
      mileage: 300,
      cleaned: { area: 150, water: 6_000, energy: 180 }
    }
  ]
  expect((await report(...events)).code).toBe(610_000)
  // The same report once more counts nothing twice.
  expect((await report(...events)).data.accepted).toBe(0)
  const after = (await send(cloud.url, calls.cleaningStatistics, { token, query })).data.total
  expect(after).toEqual({
    tasks: before.tasks + 1,
    seconds: before.seconds + 30 * 60,
    area: before.area + 200,
    water: before.water + 8_000,
    energy: before.energy + 250
  })

  const fault = { serial, type: 'fault', faultCode: 'E-999' } as const
  const at = (minutes: number) => ({ eventId: randomUUID(), time: startTime + minutes * minute })
  const came = { ...fault, ...at(1), active: true }
  const went = { ...fault, ...at(13), active: false }
  await cloud.query(`update robots set software_version = 'V8' where serial = '${serial}'`)
  await report(came)
  await cloud.query(`update robots set software_version = 'V9' where serial = '${serial}'`)
  await report(went)
  const { data } = await send(cloud.url, calls.faultStatistics, { token, query })
  expect(data.code.find(({ value }) => value === 'E-999')).toEqual({
    value: 'E-999',
    count: 1,
    recovered: 1,
    seconds: 12 * 60
  })
  expect(data.version.find(({ value }) => value === 'V8')).toMatchObject({ count: 1 })
  expect(data.version.find(({ value }) => value === 'V9')).toBeUndefined()
})

test('shows a distributor the robots of its own and of its customers, and refuses a foreign store, a wrong period and who may not', async () => {
  // One customer leaves it.
  await cloud.query(`update tenants set parent_id = null
    where tenant_id = (select tenant_id from users where email = 'customer@demo.example')`)
  const distributor = await signIn(cloud, 'distributor')
  const theirs = `tenant_id in (select tenant_id from tenants where 'distributor@demo.example' in
  (select email from users where users.tenant_id in (tenants.tenant_id, tenants.parent_id)))`
  const own = (await send(cloud.url, calls.cleaningStatistics, { token: distributor, query: period })).data
  expect(own.total).toEqual(numbersOf(await row(cleaned(`${onDays(period.from, period.to)} and ${theirs}`))))
  const foreign = Number((await row(`select store_id from stores where not ${theirs} limit 1`)).store_id)
  for (const call of [calls.cleaningStatistics, calls.cleaningByRobot, calls.faultStatistics])
    expect(await send(cloud.url, call, { token: distributor, query: { storeId: foreign } })).toMatchObject({
      code: 610_702
    })
  const stores = (await send(cloud.url, calls.cleaningByStore, { token: distributor, query: { size: 100 } })).data.list
  for (const { storeId } of stores)
    expect(await row(`select ${theirs} as own from stores where store_id = ${storeId}`)).toEqual({ own: true })

  const backwards = { from: '2026-03-07', to: '2026-03-01' }
  expect(await send(cloud.url, calls.faultStatistics, { token: distributor, query: backwards })).toMatchObject({
    code: 610_604
  })
  const customer = await signIn(cloud, 'customer')
  for (const call of [calls.cleaningStatistics, calls.cleaningByStore, calls.cleaningByRobot, calls.faultStatistics])
    expect(await send(cloud.url, call, { token: customer, query: {} })).toMatchObject({ code: 610_403 })
})
