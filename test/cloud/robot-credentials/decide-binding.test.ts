import { expect, test } from '@playwright/test'
import { decideBinding } from '../../../cloud/topics/robot-credentials/decide-binding.pure.ts'

const own = { gatewayId: 7, tenantId: 1 }
const ofMaker = { gatewayId: 7, tenantId: null }

for (const [what, robot, gateway, bound, expected] of [
  ['a robot that is bound to nothing', { tenantId: 1, gatewayId: null }, own, true, 'changed'],
  ['a robot that is bound to it', { tenantId: 1, gatewayId: 7 }, own, true, 'same'],
  ['a robot that is bound to another gateway', { tenantId: 1, gatewayId: 8 }, own, true, 610602],
  ['a robot of another organisation', { tenantId: 2, gatewayId: null }, own, true, 610701],
  [
    'a robot of any organisation, to a gateway of the maker',
    { tenantId: 2, gatewayId: null },
    ofMaker,
    true,
    'changed'
  ],
  ['a robot that nobody knows', undefined, ofMaker, true, 610701],
  ['its own robot, which leaves', { tenantId: 1, gatewayId: 7 }, own, false, 'changed'],
  ['a robot of another gateway, which leaves', { tenantId: 1, gatewayId: 8 }, own, false, 'same']
] as const)
  test(`binding ${what} is ${expected}`, () => {
    const { outcome, code } = decideBinding('S-1', robot, { gateway, bound })
    expect(code ?? outcome).toBe(expected)
  })
