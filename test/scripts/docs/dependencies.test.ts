import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../../scripts/support/process.mjs'

type Manifest = Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const manifest: Manifest = JSON.parse(read('package.json'))
const declared = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }
type Locked = Partial<Record<'dependencies' | 'optionalDependencies', Record<string, string>>> & { license?: string }
const lock: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'))

const rows = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` +\| ([^|]+?) +\|/gm)]
const documented = new Map(rows.map(([, name = '', licence = '']) => [name, licence]))

test('docs/dependencies.md says of every dependency what it is for, and of nothing else', () => {
  expect([...documented.keys()].sort()).toEqual(Object.keys(declared).sort())
})

test('docs/dependencies.md names the licences that the packages state', () => {
  for (const [name, licence] of documented) {
    const stated = lock.packages[`node_modules/${name}`]?.license
    if (stated !== undefined) expect(licence, name).toBe(stated)
  }
})

test('every dependency has an exact version', () => {
  for (const [name, version] of Object.entries(declared)) {
    expect(version, name).toMatch(/^(npm:@?[^@]+@)?\d+\.\d+\.\d+$/)
  }
})

/** Where npm looks for a package that the one at `path` needs: beside its own, then in every folder above. */
const isLocked = (path: string, name: string): boolean => {
  if (`${path === '' ? '' : `${path}/`}node_modules/${name}` in lock.packages) return true
  const above = path.lastIndexOf('/node_modules/')
  return path !== '' && isLocked(above < 0 ? '' : path.slice(0, above), name)
}

// A lock made while the registry lacked a platform's package is refused by `npm ci` on every machine.
test('package-lock.json names everything that its packages need', () => {
  const missing = Object.entries(lock.packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter(name => !isLocked(path, name))
      .map(name => `${path} needs ${name}`)
  )
  expect(missing).toEqual([])
})
