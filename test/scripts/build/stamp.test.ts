import { globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../../scripts/support/process.mjs'
import { buildInputs, hashOf } from '../../../scripts/support/stamp.mjs'

test('a change in any folder that a bundle begins in, or that the bundling is told from, asks for a new build', () => {
  const config = readFileSync(join(root, 'rollup.config.mjs'), 'utf8')
  const folders = [...config.matchAll(/(?:input: '|from '\.\/)([\w-]+)\//g)].map(([, folder = '']) => folder)
  expect(new Set(folders).size).toBeGreaterThan(5)
  expect(folders.filter(folder => !buildInputs.includes(folder) && folder !== 'scripts')).toEqual([])
})

test('a change of a source asks for a new build, and what Vite keeps beside it does not', async () => {
  const made = join(root, 'test-results')
  await mkdir(made, { recursive: true })
  const folder = await mkdtemp(join(made, 'stamp-'))
  const hash = () => hashOf([relative(root, folder).replaceAll('\\', '/')])
  try {
    await writeFile(join(folder, 'index.ts'), 'one')
    const before = await hash()
    await mkdir(join(folder, 'node_modules'))
    await writeFile(join(folder, 'node_modules/vue.js'), 'kept')
    expect(await hash()).toBe(before)
    await writeFile(join(folder, 'index.ts'), 'two')
    expect(await hash()).not.toBe(before)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a change of the map or the environment asks for no new build, and the build reads neither', () => {
  const environmentFiles = /importmap\.json|environment\.json|environments\//
  expect(buildInputs.filter(input => environmentFiles.test(`${input}/`))).toEqual([])
  const sources = ['rollup.config.mjs', 'scripts/build.ts', ...filesBelow('scripts/build')]
  expect(sources.length).toBeGreaterThan(20)
  expect(sources.filter(file => environmentFiles.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})

const filesBelow = (folder: string): string[] => globSync(`${folder}/**/*.{ts,mjs}`, { cwd: root })
