import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../../scripts/support/process.mjs'

type Names = Record<string, string>
type Manifest = Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies' | 'imports', Names>>

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const subApps = globSync('sub-apps/*/index.*', { cwd: root }).map(file => join(file, '..'))

/** What each package.json of the repository asks for. A sub-application without one is an error. */
const manifests = ['.', 'contract', 'packages/kit', ...subApps].map(folder => {
  const manifest: Manifest & { name: string } = JSON.parse(read(join(folder, 'package.json')))
  const { name, dependencies, devDependencies, optionalDependencies, imports = {} } = manifest
  return { name, imports, asked: { ...dependencies, ...devDependencies, ...optionalDependencies } }
})

/** The repository's own packages have no version to ask for. npm links them. */
const own = new Set(manifests.map(({ name }) => name))
const declared = manifests
  .flatMap(({ name: by, asked }) => Object.entries(asked).map(([name, version]) => ({ by, name, version })))
  .filter(({ name }) => !own.has(name))
type Locked = Partial<Record<'dependencies' | 'optionalDependencies', Record<string, string>>> & { license?: string }
const lock: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'))

const rows = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` +\| ([^|]+?) +\|/gm)]
const documented = new Map(rows.map(([, name = '', licence = '']) => [name, licence]))

test('docs/dependencies.md says of every dependency what it is for, and of nothing else', () => {
  expect([...documented.keys()].sort()).toEqual([...new Set(declared.map(({ name }) => name))].sort())
})

test('docs/dependencies.md names the licences that the packages state', () => {
  for (const [name, licence] of documented) {
    const stated = lock.packages[`node_modules/${name}`]?.license
    if (stated !== undefined) expect(licence, name).toBe(stated)
  }
})

test('every dependency has an exact version', () => {
  for (const { by, name, version } of declared) {
    expect(version, `${name} of ${by}`).toMatch(/^(npm:@?[^@]+@)?\d+\.\d+\.\d+$/)
  }
})

test('a dependency has the same version in each package.json', () => {
  const versions = new Map(declared.map(({ name, version }) => [name, version]))
  expect(declared.filter(({ name, version }) => versions.get(name) !== version)).toEqual([])
})

test('a package names the packages of the repository that its imports lead to', () => {
  for (const { name, asked, imports } of manifests.slice(1)) {
    const leadTo = Object.values(imports).map(target => target.replace('/*', ''))
    expect(
      Object.keys(asked)
        .filter(it => own.has(it))
        .sort(),
      name
    ).toEqual(leadTo.sort())
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
