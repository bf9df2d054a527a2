import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../scripts/support/process.mjs'
import { askedOnBoth, onServersAlone } from '../support/engines.ts'

test('every file that a whole run asks on PGlite too is there', () => {
  for (const file of askedOnBoth) expect(existsSync(join(root, `test/cloud/${file}.test.ts`)), file).toBe(true)
})

for (const [path, isOnServersAlone] of [
  ['/project/test/cloud/identity/postgres-limits.test.ts', true],
  ['/project/test/cloud/identity/security.test.ts', true],
  ['/project/test/cloud/shop/shop-stock.test.ts', true],
  ['/project/test/cloud/shop/shop.test.ts', false],
  ['/project/test/cloud/calls/every-call.test.ts', false],
  ['/project/test/cloud/faults/start-failures.test.ts', false],
  ['/project/test/sub-apps/shop/money.test.ts', false]
] as const) {
  test(`a whole run asks ${path} ${isOnServersAlone ? 'on a PostgreSQL server alone' : 'on PGlite'}`, () => {
    expect(onServersAlone.test(path)).toBe(isOnServersAlone)
  })
}
