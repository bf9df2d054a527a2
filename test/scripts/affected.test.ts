import { expect, test } from '@playwright/test'
import { affectedBy, planFor } from '../../scripts/changed/affected.ts'

const imports = new Map([
  ['test/sub-apps/shop/money.test.ts', ['sub-apps/shop/money.pure.ts']],
  ['sub-apps/shop/cart.tsx', ['sub-apps/shop/money.pure.ts']],
  ['sub-apps/shop/index.ts', ['sub-apps/shop/cart.tsx', 'contract/limits.ts', 'packages/kit/lit.ts']],
  ['session/menu.ts', ['contract/limits.ts', 'session/index.ts']],
  ['session/index.ts', ['session/menu.ts']],
  ['test/session/menu.test.ts', ['session/index.ts']],
  ['test/cloud/shop/shop.test.ts', ['cloud/testing.ts']],
  ['cloud/testing.ts', ['contract/limits.ts']],
  ['test/e2e/frame/menu.test.ts', ['test/e2e/support/portal.ts']]
])
const texts = new Map([
  ['test/e2e/shop/shop.test.ts', "open('/sub-app/shop/center')"],
  ['test/e2e/robot-details/robot.test.ts', "open('/sub-app/robot/list')"],
  ['test/e2e/frame/menu.test.ts', "open('/dashboard')"],
  ['test/e2e/hosting/native-sub-app.test.ts', ''],
  ['test/e2e/figures/dashboard.test.ts', ''],
  ['test/e2e/identity/account.test.ts', '']
])

for (const [title, changed, affected] of [
  ['a file that nothing imports breaks itself alone', ['docs/kit.md'], ['docs/kit.md']],
  [
    'a file breaks all that imports it, through other files',
    ['sub-apps/shop/money.pure.ts'],
    [
      'sub-apps/shop/cart.tsx',
      'sub-apps/shop/index.ts',
      'sub-apps/shop/money.pure.ts',
      'test/sub-apps/shop/money.test.ts'
    ]
  ],
  [
    'files that import each other come once',
    ['session/menu.ts'],
    ['session/index.ts', 'session/menu.ts', 'test/session/menu.test.ts']
  ]
] as const)
  test(title, () => {
    expect([...affectedBy(changed, imports)].sort()).toEqual(affected)
  })

const none = { checks: ['lint', 'types', 'imports', 'messages'], browser: [], cloud: [], e2e: [] }
for (const [title, changed, plan] of [
  ['no change runs nothing', [], { ...none, checks: [] }],
  ['a page of docs runs the linter alone', ['docs/kit.md'], { ...none, checks: ['lint'] }],
  [
    'a file of a sub-application runs its own tests, and the tests that open its pages',
    ['sub-apps/shop/money.pure.ts'],
    { ...none, cloud: ['test/sub-apps/shop/money.test.ts'], e2e: ['test/e2e/shop/shop.test.ts'] }
  ],
  [
    'what a sub-application names as its packages runs the checks of types and imports, and the tests that open its pages',
    ['sub-apps/shop/package.json'],
    { ...none, checks: ['lint', 'types', 'imports'], e2e: ['test/e2e/shop/shop.test.ts'] }
  ],
  [
    'a text of a sub-application runs the check of texts, and the tests that open its pages',
    ['sub-apps/shop/messages/en.json'],
    { ...none, checks: ['lint', 'messages'], e2e: ['test/e2e/shop/shop.test.ts'] }
  ],
  [
    'a file of the session runs its tests, those of the frame, and the look at public types',
    ['session/menu.ts'],
    {
      ...none,
      checks: [...none.checks, 'api'],
      browser: ['test/session/menu.test.ts'],
      e2e: ['test/e2e/frame/menu.test.ts']
    }
  ],
  [
    'a file of the kit runs the tests that open pages of the sub-applications which use it',
    ['packages/kit/lit.ts'],
    { ...none, checks: [...none.checks, 'api'], e2e: ['test/e2e/shop/shop.test.ts'] }
  ],
  [
    'a page of the own account runs the tests of sign-in, beside those of pages',
    ['shell/pages/account/rows.ts'],
    { ...none, e2e: ['test/e2e/figures/dashboard.test.ts', 'test/e2e/identity/account.test.ts'] }
  ],
  [
    'what tests share runs the tests that use it',
    ['test/e2e/support/portal.ts'],
    { ...none, e2e: ['test/e2e/frame/menu.test.ts'] }
  ],
  [
    'a file of the cloud runs the tests of the cloud',
    ['cloud/testing.ts'],
    { ...none, cloud: ['test/cloud/shop/shop.test.ts'] }
  ]
] as const)
  test(title, () => {
    expect(planFor(changed, imports, texts)).toEqual(plan)
  })
