import { assert } from 'chai'
import type { Appointment, Salesperson } from '#contract/calls/appointments/appointments.ts'
import { beijingDay } from '#contract/days/beijing.ts'
import { freeFor, isOpen, lengthsFrom, minutesLeft, startsOf, withFreed } from '#shell/pages/reserve/booking/choices.ts'
import { beijingHour, timesIn } from '#shell/pages/reserve/times.ts'
import { addressOf, viewOf } from '#shell/pages/reserve/view.ts'

const at = (time: string): number => Date.parse(`2026-11-25T${time}:00+08:00`)
const slot = (time: string, free: boolean) => ({ start: at(time), end: at(time) + 30 * 60_000, free })
const person = (salespersonId: number, ...slots: Salesperson['slots']): Salesperson => ({
  salespersonId,
  name: `Person ${salespersonId}`,
  slots
})
const moved: Appointment = {
  appointmentId: 7,
  start: at('10:00'),
  end: at('11:00'),
  salespersonId: 2,
  salespersonName: 'Person 2',
  place: '',
  phone: '',
  remark: '',
  status: 1
}

suite('The choices of a booking', () => {
  const one = person(1, slot('09:30', true), slot('10:00', true), slot('10:30', false), slot('11:00', true))
  const two = person(2, slot('09:30', true), slot('10:00', false), slot('10:30', false), slot('11:00', true))

  test('are the half hours of everybody, free where anybody is', () =>
    assert.deepEqual(
      startsOf([one, two]).map(({ start, free }) => [beijingHour(start), free]),
      [
        [9, true],
        [10, true],
        [10, false],
        [11, true]
      ]
    ))

  const lengths: [start: string, left: number, people: Salesperson[], lengths: number[]][] = [
    ['09:30', 120, [one, two], [30, 60]],
    ['09:30', 30, [one, two], [30]],
    ['09:30', 0, [one, two], []],
    ['09:30', 120, [two], [30]],
    ['10:30', 120, [one, two], []],
    ['11:00', 120, [one, two], [30]],
    // An appointment that is moved gives its own hour up.
    ['09:30', 120, withFreed([two], moved), [30, 60, 90, 120]]
  ]
  for (const [start, left, people, expected] of lengths)
    test(`last ${expected.join(', ') || 'no'} minutes from ${start} with ${left} left and ${people.length} people`, () =>
      assert.deepEqual(lengthsFrom(people, at(start), left), expected as never))

  test('are people who are free for the whole of it', () => {
    assert.deepEqual(
      freeFor([one, two], { start: at('09:30'), end: at('10:30') }).map(({ name }) => name),
      ['Person 1']
    )
    // A day that ends earlier has no such slots at all.
    assert.deepEqual(freeFor([one, two], { start: at('11:00'), end: at('12:00') }), [])
  })

  const days: [
    title: string,
    day: { day: string; free: number; left: number },
    of: Appointment | undefined,
    minutes: number,
    open: boolean
  ][] = [
    ['a free day', { day: '2026-11-25', free: 4, left: 4 }, undefined, 120, true],
    ['a full day', { day: '2026-11-25', free: 0, left: 4 }, undefined, 120, false],
    ['a day of which nothing is left', { day: '2026-11-25', free: 4, left: 0 }, undefined, 0, false],
    ['the own day of a move', { day: '2026-11-25', free: 0, left: 2 }, moved, 120, true],
    ['another day of a move', { day: '2026-11-26', free: 3, left: 2 }, moved, 60, true]
  ]
  for (const [title, day, of, minutes, open] of days)
    test(`know ${title}`, () => assert.deepEqual([minutesLeft(day, of), isOpen(day, of)], [minutes, open]))
})

suite('Times of appointments', () => {
  const start = at('00:30')
  const rows: [zone: string, own: RegExp | undefined][] = [
    ['Asia/Shanghai', undefined],
    ['Asia/Singapore', undefined],
    ['America/Los_Angeles', /Tuesday, November 24, 2026.*08:30.*Pacific Standard Time/],
    ['Asia/Kolkata', /Tuesday, November 24, 2026.*22:00.*India Standard Time/],
    ['Pacific/Kiritimati', /Wednesday, November 25, 2026.*06:30/]
  ]
  for (const [zone, own] of rows)
    test(`are in Beijing for who is in ${zone}, and in the own zone where that differs`, () => {
      const times = timesIn('en', zone)
      assert.match(times.period(start, start + 60 * 60_000), /Wednesday, November 25, 2026.*00:30/)
      const shown = times.ownPeriod(start, start + 60 * 60_000)
      if (own === undefined) assert.isUndefined(shown)
      else assert.match(shown ?? '', own)
    })

  test('have Gregorian years in Thai', () => assert.include(timesIn('th', 'Asia/Bangkok').date(start), '2026'))
  test('are cut into days in Beijing', () => assert.equal(beijingDay(at('23:59')), '2026-11-25'))
})

suite('The views of /reserve', () => {
  const rows: [search: string, address: string][] = [
    ['', '/reserve'],
    ['?add', '/reserve?add'],
    ['?move=12', '/reserve?move=12'],
    ['?status=2', '/reserve?status=2'],
    ['?status=9', '/reserve'],
    ['?move=-1', '/reserve'],
    ['?move=1e3', '/reserve'],
    ['?move=99999999999999', '/reserve'],
    ['?nonsense', '/reserve']
  ]
  for (const [search, address] of rows)
    test(`of "${search}" is ${address}`, () => assert.equal(addressOf(viewOf(search)), address))
})
