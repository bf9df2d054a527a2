import { assert } from 'chai'
import { sumsByDay } from '#contract/days/sums-by-day.ts'
import { highestOf, nextPoint, standsAlone } from '#elements/portal-chart/drawing.pure.ts'
import { changeOf, sumsByKind } from '#shell/pages/dashboard/data/by-day.ts'
import { salesOf } from '#shell/pages/dashboard/data/sales.ts'

const row = (day: string, robotKind: string, value: number) => ({ day, robotKind, value })

suite('A trend', () => {
  const days = ['2026-03-01', '2026-03-02', '2026-03-03']
  const table: [what: string, rows: ReturnType<typeof row>[], sums: (number | null)[]][] = [
    ['is unknown everywhere without any row', [], [null, null, null]],
    ['has a gap where a day has no row', [row('2026-03-01', 'hotel', 1), row('2026-03-03', 'hotel', 2)], [1, null, 2]],
    ['has a zero where a day has a row of zero', [row('2026-03-02', 'hotel', 0)], [null, 0, null]],
    ['adds up the kinds of a day', [row('2026-03-02', 'hotel', 2), row('2026-03-02', 'guide', 3)], [null, 5, null]],
    ['leaves out days of another period', [row('2026-02-02', 'hotel', 2)], [null, null, null]]
  ]
  for (const [what, rows, sums] of table) test(what, () => assert.deepEqual(sumsByDay(rows, days), sums))
})

suite('Tasks by kind', () => {
  test('come with the largest first, their share, and what they were before', () =>
    assert.deepEqual(
      sumsByKind(
        [row('1', 'hotel', 1), row('2', 'hotel', 0), row('1', 'guide', 3), row('1', 'snack', 0)],
        [row('0', 'hotel', 4)]
      ),
      [
        { robotKind: 'guide', value: 3, before: 0, share: 0.75 },
        { robotKind: 'hotel', value: 1, before: 4, share: 0.25 }
      ]
    ))
})

suite('A change', () => {
  const table: [now: number, before: number, change: number | undefined][] = [
    [108, 100, 0.08],
    [0, 100, -1],
    [100, 100, 0],
    [5, 0, undefined],
    [0, 0, undefined]
  ]
  for (const [now, before, change] of table)
    test(`from ${before} to ${now} is ${change ?? 'no percentage'}`, () =>
      assert.strictEqual(changeOf(now, before), change))
})

suite('Sales', () => {
  test('are summed by month, beside the same months a year before, of which nothing may be known', () =>
    assert.deepEqual(
      salesOf(
        [
          { month: '2026-02', model: 'T10', count: 2 },
          { month: '2026-02', model: 'H1', count: 3 },
          { month: '2025-02', model: 'H1', count: 9 }
        ],
        ['2026-01', '2026-02'],
        ['2025-01', '2025-02']
      ),
      {
        months: ['2026-01', '2026-02'],
        sold: [0, 5],
        yearBefore: [null, 9]
      }
    ))
})

suite('A chart', () => {
  const highest: [values: (number | null)[], index: number | undefined][] = [
    [[1, 5, null, 5], 1],
    [[0, 0], undefined],
    [[null], undefined],
    [[], undefined]
  ]
  for (const [values, index] of highest)
    test(`has its peak at ${index} of ${JSON.stringify(values)}`, () => assert.strictEqual(highestOf(values), index))

  test('draws a figure between two gaps as a dot', () => {
    const values = [1, null, 2, null, 0, 3]
    assert.deepEqual(
      values.map((_, index) => standsAlone(values, index)),
      [true, false, true, false, false, false]
    )
  })

  const keys: [key: string, at: number, next: number | undefined][] = [
    ['ArrowRight', 3, 4],
    ['ArrowRight', 9, 9],
    ['ArrowLeft', 0, 0],
    ['PageDown', 8, 1],
    ['Home', 5, 0],
    ['End', 5, 9],
    ['a', 5, undefined],
    ['constructor', 5, undefined]
  ]
  for (const [key, at, next] of keys)
    test(`goes by ${key} from point ${at} of 10 to ${next ?? 'nowhere'}`, () =>
      assert.strictEqual(nextPoint(key, at, 10), next))
})
