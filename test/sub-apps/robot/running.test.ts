import { expect, test } from '@playwright/test'
import { beijingDay, startOfDay } from '#contract/days/beijing.ts'
import { type Period, periodBefore, withEnd } from '#contract/days/period.ts'
import * as limits from '#contract/limits.ts'
import { partsOfDay } from '../../../sub-apps/robot/detail/day-parts.pure.ts'
import { byKind, changeOf, sumOfKinds, sumsOfDays } from '../../../sub-apps/robot/running/by-kind.pure.ts'
import {
  readRobot,
  readRunning,
  writeRobot,
  writeRunning
} from '../../../sub-apps/robot/running/running-address.pure.ts'

const today = '2026-03-12'
const usual = { from: '2026-03-06', to: today }

test('a day in Beijing begins eight hours before it begins in Greenwich', () => {
  expect(startOfDay(today)).toBe(Date.parse('2026-03-11T16:00:00Z'))
  expect(beijingDay(startOfDay(today) - 1)).toBe('2026-03-11')
})

for (const [period, earlier] of [
  [usual, { from: '2026-02-27', to: '2026-03-05' }],
  [
    { from: '2026-03-01', to: '2026-03-01' },
    { from: '2026-02-28', to: '2026-02-28' }
  ]
] as const)
  test(`before ${period.from} to ${period.to} comes ${earlier.from} to ${earlier.to}`, () =>
    expect(periodBefore(period)).toEqual(earlier))

const moved: [end: keyof Period, day: string, period: Period][] = [
  ['from', '2026-03-10', { from: '2026-03-10', to: today }],
  ['from', '2026-03-14', { from: '2026-03-14', to: '2026-03-14' }],
  ['from', '2026-01-01', { from: '2026-01-01', to: '2026-01-31' }],
  ['to', '2026-05-01', { from: '2026-04-01', to: '2026-05-01' }],
  ['to', 'tomorrow', usual]
]
for (const [end, day, period] of moved)
  test(`the end “${end}” moved to ${day} makes ${period.from} to ${period.to}`, () =>
    expect(withEnd(usual, end, day, limits.runningDaysMax)).toEqual(period))

for (const [query, written] of [
  ['', ''],
  ['from=2026-03-06&to=2026-03-12', ''],
  ['from=2026-03-01&to=2026-03-05', 'from=2026-03-01&to=2026-03-05'],
  ['from=2026-03-05&to=2026-03-01', 'from=2026-03-01&to=2026-03-05'],
  ['from=2025-01-01&to=2026-03-01', ''],
  ['kind=hotel&page=3&text=T10', 'text=T10&kind=hotel'],
  ['kind=Tank&micro=true', 'micro=true']
] as const)
  test(`the address of all robots “${query}” is written as “${written}”`, () =>
    expect(String(writeRunning(readRunning(query, today), today, query))).toBe(written))

for (const [query, day, written] of [
  ['', today, ''],
  ['day=2026-03-08', '2026-03-08', 'day=2026-03-08'],
  ['day=2026-02-30', today, ''],
  ['from=2026-03-01&to=2026-03-05', '2026-03-05', 'from=2026-03-01&to=2026-03-05']
] as const)
  test(`the address of one robot “${query}” shows ${day}`, () => {
    expect(readRobot(query, today).day).toBe(day)
    expect(String(writeRobot(readRobot(query, today), today, query))).toBe(written)
  })

test('sums by kind are those of both periods, in the order of the contract', () => {
  const now = {
    tasks: [
      { day: '2026-03-11', robotKind: 'hotel' as const, count: 2 },
      { day: today, robotKind: 'hotel' as const, count: 3 }
    ],
    mileage: [{ day: today, robotKind: 'hotel' as const, km: 1.5 }]
  }
  const earlier = { tasks: [{ day: '2026-03-05', robotKind: 'delivery' as const, count: 1 }], mileage: [] }
  expect(byKind(now, earlier)).toEqual([
    { robotKind: 'delivery', now: { tasks: 0, km: 0 }, before: { tasks: 1, km: 0 } },
    { robotKind: 'hotel', now: { tasks: 5, km: 1.5 }, before: { tasks: 0, km: 0 } }
  ])
  expect(sumOfKinds(now)).toEqual({ tasks: 5, km: 1.5 })
  // A day of which nothing is known is a gap in its chart.
  expect(sumsOfDays(now, ['2026-03-10', '2026-03-11', today])).toEqual({ tasks: [null, 2, 3], km: [null, null, 1.5] })
})

for (const [now, earlier, change] of [
  [112, 100, 0.12],
  [0, 4, -1],
  [3, 0, undefined]
] as const)
  test(`${now} after ${earlier} is a change of ${change}`, () => expect(changeOf(now, earlier)).toBe(change))

test('a day that is over ends at midnight, faults lie on tasks, and “on” is not drawn', () => {
  const start = startOfDay('2026-03-11')
  const hour = 60 * 60_000
  const part = (kind: string, from: number, to: number | null) => ({
    kind,
    startTime: start + from * hour,
    endTime: to === null ? null : start + to * hour
  })
  const parts = [part('fault', 12, null), part('task', 6, 12), part('on', 0, 24), part('charging', -2, 3)]
  expect(partsOfDay(parts, start, start + 40 * hour)).toEqual([
    { kind: 'charging', from: 0, to: 0.125 },
    { kind: 'task', from: 0.25, to: 0.5 },
    { kind: 'fault', from: 0.5, to: 1 }
  ])
})
