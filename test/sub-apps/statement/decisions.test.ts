import { expect, test } from '@playwright/test'
import { beijingDay, daysFromTo, isDay } from '#contract/days/beijing.ts'
import { type Period, periodBefore, withEnd } from '#contract/days/period.ts'
import * as limits from '#contract/limits.ts'
import { heatOf } from '../../../sub-apps/statement/faults/heat-of.pure.ts'
import { meanOf } from '../../../sub-apps/statement/faults/mean-of.pure.ts'
import { pageOf } from '../../../sub-apps/statement/page-of.pure.ts'
import { changeOf, pairByValue, pairDays } from '../../../sub-apps/statement/period/pair-days.pure.ts'
import { readChoice, withPeriod, writeChoice } from '../../../sub-apps/statement/period/periods-address.pure.ts'

type Page = ReturnType<typeof pageOf>

/* The decisions of the statistics application, tested without a browser. */

const today = '2026-03-12'
const between = (from: string, to: string): Period => ({ from, to })
const week = between('2026-03-06', today)
const weekBefore = between('2026-02-27', '2026-03-05')

const addresses: [pathname: string, kind: Page['kind']][] = [
  ['/sub-app/statement/data/clean', 'cleaning'],
  ['/sub-app/statement/data/fault/', 'faults'],
  ['/sub-app/statement', 'cleaning'],
  ['/sub-app/statement/data', 'missing'],
  ['/sub-app/statements', 'missing']
]
for (const [pathname, kind] of addresses)
  test(`${pathname} is the page ${kind}`, () => {
    expect(pageOf(pathname, '/sub-app/statement', ['statement:data:clean', 'statement:data:fault'])).toEqual({ kind })
  })

for (const [path, permission] of [
  ['data/clean', 'statement:data:clean'],
  ['data/fault', 'statement:data:fault'],
  ['export', 'statement:export']
] as const)
  test(`${path} is open with ${permission} alone`, () => {
    const kindWith = (held: string) => pageOf(`/sub-app/statement/${path}`, '/sub-app/statement', [held]).kind
    expect(kindWith(permission)).not.toBe('closed')
    expect(kindWith('statement')).toBe('closed')
  })

test('a day begins at midnight in Beijing', () => {
  expect(beijingDay(Date.UTC(2026, 2, 11, 15, 59))).toBe('2026-03-11')
  expect(beijingDay(Date.UTC(2026, 2, 11, 16))).toBe('2026-03-12')
})

for (const [text, is] of [
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-3-1', false],
  ['', false]
] as const)
  test(`${text || 'nothing'} is ${is ? 'a' : 'no'} day`, () => expect(isDay(text)).toBe(is))

const choices: [search: string, period: Period, other: Period, storeId: number | undefined][] = [
  ['', week, weekBefore, undefined],
  [
    '?from=2026-03-01&to=2026-03-02',
    between('2026-03-01', '2026-03-02'),
    between('2026-02-27', '2026-02-28'),
    undefined
  ],
  ['?otherFrom=2025-03-06&otherTo=2025-03-12&store=7', week, between('2025-03-06', '2025-03-12'), 7],
  [
    '?from=2026-03-02&to=2026-03-01',
    between('2026-03-01', '2026-03-02'),
    between('2026-02-27', '2026-02-28'),
    undefined
  ],
  ['?from=2024-03-02&to=2026-03-01', week, weekBefore, undefined],
  ['?from=today&to=2026-03-01&store=-1', week, weekBefore, undefined]
]
for (const [search, period, other, storeId] of choices)
  test(`the address ${search || 'without a query'} asks for these days`, () => {
    expect(readChoice(search, today)).toEqual({ period, other, storeId, by: 'stores' })
  })

test('an address says what is not usual, keeps the mode without a frame, and is read back', () => {
  expect(writeChoice({ period: week, other: weekBefore, storeId: undefined, by: 'stores' }, today)).toBe('')
  const choice = {
    period: between('2026-01-01', '2026-01-31'),
    other: between('2025-01-01', '2025-01-31'),
    storeId: 3,
    by: 'robots' as const
  }
  const written = writeChoice(choice, today, '?micro=true&stores.page=2')
  expect(written).toBe(
    '?micro=true&from=2026-01-01&to=2026-01-31&otherFrom=2025-01-01&otherTo=2025-01-31&store=3&by=robots'
  )
  expect(readChoice(written, today)).toEqual(choice)
})

const moves: [end: 'from' | 'to', day: string, after: Period][] = [
  ['from', '2026-03-01', between('2026-03-01', today)],
  ['from', '2026-03-20', between('2026-03-20', '2026-03-20')],
  ['to', '2026-03-01', between('2026-03-01', '2026-03-01')],
  ['from', '2020-01-01', between('2020-01-01', '2020-12-31')],
  ['to', '2030-01-01', between('2029-01-01', '2030-01-01')],
  ['to', '', week]
]
for (const [end, day, after] of moves)
  test(`${end} ${day || 'without a day'} makes ${after.from} to ${after.to}`, () => {
    expect(withEnd(week, end, day, limits.dashboardDaysMax)).toEqual(after)
  })

test('the days to compare with move along until somebody chooses them', () => {
  const moved = withPeriod(
    { period: week, other: weekBefore, storeId: undefined, by: 'stores' },
    between('2026-03-10', today)
  )
  expect(moved.other).toEqual(between('2026-03-07', '2026-03-09'))
  expect(periodBefore(moved.period)).toEqual(moved.other)
  const chosen = { period: week, other: between('2025-03-06', '2025-03-12'), storeId: undefined, by: 'stores' as const }
  expect(withPeriod(chosen, between('2026-03-10', today)).other).toEqual(chosen.other)
})

test('days of two periods stand side by side, also of different lengths and without data', () => {
  const pairs = pairDays(
    daysFromTo('2026-03-01', '2026-03-03'),
    [{ day: '2026-03-02', n: 5 }],
    ['2026-02-01'],
    [{ day: '2026-02-01', n: 9 }]
  )
  expect(pairs.map(({ day, row, otherDay, other }) => [day, row?.n, otherDay, other?.n])).toEqual([
    ['2026-03-01', undefined, '2026-02-01', 9],
    ['2026-03-02', 5, undefined, undefined],
    ['2026-03-03', undefined, undefined, undefined]
  ])
})

test('rows of two lists with one value stand side by side, and none is lost', () => {
  const pairs = pairByValue(
    [{ value: 'a', n: 1 }],
    [
      { value: 'b', n: 2 },
      { value: 'a', n: 3 }
    ]
  )
  expect(pairs.map(({ value, row, other }) => [value, row?.n, other?.n])).toEqual([
    ['a', 1, 3],
    ['b', undefined, 2]
  ])
})

for (const [now, before, percent] of [
  [12, 10, 20],
  [0, 10, -100],
  [5, 0, undefined]
] as const)
  test(`from ${before} to ${now} the change is ${percent ?? 'unknown'}`, () =>
    expect(changeOf(now, before)).toBe(percent))

test('a week of hours has seven rows of twenty-four counts', () => {
  const { rows, most } = heatOf([
    { weekday: 1, hour: 0, count: 2 },
    { weekday: 7, hour: 23, count: 6 }
  ])
  expect(rows.map(({ counts }) => counts.length)).toEqual(Array(7).fill(24))
  expect([rows[0]?.counts[0], rows[6]?.counts[23], rows[3]?.counts[12], most]).toEqual([2, 6, 0, 6])
  expect(heatOf([]).most).toBe(1)
})

test('the mean counts the faults that are over', () => {
  expect(meanOf({ recovered: 4, seconds: 600 })).toBe(150)
  expect(meanOf({ recovered: 0, seconds: 0 })).toBeUndefined()
})
