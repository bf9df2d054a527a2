import { expect, test } from '@playwright/test'
import { type LifeAct, lifeActs } from '../../../sub-apps/robot/detail/life-acts.pure.ts'

const nothing = { mayMove: false, mayRetire: false, seesAll: false }
const all = { mayMove: true, mayRetire: true, seesAll: true }
const inService = { retireTime: null, serialFreed: false }
const retired = { retireTime: 1, serialFreed: false }

const rows: [name: string, robot: typeof inService | typeof retired, may: typeof all, acts: LifeAct[]][] = [
  ['one in service without permissions', inService, nothing, []],
  ['one in service', inService, all, ['move', 'retire']],
  ['one in service by somebody who only moves', inService, { ...nothing, mayMove: true }, ['move']],
  ['a retired one', retired, all, ['freeSerial', 'return']],
  ['a retired one by somebody of its organisation', retired, { ...all, seesAll: false }, ['return']],
  ['a retired one by somebody who only moves', retired, { ...all, mayRetire: false }, []],
  ['one whose serial is free', { retireTime: 1, serialFreed: true }, all, []]
]
for (const [name, robot, may, acts] of rows)
  test(`acts on ${name}: ${acts.join(' and ') || 'none'}`, () => expect(lifeActs(robot, may)).toEqual(acts))
