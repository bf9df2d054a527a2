import { assert } from 'chai'
import { beijingDay, isDay } from '#contract/days/beijing.ts'
import { isPeriod } from '#contract/days/period.ts'
import { addMonths, monthsUpTo } from '#shell/pages/dashboard/period/months.ts'
import { readView, spanOf, writeView } from '#shell/pages/dashboard/period/view.ts'

suite('A day of the dashboard', () => {
  const moments: [moment: string, day: string][] = [
    // Midnight in Beijing, written by browsers in UTC-8, UTC+5:30 and UTC+14.
    ['2026-03-01T07:59:59-08:00', '2026-03-01'],
    ['2026-03-01T08:00:00-08:00', '2026-03-02'],
    ['2026-03-01T21:29:59+05:30', '2026-03-01'],
    ['2026-03-01T21:30:00+05:30', '2026-03-02'],
    ['2026-03-02T05:59:59+14:00', '2026-03-01'],
    ['2026-03-02T06:00:00+14:00', '2026-03-02']
  ]
  for (const [moment, day] of moments)
    test(`at ${moment} is ${day} in Beijing`, () => assert.strictEqual(beijingDay(Date.parse(moment)), day))

  const texts: [text: string, is: boolean][] = [
    ['2026-02-28', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['', false],
    ['2026-01-01T00:00', false]
  ]
  for (const [text, is] of texts) test(`${is ? 'is' : 'is not'} “${text}”`, () => assert.strictEqual(isDay(text), is))

  test('lies in the last of twelve months, over the turn of the year', () => {
    assert.deepEqual(monthsUpTo('2026-02-15', 3), ['2025-12', '2026-01', '2026-02'])
    assert.strictEqual(addMonths('2026-02', -12), '2025-02')
  })
})

suite('The view in the address', () => {
  const seven = { kind: 'last', days: 7 } as const
  const views: [query: string, view: ReturnType<typeof readView>, written: string][] = [
    ['', { period: seven, robotKind: undefined, storeId: undefined }, ''],
    ['?days=30', { period: { kind: 'last', days: 30 }, robotKind: undefined, storeId: undefined }, '?days=30'],
    ['?days=31', { period: seven, robotKind: undefined, storeId: undefined }, ''],
    ['?kind=hotel&store=12', { period: seven, robotKind: 'hotel', storeId: 12 }, '?kind=hotel&store=12'],
    ['?kind=Toaster&store=-1', { period: seven, robotKind: undefined, storeId: undefined }, ''],
    [
      '?from=2026-02-01&to=2026-02-28&days=90',
      { period: { kind: 'range', from: '2026-02-01', to: '2026-02-28' }, robotKind: undefined, storeId: undefined },
      '?from=2026-02-01&to=2026-02-28'
    ],
    ['?from=2026-02-30&to=2026-03-01', { period: seven, robotKind: undefined, storeId: undefined }, ''],
    [
      '?from=2026-03-02&to=2026-03-01',
      { period: { kind: 'range', from: '2026-03-01', to: '2026-03-02' }, robotKind: undefined, storeId: undefined },
      '?from=2026-03-01&to=2026-03-02'
    ]
  ]
  for (const [query, view, written] of views)
    test(`“${query}” is read, and written as “${written}”`, () => {
      assert.deepEqual(readView(query), view)
      assert.strictEqual(writeView(view), written)
    })

  const ranges: [from: string, to: string, is: boolean][] = [
    ['2026-01-01', '2026-01-01', true],
    ['2026-01-01', '2027-01-01', true],
    ['2026-01-01', '2027-01-02', false]
  ]
  for (const [from, to, is] of ranges)
    test(`${from} to ${to} ${is ? 'is' : 'is not'} a period of at most 366 days`, () =>
      assert.strictEqual(isPeriod({ from, to }, 366), is))

  test('has as many days before it as it has days', () => {
    const { days, before } = spanOf({ kind: 'last', days: 7 }, '2026-03-03')
    assert.deepEqual([days[0], days.at(-1), days.length], ['2026-02-25', '2026-03-03', 7])
    assert.deepEqual([before[0], before.at(-1), before.length], ['2026-02-18', '2026-02-24', 7])
    const range = spanOf({ kind: 'range', from: '2026-03-01', to: '2026-03-01' }, '2026-03-03')
    assert.deepEqual(range, { days: ['2026-03-01'], before: ['2026-02-28'] })
  })
})
