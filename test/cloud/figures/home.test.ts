import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { languageCodes } from '#contract/languages.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { readAnswer, send, signIn, signInAll } from '../support/client.ts'

const hour = 3_600_000
const day = 24 * hour

let cloud: TestCloud
let tokens: Record<string, string> = {}
const tenantUsers = ['distributor', 'customer', 'tenant']
test.beforeAll(async () => {
  cloud = await startTestCloud()
  tokens = await signInAll(cloud, ['operator', 'nobody', ...tenantUsers])
  // Nobody stands above another one, so each tenant's figures are of its own robots.
  await cloud.query('update tenants set parent_id = null')
})
test.afterAll(() => cloud.close())

const tokenOf = (name: string) => ({ token: tokens[name] ?? '' })
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const tasksOf = async (name: string) => (await send(cloud.url, calls.taskTrend, tokenOf(name))).data
const mileageOf = async (name: string) => (await send(cloud.url, calls.mileageTrend, tokenOf(name))).data
const salesOf = async (name: string) => (await send(cloud.url, calls.monthlySales, tokenOf(name))).data
const noticesOf = async (name: string) => (await send(cloud.url, calls.playingNotices, tokenOf(name))).data
const deploymentsOf = async (name: string, query: { pageNo?: number; size?: number } = {}) =>
  (await send(cloud.url, calls.deploymentTimes, { ...tokenOf(name), query })).data
const allDeploymentsOf = async (name: string) =>
  (await Promise.all([1, 2].map(pageNo => deploymentsOf(name, { pageNo, size: 100 })))).flat()

const lastSeven = ['06', '07', '08', '09', '10', '11', '12'].map(date => `2026-03-${date}`)

test('counts the tasks of seven days by day and kind, the same as the overview', async () => {
  const rows = await tasksOf('operator')
  const { trend, distribution } = (await send(cloud.url, calls.taskCountAndTrend, { ...tokenOf('operator'), body: {} }))
    .data
  const totals = lastSeven.map(date => ({
    day: date,
    count: sum(rows.filter(row => row.day === date).map(({ count }) => count))
  }))
  expect(totals).toEqual(trend)
  for (const { robotKind, count } of distribution)
    expect(sum(rows.filter(row => row.robotKind === robotKind).map(row => row.count))).toBe(count)
  expect(rows.map(row => row.day)).toEqual(rows.map(row => row.day).toSorted())
})

test('sums the kilometres of the same days and kinds', async () => {
  const rows = await mileageOf('operator')
  const keys = (list: readonly { day: string; robotKind: string }[]) => list.map(row => `${row.day} ${row.robotKind}`)
  expect(keys(rows)).toEqual(keys(await tasksOf('operator')))
  // Metres in the database, kilometres on the dashboard: a task drives tens to hundreds of metres.
  const perTask = sum(rows.map(({ km }) => km)) / sum((await tasksOf('operator')).map(({ count }) => count))
  expect(perTask).toBeGreaterThan(0.05)
  expect(perTask).toBeLessThan(2)
})

test('adds the tenants’ tasks and kilometres up to the operator’s', async () => {
  const tasks = await Promise.all(tenantUsers.map(tasksOf))
  const mileages = await Promise.all(tenantUsers.map(mileageOf))
  expect(tasks.every(rows => rows.length > 0)).toBe(true)
  expect(sum(tasks.flat().map(({ count }) => count))).toBe(sum((await tasksOf('operator')).map(({ count }) => count)))
  expect(sum(mileages.flat().map(({ km }) => km))).toBeCloseTo(
    sum((await mileageOf('operator')).map(({ km }) => km)),
    6
  )
})

test('lists every deployed robot once, newest first, a page at a time', async () => {
  const all = await allDeploymentsOf('operator')
  expect(all).toHaveLength(156)
  expect(new Set(all.map(({ robotId }) => robotId)).size).toBe(156)
  const times = all.map(({ deployTime }) => deployTime)
  expect(times).toEqual(times.toSorted((one, other) => other - one))
  expect(await deploymentsOf('operator')).toEqual(all.slice(0, 10))
  expect(await deploymentsOf('operator', { pageNo: 2, size: 5 })).toEqual(all.slice(5, 10))
})

test('shows each tenant the deployments of its own robots', async () => {
  const own = (await Promise.all(tenantUsers.map(allDeploymentsOf))).flat()
  expect(new Set(own.map(({ robotId }) => robotId)).size).toBe(own.length)
  expect(own).toHaveLength(156)
})

for (const query of ['pageNo=0', 'size=101', 'pageNo=x', 'size=1&size=2'])
  test(`refuses deployments?${query}`, async () => {
    const response = await fetch(`${cloud.url}${calls.deploymentTimes.path}?${query}`, {
      headers: { Authorization: `Bearer ${tokens.operator}` }
    })
    expect(await readAnswer(response)).toMatchObject({ code: 610604, data: [{ field: query.split('=')[0] }] })
  })

const twelveMonths = [
  ...['04', '05', '06', '07', '08', '09', '10', '11', '12'].map(month => `2025-${month}`),
  ...['01', '02', '03'].map(month => `2026-${month}`)
]

test('tells the sales of twelve months by model', async () => {
  const rows = await salesOf('operator')
  expect([...new Set(rows.map(({ month }) => month))]).toEqual(twelveMonths)
  expect(new Set(rows.map(({ month, model }) => `${month} ${model}`)).size).toBe(rows.length)
})

const beijingMonth = (time: number) => new Date(time + 8 * hour).toISOString().slice(0, 7)

test('tells a tenant what went to its own stores, in months of Beijing', async () => {
  for (const name of tenantUsers) {
    const expected: Record<string, number> = {}
    for (const { deployTime, model } of await allDeploymentsOf(name)) {
      const month = beijingMonth(deployTime)
      if (twelveMonths.includes(month)) expected[`${month} ${model}`] = (expected[`${month} ${model}`] ?? 0) + 1
    }
    const rows = await salesOf(name)
    expect(Object.fromEntries(rows.map(({ month, model, count }) => [`${month} ${model}`, count]))).toEqual(expected)
    expect(rows.map(({ month }) => month)).toEqual(rows.map(({ month }) => month).toSorted())
  }
})

test('plays the notices for everybody and for the own tenant, the most urgent first', async () => {
  const levels = async (name: string) => (await noticesOf(name)).map(({ level }) => level)
  expect(await levels('customer')).toEqual(['critical', 'warning', 'info'])
  expect(await levels('operator')).toEqual(['critical', 'warning', 'info'])
  for (const name of ['distributor', 'tenant', 'nobody']) expect(await levels(name)).toEqual(['warning', 'info'])
})

test('takes tenant and time zone from the session alone', async () => {
  const plain = await tasksOf('customer')
  const response = await fetch(`${cloud.url}${calls.taskTrend.path}?tenantId=1&userId=1`, {
    headers: { Authorization: `Bearer ${tokens.customer}`, 'X-Time-Zone': '-11' }
  })
  expect((await readAnswer(response)).data).toEqual(plain)
})

for (const type of ['service', 'privacy'] as const) {
  const agreementOf = async (lang?: string) =>
    (await send(cloud.url, calls.agreement, { query: lang === undefined ? { type } : { type, lang } })).data

  test(`answers the ${type} agreement to anyone, in each language its own`, async () => {
    const texts = await Promise.all(languageCodes.map(lang => agreementOf(lang)))
    expect(new Set(texts.map(({ title }) => title)).size).toBe(languageCodes.length)
    expect(new Set(texts.map(({ content }) => content)).size).toBe(languageCodes.length)
    for (const { title, content, type: answered } of texts) {
      expect(answered).toBe(type)
      expect(title).not.toMatch(/^$|^#/)
      expect(content).toContain('\n## ')
    }
  })

  for (const lang of [undefined, '', 'de', 'EN', '../service.en', '__proto__', 'zh/../en'])
    test(`answers the ${type} agreement in English for the language ${lang}`, async () => {
      expect(await agreementOf(lang)).toEqual(await agreementOf('en'))
    })
}

const badAgreements: [query: string, code: number, field: string][] = [
  ['', 610601, 'type'],
  ['type=', 610604, 'type'],
  ['type=../../package', 610604, 'type'],
  ['type=service&type=privacy', 610604, 'type'],
  ['type=service&lang=en&lang=fr', 610604, 'lang'],
  [`type=service&lang=${'x'.repeat(36)}`, 610604, 'lang']
]

for (const [query, code, field] of badAgreements)
  test(`refuses agreement?${query}`, async () => {
    const answer = await readAnswer(await fetch(`${cloud.url}${calls.agreement.path}?${query}`))
    expect(answer).toMatchObject({ code, data: [{ field }] })
  })

// The clock moves from here on.
test('begins the days at midnight in Beijing', async () => {
  const before = await tasksOf('operator')
  await cloud.clock.advance(12 * hour - 1)
  expect((await tasksOf('operator')).map(row => row.day)).toEqual(before.map(row => row.day))
  await cloud.clock.advance(1)
  const after = await tasksOf('operator')
  const newDay = after.filter(row => row.day === '2026-03-13')
  expect(newDay.length).toBeGreaterThan(0)
  expect(newDay.filter(({ count }) => count > 0)).toEqual([])
  expect(after.slice(0, -newDay.length)).toEqual(before.filter(row => row.day !== lastSeven[0]))
})

test('begins the month at midnight in Beijing', async () => {
  // From 13 March, 00:00 in Beijing, to the last moment of the month.
  await cloud.clock.advance(19 * day - 1)
  tokens.operator = await signIn(cloud, 'operator')
  const march = await salesOf('operator')
  await cloud.clock.advance(1)
  const april = await salesOf('operator')
  expect(april).toEqual(march.filter(({ month }) => month !== '2025-04'))
})

test('stops playing a notice when it ends, and begins one when it starts', async () => {
  const titles = async () => (await noticesOf('customer')).map(({ title }) => title)
  // 31 days after the start: notices for thirty days are over, and notices that begin after a week play.
  await cloud.clock.advance(12 * day)
  tokens.customer = await signIn(cloud, 'customer')
  expect(await titles()).toEqual(['Planned interruption', 'Software 1.6 is available', 'Spring inspection'])
})
