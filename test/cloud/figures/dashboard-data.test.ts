import { expect, test } from '@playwright/test'
import type { CallInput } from '#contract/call.ts'
import type { MenuItem } from '#contract/calls/menu/menu.ts'
import { shippedKindNames } from '#contract/calls/robots/capabilities.ts'
import type { RobotColumn } from '#contract/calls/robots/robots.ts'
import { calls } from '#contract/index.ts'
import { subAppPath, subAppPrefixes } from '#contract/page/sub-apps/sub-apps.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signInAll } from '../support/client.ts'

const hour = 3_600_000

let cloud: TestCloud
let tokens: Record<string, string> = {}
test.beforeAll(async () => {
  cloud = await startTestCloud()
  tokens = await signInAll(cloud, ['operator', 'distributor', 'customer', 'tenant', 'nobody'])
})
test.afterAll(() => cloud.close())

const tokenOf = (name: string) => ({ token: tokens[name] ?? '' })
const menuOf = async (name: string) => (await send(cloud.url, calls.menuTree, tokenOf(name))).data
const flat = (items: readonly MenuItem[]): MenuItem[] => items.flatMap(item => [item, ...flat(item.children)])

const menus: [name: string, prefixes: string[]][] = [
  ['operator', [...subAppPrefixes]],
  ['distributor', ['store', 'robot', 'message', 'statement', 'shop']],
  ['customer', ['cleanCC', 'robot', 'message']],
  ['tenant', ['auth', 'store', 'robot']],
  ['nobody', []]
]

for (const [name, prefixes] of menus)
  test(`shows ${name} the menu of: ${prefixes.join(', ') || 'nothing'}`, async () => {
    expect((await menuOf(name)).map(({ path }) => path)).toEqual(
      prefixes.map(prefix => subAppPath(prefix as (typeof subAppPrefixes)[number]))
    )
  })

test('makes each menu entry one that the sidebar can show and follow', async () => {
  const menu = await menuOf('operator')
  const all = flat(menu)
  expect(new Set(all.map(({ langKey }) => langKey)).size).toBe(all.length)
  for (const { langKey, meta, name } of all) {
    expect(langKey).toMatch(/^menu\.[a-zA-Z]+$/)
    expect(meta.title).toBe(name)
  }
  for (const top of menu)
    for (const child of top.children) {
      expect(child.path).toMatch(/^[a-z]+(-[a-z]+)*$/)
      for (const grandchild of child.children) expect(grandchild.children).toEqual([])
    }
  expect(menu.map(({ meta }) => meta.icon)).toEqual([
    'home',
    'auth',
    'store',
    'robot',
    'resourceweb',
    'ota',
    'hotel',
    'platform',
    'deploy',
    'message',
    'statement',
    'home',
    'study'
  ])
})

/** The titles of docs/requirements.md §2.80, as the menu words them. */
const titles = [
  'Robot list',
  'Running statistics',
  'Running records',
  'Error and event records',
  'Scene list',
  'Scene settings',
  'New resource packages',
  'Old resource packages',
  'Software update',
  'Store list',
  'OTA',
  'Client',
  'External software',
  'Software package',
  'Whole-machine version',
  'Upgrade record',
  'Remote log',
  'Remote setting',
  'Remote deployment',
  'IoT platform',
  'Elevator management',
  'Elevator detail',
  'Elevator simulator',
  'Elevator stress test',
  'Elevator configuration',
  'Phone devices',
  'Call simulator',
  'Voice configuration',
  'Watch management',
  'Watch task record',
  'Device upgrade',
  'Mobile notification',
  'Open platform',
  'Customer registration',
  'Application management',
  'File download',
  'API management',
  'API listing',
  'Release management',
  'Device monitoring',
  'Remote diagnosis',
  'Fault code (DTC) management',
  'Hospital dispatch',
  'Robot lock query',
  'Inventory',
  'Message centre',
  'Message list',
  'Message templates',
  'Operational dashboard',
  'Mall categories',
  'Mall types',
  'Mall centre',
  'Cleaning statistics',
  'Fault statistics',
  'Robot settings template',
  'Mapping feature configuration',
  'Data export',
  'Role and permission management',
  'Internal user list',
  'External user list',
  'Tenant management',
  'System announcements'
]

test('has every title of the specification', async () => {
  const names = flat(await menuOf('operator')).map(({ name }) => name)
  expect(titles.filter(title => !names.includes(title))).toEqual([])
})

test('shows the robot list to everybody who has the robot application', async () => {
  const [robots] = (await menuOf('customer')).filter(({ path }) => path === '/sub-app/robot')
  expect(robots?.children[0]).toMatchObject({ perms: 'robot:index', path: 'list', langKey: 'menu.robotList', type: 2 })
})

type RobotQuery = CallInput<typeof calls.robotList>['query']
const robotsOf = async (name: string, query: RobotQuery = {}) =>
  (await send(cloud.url, calls.robotList, { ...tokenOf(name), query })).data
const allRobotsOf = async (name: string) => {
  const pages = await Promise.all([1, 2].map(pageNo => robotsOf(name, { pageNo, size: 100 })))
  return pages.flatMap(({ list }) => list)
}

test('has 160 robots of all kinds in 24 stores, T10 and T10S among them', async () => {
  const robots = await allRobotsOf('operator')
  expect(robots).toHaveLength(160)
  expect(new Set(robots.map(({ robotKind }) => robotKind))).toEqual(new Set(shippedKindNames))
  expect(new Set(robots.map(({ storeId }) => storeId)).size).toBe(24)
  expect(robots.map(({ model }) => model)).toEqual(expect.arrayContaining(['T10', 'T10S']))
})

test('spreads the deployments over thirteen months, up to now', async () => {
  const times = (await allRobotsOf('operator')).flatMap(({ deployTime }) => deployTime ?? [])
  const months = new Set(times.map(time => new Date(time).toISOString().slice(0, 7)))
  expect(months.size).toBeGreaterThanOrEqual(13)
  expect(Math.max(...times)).toBeLessThanOrEqual(cloud.clock.now())
})

test('shows each tenant its own robots, a distributor those of its customers too, and the operator all', async () => {
  const idsOf = async (name: string) => (await allRobotsOf(name)).map(({ robotId }) => robotId)
  const [customer = [], tenant = []] = await Promise.all(['customer', 'tenant'].map(idsOf))
  const below = [...customer, ...tenant]
  expect(customer.length).toBeGreaterThan(0)
  expect(tenant.length).toBeGreaterThan(0)
  expect(new Set(below).size).toBe(below.length)
  const seen = await idsOf('distributor')
  expect(seen).toEqual(expect.arrayContaining(below))
  expect(seen.length).toBeGreaterThan(below.length)
  expect(seen).toEqual(await idsOf('operator'))
})

test('pages through the robots without leaving one out or showing one twice', async () => {
  const seen: number[] = []
  for (let pageNo = 1; pageNo <= 17; pageNo += 1) {
    const { list, total } = await robotsOf('operator', { pageNo })
    expect(total).toBe(160)
    expect(list).toHaveLength(pageNo === 17 ? 0 : 10)
    seen.push(...list.map(({ robotId }) => robotId))
  }
  expect(new Set(seen).size).toBe(160)
})

type Listed = Awaited<ReturnType<typeof allRobotsOf>>[number]
const holds = (text: string) => (robot: Listed) =>
  [robot.serial, robot.name, robot.storeName ?? ''].some(field => field.toLowerCase().includes(text.toLowerCase()))

const filters: [title: string, query: RobotQuery, matches: (robot: Listed) => boolean][] = [
  ['a kind', { robotKind: 'cleaning' }, ({ robotKind }) => robotKind === 'cleaning'],
  // One that is not activated is neither (docs/robot-condition.md).
  ['being online', { online: true }, ({ online, state }) => online && state !== 'inactive'],
  ['being offline', { online: false }, ({ online, state }) => !online && state !== 'inactive'],
  ['part of a name in another case', { text: 'mOMo' }, holds('momo')],
  ['part of a store’s name', { text: 'lotus court' }, holds('lotus court')],
  ['part of a serial', { text: 'c30' }, holds('c30')],
  [
    'all at once',
    { robotKind: 'hotel', online: true, text: 'umeda' },
    robot => robot.robotKind === 'hotel' && robot.online && holds('umeda')(robot)
  ],
  ['blanks, which is no filter', { text: '   ' }, () => true],
  ['a per cent sign, which is no wildcard', { text: '%' }, holds('%')],
  ['an underscore, which is no wildcard', { text: '_' }, holds('_')],
  ['a backslash', { text: '\\' }, holds('\\')],
  ['a quote, which ends nothing', { text: "Children's" }, holds("children's")],
  ['an attempt to inject', { text: "' or 1=1 --" }, holds("' or 1=1 --")]
]

for (const [title, query, matches] of filters)
  test(`filters robots by ${title}`, async () => {
    const expected = (await allRobotsOf('operator')).filter(matches)
    const { list, total } = await robotsOf('operator', { ...query, size: 100 })
    expect(total).toBe(expected.length)
    expect(list).toEqual(expected.slice(0, 100))
  })

const orders: [sort: RobotColumn, partOf: (robot: Listed) => string | number | null][] = [
  ['name', ({ name }) => name],
  ['store', ({ storeName }) => storeName],
  ['battery', ({ battery }) => battery],
  ['lastSeen', ({ lastSeenTime }) => lastSeenTime]
]

for (const [sort, partOf] of orders)
  for (const direction of ['', '-'] as const)
    test(`sorts robots by ${direction}${sort}, those without a value last, and robots that are equal by their id`, async () => {
      const seen: Listed[] = []
      for (const pageNo of [1, 2, 3, 4])
        seen.push(...(await robotsOf('operator', { sort: `${direction}${sort}`, pageNo, size: 50 })).list)
      const all = await allRobotsOf('operator')
      const expected = all.toSorted((one, other) => {
        const [first, second] = [partOf(one), partOf(other)]
        if (first === second) return (direction === '' ? 1 : -1) * (one.robotId - other.robotId)
        if (first === null || second === null) return first === null ? 1 : -1
        return first < second === (direction === '') ? -1 : 1
      })
      expect(seen.map(({ robotId }) => robotId)).toEqual(expected.map(({ robotId }) => robotId))
    })

const illegal: [query: string, field: string][] = [
  ['sort=serial', 'sort'],
  ['sort=--name', 'sort'],
  ['sort=name;drop table robots', 'sort'],
  ['pageNo=0', 'pageNo'],
  ['pageNo=-1', 'pageNo'],
  ['pageNo=1.5', 'pageNo'],
  ['pageNo=1e3', 'pageNo'],
  ['size=101', 'size'],
  ['size=10&size=20', 'size'],
  ['robotKind=Lawnmower', 'robotKind'],
  ['online=yes', 'online'],
  ['withFault=any', 'withFault'],
  ['tasksFrom=2026-02-30', 'tasksFrom'],
  ['tasksTo=20260312', 'tasksTo'],
  ['tasksTo=9999999999-01-01', 'tasksTo'],
  [`text=${'x'.repeat(101)}`, 'text']
]

for (const [query, field] of illegal)
  test(`refuses robots?${query.slice(0, 40)}`, async () => {
    const response = await fetch(`${cloud.url}${calls.robotList.path}?${query}`, {
      headers: { Authorization: `Bearer ${tokens.operator}` }
    })
    const { code, data } = (await response.json()) as { code: number; data: { field: string }[] }
    expect([code, data[0]?.field]).toEqual([610604, field])
  })

test('counts messages by their state', async () => {
  const counts = async (name: string) => (await send(cloud.url, calls.messageCount, tokenOf(name))).data
  expect(await counts('operator')).toEqual({ unReadCount: 128, readCount: 212, count: 340 })
  expect(await counts('customer')).toEqual({ unReadCount: 7, readCount: 34, count: 41 })
  expect(await counts('nobody')).toEqual({ unReadCount: 0, readCount: 0, count: 0 })
})

const tasksOf = async (name: string, days?: number) =>
  (await send(cloud.url, calls.taskCountAndTrend, { ...tokenOf(name), body: days === undefined ? {} : { days } })).data
const sum = (rows: readonly { count: number }[]) => rows.reduce((total, { count }) => total + count, 0)

test('counts the tasks of seven days, today included, and of the seven before until the same time of day', async () => {
  const seven = await tasksOf('operator')
  expect(seven.trend.map(({ day }) => day)).toEqual([
    '2026-03-06',
    '2026-03-07',
    '2026-03-08',
    '2026-03-09',
    '2026-03-10',
    '2026-03-11',
    '2026-03-12'
  ])
  expect(seven.total).toBeGreaterThan(1_000)
  expect(sum(seven.trend)).toBe(seven.total)
  expect(sum(seven.distribution)).toBe(seven.total)
  const fourteen = await tasksOf('operator', 14)
  expect(seven.previousTotal).toBeGreaterThan(1_000)
  expect(seven.previousTotal).toBeLessThan(fourteen.total - seven.total)
  expect(fourteen.trend.slice(7)).toEqual(seven.trend)
})

test('adds the customers’ tasks up to the distributor’s, who stands above all of the demo data', async () => {
  const [distributor, customer = 0, tenant = 0, all] = await Promise.all(
    ['distributor', 'customer', 'tenant', 'operator'].map(async name => (await tasksOf(name)).total)
  )
  expect(Math.min(customer, tenant)).toBeGreaterThan(0)
  expect(customer + tenant).toBeLessThan(all ?? 0)
  expect(distributor).toBe(all)
})

test('begins a day at midnight in Beijing', async () => {
  const before = await tasksOf('operator')
  // The clock stands at noon in Beijing.
  await cloud.clock.advance(12 * hour - 1)
  expect((await tasksOf('operator')).trend.at(-1)).toEqual(before.trend.at(-1))
  await cloud.clock.advance(1)
  const after = await tasksOf('operator')
  expect(after.trend.at(-1)).toEqual({ day: '2026-03-13', count: 0 })
  expect(after.trend.slice(0, 6)).toEqual(before.trend.slice(1))
})

const event = (timestamp: number, properties: Record<string, unknown> = {}) => ({
  timestamp,
  event: 'pageView' as const,
  properties
})
const envelope = (et: unknown[]): CallInput<typeof calls.recordEvents>['body'] => ({
  ap: 'robot-portal',
  cm: {
    siteType: 'test',
    siteEnv: 'test',
    siteOriginType: 'portal',
    language: 'en',
    'X-Time-Zone': 8,
    browserType: 'test',
    networkType: '4g',
    userId: 1,
    systemName: 'test',
    currentPath: '/dashboard?token=secret'
  },
  et
})

test('stores usage events, however many fit', async () => {
  for (const et of [
    [],
    [event(cloud.clock.now())],
    Array.from({ length: 100 }, () => event(0, { nested: { deep: [1, null] } }))
  ])
    expect(await send(cloud.url, calls.recordEvents, { ...tokenOf('customer'), body: envelope(et) })).toMatchObject({
      code: 610000,
      data: { stored: et.length, refused: [] }
    })
})

test('stores no secret that an event or the page’s address carries', async () => {
  const properties = {
    token: 'SECRET1',
    errMsg: 'Bearer SECRET2-abc at /a?code=SECRET3',
    inner: ['{"password":"SECRET4"}']
  }
  await send(cloud.url, calls.recordEvents, { ...tokenOf('customer'), body: envelope([event(1, properties)]) })
  const rows = await cloud.query('select common::text, properties::text from usage_events')
  expect(rows.map(row => JSON.stringify(row)).filter(row => /secret/i.test(row))).toEqual([])
  expect(JSON.stringify(rows)).toContain('errMsg')
})

test('stores the code of a failed call as it was answered, also one that nobody knows', async () => {
  const failed = { ...event(2, { call: 'GET /api/unknown', code: 699_999 }), event: 'apiError' }
  await send(cloud.url, calls.recordEvents, { ...tokenOf('customer'), body: envelope([failed]) })
  const [row] = await cloud.query("select properties from usage_events where properties->>'call' = 'GET /api/unknown'")
  expect(row?.properties).toEqual({ call: 'GET /api/unknown', code: 699_999 })
})

test('refuses the usage events that hold too much together with those before them', async () => {
  const full = event(0, { list: Array(198).fill(1) })
  const et = [...Array.from({ length: 10 }, () => full), event(0), full]
  const answer = await send(cloud.url, calls.recordEvents, { ...tokenOf('customer'), body: envelope(et) })
  const reason = 'at most 2000 names and items in all events together'
  expect(answer.data).toEqual({
    stored: 10,
    refused: [
      { index: 10, field: 'properties', reason },
      { index: 11, field: 'properties', reason }
    ]
  })
})

test('refuses an envelope of 101 usage events', async () => {
  const et = Array.from({ length: 101 }, () => event(0))
  const answer = await send(cloud.url, calls.recordEvents, { ...tokenOf('customer'), body: envelope(et) })
  expect(answer).toMatchObject({ code: 610604, data: [{ field: 'et' }] })
})

const badEvents: [title: string, bad: unknown, field: string, reason: string][] = [
  ['no event', null, '', 'expected Object'],
  ['no moment', { event: 'pageView', properties: {} }, 'timestamp', 'is required'],
  ['a moment that no calendar has', event(1e300), 'timestamp', 'epoch milliseconds before the year 10000'],
  ['a moment before 1970', event(-1), 'timestamp', 'expected >=0'],
  [
    'a name that is none',
    { ...event(0), event: 'pageScroll' },
    'event',
    'expected ("pageClick" | "pageView" | "apiError" | "jsError")'
  ],
  [
    '201 names',
    event(0, Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`n${index}`, 0]))),
    'properties',
    'at most 200 names and items'
  ],
  ['200 items in a list', event(0, { list: Array(200).fill(0) }), 'properties', 'at most 200 names and items'],
  [
    '201 names and items below each other',
    event(0, { a: [[{ b: [Array(196).fill({})] }]] }),
    'properties',
    'at most 200 names and items'
  ],
  ['properties that are no object', { ...event(0), properties: 'to' }, 'properties', 'expected Object']
]
for (const [title, bad, field, reason] of badEvents)
  test(`stores the usage events beside one with ${title}, and says what is wrong with that one`, async () => {
    const marker = `beside ${title}`
    const et = [event(0, { marker }), bad, event(1, { marker })]
    const answer = await send(cloud.url, calls.recordEvents, { ...tokenOf('customer'), body: envelope(et) })
    expect(answer).toMatchObject({ code: 610000, data: { stored: 2, refused: [{ index: 1, field, reason }] } })
    const stored = await cloud.query(`select 1 from usage_events where properties->>'marker' = '${marker}'`)
    expect(stored).toHaveLength(2)
  })
