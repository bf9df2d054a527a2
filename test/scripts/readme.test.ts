import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { settingsTable } from '../../cloud/settings.ts'
import { root } from '../../scripts/process.mjs'

const readme = readFileSync(join(root, 'README.md'), 'utf8')

test('the README names every setting with its default', () => {
  const rows = [...readme.matchAll(/^\| `([A-Z_]+)` +\| (\S+) +\|/gm)].map(([, name, fallback]) => [name, fallback])
  const settings = Object.entries(settingsTable).map(([name, { fallback }]) => [
    name,
    fallback === undefined ? 'none' : `\`${fallback}\``
  ])
  expect(rows).toEqual(settings)
})

test('the README names every room', () => {
  const made = ['node_modules', 'build', 'test-results']
  const folders = readdirSync(root, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !entry.name.startsWith('.') && !made.includes(entry.name))
    .map(entry => `${entry.name}/`)
  const rows = [...readme.matchAll(/^\| `([a-z-]+\/)` +\|/gm)].map(([, name]) => name)
  expect(rows.sort()).toEqual(folders.sort())
})
