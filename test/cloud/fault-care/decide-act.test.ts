import { expect, test } from '@playwright/test'
import { type Act, type Care, changeBy, objectionTo, toldBy } from '../../../cloud/topics/fault-care/decide-act.pure.ts'

/* Whether a fault takes an act, what the act changes, and whom it is told to. */

const untouched: Care = { actCount: 0, keeperId: null, acknowledgeTime: null, closeTime: null }
const by = { userId: 7, now: 50 }
const give = (seenKeeperId: number | null, keeperId: number | null): Act => ({
  act: 'assigned',
  seenKeeperId,
  keeperId
})
const noted: Act = { act: 'noted', note: 'A' }
const closed: Act = { act: 'closed', note: 'B' }

const objections: [title: string, act: Act, care: Partial<Care>, expected: 'meanwhile' | 'tooMuch' | undefined][] = [
  ['the first acknowledgement is taken', { act: 'acknowledged' }, {}, undefined],
  ['the second one is not', { act: 'acknowledged' }, { acknowledgeTime: 1 }, 'meanwhile'],
  ['a fault is given away by somebody who saw its keeper', give(3, 4), { keeperId: 3 }, undefined],
  ['and not by somebody who saw another one', give(3, 4), { keeperId: 5 }, 'meanwhile'],
  ['and not by somebody who saw none', give(null, 4), { keeperId: 5 }, 'meanwhile'],
  ['a closed fault is not closed again', closed, { closeTime: 1 }, 'meanwhile'],
  ['a closed fault is not given away', give(null, 4), { closeTime: 1 }, 'meanwhile'],
  ['a closed fault takes notes', noted, { closeTime: 1 }, undefined],
  ['the 101st note is refused', noted, { actCount: 100 }, 'tooMuch'],
  ['closing is never too much', closed, { actCount: 100 }, undefined]
]
for (const [title, act, care, expected] of objections)
  test(title, () => {
    expect(objectionTo(act, { ...untouched, ...care })).toBe(expected)
  })

test('whoever acknowledges a fault looks after it, unless somebody does', () => {
  const seen = { acknowledgedBy: 7, acknowledgeTime: 50 }
  expect(changeBy({ act: 'acknowledged' }, untouched, by)).toEqual({ ...seen, keeperId: 7 })
  expect(changeBy({ act: 'acknowledged' }, { ...untouched, keeperId: 3 }, by)).toEqual({ ...seen, keeperId: 3 })
})

test('whoever takes a fault has acknowledged it, and whoever gives it away has not', () => {
  expect(changeBy(give(null, 7), untouched, by)).toEqual({ keeperId: 7, acknowledgedBy: 7, acknowledgeTime: 50 })
  expect(changeBy(give(null, 7), { ...untouched, acknowledgeTime: 1 }, by)).toEqual({ keeperId: 7 })
  expect(changeBy(give(null, 8), untouched, by)).toEqual({ keeperId: 8 })
})

test('somebody who is given a fault by another person is told', () => {
  expect(toldBy(give(null, 8), 7)).toBe(8)
  expect(toldBy(give(null, 7), 7)).toBeUndefined()
  expect(toldBy(give(8, null), 7)).toBeUndefined()
  expect(toldBy(closed, 7)).toBeUndefined()
})
