import { expect, test } from '@playwright/test'
import { filterParts, partsOfFilter } from '#contract/calls/robots/filter-parts.ts'
import * as limits from '#contract/limits.ts'
import { hourText, typedTime } from '../../../packages/kit/portal/local-time.pure.ts'
import { handedFields, handedFilter, handedParts } from '../../../sub-apps/ota/plans/handed-filter.pure.ts'
import {
  fieldAt,
  filterOf,
  newRollOut,
  planOf,
  problemsOf,
  type RollOutDraft,
  serialsIn,
  sharesIn
} from '../../../sub-apps/ota/plans/roll-out-draft.pure.ts'

/* The plan of a roll-out, as a form and an address write it. */

const shares: [written: string, shares: number[] | undefined][] = [
  ['5, 20, 75', [5, 20, 75]],
  ['5 20 75', [5, 20, 75]],
  ['5、20、75', [5, 20, 75]],
  ['100', [100]],
  ['', undefined],
  ['50, 49', undefined],
  ['0, 100', undefined],
  ['12.5, 87.5', undefined],
  ['-1, 101', undefined],
  ['5 %, 95 %', undefined],
  [Array(11).fill('9').join(), undefined]
]
for (const [written, expected] of shares)
  test(`reads shares from "${written}"`, () => {
    expect(sharesIn(written)).toEqual(expected)
  })

test('takes the robots that were chosen in the list from the address, as many as it may hold', () => {
  expect(handedFields('?serials=A1,B2,&tag=night').fields).toMatchObject({ serials: 'A1\nB2', tag: 'night' })
  expect(handedFields('?tag=night').fields.serials).toBe('')
  const many = Array.from({ length: limits.rollOutHandedMax + 1 }, (_, place) => `S${place}`)
  expect(serialsIn(handedFields(`?serials=${many.join()}`).fields.serials)).toHaveLength(limits.rollOutHandedMax)
})

test('writes an hour with two digits', () => {
  expect([0, 6, 22].map(hourText)).toEqual(['00:00', '06:00', '22:00'])
})

test('reads serials by lines, commas and blanks, each once', () => {
  expect(serialsIn(' A1\nB2, A1;C3\t')).toEqual(['A1', 'B2', 'C3'])
})

const now = Date.UTC(2026, 2, 12)
const day = 24 * 3_600_000
const draft = (some: Partial<RollOutDraft> = {}): RollOutDraft => ({
  ...newRollOut,
  machineVersionId: '1',
  models: ['T9'],
  ...some
})
const problems: [some: Partial<RollOutDraft>, wrong: string[]][] = [
  [{}, []],
  [{ start: typedTime(now + day) }, []],
  [{ machineVersionId: '', models: [] }, ['machine', 'models']],
  [{ serials: 'x'.repeat(65) }, ['serials']],
  [{ fromVersion: 'latest' }, ['fromVersion']],
  [{ failureShareMax: 0, waves: '1', patienceDays: 31 }, ['share', 'waves', 'patience']],
  [{ start: 'tomorrow' }, ['start']],
  [{ start: typedTime(now - day) }, ['start']],
  [{ start: typedTime(now + 367 * day) }, ['start']]
]
for (const [some, wrong] of problems)
  test(`finds of ${JSON.stringify(some).slice(0, 60)}: ${wrong.join(', ') || 'nothing wrong'}`, () => {
    expect(Object.keys(problemsOf(draft(some), now))).toEqual(wrong)
  })

/** A value of each filter of the robot list. */
const address = new URLSearchParams(
  partsOfFilter.map(part => {
    const { inAddress, as } = filterParts[part]
    return [inAddress, as === 'yesOrNo' ? 'true' : as === 'number' ? '7' : 'word']
  })
)

test('takes every filter of the robot list over from its address, into a field or beside the fields', () => {
  const { model, fields } = handedFields(`?${address}`)
  const taken = filterOf(draft({ ...fields, models: [model], handed: handedFilter(`?${address}`) }))
  const { models, fromVersion, ...others } = taken
  expect({ models, fromVersion }).toEqual({ models: ['word'], fromVersion: 'word' })
  expect(Object.keys(others).toSorted()).toEqual(
    partsOfFilter.filter(part => part !== 'model' && part !== 'softwareVersion').toSorted()
  )
})

test('leaves values of an address out that are none', () => {
  expect(handedFilter('?online=maybe&batteryFrom=low&tenant=1e9&kind=&page=2&sort=name')).toEqual({})
  expect(handedParts.length).toBe(partsOfFilter.length - 4)
})

test('a plan says what its form says', () => {
  const start = typedTime(now + day)
  const plan = planOf(draft({ serials: 'A\nB', tag: 'kitchen', start, waves: '5, 95' }))
  expect(plan).toMatchObject({
    filter: { models: ['T9'], serials: ['A', 'B'], tag: 'kitchen' },
    waveShares: [5, 95],
    startTime: new Date(start).getTime()
  })
  expect(planOf(draft()).startTime).toBe(undefined)
})

const places: [place: string | undefined, field: string | undefined][] = [
  ['filter.serials.3', 'serials'],
  ['filter.models.0', 'models'],
  ['startTime', 'start'],
  ['filter', undefined],
  [undefined, undefined]
]
for (const [place, field] of places)
  test(`a refusal of ${place} is about ${field ?? 'the whole form'}`, () => {
    expect(fieldAt(place)).toBe(field)
  })
