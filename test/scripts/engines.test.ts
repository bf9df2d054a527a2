import { existsSync } from 'node:fs'
import { glob, readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../scripts/support/process.mjs'
import { askedOnBoth, onServersAlone } from '../support/engines.ts'

/** A topic without calls and tests of its own is asked by the tests of another one. */
const askedWith: Readonly<Record<string, string>> = { rates: 'identity' }

test('a whole run asks the questions of each topic on PGlite too', async () => {
  const files = await Array.fromAsync(glob('cloud/topics/*/sql{.ts,}', { cwd: root }))
  const topics = files.map(file => basename(dirname(file)))
  expect(topics.length).toBeGreaterThan(30)
  // Each call of the contract is made there once.
  const asked = new Set([...askedOnBoth.map(dirname), ...(await readdir(join(root, 'contract/calls')))])
  expect(topics.filter(topic => !asked.has(askedWith[topic] ?? topic))).toEqual([])
})

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
