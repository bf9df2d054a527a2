import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import { type OpeningSpan, openingSpans, overlapsIn, spanBetween } from '#contract/checks/opening-hours.ts'

/* When a store may be open. */

const h = 60
type Short = [weekday: number, from: number, until: number]
const spansOf = (rows: readonly Short[]): OpeningSpan[] =>
  rows.map(([weekday, from, until]) => ({ weekday, from, until }))

const weeks: [what: string, spans: Short[], problem: string | undefined][] = [
  ['nothing', [], undefined],
  [
    'lunch and dinner',
    [
      [1, 11 * h, 14 * h],
      [1, 17 * h, 22 * h]
    ],
    undefined
  ],
  [
    'one time that begins when another one ends',
    [
      [1, 11 * h, 14 * h],
      [1, 14 * h, 22 * h]
    ],
    undefined
  ],
  [
    '24 hours a day',
    [
      [1, 0, 24 * h],
      [2, 0, 24 * h]
    ],
    undefined
  ],
  ['an evening past midnight', [[6, 18 * h, 26 * h]], undefined],
  [
    'a night past midnight up to the next morning',
    [
      [1, 18 * h, 30 * h],
      [2, 6 * h, 12 * h]
    ],
    undefined
  ],
  [
    'times in any order',
    [
      [1, 17 * h, 22 * h],
      [1, 11 * h, 14 * h]
    ],
    undefined
  ],
  [
    'four times a day',
    [
      [1, 0, 1],
      [1, 2, 3],
      [1, 4, 5],
      [1, 6, 7]
    ],
    undefined
  ],
  [
    'five times a day',
    [
      [1, 0, 1],
      [1, 2, 3],
      [1, 4, 5],
      [1, 6, 7],
      [1, 8, 9]
    ],
    'at most 4 on one day'
  ],
  ['a time that ends when it begins', [[1, 600, 600]], 'ends after it begins'],
  ['a time that ends before it begins', [[1, 600, 540]], 'ends after it begins'],
  ['more than 24 hours', [[1, 600, 600 + 24 * h + 1]], 'at most 24 hours'],
  [
    'two times that overlap',
    [
      [1, 11 * h, 14 * h],
      [1, 13 * h, 15 * h]
    ],
    'times overlap'
  ],
  [
    'the same time twice',
    [
      [1, 11 * h, 14 * h],
      [1, 11 * h, 14 * h]
    ],
    'times overlap'
  ],
  [
    'a night that lasts into the next morning',
    [
      [1, 18 * h, 31 * h],
      [2, 6 * h, 12 * h]
    ],
    'times overlap'
  ],
  [
    'a Sunday night that lasts into Monday',
    [
      [7, 18 * h, 31 * h],
      [1, 6 * h, 12 * h]
    ],
    'times overlap'
  ]
]
for (const [what, spans, problem] of weeks)
  test(`a store that is open ${what} is ${problem === undefined ? 'fine' : `refused: ${problem}`}`, () => {
    const { issues } = v.safeParse(openingSpans, spansOf(spans))
    expect(issues?.[0]?.message).toBe(problem)
  })

test('says which times begin while another one lasts', () => {
  expect(
    overlapsIn(
      spansOf([
        [1, 600, 900],
        [1, 700, 800],
        [1, 850, 950],
        [2, 0, 60]
      ])
    )
  ).toEqual([1, 2])
  expect(
    overlapsIn(
      spansOf([
        [1, 0, 60],
        [7, 1_380, 1_500]
      ])
    )
  ).toEqual([0])
})

test('a time that ends no later than it begins ends on the next day', () => {
  expect(spanBetween(5, 1_080, 60)).toEqual({ weekday: 5, from: 1_080, until: 1_500 })
  expect(spanBetween(5, 0, 0)).toEqual({ weekday: 5, from: 0, until: 1_440 })
  expect(spanBetween(5, 60, 120)).toEqual({ weekday: 5, from: 60, until: 120 })
})
