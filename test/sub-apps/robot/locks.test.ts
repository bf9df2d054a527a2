import { expect, test } from '@playwright/test'
import type { LockReason } from '#contract/calls/robot-locks/locks.ts'
import { mayUnlock, reasonsFor } from '../../../sub-apps/robot/locks/lock-acts.pure.ts'
import { readLocks, writeLocks } from '../../../sub-apps/robot/locks/lock-address.pure.ts'

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

for (const [query, written] of [
  ['', ''],
  ['?reason=theft&page=2&serial=T10-7', '?reason=theft&page=2&serial=T10-7'],
  ['?reason=hunger&page=-1&serial=%20%20', ''],
  ['?micro=true&text=T10', '?micro=true&text=T10']
])
  test(`the address ${query || 'without a query'} is written as ${written || 'none'}`, () =>
    expect(writeLocks(readLocks(query ?? ''), query)).toBe(written))
