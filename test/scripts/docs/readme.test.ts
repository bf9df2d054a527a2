import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { getDefault } from 'valibot'
import { settingsSchema } from '../../../cloud/settings.pure.ts'
import { root } from '../../../scripts/support/process.mjs'

const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
const readme = textOf('README.md')

const rowsOf = (text: string) =>
  [...text.matchAll(/^\| `([A-Z_]+)` +\| (\S+) +\|/gm)].map(([, name, fallback]) => [name, fallback])

const settings = Object.entries(settingsSchema.entries).map(([name, schema]) => [
  name,
  getDefault(schema) === undefined ? 'none' : `\`${getDefault(schema)}\``
])

test('the README names the settings of a first day, with the same defaults', () => {
  const rows = rowsOf(readme)
  expect(rows.length).toBeGreaterThan(5)
  expect(settings).toEqual(expect.arrayContaining(rows))
})

test('the README names every module', () => {
  const made = ['node_modules', 'build', 'test-results']
  const folders = readdirSync(root, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !entry.name.startsWith('.') && !made.includes(entry.name))
    .map(entry => `${entry.name}/`)
  const rows = [...readme.matchAll(/^\| `([a-z-]+\/)` +\|/gm)].map(([, name]) => name)
  expect(rows.sort()).toEqual(folders.sort())
})
