import { assert } from 'chai'
import { lastDays, seriesByKind } from '#shell/pages/dashboard/trend-by-kind.ts'

suite('A trend by kind of robot', () => {
  const days = ['2026-03-01', '2026-03-02', '2026-03-03']
  const row = (day: string, robotKind: string, value: number) => ({ day, robotKind, value })
  const table: [what: string, rows: ReturnType<typeof row>[], series: unknown][] = [
    ['nothing', [], []],
    ['one kind with a gap', [row('2026-03-03', 'hotel', 2), row('2026-03-01', 'hotel', 1)], [['hotel', [1, 0, 2], 3]]],
    [
      'the largest kind first',
      [row('2026-03-01', 'hotel', 1), row('2026-03-02', 'guide', 5)],
      [
        ['guide', [0, 5, 0], 5],
        ['hotel', [1, 0, 0], 1]
      ]
    ],
    ['a kind without any', [row('2026-03-01', 'hotel', 0)], []],
    ['another day', [row('2026-02-01', 'hotel', 4)], []]
  ]
  for (const [what, rows, series] of table)
    test(`holds ${what}`, () =>
      assert.deepEqual(
        seriesByKind(rows, days).map(({ robotKind, values, total }) => [robotKind, values, total]),
        series
      ))

  const ends: [now: string, days: string[]][] = [
    ['2026-03-01T15:59:59Z', ['2026-02-28', '2026-03-01']],
    ['2026-03-01T16:00:00Z', ['2026-03-01', '2026-03-02']]
  ]
  for (const [now, last] of ends)
    test(`ends at ${now} with ${last.at(-1)}, the day in Beijing`, () =>
      assert.deepEqual(lastDays(Date.parse(now), 2), last))
})
