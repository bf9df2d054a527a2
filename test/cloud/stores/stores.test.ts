import { expect, test } from '@playwright/test'
import type { CallInput } from '#contract/call.ts'
import { storeColumns } from '#contract/calls/stores/stores.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, readAnswer, send, signInAll } from '../support/client.ts'

let cloud: TestCloud
let tokens: Record<string, string> = {}
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'distributor', 'customer', 'tenant', 'nobody'])
})
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
type NewStore = CallInput<typeof calls.createStore>['body']

const storesOf = async (name: string, query: CallInput<typeof calls.storeList>['query'] = {}) =>
  (await send(cloud.url, calls.storeList, { ...as(name), query: { size: 100, ...query } })).data
const detail = (storeId: number, name = 'distributor') =>
  send(cloud.url, calls.storeDetail, { ...as(name), query: { storeId } })
const robotsOf = async (query: CallInput<typeof calls.robotList>['query'], name = 'distributor') =>
  (await send(cloud.url, calls.robotList, { ...as(name), query: { size: 100, ...query } })).data.list
const create = (body: Partial<NewStore>, name = 'distributor') =>
  send(cloud.url, calls.createStore, {
    ...as(name),
    body: { name: 'Harbourlight Sentosa', city: 'Singapore', country: 'SG', ...body }
  })
const update = (storeId: number, body: Partial<NewStore>, name = 'distributor') =>
  send(cloud.url, calls.updateStore, {
    ...as(name),
    body: { storeId, name: `Store ${storeId}`, city: 'Singapore', country: 'SG', ...body }
  })
const bind = (storeId: number, robotIds: number[], name = 'distributor') =>
  send(cloud.url, calls.bindRobots, { ...as(name), body: { storeId, robotIds } })
const unbind = (storeId: number, robotIds: number[], name = 'distributor') =>
  send(cloud.url, calls.unbindRobots, { ...as(name), body: { storeId, robotIds } })

/** A store of the distributor's, made for one test. */
const freshStore = async (name: string) => (await create({ name })).data
/** So many robots of the distributor's, taken out of one store. */
const freeRobots = async (count: number): Promise<number[]> => {
  // The list has the stores of its customers, too.
  const [own] = await cloud.query(`select tenant_id as id from users where email = 'distributor@demo.example'`)
  const list = (await storesOf('distributor')).list.filter(it => it.tenantId === Number(own?.id))
  const [{ storeId } = { storeId: 0 }] = list.toSorted((one, other) => other.robotCount - one.robotCount)
  const ids = (await robotsOf({ storeId })).map(({ robotId }) => robotId).slice(0, count)
  expect(ids).toHaveLength(count)
  expect((await unbind(storeId, ids)).code).toBe(610000)
  return ids
}

for (const sort of storeColumns)
  test(`sorts stores by ${sort} in both directions, from page to page, and equal ones by name`, async () => {
    const { list } = await storesOf('operator')
    for (const sign of ['', '-'] as const) {
      const expected = list.toSorted((one, other) => {
        if (one[sort] === other[sort])
          return one.name === other.name ? one.storeId - other.storeId : one.name < other.name ? -1 : 1
        return one[sort] < other[sort] === (sign === '') ? -1 : 1
      })
      const halves = await Promise.all(
        [1, 2].map(pageNo => storesOf('operator', { sort: `${sign}${sort}`, pageNo, size: 12 }))
      )
      expect(halves.flatMap(half => half.list.map(({ storeId }) => storeId))).toEqual(
        expected.slice(0, 24).map(({ storeId }) => storeId)
      )
    }
  })

test('the history of a robot says who bound it to a store and took it out, by whichever way', async () => {
  const { storeId, name } = await freshStore('Harbourlight History')
  const [robotId = 0, other = 0] = await freeRobots(2)
  const chosen = { by: 'robots' as const, robotIds: [other] }
  await bind(storeId, [robotId])
  await unbind(storeId, [robotId])
  await send(cloud.url, calls.bindManyRobots, { ...as('distributor'), body: { chosen, storeId } })
  await send(cloud.url, calls.unbindManyRobots, { ...as('distributor'), body: { chosen } })
  for (const it of [robotId, other]) {
    const { data } = await send(cloud.url, calls.robotHistory, {
      ...as('distributor'),
      query: { robotId: it, size: 2 }
    })
    expect(data.list.map(({ act, by, fromStore, toStore }) => [act, by, fromStore, toStore])).toEqual([
      ['moved', 'Zhang Wei', name, null],
      ['moved', 'Zhang Wei', null, name]
    ])
  }
})

test('lists the own stores by name with their robots, and all of them to an operator', async () => {
  const { list, total } = await storesOf('tenant')
  expect(total).toBe(8)
  expect(list.map(({ name }) => name)).toEqual(list.map(({ name }) => name).toSorted())
  expect(new Set(list.map(({ tenantId }) => tenantId)).size).toBe(1)
  for (const { storeId, robotCount, onlineCount } of list) {
    const robots = await robotsOf({ storeId }, 'tenant')
    const online = robots.filter(robot => robot.online && robot.state !== 'inactive')
    expect([robotCount, onlineCount]).toEqual([robots.length, online.length])
  }
  expect((await storesOf('operator')).total).toBeGreaterThanOrEqual(24)
})

test('gives every store of the demo data a code, counted by country', async () => {
  const { list } = await storesOf('tenant')
  const codes = list.map(({ storeCode }) => storeCode)
  expect(new Set(codes).size).toBe(list.length)
  for (const { storeCode, country } of list) expect(storeCode).toMatch(new RegExp(`^${country}-000[1-9]$`))
})

const filters: [title: string, query: CallInput<typeof calls.storeList>['query'], found: RegExp][] = [
  ['a country', { country: 'TH' }, /Chao Phraya/],
  ['a part of a name in other letters', { text: 'chILDREN' }, /Children/],
  ['a city', { text: 'daejeon' }, /Hanbit/],
  ['a code', { text: 'kr-0001' }, /Hanbit/]
]
for (const [title, query, found] of filters)
  test(`finds stores by ${title}`, async () => {
    const { list, total } = await storesOf('tenant', query)
    expect([list.length, total]).toEqual([1, 1])
    expect(list[0]?.name).toMatch(found)
  })

test('takes a per cent sign for what it is', async () => {
  expect((await storesOf('tenant', { text: '%' })).total).toBe(0)
})

test('gives the second page after the first', async () => {
  const { list: all } = await storesOf('tenant')
  const { list, total } = await storesOf('tenant', { pageNo: 2, size: 5 })
  expect([list.map(({ storeId }) => storeId), total]).toEqual([all.slice(5).map(({ storeId }) => storeId), 8])
})

test('answers another tenant’s store like one that is not there', async () => {
  const { storeId } = await freshStore('Nobody else’s')
  expect((await detail(storeId)).code).toBe(610000)
  expect((await detail(storeId, 'operator')).code).toBe(610000)
  const refused = [
    await detail(storeId, 'tenant'),
    await detail(999_999_999, 'tenant'),
    await update(storeId, {}, 'tenant'),
    await bind(storeId, [1], 'tenant'),
    await unbind(storeId, [1], 'tenant')
  ]
  expect(codesOf(refused)).toEqual({ 610702: 5 })
})

test('refuses who lacks the permission, with a code of its own for each act', async () => {
  for (const name of ['customer', 'nobody']) {
    expect((await send(cloud.url, calls.storeList, { ...as(name), query: {} })).code).toBe(610403)
    const refused = [
      await detail(1, name),
      await create({}, name),
      await update(1, {}, name),
      await bind(1, [1], name),
      await unbind(1, [1], name)
    ]
    expect(refused.map(({ code }) => code)).toEqual([610710, 610402, 610402, 610718, 610719])
  }
})

test('creates a store with the code that was given, in capitals, and shows it', async () => {
  const { code, data } = await create({ name: '  Harbourlight Changi ', storeCode: 'hq-7a' })
  expect(code).toBe(610000)
  expect(data).toMatchObject({
    name: 'Harbourlight Changi',
    storeCode: 'HQ-7A',
    country: 'SG',
    robotCount: 0,
    onlineCount: 0,
    createTime: cloud.clock.now()
  })
  expect((await detail(data.storeId)).data).toEqual(data)
})

test('makes the next code of the country where none is given', async () => {
  await create({ name: 'First of Peru', country: 'PE', storeCode: 'PE-0041' })
  expect((await create({ name: 'Second of Peru', country: 'PE' })).data.storeCode).toBe('PE-0042')
  expect((await create({ name: 'Third of Peru', country: 'PE' })).data.storeCode).toBe('PE-0043')
})

test('refuses a name or a code that the tenant has, and lets another tenant have both', async () => {
  await create({ name: 'Twice', storeCode: 'TWICE' })
  expect((await create({ name: 'tWICE' })).code).toBe(610706)
  expect((await create({ name: 'Thrice', storeCode: 'twice' })).code).toBe(610707)
  expect((await create({ name: 'Twice', storeCode: 'TWICE' }, 'tenant')).code).toBe(610000)
})

test('lets one of several have a name or code that they want at the same moment', async () => {
  const wanted = { name: 'Wanted', storeCode: 'WANTED' }
  const sameName = await Promise.all(Array.from({ length: 8 }, () => create({ ...wanted })))
  expect(codesOf(sameName)).toEqual({ 610000: 1, 610706: 7 })
})

test('gives each of twelve stores that come at the same moment a code of its own', async () => {
  const made = await Promise.all(Array.from({ length: 12 }, (_, index) => create({ name: `Twelve ${index}` })))
  expect(codesOf(made)).toEqual({ 610000: 12 })
  expect(new Set(made.map(({ data }) => data.storeCode)).size).toBe(12)
})

test('says that the code it made was taken meanwhile, and adds nothing', async () => {
  // Somebody else is quicker each time: the new code is taken before its own store comes.
  await cloud.query(`create function be_quicker() returns trigger language plpgsql as $$ begin
    if new.name = 'Too slow' then
      insert into stores (tenant_id, store_code, name, city, country, create_time)
      values (new.tenant_id, new.store_code, 'Quicker ' || new.store_code, 'Lima', new.country, new.create_time);
    end if;
    return new;
  end $$`)
  await cloud.query('create trigger be_quicker before insert on stores for each row execute function be_quicker()')
  expect((await create({ name: 'Too slow' })).code).toBe(610708)
  await cloud.query('drop trigger be_quicker on stores')
  expect((await storesOf('distributor', { text: 'Too slow' })).total).toBe(0)
  expect((await create({ name: 'Too slow' })).code).toBe(610000)
})

test('has an operator say for which tenant, and holds everybody else to the own one', async () => {
  const tenants = (await send(cloud.url, calls.storeTenantList, as('operator'))).data
  expect(tenants).toHaveLength(3)
  const own = (await send(cloud.url, calls.storeTenantList, as('distributor'))).data
  expect(own.map(({ name }) => name)).toEqual(['Harbourlight Dining Group'])
  const answer = await create({ name: 'For whom' }, 'operator')
  expect([answer.code, answer.data]).toEqual([610601, [{ field: 'tenantId', reason: 'is required' }]])
  const tenantId = own[0]?.tenantId ?? 0
  expect((await create({ name: 'By an operator', tenantId }, 'operator')).data.tenantName).toBe(own[0]?.name)
  expect((await create({ name: 'For others', tenantId: tenants.find(it => it.tenantId !== tenantId)?.tenantId })).code)
    // A tenant of others is no tenant that there is.
    .toBe(610603)
})

const illegal: [body: Record<string, unknown>, field: string][] = [
  [{ name: '   ' }, 'name'],
  [{ name: 'x'.repeat(101) }, 'name'],
  [{ city: '' }, 'city'],
  [{ country: 'XX' }, 'country'],
  [{ country: 'sg' }, 'country'],
  [{ storeCode: '-A' }, 'storeCode'],
  [{ storeCode: 'A B' }, 'storeCode'],
  [{ storeCode: 'Ä' }, 'storeCode'],
  [{ storeCode: 'A'.repeat(21) }, 'storeCode'],
  [{ tenantId: '1' }, 'tenantId'],
  [{ opening: { timeZone: '', spans: [] } }, 'opening.timeZone'],
  [{ opening: { timeZone: 'Mars/Base', spans: [] } }, 'opening.timeZone'],
  [{ opening: { timeZone: 'Asia/Tokyo', spans: [{ weekday: 8, from: 0, until: 60 }] } }, 'opening.spans.0.weekday'],
  [{ position: { latitude: 91, longitude: 0 } }, 'position.latitude'],
  [{ position: { latitude: 0, longitude: -181 } }, 'position.longitude']
]
for (const [body, field] of illegal)
  test(`refuses a store with ${JSON.stringify(body).slice(0, 80)}`, async () => {
    const response = await fetch(cloud.url + calls.createStore.path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${tokens.distributor}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Illegal', city: 'Singapore', country: 'SG', ...body })
    })
    expect(await readAnswer(response)).toMatchObject({ code: 610604, data: [{ field }] })
  })

test('changes name and city, but no country while robots are bound', async () => {
  const store = await freshStore('To be changed')
  const [robotId = 0] = await freeRobots(1)
  await bind(store.storeId, [robotId])
  const { code, data } = await update(store.storeId, { name: 'Changed', city: 'Jurong' })
  expect([code, data.name, data.city, data.storeCode]).toEqual([610000, 'Changed', 'Jurong', store.storeCode])
  expect((await update(store.storeId, { name: 'Changed', country: 'MY' })).code).toBe(610709)
  expect((await detail(store.storeId)).data.country).toBe('SG')
  await unbind(store.storeId, [robotId])
  expect((await update(store.storeId, { name: 'Changed', country: 'MY' })).data.country).toBe('MY')
  expect((await update(store.storeId, { name: 'harbourlight orchard' })).code).toBe(610706)
  expect((await update(store.storeId, { name: 'CHANGED' })).code).toBe(610000)
})

test('binds robots, shows them in the store and counts them', async () => {
  const { storeId, name } = await freshStore('With robots')
  const robotIds = await freeRobots(2)
  expect((await robotsOf({ bound: false })).map(({ robotId }) => robotId)).toEqual(expect.arrayContaining(robotIds))
  expect(await robotsOf({ bound: false })).toContainEqual(
    expect.objectContaining({ robotId: robotIds[0], storeId: null, storeName: null })
  )
  expect((await bind(storeId, robotIds.slice(0, 1))).code).toBe(610000)
  // A robot that is bound here already is no obstacle for the others.
  expect((await bind(storeId, robotIds)).code).toBe(610000)
  expect((await bind(storeId, robotIds)).code).toBe(610712)
  const inside = await robotsOf({ storeId })
  expect(inside.map(({ robotId, storeName }) => [robotId, storeName])).toEqual(robotIds.map(id => [id, name]))
  expect((await detail(storeId)).data.robotCount).toBe(2)
  expect((await unbind(storeId, robotIds.slice(0, 1))).code).toBe(610000)
  expect((await unbind(storeId, robotIds)).code).toBe(610000)
  expect((await unbind(storeId, robotIds)).code).toBe(610714)
  expect((await detail(storeId)).data.robotCount).toBe(0)
})

test('still counts the tasks of a robot that is bound to no store', async () => {
  const total = async () =>
    (await send(cloud.url, calls.taskCountAndTrend, { ...as('distributor'), body: { days: 7 } })).data.total
  const before = await total()
  await freeRobots(2)
  expect(await total()).toBe(before)
})

test('binds and unbinds all robots or none, and names those that are in the way', async () => {
  const { storeId } = await freshStore('All or none')
  const [free = 0] = await freeRobots(1)
  const elsewhere = (await robotsOf({ bound: true }))[0]?.robotId ?? 0
  const ofOthers = (await robotsOf({}, 'tenant'))[0]?.robotId ?? 0
  expect(await bind(storeId, [free, elsewhere])).toMatchObject({
    code: 610750,
    data: [{ field: 'robotIds.1', reason: 'is bound to another store' }]
  })
  expect(await bind(storeId, [free, ofOthers])).toMatchObject({ code: 610701, data: [{ field: 'robotIds.1' }] })
  expect(await bind(storeId, [ofOthers, free], 'operator')).toMatchObject({
    code: 610750,
    data: [{ field: 'robotIds.0', reason: 'belongs to another tenant than the store' }]
  })
  expect((await detail(storeId)).data.robotCount).toBe(0)
  await bind(storeId, [free])
  expect(await unbind(storeId, [free, elsewhere])).toMatchObject({
    code: 610721,
    data: [{ field: 'robotIds.1', reason: 'is bound to another store' }]
  })
  expect((await detail(storeId)).data.robotCount).toBe(1)
})

test('answers one robot with the code of its own obstacle', async () => {
  const { storeId } = await freshStore('One by one')
  const elsewhere = (await robotsOf({ bound: true }))[0]?.robotId ?? 0
  const ofOthers = (await robotsOf({}, 'tenant'))[0]?.robotId ?? 0
  expect((await bind(storeId, [elsewhere])).code).toBe(610713)
  expect((await bind(storeId, [ofOthers], 'operator')).code).toBe(610717)
  expect((await unbind(storeId, [elsewhere])).code).toBe(610716)
  expect((await detail(storeId)).data.robotCount).toBe(0)
})

const opening = { timeZone: 'Asia/Singapore', spans: [{ weekday: 5, from: 1_080, until: 1_560 }] }
const position = { latitude: 1.29, longitude: 103.85 }

test('keeps opening hours and place, leaves what a change does not name, and takes away what it sets to null', async () => {
  const { storeId, ...made } = (await create({ name: 'Night market', opening, position })).data
  expect(made).toMatchObject({ opening, position })
  const change = (body: Partial<NewStore>) => update(storeId, { name: 'Night market', ...body })
  expect((await change({})).data).toMatchObject({ opening, position })
  expect((await change({ opening: { ...opening, spans: [] } })).data).toMatchObject({
    opening: { timeZone: 'Asia/Singapore', spans: [] },
    position
  })
  expect((await change({ opening: null, position: null })).data).toMatchObject({ opening: null, position: null })
})

test('lets one of several stores have a robot that is bound to them at the same moment', async () => {
  const stores = await Promise.all(Array.from({ length: 6 }, (_, index) => freshStore(`Race ${index}`)))
  const robotIds = await freeRobots(3)
  const answers = await Promise.all(
    stores.map(({ storeId }, index) => bind(storeId, index % 2 === 0 ? robotIds : robotIds.toReversed()))
  )
  expect(codesOf(answers)).toEqual({ 610000: 1, 610750: 5 })
  const counts = await Promise.all(stores.map(async ({ storeId }) => (await detail(storeId)).data.robotCount))
  expect(counts.toSorted()).toEqual([0, 0, 0, 0, 0, 3])
})

test('never has a robot in a store whose country was changed in the same moment', async () => {
  const { storeId } = await freshStore('Moves or binds')
  const [robotId = 0] = await freeRobots(1)
  const [moved] = await Promise.all([
    update(storeId, { name: 'Moves or binds', country: 'MY' }),
    bind(storeId, [robotId])
  ])
  const { country, robotCount } = (await detail(storeId)).data
  expect(robotCount).toBe(1)
  expect([610000, 610709]).toContain(moved.code)
  expect(country).toBe(moved.code === 610000 ? 'MY' : 'SG')
})
