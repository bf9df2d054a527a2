import { expect, test } from '@playwright/test'
import type { OpeningSpan } from '#contract/checks/opening-hours.ts'
import { sameOnAllDays, spanProblems, typedHours, withSpan } from '../../../sub-apps/store/form/hours-draft.pure.ts'
import { minuteOfWeek, openStateOf } from '../../../sub-apps/store/hours/open-state.pure.ts'
import { isWholeDay, spansOn, weekdaysIn, weekNamer } from '../../../sub-apps/store/hours/week.pure.ts'

const span = (weekday: number, from: number, until: number): OpeningSpan => ({
  weekday,
  from: from * 60,
  until: until * 60
})
const week = (from: number, until: number) => [1, 2, 3, 4, 5, 6, 7].map(weekday => span(weekday, from, until))

/** A time in UTC in the week that begins on Monday, 1 January 2024. */
const at = (day: number, hour: number, minute = 0): number => Date.UTC(2024, 0, day, hour, minute)
const minute = (weekday: number, hour: number): number => ((weekday - 1) * 24 + hour) * 60

const bar = [...[4, 5].map(day => span(day, 18, 22)), span(6, 18, 26), span(7, 18, 26)]
const states: [
  what: string,
  timeZone: string,
  spans: OpeningSpan[],
  now: number,
  state: ReturnType<typeof openStateOf>
][] = [
  ['nobody has said when', 'UTC', [], at(1, 12), undefined],
  ['a bar at noon', 'UTC', bar, at(4, 12), { state: 'closed', opens: minute(4, 18) }],
  ['a bar in the evening', 'UTC', bar, at(4, 18), { state: 'open', closes: minute(4, 22) }],
  ['a bar when it closes', 'UTC', bar, at(4, 22), { state: 'closed', opens: minute(5, 18) }],
  ['a bar past midnight', 'UTC', bar, at(7, 1, 59), { state: 'open', closes: minute(7, 2) }],
  ['a bar past the midnight of a week', 'UTC', bar, at(8, 1), { state: 'open', closes: minute(1, 2) }],
  ['a bar on a Monday', 'UTC', bar, at(8, 3), { state: 'closed', opens: minute(4, 18) }],
  ['a bar on the clocks of Tokyo', 'Asia/Tokyo', bar, at(4, 10), { state: 'open', closes: minute(4, 22) }],
  ['a bar on the clocks of Honolulu', 'Pacific/Honolulu', bar, at(5, 5), { state: 'open', closes: minute(4, 22) }],
  ['a hospital', 'UTC', week(0, 24), at(3, 0), { state: 'open', closes: undefined }],
  [
    'two times without a break',
    'UTC',
    [span(1, 8, 12), span(1, 12, 16)],
    at(1, 9),
    { state: 'open', closes: minute(1, 16) }
  ],
  ['one time a week', 'UTC', [span(1, 8, 12)], at(1, 12), { state: 'closed', opens: minute(1, 8) }]
]
for (const [what, timeZone, spans, now, state] of states)
  test(`open or closed: ${what}`, () => {
    expect(openStateOf({ timeZone, spans }, now)).toEqual(state)
  })

test('the clocks of a zone follow summer time', () => {
  expect(minuteOfWeek('Europe/Paris', Date.UTC(2024, 2, 31, 0, 59))).toBe(minute(7, 1) + 59)
  expect(minuteOfWeek('Europe/Paris', Date.UTC(2024, 2, 31, 1, 0))).toBe(minute(7, 3))
})

const firsts: [language: string, first: number][] = [
  ['en', 7],
  ['zh', 1],
  ['ja', 7],
  ['ko', 7],
  ['th', 7],
  ['fr', 1]
]
for (const [language, first] of firsts)
  test(`a week in ${language} begins with day ${first}, and has all seven`, () => {
    const days = weekdaysIn(language)
    expect(days[0]).toBe(first)
    expect(days.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

test('names days and times as a language writes them', () => {
  expect(weekNamer('fr').day(1)).toBe('lundi')
  expect(weekNamer('fr').span(span(5, 18, 25))).toBe('18:00 – 01:00')
  expect(weekNamer('ja').dayOf(minute(7, 5))).toBe('日曜日')
})

test('gives the times of a day in their order, and knows a day without an end', () => {
  expect(spansOn([span(1, 17, 22), span(2, 8, 9), span(1, 8, 12)], 1)).toEqual([span(1, 8, 12), span(1, 17, 22)])
  expect([isWholeDay([span(1, 0, 24)]), isWholeDay([span(1, 0, 23)]), isWholeDay([])]).toEqual([true, false, false])
})

/* Opening hours while they are typed. */

const typed = (key: number, weekday: number, from: string, until: string) => ({ key, weekday, from, until })

test('shows minutes as times of a clock', () => {
  expect(typedHours([span(5, 18, 25), span(6, 0, 24)])).toEqual([
    typed(0, 5, '18:00', '01:00'),
    typed(1, 6, '00:00', '00:00')
  ])
})

test('says what is wrong with which time', () => {
  const hours = [
    typed(3, 1, '11:00', '14:00'),
    typed(4, 1, '13:00', '15:00'),
    typed(5, 2, '', '15:00'),
    typed(6, 7, '20:00', '11:30')
  ]
  expect([...spanProblems(hours)]).toEqual([
    [3, 'overlaps'],
    [4, 'overlaps'],
    [5, 'empty']
  ])
})

test('adds a time to a day, and gives all days the times of one', () => {
  const hours = withSpan([typed(4, 1, '08:00', '09:00')], 3)
  expect(hours).toEqual([typed(4, 1, '08:00', '09:00'), typed(5, 3, '', '')])
  const same = sameOnAllDays(hours, 1)
  expect(same.map(({ weekday, from }) => [weekday, from])).toEqual([1, 2, 3, 4, 5, 6, 7].map(day => [day, '08:00']))
  expect(new Set(same.map(({ key }) => key)).size).toBe(7)
})
