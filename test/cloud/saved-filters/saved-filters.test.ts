import { expect, test } from '@playwright/test'
import type { Call, CallInput } from '#contract/call.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signIn, signInAll } from '../support/client.ts'

/* A person keeps filters of any list by name, for every device. */

let cloud: TestCloud
let tokens: Record<string, string>
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['customer', 'tenant'])
})
test.beforeEach(() => cloud.query('delete from saved_filters'))
test.afterAll(() => cloud.close())

const ask = <C extends Call>(call: C, input: CallInput<C>, by = 'customer') =>
  send(cloud.url, call, { token: tokens[by] ?? '', ...input } as Parameters<typeof send<C>>[2])
const save = (name: string, parts: { list?: string; query?: string } = {}, by?: string) =>
  ask(calls.saveListFilter, { body: { list: 'stores', query: 'city=Tokyo&sort=-name', ...parts, name } }, by)
const listed = async (list = 'stores', by?: string) => (await ask(calls.listFilters, { query: { list } }, by)).data

test('a filter is kept by list and name, for every device of its owner and for nobody else', async () => {
  const { filterId } = (await save('  Tokyo  ')).data
  await save('all', { query: 'sort=name' })
  await save('Tokyo', { list: 'orders', query: 'state=open' })
  const kept = [
    { filterId: filterId + 1, name: 'all', query: 'sort=name' },
    { filterId, name: 'Tokyo', query: 'city=Tokyo&sort=-name' }
  ]
  expect(await listed()).toEqual(kept)
  const elsewhere = { token: await signIn(cloud, 'customer'), query: { list: 'stores' } }
  expect((await send(cloud.url, calls.listFilters, elsewhere)).data).toEqual(kept)
  expect(await listed('stores', 'tenant')).toEqual([])
  expect(await listed('orders')).toMatchObject([{ name: 'Tokyo', query: 'state=open' }])
})

test('a name is taken once in a list, capitals or not', async () => {
  const { filterId } = (await save('Night')).data
  expect((await save('NIGHT')).code).toBe(610602)
  expect((await save('Night', { list: 'orders' })).code).toBe(610000)
  const other = (await save('Day')).data.filterId
  expect((await ask(calls.renameListFilter, { body: { filterId: other, name: 'night' } })).code).toBe(610602)
  expect((await ask(calls.renameListFilter, { body: { filterId, name: 'NIGHT' } })).code).toBe(610000)
  expect((await listed()).map(({ name }) => name)).toEqual(['Day', 'NIGHT'])
})

test('filters are renamed, replaced and deleted by their owner alone', async () => {
  const { filterId } = (await save('Mine')).data
  const acts = [
    [calls.renameListFilter, { name: 'Yours' }],
    [calls.replaceListFilter, { query: 'city=Osaka' }],
    [calls.deleteListFilter, {}]
  ] as const
  for (const [call, more] of acts) {
    const input = { body: { filterId, ...more } } as CallInput<typeof call>
    expect((await ask(call, input, 'tenant')).code, call.path).toBe(610603)
  }
  expect((await ask(calls.replaceListFilter, { body: { filterId, query: 'city=Osaka' } })).code).toBe(610000)
  expect(await listed()).toEqual([{ filterId, name: 'Mine', query: 'city=Osaka' }])
  expect((await ask(calls.deleteListFilter, { body: { filterId } })).code).toBe(610000)
  expect((await ask(calls.deleteListFilter, { body: { filterId } })).code).toBe(610603)
})

test('a robot list of sub-applications built before has the same filters', async () => {
  await save('Hotels', { list: 'robots', query: 'kind=hotel&text=%E5%BA%8A&sort=-battery' })
  const filter = { robotKind: 'hotel', text: '床', sort: '-battery' }
  expect((await ask(calls.savedFilters, {})).data).toMatchObject([{ name: 'Hotels', filter }])
  await ask(calls.saveFilter, { body: { name: 'Asleep', filter: { online: false } } })
  expect(await listed('robots')).toMatchObject([{ name: 'Asleep', query: 'online=false' }, { name: 'Hotels' }])
})

test('two tabs that save at once lose nothing, and a person keeps no more of a list than the limit', async () => {
  const many = Array.from({ length: limits.savedFiltersMax + 5 }, (_, index) => `Filter ${index}`)
  const answers = await Promise.all(many.map(name => save(name)))
  expect(codesOf(answers)).toEqual({ 610000: limits.savedFiltersMax, 610605: 5 })
  expect(await listed()).toHaveLength(limits.savedFiltersMax)
})

test('a person keeps no more of all lists than the limit, however many lists and tabs there are', async () => {
  await cloud.query(`insert into saved_filters (user_id, list, name, query)
    select user_id, 'list ' || number, 'N', 'sort=name' from users, generate_series(1, ${limits.savedFiltersOfUserMax - 3}) as number
    where email = 'customer@demo.example'`)
  const lists = Array.from({ length: 10 }, (_, index) => `other ${index}`)
  const answers = await Promise.all(lists.map(list => save('One more', { list })))
  expect(codesOf(answers)).toEqual({ 610000: 3, 610605: 7 })
  expect((await save('Not theirs', {}, 'tenant')).code).toBe(610000)
})

test('of one name that is saved ten times at once, one is kept', async () => {
  expect(codesOf(await Promise.all(Array.from({ length: 10 }, () => save('Same'))))).toEqual({ 610000: 1, 610602: 9 })
})

const wrong: [what: string, body: object][] = [
  ['a blank name', { name: ' ' }],
  ['a long name', { name: 'x'.repeat(limits.savedFilterNameMaxLength + 1) }],
  ['a list without a name', { list: '' }],
  ['a list with a long name', { list: 'x'.repeat(limits.listNameMaxLength + 1) }],
  ['a filter of nothing', { query: '' }],
  ['a long filter', { query: `text=${'x'.repeat(limits.savedQueryMaxLength)}` }],
  ['a filter that is no text', { query: { kind: 'hotel' } }]
]
for (const [what, part] of wrong)
  test(`${what} is refused`, async () => {
    const { path } = calls.saveListFilter
    const headers = { Authorization: `Bearer ${tokens.customer}`, 'Content-Type': 'application/json' }
    const body = JSON.stringify({ list: 'stores', name: 'A', query: 'sort=name', ...part })
    expect(await (await fetch(cloud.url + path, { method: 'POST', headers, body })).json()).toMatchObject({
      code: 610604
    })
    expect(await listed()).toEqual([])
  })
