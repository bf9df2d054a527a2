import { expect, test } from '@playwright/test'
import type { NewRobot } from '#contract/calls/robot-registry/register.ts'
import {
  decideRegistration,
  type Known,
  type Registration
} from '../../../cloud/topics/robot-registry/decide-registration.pure.ts'

/* What becomes of one robot of a registration. */

const known: Known = {
  models: new Map([['T8', { model: 'T8', robotKind: 'delivery', serialForm: 'T8-####', reportSeconds: 20 }]]),
  robots: new Map([
    ['T8-0001', { robotId: 5, serial: 'T8-0001', model: 'T8', tenantId: 1, retireTime: null }],
    ['T8-0009', { robotId: 6, serial: 'T8-0009', model: 'T8', tenantId: 1, retireTime: 1 }]
  ]),
  stores: new Map([[9, { storeId: 9, tenantId: 2 }]]),
  tenants: new Set([1, 2])
}
const robot: NewRobot = { serial: 'T8-0002', model: 'T8', tenantId: 1 }
const added = {
  serial: 'T8-0002',
  name: 'T8-0002',
  model: 'T8',
  robotKind: 'delivery',
  reportSeconds: 20,
  tenantId: 1,
  storeId: null
} as const
const refused = (code: number): Registration => ({ kind: 'refused', code }) as Registration

const rows: [name: string, change: Partial<NewRobot>, decided: Registration][] = [
  ['a new robot is added, and its serial is its name', {}, { kind: 'add', robot: added }],
  ['a new robot keeps its name', { name: 'Anna' }, { kind: 'add', robot: { ...added, name: 'Anna' } }],
  [
    'a store gives its organisation',
    { tenantId: undefined, storeId: 9 },
    { kind: 'add', robot: { ...added, tenantId: 2, storeId: 9 } }
  ],
  ['a robot that is there is the same', { serial: 'T8-0001' }, { kind: 'same', robotId: 5 }],
  ['a retired robot keeps its serial', { serial: 'T8-0009' }, refused(610602)],
  ['a name changes nothing of a robot that is there', { serial: 'T8-0001', name: 'B' }, { kind: 'same', robotId: 5 }],
  ['another organisation does not get a robot that is there', { serial: 'T8-0001', tenantId: 2 }, refused(610602)],
  ['a model that is not there is refused', { model: 'T9' }, refused(610603)],
  ['an organisation that is not there is refused', { tenantId: 3 }, refused(610603)],
  ['a robot of nobody is refused', { tenantId: undefined }, refused(610601)],
  ['a store that is not there is refused', { storeId: 8 }, refused(610702)],
  ['a store of another organisation is refused', { storeId: 9 }, refused(610717)],
  ['a serial that does not fit its model is refused', { serial: 'T9-0002' }, refused(610700)]
]
for (const [name, change, decided] of rows)
  test(name, () => expect(decideRegistration({ ...robot, ...change }, known)).toEqual(decided))
