import { expect, test } from '@playwright/test'
import { untilNow } from '../../../cloud/topics/figures/until-now.pure.ts'

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
