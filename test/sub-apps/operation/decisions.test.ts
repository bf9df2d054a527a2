import { expect, test } from '@playwright/test'
import { dayAfter, isDay } from '#contract/days/beijing.ts'
import { mergedOf } from '../../../packages/kit/conflict.pure.ts'
import { clockText, momentOf, weekdayOf } from '../../../sub-apps/operation/beijing.pure.ts'
import { freshnessOf, pauseBefore } from '../../../sub-apps/operation/dashboard/freshness.pure.ts'
import { isHoldOffered, isOffered } from '../../../sub-apps/operation/dispatch/dispatch-acts.pure.ts'
import { type Page, pageOf } from '../../../sub-apps/operation/page-of.pure.ts'
import { noAbsence, periodOf, problemsOf } from '../../../sub-apps/operation/schedule/absence-draft.pure.ts'
import {
  hoursOf,
  problemOf as problemOfHours,
  weekOf,
  withMore
} from '../../../sub-apps/operation/schedule/hours-draft.pure.ts'
import { daysOf, readDay, weekStart } from '../../../sub-apps/operation/week/week-days.pure.ts'

/* The decisions of the operation application, tested without a browser. */

const at = (day: string, time: string) => Date.parse(`${day}T${time}:00+08:00`)
const records = '/sub-app/operation/config-manage/appointment-record'

const everything = ['operation:configManage:appointmentRecord', 'operation:dashboard', 'operation:hospitalDispatch']
const addresses: [pathname: string, kind: Page['kind']][] = [
  [records, 'records'],
  [`${records}/`, 'records'],
  [`${records}/week`, 'week'],
  [`${records}/hours`, 'hours'],
  [`${records}/weeks`, 'missing'],
  ['/sub-app/operation', 'records'],
  ['/sub-app/operation/dashboard', 'dashboard'],
  ['/sub-app/operation/dashboard/more', 'missing'],
  ['/sub-app/operation/hospital-dispatch', 'dispatch'],
  ['/sub-app/operations', 'missing']
]
for (const [pathname, kind] of addresses)
  test(`${pathname} is the page ${kind}`, () => {
    expect(pageOf(pathname, '/sub-app/operation', everything)).toEqual({ kind })
  })

for (const [pathname, permission] of [
  [`${records}/week`, 'operation:configManage:appointmentRecord'],
  ['/sub-app/operation/dashboard', 'operation:dashboard'],
  ['/sub-app/operation/hospital-dispatch', 'operation:hospitalDispatch']
] as const)
  test(`${pathname} is closed without ${permission}`, () => {
    expect(pageOf(pathname, '/sub-app/operation', [permission])).not.toEqual({ kind: 'closed' })
    expect(
      pageOf(
        pathname,
        '/sub-app/operation',
        everything.filter(it => it !== permission)
      )
    ).toEqual({ kind: 'closed' })
  })

const freshness: [channel: Parameters<typeof freshnessOf>[0], seconds: number, expected: string][] = [
  ['open', 0, 'live'],
  ['open', 60, 'live'],
  ['open', 61, 'old'],
  ['waiting', 5, 'slow'],
  ['stopped', 60, 'slow'],
  ['refused', 61, 'old']
]
for (const [channel, seconds, expected] of freshness)
  test(`figures of ${seconds} seconds ago are ${expected} with a channel that is ${channel}`, () => {
    expect(freshnessOf(channel, 1_000, 1_000 + seconds * 1_000)).toBe(expected)
  })

test('news are followed by a question at once, and within five seconds of the last question after these', () => {
  expect(pauseBefore(1_000, 9_000)).toBe(0)
  expect(pauseBefore(1_000, 2_500)).toBe(3_500)
})

const held = ['operation:hospitalDispatch:assign', 'operation:hospitalDispatch:cancel']
type Offered = Parameters<typeof isOffered>
const offers: [act: Offered[0], status: Offered[1]['status'], offered: boolean, halt?: Offered[1]['halt']][] = [
  ['assign', 'waiting', true],
  ['assign', 'assigned', false],
  ['reassign', 'waiting', false],
  ['reassign', 'carrying', false],
  ['reassign', 'carrying', true, 'stopped'],
  ['reassign', 'assigned', true, 'offline'],
  // The permission for it is missing.
  ['handOver', 'arrived', false],
  ['cancel', 'carrying', true],
  ['cancel', 'arrived', true],
  ['cancel', 'handedOver', false],
  ['cancel', 'cancelled', false]
]
for (const [act, status, offered, halt = null] of offers)
  test(`${act} is ${offered ? '' : 'not '}offered for an order that is ${status}, its robot ${halt ?? 'going on'}`, () => {
    expect(isOffered(act, { status, halt }, held)).toBe(offered)
  })

const weeks: [day: string, firstDay: number, start: string][] = [
  ['2026-03-12', 1, '2026-03-09'],
  ['2026-03-09', 1, '2026-03-09'],
  ['2026-03-15', 1, '2026-03-09'],
  ['2026-03-15', 7, '2026-03-15'],
  ['2026-03-12', 7, '2026-03-08'],
  ['2026-03-12', 6, '2026-03-07'],
  ['2026-01-01', 1, '2025-12-29']
]
for (const [day, firstDay, start] of weeks)
  test(`the week of ${day} that begins on day ${firstDay} begins on ${start}`, () => {
    expect(weekStart(day, firstDay)).toBe(start)
  })

test('an address that names no day of the calendar means today in Beijing', () => {
  // Half past four in the afternoon in UTC is the next day in Beijing.
  const now = Date.parse('2026-03-12T16:30:00Z')
  for (const search of ['', '?day=', '?day=2026-02-30', '?day=now']) expect(readDay(search, now)).toBe('2026-03-13')
  expect(readDay('?day=2026-04-01', now)).toBe('2026-04-01')
  expect([isDay('2024-02-29'), isDay('2026-02-29'), isDay('2026-2-9')]).toEqual([true, false, false])
})

test('days, weekdays and clock times are Beijing’s', () => {
  expect(dayAfter('2026-02-28', 1)).toBe('2026-03-01')
  expect(['2026-03-09', '2026-03-15'].map(weekdayOf)).toEqual([1, 7])
  expect(momentOf('2026-03-12', 570)).toBe(at('2026-03-12', '09:30'))
  expect([0, 570, 1440].map(clockText)).toEqual(['00:00', '09:30', '24:00'])
})

test('an absence of several days is on each of them, cut to the day', () => {
  const absence = { absenceId: 1, start: at('2026-03-10', '14:00'), end: at('2026-03-12', '12:00'), reason: '' }
  const days = daysOf('2026-03-09', { appointments: [], absences: [absence] })
  expect(days.map(({ day, absences }) => [day, absences.length])).toEqual([
    ['2026-03-09', 0],
    ['2026-03-10', 1],
    ['2026-03-11', 1],
    ['2026-03-12', 1],
    ['2026-03-13', 0],
    ['2026-03-14', 0],
    ['2026-03-15', 0]
  ])
  expect(days.slice(1, 4).map(({ absences: [it] }) => [it?.start, it?.end, it?.allDay])).toEqual([
    [at('2026-03-10', '14:00'), at('2026-03-11', '00:00'), false],
    [at('2026-03-11', '00:00'), at('2026-03-12', '00:00'), true],
    [at('2026-03-12', '00:00'), at('2026-03-12', '12:00'), false]
  ])
})

const monday = { weekday: 1, from: 540, to: 720 }
const hours: [title: string, draft: (typeof monday)[], problem: string | undefined][] = [
  ['no hours at all', [], undefined],
  ['hours that meet', [monday, { weekday: 1, from: 720, to: 780 }], undefined],
  ['the same hours of another day', [monday, { ...monday, weekday: 2 }], undefined],
  ['hours that end as they begin', [{ weekday: 1, from: 540, to: 540 }], 'order'],
  ['hours that overlap', [monday, { weekday: 1, from: 690, to: 780 }], 'overlap'],
  ['hours within others', [{ weekday: 1, from: 570, to: 600 }, monday], 'overlap']
]
for (const [title, draft, problem] of hours)
  test(`${title}: ${problem ?? 'can be saved'}`, () => {
    expect(problemOfHours(draft)).toBe(problem)
  })

test('more hours of a weekday begin behind the last ones', () => {
  expect(withMore([], 3)).toEqual([{ weekday: 3, from: 540, to: 1080 }])
  expect(withMore([monday], 1).at(-1)).toEqual({ weekday: 1, from: 780, to: 840 })
})

const now = at('2026-03-12', '12:00')
const absences: [title: string, part: Partial<typeof noAbsence>, problems: ReturnType<typeof problemsOf>][] = [
  ['without days', {}, { first: 'empty', last: 'empty' }],
  ['without a last day', { first: '2026-03-20' }, { last: 'empty' }],
  ['of one day', { first: '2026-03-20', last: '2026-03-20' }, {}],
  ['of today', { first: '2026-03-12', last: '2026-03-12' }, {}],
  ['that ends before it begins', { first: '2026-03-20', last: '2026-03-19' }, { last: 'order' }],
  ['of yesterday', { first: '2026-03-11', last: '2026-03-11' }, { last: 'past' }],
  ['of this morning', { first: '2026-03-12', last: '2026-03-12', wholeDays: false, to: 600 }, { last: 'past' }],
  ['of no time', { first: '2026-03-20', last: '2026-03-20', wholeDays: false, to: 540 }, { last: 'order' }]
]
for (const [title, part, problems] of absences)
  test(`an absence ${title} has the problems ${JSON.stringify(problems)}`, () => {
    expect(problemsOf({ ...noAbsence, ...part }, now)).toEqual(problems)
  })

test('an absence lasts from the first moment of its first day to the end of its last', () => {
  const days = { ...noAbsence, first: '2026-03-20', last: '2026-03-21' }
  expect(periodOf(days)).toEqual({ start: at('2026-03-20', '00:00'), end: at('2026-03-22', '00:00') })
  expect(periodOf({ ...days, wholeDays: false, from: 600, to: 900 })).toEqual({
    start: at('2026-03-20', '10:00'),
    end: at('2026-03-21', '15:00')
  })
})

test('two people who change the hours of two weekdays lose neither', () => {
  const monday = { weekday: 1, from: 540, to: 1_080 }
  const sunday = { weekday: 7, from: 600, to: 660 }
  const start = [{ weekday: 1, from: 480, to: 600 }]
  const merged = mergedOf(weekOf([...start, sunday]), weekOf([monday]), ['day7'])
  expect(hoursOf(merged)).toEqual([monday, sunday])
  const unsorted = [sunday, { ...monday, from: 900 }, { ...monday, to: 600 }]
  expect(hoursOf(weekOf(unsorted))).toEqual([unsorted[2], unsorted[1], sunday])
})

for (const [act, status, held, expected] of [
  ['hold', 'waiting', false, true],
  ['hold', 'waiting', true, false],
  ['hold', 'assigned', false, true],
  ['hold', 'carrying', false, false],
  ['letGo', 'waiting', true, true],
  ['letGo', 'waiting', false, false],
  ['letGo', 'assigned', false, false]
] as const)
  test(`an order that is ${status}${held ? ' and held back' : ''} can ${expected ? '' : 'not '}${act}`, () => {
    expect(isHoldOffered(act, { status, held }, ['operation:hospitalDispatch:assign'])).toBe(expected)
    expect(isHoldOffered(act, { status, held }, ['operation:hospitalDispatch'])).toBe(false)
  })
