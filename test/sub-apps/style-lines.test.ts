import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../scripts/support/process.mjs'

/** With more, an application draws controls of its own: those of the portal look alike everywhere. */
const linesMost = 40

/** Those that draw what no other application has, and why. */
const longer: Record<string, number> = {
  // Pictures of goods: cards, frames and a gallery.
  'sub-apps/shop/shop.css': 94
}

test('no sub-application has more than 40 lines of styles, but where this table says why', async () => {
  const files = await Array.fromAsync(glob('sub-apps/*/**/*.css', { cwd: root }))
  expect(files.length).toBeGreaterThan(10)
  const lines = files.map(file => [file, readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length] as const)
  expect(lines.filter(([file, count]) => count > (longer[file] ?? linesMost))).toEqual([])
})
