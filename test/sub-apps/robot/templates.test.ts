import { expect, test } from '@playwright/test'
import { shippedKinds } from '#contract/calls/robots/capabilities.ts'
import { mergedOf } from '../../../packages/kit/conflict.pure.ts'
import { clockText, minutesOf } from '../../../sub-apps/robot/templates/clock-text.pure.ts'
import { draftOf, entriesOf, problemsOf, withSetting } from '../../../sub-apps/robot/templates/template-draft.pure.ts'
import { type Why, whyFailed } from '../../../sub-apps/robot/templates/why-failed.pure.ts'

const can = shippedKinds.delivery
const draft = draftOf('Quiet', 'delivery', [{ key: 'speed', value: 60 }])

test('a setting comes in with its default, and goes out', () => {
  const more = { ...draft, ...withSetting('volume', true) }
  expect(entriesOf(more, can)).toEqual([
    { key: 'speed', value: 60 },
    { key: 'volume', value: 60 }
  ])
  expect(entriesOf({ ...more, ...withSetting('speed', false) }, can)).toEqual([{ key: 'volume', value: 60 }])
})

test('settings that another kind of robot lacks are left out', () => {
  const door = { ...draft, ...withSetting('doorWait', true) }
  expect(entriesOf({ ...door, robotKind: 'cleaning' }, shippedKinds.cleaning)).toEqual([{ key: 'speed', value: 60 }])
})

for (const [what, changed, problems] of [
  ['a draft', draft, {}],
  ['one without a name', { ...draft, name: ' ' }, { name: 'blank' }],
  ['one without settings', { ...draft, speed: undefined }, { values: 'noValues' }],
  ['one out of its range', { ...draft, speed: 500 }, { speed: 'misfit' }],
  ['one between two steps', { ...draft, speed: 61 }, { speed: 'misfit' }]
] as const)
  test(`${what} has the problems ${JSON.stringify(problems)}`, () => expect(problemsOf(changed, can)).toEqual(problems))

for (const [minutes, written] of [
  [0, '00:00'],
  [1_320, '22:00'],
  [1_425, '23:45']
] as const)
  test(`${minutes} minutes are ${written}`, () => {
    expect(clockText(minutes)).toBe(written)
    expect(minutesOf(written)).toBe(minutes)
  })

test('what is no time has no minutes', () =>
  expect(['', '24:00', '7:00'].map(minutesOf)).toEqual([undefined, undefined, undefined]))

const whys: [Parameters<typeof whyFailed>[0], Why | undefined][] = [
  [{ state: 'taken', code: null, failure: null }, undefined],
  [{ state: 'failed', code: 610703, failure: null }, 'offline'],
  [{ state: 'failed', code: 611005, failure: null }, 'late'],
  [{ state: 'failed', code: 610704, failure: 'busy' }, 'busy'],
  [{ state: 'failed', code: null, failure: 'refused' }, 'refused'],
  [{ state: 'failed', code: null, failure: 'space' }, 'internal'],
  [{ state: 'failed', code: null, failure: null }, 'internal']
]
for (const [robot, why] of whys)
  test(`${JSON.stringify(robot)} is told as ${why}`, () => expect(whyFailed(robot)).toBe(why))

test('of two people’s templates each setting is taken from either, and one that was taken out too', () => {
  const mine = { ...draft, ...withSetting('speed', false) }
  const theirs = { ...draftOf('Loud', 'delivery', [{ key: 'speed', value: 80 }]), ...withSetting('volume', true) }
  const merged = (...kept: string[]) => {
    const both = mergedOf(mine, theirs, kept)
    return { name: both.name, settings: entriesOf(both, can) }
  }
  expect(merged('name', 'speed')).toEqual({ name: 'Quiet', settings: [{ key: 'volume', value: 60 }] })
  expect(merged('volume')).toEqual({ name: 'Loud', settings: [{ key: 'speed', value: 80 }] })
})
