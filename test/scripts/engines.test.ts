import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../scripts/support/process.mjs'
import { askedOnBoth, onServersAlone } from '../support/engines.ts'

/** Folders of `cloud/database` that ask nothing themselves. */
const withoutQuestions = ['migrations', 'rows', 'schema']

test('a whole run asks the questions of each folder of cloud/database on PGlite too', async () => {
  const folders = (await readdir(join(root, 'cloud/database'), { withFileTypes: true }))
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
  expect([...Object.keys(askedOnBoth), ...withoutQuestions].sort()).toEqual(folders.sort())
  for (const file of Object.values(askedOnBoth))
    expect(existsSync(join(root, `test/cloud/${file}.test.ts`)), file).toBe(true)
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
