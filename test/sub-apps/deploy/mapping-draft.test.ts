import { expect, test } from '@playwright/test'
import { type MappingRange, usualMapping } from '#contract/calls/deploy/mapping-features.ts'
import {
  draftOf,
  featuresOf,
  type MappingDraft,
  wrongRanges
} from '../../../sub-apps/deploy/mapping/mapping-draft.pure.ts'

test('a form that nobody touched gives the features with which it began', () => {
  expect(featuresOf(draftOf(usualMapping))).toEqual(usualMapping)
})

const rows: [typed: Partial<MappingDraft>, wrong: MappingRange[]][] = [
  [{ resolution: '1', largestArea: '100000' }, []],
  [{ resolution: ' 20 ', largestArea: '10' }, []],
  [{ resolution: '0' }, ['resolution']],
  [{ resolution: '21' }, ['resolution']],
  [{ resolution: '1.5' }, ['resolution']],
  [{ resolution: '' }, ['resolution']],
  [{ resolution: '-1', largestArea: '9' }, ['resolution', 'largestArea']],
  [{ largestArea: '100001' }, ['largestArea']],
  [{ largestArea: '1e3' }, ['largestArea']],
  [{ virtualWalls: false }, []]
]
for (const [typed, wrong] of rows)
  test(`${JSON.stringify(typed)}: ${wrong.length === 0 ? 'fits' : `wrong is ${wrong}`}`, () => {
    const draft = { ...draftOf(usualMapping), ...typed }
    expect(wrongRanges(draft)).toEqual(wrong)
    expect(featuresOf(draft) === undefined).toBe(wrong.length > 0)
  })

test('what is typed is what is sent', () => {
  const typed = { ...draftOf(usualMapping), severalFloors: false, resolution: '7', largestArea: '500' }
  expect(featuresOf(typed)).toEqual({ ...usualMapping, severalFloors: false, resolution: 7, largestArea: 500 })
})
