import { expect, test } from '@playwright/test'
import type { CallInput } from '#contract/call.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { readAnswer, send, signInAll } from '../support/client.ts'

/* Periods, kinds and stores of the dashboard's figures. The clock stands at noon in Beijing, on 12 March 2026. */

let cloud: TestCloud
let tokens: Record<string, string> = {}
test.beforeAll(async () => {
  cloud = await startTestCloud()
  tokens = await signInAll(cloud, ['operator', 'customer', 'tenant', 'nobody'])
  await cloud.query(`update users set tenant_id = null where email = 'nobody@demo.example'`)
})
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
const sum = (rows: readonly { count: number }[]) => rows.reduce((total, { count }) => total + count, 0)
type Trend = CallInput<typeof calls.taskTrend>['query']
type Summary = CallInput<typeof calls.taskCountAndTrend>['body']
const trendOf = async (query: Trend, name = 'operator') =>
  (await send(cloud.url, calls.taskTrend, { ...as(name), query })).data
const mileageOf = async (query: Trend, name = 'operator') =>
  (await send(cloud.url, calls.mileageTrend, { ...as(name), query })).data
const summaryOf = async (body: Summary, name = 'operator') =>
  (await send(cloud.url, calls.taskCountAndTrend, { ...as(name), body })).data
const statesOf = async (query: CallInput<typeof calls.robotStates>['query'], name = 'operator') =>
  (await send(cloud.url, calls.robotStates, { ...as(name), query })).data
const daysOf = (rows: readonly { day: string }[]) => [...new Set(rows.map(({ day }) => day))]
const storesOf = async (name: string): Promise<number[]> => {
  const rows = await cloud.query(`
    select store_id from stores where tenant_id in (select tenant_id from users where email = '${name}@demo.example') order by 1`)
  return rows.map(row => Number(row.store_id))
}

const periods: [title: string, query: NonNullable<Trend>, first: string, last: string, count: number][] = [
  ['the last seven days where nothing is said', {}, '2026-03-06', '2026-03-12', 7],
  ['one day', { from: '2026-03-01', to: '2026-03-01' }, '2026-03-01', '2026-03-01', 1],
  ['up to today from a day on', { from: '2026-02-20' }, '2026-02-20', '2026-03-12', 21],
  ['seven days up to a day', { to: '2026-03-08' }, '2026-03-02', '2026-03-08', 7],
  ['a range over the end of a month', { from: '2026-02-27', to: '2026-03-02' }, '2026-02-27', '2026-03-02', 4]
]
for (const [title, query, first, last, count] of periods)
  test(`answers for ${title}, in every call`, async () => {
    const rows = await trendOf(query)
    const days = daysOf(rows)
    expect([days[0], days.at(-1), days.length]).toEqual([first, last, count])
    const { trend, total } = await summaryOf(query as Summary)
    expect(trend.map(({ day }) => day)).toEqual(days)
    expect(sum(trend)).toBe(total)
    expect(sum(rows)).toBe(total)
    expect(daysOf(await mileageOf(query))).toEqual(days)
  })

test('compares with as many days before as are asked for', async () => {
  const shown = await summaryOf({ from: '2026-03-02', to: '2026-03-11' })
  const before = await summaryOf({ from: '2026-02-20', to: '2026-03-01' })
  expect(before.trend).toHaveLength(10)
  expect(shown.previousTotal).toBe(before.total)
  expect(before.total).toBeGreaterThan(0)
})

for (const [title, body, from, until] of [
  ['the last seven days', { days: 7 }, '2026-02-26T16:00:00Z', '2026-03-05T04:00:00Z'],
  ['today', { from: '2026-03-12', to: '2026-03-12' }, '2026-03-10T16:00:00Z', '2026-03-11T04:00:00Z'],
  [
    'days that are still to come',
    { from: '2026-03-11', to: '2026-03-14' },
    '2026-03-06T16:00:00Z',
    '2026-03-08T04:00:00Z'
  ]
] as const)
  for (const name of ['operator', 'customer'])
    test(`compares ${title} with the days before until the same time of day, for the ${name}`, async () => {
      const [done] = await cloud.query(`
        select count(*)::int as count, sum(mileage)::int as metres from tasks join robots using (robot_id)
        where start_time >= '${from}' and start_time < '${until}' and ${
          name === 'operator'
            ? 'true'
            : `tenant_id = (select tenant_id from users where email = '${name}@demo.example')`
        }`)
      expect((await summaryOf(body, name)).previousTotal).toBe(done?.count)
      // The days before, as the page asks for them.
      const [first, last] = [from, until].map(time =>
        new Date(Date.parse(time) + 8 * 3_600_000).toISOString().slice(0, 10)
      )
      const query = { from: first, to: last, lastDay: 'untilNow' as const }
      expect(sum(await trendOf(query, name))).toBe(done?.count)
      const km = (await mileageOf(query, name)).reduce((all, row) => all + row.km, 0)
      expect(Math.round(km * 1_000)).toBe(done?.metres)
      expect(sum(await trendOf({ from: first, to: last }, name))).toBeGreaterThan(Number(done?.count))
    })

test('counts by kind and store what the robots of that kind and store did', async () => {
  const [storeId = 0] = await storesOf('customer')
  const period = { from: '2026-02-20', to: '2026-03-12' }
  const expected = await cloud.query(`
    select robot_kind as "robotKind", count(*)::int as count, sum(mileage)::int as metres from tasks join robots using (robot_id)
    where store_id = ${storeId} and start_time >= '2026-02-19T16:00:00Z' and start_time < '2026-03-12T16:00:00Z'
    group by 1 order by 1`)
  const rows = await trendOf({ ...period, storeId })
  const kilometres = await mileageOf({ ...period, storeId })
  for (const { robotKind, count, metres } of expected) {
    expect(sum(rows.filter(row => row.robotKind === robotKind))).toBe(count)
    const km = kilometres.filter(row => row.robotKind === robotKind).reduce((all, row) => all + row.km, 0)
    expect(Math.round(km * 1_000)).toBe(metres)
  }
  expect(sum(rows)).toBe(expected.reduce((all, { count }) => all + Number(count), 0))
  const [{ robotKind } = { robotKind: 'delivery' as const }] = rows
  const ofKind = rows.filter(row => row.robotKind === robotKind)
  expect(await trendOf({ ...period, storeId, robotKind })).toEqual(ofKind)
  expect(await summaryOf({ ...period, storeId, robotKind })).toMatchObject({
    total: sum(ofKind),
    distribution: [{ robotKind, count: sum(ofKind) }]
  })
})

type Robots = CallInput<typeof calls.robotList>['query']
const robotsOf = async (query: Robots, name = 'operator') =>
  (await send(cloud.url, calls.robotList, { ...as(name), query: { size: 100, ...query } })).data

const spans: [title: string, query: NonNullable<Robots>, condition: string][] = [
  ['one day', { tasksFrom: '2026-03-08', tasksTo: '2026-03-08' }, `between '2026-03-08' and '2026-03-08'`],
  ['some days', { tasksFrom: '2026-03-06', tasksTo: '2026-03-09' }, `between '2026-03-06' and '2026-03-09'`],
  ['each day up to one', { tasksTo: '2026-02-08' }, `<= '2026-02-08'`],
  ['each day from one on', { tasksFrom: '2026-03-12' }, `>= '2026-03-12'`]
]
for (const [title, query, condition] of spans)
  test(`lists the robots behind the tasks of ${title}, and no other robot`, async () => {
    const expected = await cloud.query(`
      select robot_id from robots where tenant_id = (select tenant_id from users where email = 'customer@demo.example')
        and robot_id in (select robot_id from tasks where (start_time + interval '8 hours')::date ${condition})
      order by 1`)
    const { list, total } = await robotsOf(query, 'customer')
    expect(list.map(({ robotId }) => robotId)).toEqual(expected.map(row => row.robot_id))
    expect(total).toBe(expected.length)
    expect(total).toBeGreaterThan(0)
  })

test('lists nobody for days without tasks, and none of another tenant’s robots', async () => {
  expect(await robotsOf({ tasksFrom: '2026-03-13' })).toEqual({ list: [], total: 0 })
  expect(await robotsOf({ tasksFrom: '2026-03-09', tasksTo: '2026-03-08' })).toEqual({ list: [], total: 0 })
  expect(await robotsOf({ tasksTo: '2026-03-12' }, 'nobody')).toEqual({ list: [], total: 0 })
})

test('lists as many robots with a fault as the dashboard counts, and the others without one', async () => {
  await cloud.query(`
    insert into robot_faults (robot_id, fault_code, start_time)
    select min(robot_id), 'E1', '2026-03-12T03:00:00Z' from robots where state = 'idle'`)
  const { withFault, total } = await statesOf({})
  const faulty = await robotsOf({ withFault: true })
  expect(faulty.total).toBe(withFault)
  expect(faulty.list.some(({ state }) => state !== 'fault')).toBe(true)
  expect(faulty.list.some(({ state }) => state === 'fault')).toBe(true)
  expect((await robotsOf({ withFault: false })).total).toBe(total - withFault)
})

test('adds the stores of a tenant up to the tenant, as far as its robots have one', async () => {
  const ofStores = await Promise.all((await storesOf('customer')).map(storeId => trendOf({ storeId }, 'customer')))
  const [unbound] = await cloud.query(`
    select count(*)::int as count from tasks join robots using (robot_id) join users using (tenant_id)
    where email = 'customer@demo.example' and store_id is null and start_time >= '2026-03-05T16:00:00Z'`)
  expect(sum(ofStores.flat()) + Number(unbound?.count)).toBe(sum(await trendOf({}, 'customer')))
})

test('tells a day without tasks from a day before the first one', async () => {
  // The history of the demo data begins 35 days ago.
  const { trend } = await summaryOf({ from: '2026-01-01', to: '2026-03-31' })
  expect(trend[0]?.day).toMatch(/^2026-02-0\d$/)
  expect(trend.at(-1)?.day).toBe('2026-03-12')
  const rows = await trendOf({ from: '2026-01-01', to: '2026-03-31' })
  expect(daysOf(rows)).toEqual(trend.map(({ day }) => day))
  const kinds = new Set(rows.map(({ robotKind }) => robotKind))
  expect(rows).toHaveLength(kinds.size * trend.length)
  await cloud.query(
    `delete from tasks where start_time >= '2026-03-09T16:00:00Z' and start_time < '2026-03-10T16:00:00Z'`
  )
  expect((await summaryOf({})).trend.filter(({ count }) => count === 0)).toEqual([{ day: '2026-03-10', count: 0 }])
  const gone = (await trendOf({})).filter(({ day }) => day === '2026-03-10')
  expect(gone.map(({ count }) => count)).toEqual(gone.map(() => 0))
  expect(gone.length).toBeGreaterThan(1)
})

test('has rows of a kind that was asked for and did nothing in the period', async () => {
  await cloud.query(`delete from tasks using robots where robots.robot_id = tasks.robot_id and robot_kind = 'cruise'`)
  const rows = await trendOf({ robotKind: 'cruise' })
  expect(rows.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 0])
  expect((await trendOf({})).filter(({ robotKind }) => robotKind === 'cruise')).toEqual([])
  expect(await summaryOf({ robotKind: 'cruise' })).toMatchObject({ total: 0, previousTotal: 0, distribution: [] })
})

test('knows nothing of days to come, and nothing for who sees no robots', async () => {
  expect(await trendOf({ from: '2026-03-13', to: '2026-03-20' })).toEqual([])
  expect(await summaryOf({ from: '2026-03-13', to: '2026-03-20' })).toMatchObject({ total: 0, trend: [] })
  expect(await trendOf({}, 'nobody')).toEqual([])
  expect(await summaryOf({}, 'nobody')).toEqual({ total: 0, previousTotal: 0, trend: [], distribution: [] })
})

test('takes a robot’s history along when it goes to another store', async () => {
  const stores = await storesOf('tenant')
  const { list } = (await send(cloud.url, calls.robotList, { ...as('tenant'), query: { bound: true, size: 1 } })).data
  const [robot] = list
  const into = stores.find(storeId => storeId !== robot?.storeId) ?? 0
  const from = robot?.storeId ?? 0
  const both = async () => [
    sum(await trendOf({ storeId: from }, 'tenant')),
    sum(await trendOf({ storeId: into }, 'tenant'))
  ]
  const [before = 0, there = 0] = await both()
  const [done] = await cloud.query(
    `select count(*)::int as count from tasks where robot_id = ${robot?.robotId} and start_time >= '2026-03-05T16:00:00Z'`
  )
  const moved = Number(done?.count)
  const all = sum(await trendOf({}, 'tenant'))
  await cloud.query(`update robots set store_id = ${into} where robot_id = ${robot?.robotId}`)
  expect(await both()).toEqual([before - moved, there + moved])
  expect(sum(await trendOf({}, 'tenant'))).toBe(all)
})

test('cuts the same days in Beijing for browsers in UTC-8, UTC+5:30 and UTC+14', async () => {
  const plain = await trendOf({ from: '2026-03-01' })
  for (const zone of ['-8', '5.5', '14']) {
    const headers = { 'X-Time-Zone': zone }
    const { data } = await send(cloud.url, calls.taskTrend, {
      ...as('operator'),
      query: { from: '2026-03-01' },
      headers
    })
    expect(data).toEqual(plain)
  }
})

test('counts robots, those online, not activated, with a fault and deployed', async () => {
  const [expected] = await cloud.query(`
    select count(*)::int as total, (count(*) filter (where online))::int as online,
      (count(*) filter (where state = 'inactive'))::int as "notActivated",
      (count(*) filter (where deploy_time is not null and store_id is not null))::int as deployed,
      (count(*) filter (where state = 'fault' or robot_id in (
        select robot_id from robot_faults where end_time is null)))::int as "withFault" from robots`)
  expect(await statesOf({})).toEqual(expected)
  const parts = await Promise.all(
    ['delivery', 'hotel', 'disinfection', 'medical', 'snack', 'guide', 'cruise', 'cleaning'].map(kind =>
      statesOf({ robotKind: kind as 'hotel' })
    )
  )
  expect(parts.reduce((all, { total }) => all + total, 0)).toBe(Number(expected?.total))
  expect(await statesOf({}, 'nobody')).toEqual({ total: 0, online: 0, notActivated: 0, withFault: 0, deployed: 0 })
})

test('pages through as many deployments as the robots’ states say, also of one kind and store', async () => {
  const [storeId] = await storesOf('customer')
  for (const query of [{}, { robotKind: 'delivery' as const }, { storeId }]) {
    const { deployed } = await statesOf(query, 'customer')
    const pages = await Promise.all(
      [1, 2].map(
        async pageNo =>
          (await send(cloud.url, calls.deploymentTimes, { ...as('customer'), query: { ...query, pageNo, size: 100 } }))
            .data
      )
    )
    expect(pages.flat()).toHaveLength(deployed)
  }
})

test('tells the sales of as many months as are asked for, up to the month that is', async () => {
  const salesOf = async (query: CallInput<typeof calls.monthlySales>['query']) =>
    (await send(cloud.url, calls.monthlySales, { ...as('operator'), query })).data
  const months = async (query: CallInput<typeof calls.monthlySales>['query']) => [
    ...new Set((await salesOf(query)).map(({ month }) => month))
  ]
  expect(await months({ to: '2026-01', months: 2 })).toEqual(['2025-12', '2026-01'])
  expect((await months({ months: 24 })).at(-1)).toBe('2026-03')
  expect(await salesOf({ to: '2010-01' })).toEqual([])
  expect((await salesOf({})).filter(({ month }) => month <= '2026-01' && month >= '2025-12')).toEqual(
    await salesOf({ to: '2026-01', months: 2 })
  )
})

const refused: [
  call: 'taskTrend' | 'mileageTrend' | 'monthlySales' | 'robotStates' | 'deploymentTimes',
  query: string,
  code: number,
  field: string | undefined
][] = [
  ['taskTrend', 'from=2026-02-30', 610604, 'from'],
  ['taskTrend', 'to=2026-13-01', 610604, 'to'],
  ['taskTrend', 'to=0000-01-01', 610604, 'to'],
  ['taskTrend', 'from=2026-3-1', 610604, 'from'],
  ['taskTrend', 'from=2026-03-02&to=2026-03-01', 610604, 'from'],
  ['taskTrend', 'from=2026-03-13', 610604, 'from'],
  ['taskTrend', 'from=2025-03-01&to=2026-03-02', 610604, 'from'],
  ['taskTrend', 'from=2999-12-31&to=2999-12-31&robotKind=Lawnmower', 610604, 'robotKind'],
  ['taskTrend', 'storeId=0', 610604, 'storeId'],
  ['taskTrend', 'storeId=2147483647', 610702, undefined],
  ['mileageTrend', 'from=2026-02-30', 610604, 'from'],
  ['mileageTrend', 'storeId=2147483647', 610702, undefined],
  ['robotStates', 'storeId=2147483647', 610702, undefined],
  ['robotStates', 'robotKind=', 610604, 'robotKind'],
  ['deploymentTimes', 'storeId=2147483647', 610702, undefined],
  ['monthlySales', 'to=2026-00', 610604, 'to'],
  ['monthlySales', 'to=2026-03-01', 610604, 'to'],
  ['monthlySales', 'months=25', 610604, 'months'],
  ['monthlySales', 'months=0', 610604, 'months']
]
for (const [name, query, code, field] of refused)
  test(`refuses ${name}?${query}`, async () => {
    const headers = { Authorization: `Bearer ${tokens.customer}` }
    const answer = await readAnswer(await fetch(`${cloud.url}${calls[name].path}?${query}`, { headers }))
    expect([answer.code, (answer.data as { field: string }[] | null)?.[0]?.field]).toEqual([code, field])
  })

test('takes the longest period, over a leap day, and one day more is too long', async () => {
  expect(
    (await send(cloud.url, calls.taskTrend, { ...as('operator'), query: { from: '2023-03-01', to: '2024-02-29' } }))
      .code
  ).toBe(610000)
  const answer = await send(cloud.url, calls.taskTrend, {
    ...as('operator'),
    query: { from: '2023-02-28', to: '2024-02-29' }
  })
  expect(answer).toMatchObject({ code: 610604, data: [{ field: 'from', reason: 'at most 366 days' }] })
})

const badBodies: [title: string, body: object, field: string][] = [
  ['days beside a range', { days: 7, from: '2026-03-01' }, 'days'],
  ['367 days in a body', { days: 367 }, 'days'],
  ['a day that no calendar has', { from: '2026-02-29' }, 'from'],
  ['a store in quotes', { storeId: '1' }, 'storeId']
]
for (const [title, body, field] of badBodies)
  test(`refuses a summary of ${title}`, async () => {
    const answer = await send(cloud.url, calls.taskCountAndTrend, { ...as('operator'), body: body as Summary })
    expect(answer).toMatchObject({ code: 610604, data: [{ field }] })
  })

test('answers another tenant’s store like one that does not exist', async () => {
  const [foreign = 0] = await storesOf('tenant')
  for (const storeId of [foreign, 2_000_000_000]) {
    expect((await send(cloud.url, calls.taskTrend, { ...as('customer'), query: { storeId } })).code).toBe(610702)
    expect((await send(cloud.url, calls.taskCountAndTrend, { ...as('customer'), body: { storeId } })).code).toBe(610702)
    expect((await send(cloud.url, calls.robotStates, { ...as('customer'), query: { storeId } })).code).toBe(610702)
    expect((await send(cloud.url, calls.deploymentTimes, { ...as('customer'), query: { storeId } })).code).toBe(610702)
  }
})
