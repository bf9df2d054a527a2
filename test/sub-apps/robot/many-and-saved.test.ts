import { expect, test } from '@playwright/test'
import type { KeptFilter } from '#contract/calls/robots/list-filter.ts'
import { actsFor, allThat, type ManyAct, missingIn, type Said } from '../../../sub-apps/robot/list/many/acts.pure.ts'

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

test('all robots are those of the filter, whatever their order', () => {
  const { sort: _, ...filter } = whole
  expect(allThat(whole)).toEqual({ by: 'filter', filter })
})
