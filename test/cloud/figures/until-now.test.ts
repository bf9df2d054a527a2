import { expect, test } from '@playwright/test'
import { counterpartOfToday, untilNow } from '../../../cloud/topics/figures/until-now.pure.ts'

const counterparts: [from: string, to: string, day: string | undefined][] = [
  ['2026-03-06', '2026-03-12', '2026-03-05'],
  ['2026-03-12', '2026-03-12', '2026-03-11'],
  ['2026-03-10', '2026-03-14', '2026-03-07'],
  ['2026-03-01', '2026-03-11', undefined],
  ['2026-03-13', '2026-03-14', undefined]
]
for (const [from, to, day] of counterparts)
  test(`on 12 March, ${day ?? 'no day'} is compared with today in ${from} to ${to}`, () => {
    expect(counterpartOfToday({ from, to }, '2026-03-12')).toBe(day)
  })

const row = (day: string, count: number, robotKind: 'hotel' | 'delivery' = 'hotel') => ({
  day,
  robotKind,
  count,
  metres: count * 10
})

test('a day loses what began later, the days after it count for nothing, and the other period is whole', () => {
  const rows = [
    row('2026-03-06', 5),
    row('2026-03-07', 8),
    row('2026-03-07', 3, 'delivery'),
    row('2026-03-08', 9),
    row('2026-03-10', 7)
  ]
  const later = [{ robotKind: 'hotel' as const, count: 6, metres: 60 }]
  expect(untilNow(rows, { cut: '2026-03-07', from: '2026-03-10' }, later)).toEqual([
    row('2026-03-06', 5),
    row('2026-03-07', 2),
    row('2026-03-07', 3, 'delivery'),
    row('2026-03-10', 7)
  ])
})
