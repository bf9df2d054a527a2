import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../../scripts/support/process.mjs'
import { buildInputs } from '../../../scripts/support/stamp.mjs'

test('a change in any folder that a bundle begins in, or that the bundling is told from, asks for a new build', () => {
  const config = readFileSync(join(root, 'rollup.config.mjs'), 'utf8')
  const folders = [...config.matchAll(/(?:input: '|from '\.\/)([\w-]+)\//g)].map(([, folder = '']) => folder)
  expect(new Set(folders).size).toBeGreaterThan(5)
  expect(folders.filter(folder => !buildInputs.includes(folder) && folder !== 'scripts')).toEqual([])
})

test('a change of the map or the environment asks for no new build, and the build reads neither', () => {
  const environmentFiles = /importmap\.json|environment\.json|environments\//
  expect(buildInputs.filter(input => environmentFiles.test(`${input}/`))).toEqual([])
  const sources = ['rollup.config.mjs', 'scripts/build.ts', ...filesBelow('scripts/build')]
  expect(sources.length).toBeGreaterThan(20)
  expect(sources.filter(file => environmentFiles.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})

const filesBelow = (folder: string): string[] => globSync(`${folder}/**/*.{ts,mjs}`, { cwd: root })
