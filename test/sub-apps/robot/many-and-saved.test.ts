import { expect, test } from '@playwright/test'
import type { KeptFilter } from '#contract/calls/robots/list-filter.ts'
import { noFilter } from '../../../sub-apps/robot/list/filter-address.pure.ts'
import {
  actsFor,
  allThat,
  type ManyAct,
  manyActNamed,
  missingIn,
  type Said
} from '../../../sub-apps/robot/list/many/acts.pure.ts'
import { filterOf, isWorthKeeping, keptOf } from '../../../sub-apps/robot/list/saved/kept-filter.pure.ts'

const offered: [held: string[], acts: ManyAct[]][] = [
  [[], []],
  [['robot:lockQuery:lock'], ['lock']],
  [['store'], ['bind', 'unbind']],
  [['robot:settingsTemplate:apply'], []],
  [
    ['robot:settingsTemplate:apply', 'robot:settingsTemplate', 'deploy:remoteDiagnosis:start'],
    ['diagnose', 'template']
  ]
]
for (const [held, acts] of offered)
  test(`with ${held.join(', ') || 'nothing'} a person may ${acts.join(', ') || 'do nothing'}`, () =>
    expect(actsFor(held)).toEqual(acts))

test('a key of the menu names an act or none', () => {
  expect(manyActNamed('lock')).toBe('lock')
  expect(manyActNamed('store.open')).toBeUndefined()
})

const nothing: Said = { reason: 'service', note: ' ', storeId: '', templateId: '' }
const all: Said = { reason: 'service', note: 'A', storeId: '1', templateId: '1' }
const wanted: [act: ManyAct, missing: keyof Said | undefined][] = [
  ['lock', 'note'],
  ['unlock', 'note'],
  ['bind', 'storeId'],
  ['unbind', undefined],
  ['diagnose', undefined],
  ['template', 'templateId']
]
for (const [act, missing] of wanted)
  test(`${act} takes ${missing ?? 'nothing'}`, () => {
    expect(missingIn(act, nothing)).toBe(missing)
    expect(missingIn(act, all)).toBeUndefined()
  })

const whole: KeptFilter = {
  robotKind: 'hotel',
  online: false,
  storeId: 3,
  withFault: true,
  tasksFrom: '2026-01-01',
  tasksTo: '2026-01-02',
  text: 'T10',
  sort: '-battery'
}

test('a filter is kept without its page, and is the same when it is chosen', () => {
  expect(keptOf({ ...filterOf(whole), page: 7 })).toEqual(whole)
  expect(filterOf(whole).page).toBe(1)
  expect(filterOf({})).toEqual(noFilter)
})

test('an order alone is worth keeping, a page is not', () => {
  expect(isWorthKeeping({ ...noFilter, page: 2 })).toBe(false)
  expect(isWorthKeeping({ ...noFilter, sort: 'name' })).toBe(true)
})

test('all robots are those of the filter, whatever their order', () => {
  const { sort: _, ...filter } = whole
  expect(allThat(filterOf(whole))).toEqual({ by: 'filter', filter })
})
