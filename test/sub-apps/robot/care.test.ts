import { expect, test } from '@playwright/test'
import { actsOf, careStateOf } from '../../../sub-apps/robot/care/care-acts.pure.ts'

/* What a person can do with a fault, and how a list says who looks after it. */

test('the next step with a fault is to acknowledge it, and a closed one takes notes alone', () => {
  expect(actsOf({ acknowledgeTime: null, closeTime: null })).toEqual(['acknowledge', 'note', 'assign', 'close'])
  expect(actsOf({ acknowledgeTime: 1, closeTime: null })).toEqual(['note', 'assign', 'close'])
  expect(actsOf({ acknowledgeTime: 1, closeTime: 2 })).toEqual(['note'])
})

for (const [title, unattended, keeperId, closeTime, expected] of [
  ['a closed fault is closed, whoever looked after it', false, 7, 1, 'closed'],
  ['a fault without anybody is nobody’s', true, null, null, 'nobody'],
  ['a fault of an account that is switched off is nobody’s', true, 7, null, 'nobody'],
  ['a fault with a keeper is kept', false, 7, null, 'kept'],
  ['a fault that ended without anybody is over', false, null, null, 'over']
] as const)
  test(title, () => {
    expect(careStateOf({ unattended, keeperId, closeTime })).toBe(expected)
  })
