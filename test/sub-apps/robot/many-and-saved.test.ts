import { expect, test } from '@playwright/test'
import type { KeptFilter } from '#contract/calls/robots/list-filter.ts'
import {
  actingIn,
  actsFor,
  allThat,
  filterOf,
  type ManyAct,
  missingIn,
  ownAmong,
  ownPart,
  type Said,
  tagsIn
} from '../../../sub-apps/robot/list/many/acts.pure.ts'

const offered: [held: string[], acts: ManyAct[]][] = [
  [[], []],
  [['robot:lockQuery:lock'], ['lock']],
  [['store'], ['bind', 'unbind', 'tag']],
  [['robot:settingsTemplate:apply'], []],
  [
    ['robot:settingsTemplate:apply', 'robot:settingsTemplate', 'deploy:remoteDiagnosis:start'],
    ['diagnose', 'template']
  ]
]
for (const [held, acts] of offered)
  test(`with ${held.join(', ') || 'nothing'} a person may ${acts.join(', ') || 'do nothing'}`, () =>
    expect(actsFor(held)).toEqual(acts))

const nothing: Said = { reason: 'service', note: ' ', storeId: '', templateId: '', add: ' ,', remove: '' }
const all: Said = { reason: 'service', note: 'A', storeId: '1', templateId: '1', add: 'night, floor 2', remove: '' }
const wanted: [act: ManyAct, missing: keyof Said | undefined][] = [
  ['lock', 'note'],
  ['unlock', 'note'],
  ['bind', 'storeId'],
  ['unbind', undefined],
  ['tag', 'add'],
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

test('all robots are those of the filter, whatever their order', () => {
  const { sort: _, ...filter } = whole
  expect(allThat(whole)).toEqual({ by: 'filter', filter })
})

test('the cloud has its own names for the parts of the address', () =>
  expect(
    filterOf({ kind: 'hotel', version: 'V1', tenant: 2, gateway: false, from: '2026-01-01', sort: '-battery' })
  ).toEqual({
    robotKind: 'hotel',
    softwareVersion: 'V1',
    tenantId: 2,
    onGateway: false,
    tasksFrom: '2026-01-01',
    sort: '-battery'
  }))

const written: [text: string, tags: string[]][] = [
  ['', []],
  [' , ', []],
  ['night', ['night']],
  ['night, floor 2 ,', ['night', 'floor 2']],
  ['夜，二楼、大厅', ['夜', '二楼', '大厅']]
]
for (const [text, tags] of written) test(`"${text}" is ${tags.length} tags`, () => expect(tagsIn(text)).toEqual(tags))

const wrong: [add: string, remove: string, field: keyof Said | undefined][] = [
  ['', '', 'add'],
  ['', 'night', undefined],
  ['x'.repeat(41), '', 'add'],
  ['', 'x'.repeat(41), 'remove'],
  [Array.from({ length: 21 }, (_, index) => `tag ${index}`).join(), '', 'add']
]
for (const [add, remove, field] of wrong)
  test(`tags to add "${add.slice(0, 9)}" and to take away "${remove.slice(0, 9)}" have a fault in ${field ?? 'nothing'}`, () =>
    expect(missingIn('tag', { ...nothing, add, remove })).toBe(field))

const persons: [held: string[], tenantId: number | null | undefined, acting: number | null | undefined][] = [
  [['tenant:all'], 1, undefined],
  [['store'], 1, 1],
  [[], null, null],
  [[], undefined, null]
]
for (const [held, tenantId, acting] of persons)
  test(`a person of ${tenantId} with ${held.join() || 'nothing'} acts in ${acting}`, () =>
    expect(actingIn(held, tenantId)).toBe(acting))

test('an act reaches the robots of the own organisation alone, whatever else was chosen', () => {
  const robots = [{ tenantId: 1 }, { tenantId: 2 }, { tenantId: 1 }]
  expect(ownAmong(robots, 1)).toEqual([{ tenantId: 1 }, { tenantId: 1 }])
  expect(ownAmong(robots, 3)).toEqual([])
  expect(ownAmong(robots, null)).toEqual([])
  expect(ownAmong(robots, undefined)).toEqual(robots)
})

const parts: [filter: KeptFilter, acting: number | null | undefined, part: KeptFilter | undefined][] = [
  [{ model: 'T9' }, undefined, { model: 'T9' }],
  [{ model: 'T9', tenantId: 2 }, undefined, { model: 'T9', tenantId: 2 }],
  [{ model: 'T9' }, 1, { model: 'T9', tenantId: 1 }],
  [{ tenantId: 1 }, 1, { tenantId: 1 }],
  [{ tenantId: 2 }, 1, undefined],
  [{}, null, undefined]
]
for (const [filter, acting, part] of parts)
  test(`${JSON.stringify(filter)} of a person in ${acting} acts on ${JSON.stringify(part)}`, () =>
    expect(ownPart(filter, acting)).toEqual(part))
