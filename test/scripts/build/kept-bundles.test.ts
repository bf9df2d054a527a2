import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { findSources, keptBundle } from '../../../scripts/build/bundles/kept-bundles.ts'

let root: string
test.beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-bundles-'))
  await mkdir(join(root, 'shell'), { recursive: true })
  await writeFile(join(root, 'rollup.config.mjs'), '{}')
  await writeFile(join(root, 'shell/index.ts'), 'one')
  await writeFile(join(root, 'shell/page.css'), 'red')
  await mkdir(join(root, 'sub-apps/robot'), { recursive: true })
  await writeFile(join(root, 'sub-apps/robot/package.json'), '{}')
})
test.afterEach(() => rm(root, { recursive: true }))

/** Builds once. @returns whether the bundle was made, and not an earlier one taken */
const isMade = async (): Promise<boolean> => {
  let made = false
  await keptBundle(root, { file: 'rollup.config.mjs', index: 0 }, await findSources(root), async () => {
    made = true
    return {
      chunks: [],
      inputs: ['index.ts', 'page.css?raw'].map(file => join(root, 'shell', file)).concat('\0virtual')
    }
  })
  return made
}

test('takes the bundle of the build before where nothing has changed', async () => {
  expect([await isMade(), await isMade(), await isMade()]).toEqual([true, false, false])
})

for (const [what, change] of [
  ['a source of it', () => writeFile(join(root, 'shell/index.ts'), 'two')],
  ['a style sheet of it', () => writeFile(join(root, 'shell/page.css'), 'blue')],
  ['the names that a sub-application imports by', () => writeFile(join(root, 'sub-apps/robot/package.json'), '[]')],
  ['the configuration', () => writeFile(join(root, 'rollup.config.mjs'), '{"one":1}')],
  ['the names of sources', () => writeFile(join(root, 'shell/index.tsx'), '')],
  ['the file in which it was kept, by a build that was stopped,', () => writeFile(keptFile(), '{"key"')],
  ['a source that is gone', () => rm(join(root, 'shell/index.ts'))]
] as const)
  test(`makes a bundle anew after a change of ${what}`, async () => {
    await isMade()
    await change()
    expect([await isMade(), await isMade()]).toEqual([true, false])
  })

test('makes a bundle anew whose source was saved while it was made', async () => {
  const name = { file: 'rollup.config.mjs', index: 0 }
  await keptBundle(root, name, await findSources(root), async () => {
    await writeFile(join(root, 'shell/index.ts'), 'saved meanwhile')
    return { chunks: [], inputs: [join(root, 'shell/index.ts')] }
  })
  expect([await isMade(), await isMade()]).toEqual([true, false])
})

test('takes the bundle where another file has changed', async () => {
  await writeFile(join(root, 'shell/other.ts'), 'one')
  await isMade()
  await writeFile(join(root, 'shell/other.ts'), 'two')
  expect(await isMade()).toBe(false)
})

const keptFile = () => join(root, 'node_modules/.cache/bundles/rollup-config-mjs-0.json')
