import { expect, test } from '@playwright/test'
import type { LockReason } from '#contract/calls/robot-locks/locks.ts'
import { mayUnlock, reasonsFor } from '../../../sub-apps/robot/locks/lock-acts.pure.ts'

const lock = 'robot:lockQuery:lock'
const unlock = 'robot:lockQuery:unlock'
const maker = 'tenant:all'

for (const [held, reasons] of [
  [[], []],
  [[unlock, maker], []],
  [[lock], ['service', 'theft']],
  [
    [lock, maker],
    ['unpaid', 'service', 'theft']
  ]
] as const)
  test(`with ${held.join(' and ') || 'no permission'} a person locks for ${reasons.join(', ') || 'no reason'}`, () =>
    expect(reasonsFor(held)).toEqual(reasons))

const lifted: [reason: LockReason, held: string[], may: boolean][] = [
  ['service', [], false],
  ['service', [lock], false],
  ['service', [unlock], true],
  ['emergencyStop', [unlock], true],
  ['unpaid', [unlock], false],
  ['unpaid', [unlock, maker], true]
]
for (const [reason, held, may] of lifted)
  test(`with ${held.join(' and ') || 'no permission'} a lock for ${reason} ${may ? 'can' : 'can’t'} be lifted`, () =>
    expect(mayUnlock(reason, held)).toBe(may))
