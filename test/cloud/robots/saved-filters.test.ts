import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { KeptFilter } from '#contract/calls/robots/list-filter.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { readKept, writeKept } from '../../../cloud/topics/robots/kept-filter.pure.ts'
import { codesOf, send, signIn, signInAll } from '../support/client.ts'

/* A person keeps filters of the robot list by name, for every device. */

let cloud: TestCloud
let tokens: Record<string, string>
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['customer', 'tenant'])
})
test.beforeEach(() => cloud.query('delete from saved_filters'))
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
const filter: KeptFilter = { robotKind: 'hotel', online: false, sort: '-battery' }
const save = (name: string, wanted: object = filter, by = 'customer') =>
  send(cloud.url, calls.saveFilter, { ...as(by), body: { name, filter: wanted } })
const list = async (by = 'customer', token = as(by)) => (await send(cloud.url, calls.savedFilters, token)).data
const names = async () => (await list()).map(({ name }) => name)
const rename = (filterId: number, name: string, by = 'customer') =>
  send(cloud.url, calls.renameFilter, { ...as(by), body: { filterId, name } })
const remove = (filterId: number, by = 'customer') =>
  send(cloud.url, calls.deleteFilter, { ...as(by), body: { filterId } })

test('a filter is kept by name, for every device of its owner and for nobody else', async () => {
  const { filterId } = (await save('  Sleeping  ')).data
  await save('awake', { online: true })
  expect(await list()).toEqual([
    { filterId: filterId + 1, name: 'awake', filter: { online: true } },
    { filterId, name: 'Sleeping', filter }
  ])
  expect(await list('customer', { token: await signIn(cloud, 'customer') })).toHaveLength(2)
  expect(await list('tenant')).toEqual([])
})

test('a name is taken once by a person, capitals or not', async () => {
  const { filterId } = (await save('Night')).data
  expect((await save('NIGHT')).code).toBe(610602)
  expect((await save('Night', filter, 'tenant')).code).toBe(610000)
  const other = (await save('Day')).data.filterId
  expect((await rename(other, 'night')).code).toBe(610602)
  expect((await rename(filterId, 'NIGHT')).code).toBe(610000)
  expect(await names()).toEqual(['Day', 'NIGHT'])
})

test('filters are renamed and deleted by their owner alone', async () => {
  const { filterId } = (await save('Mine')).data
  expect((await rename(filterId, 'Yours', 'tenant')).code).toBe(610603)
  expect((await remove(filterId, 'tenant')).code).toBe(610603)
  expect((await remove(filterId)).code).toBe(610000)
  expect((await remove(filterId)).code).toBe(610603)
  expect((await rename(filterId, 'Again')).code).toBe(610603)
})

test('two tabs that save at once lose nothing, and a person keeps no more than the limit', async () => {
  const many = Array.from({ length: limits.savedFiltersMax + 5 }, (_, index) => `Filter ${index}`)
  const answers = await Promise.all(many.map(name => save(name)))
  expect(codesOf(answers)).toEqual({ 610000: limits.savedFiltersMax, 610605: 5 })
  expect(await list()).toHaveLength(limits.savedFiltersMax)
})

test('of one name that is saved ten times at once, one is kept', async () => {
  expect(codesOf(await Promise.all(Array.from({ length: 10 }, () => save('Same'))))).toEqual({ 610000: 1, 610602: 9 })
})

test('a store that is not for this person is refused', async () => {
  const [store] = await cloud.query(`select min(store_id) as id from stores where tenant_id <>
    (select tenant_id from users where email = 'tenant@demo.example')`)
  expect((await save('Elsewhere', { storeId: Number(store?.id) }, 'tenant')).code).toBe(610702)
})

const wrong: [what: string, body: object][] = [
  ['a blank name', { name: ' ', filter }],
  ['a long name', { name: 'x'.repeat(limits.savedFilterNameMaxLength + 1), filter }],
  ['an unknown part', { name: 'A', filter: { colour: 'red' } }],
  ['an unknown order', { name: 'A', filter: { sort: 'colour' } }],
  ['a long text', { name: 'A', filter: { text: 'x'.repeat(101) } }]
]
for (const [what, body] of wrong)
  test(`${what} is refused`, async () => {
    const { path } = calls.saveFilter
    const headers = { Authorization: `Bearer ${tokens.customer}`, 'Content-Type': 'application/json' }
    const answer = await fetch(cloud.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(await answer.json()).toMatchObject({ code: 610604 })
    expect(await list()).toEqual([])
  })

test('a filter of another version is shown by name and finds nothing by half', async () => {
  await save('Old')
  await cloud.query("update saved_filters set query = 'kind=hotel&colour=red'")
  expect(await list()).toMatchObject([{ name: 'Old', filter: null }])
})

const whole: KeptFilter = {
  robotKind: 'hotel',
  online: false,
  storeId: 7,
  withFault: true,
  tasksFrom: '2026-03-01',
  tasksTo: '2026-03-31',
  text: '床 & 100 %',
  sort: '-battery'
}

test('filters that were kept before other lists had any are found again', async () => {
  const folder = join(import.meta.dirname, '../../../cloud/database/migrations')
  const name = (await readdir(folder)).find(it => it.endsWith('_filters_of_every_list.sql')) ?? ''
  const statements = (await readFile(join(folder, name), 'utf8')).split('--> statement-breakpoint')
  const filling = statements.map(it => it.replaceAll(/^--.*$/gm, '').trim()).filter(it => it.startsWith('UPDATE'))
  expect(filling).toHaveLength(1)
  const before: [name: string, kept: object, read: KeptFilter | null][] = [
    ['All parts', whole, whole],
    ['Nothing', {}, {}],
    ['Of another version', { robotKind: 'hotel', colour: 'red' }, null]
  ]
  await cloud.query('alter table saved_filters add column filter jsonb')
  for (const [kept, filter] of before) {
    await save(kept)
    await cloud.query(
      `update saved_filters set query = '', filter = '${JSON.stringify(filter)}' where name = '${kept}'`
    )
  }
  for (const statement of filling) await cloud.query(statement)
  await cloud.query('alter table saved_filters drop column filter')
  expect((await list()).map(({ name, filter }) => [name, filter])).toEqual(before.map(([name, , read]) => [name, read]))
})

const kept: [kept: string, read: KeptFilter | null][] = [
  ['', {}],
  [writeKept(filter), filter],
  [writeKept(whole), whole],
  ['kind=Submarine', null],
  ['online=yes', null],
  ['store=07', null],
  ['colour=red', null],
  ['robotKind=hotel', null]
]
for (const [stored, read] of kept)
  test(`"${stored}" is read as ${JSON.stringify(read)}`, () => expect(readKept(stored)).toEqual(read))
