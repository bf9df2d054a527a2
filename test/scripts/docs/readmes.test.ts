import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../../scripts/support/process.mjs'

/** Made by commands, and not part of the sources. */
const made = ['node_modules', 'build', 'test-results']

/** Folders at the top that are no module: they hold documents. */
const documents = ['docs']

const readmes = globSync(['*/README.md', '*/*/README.md'], { cwd: root, exclude: made })
  .map(path => path.replaceAll('\\', '/'))
  .sort()

/** The lines that a newcomer reads before the first file. */
const linesMax = (readme: string): number => (['cloud/README.md', 'elements/README.md'].includes(readme) ? 90 : 60)

/** The files and folders that a table of a text names. */
const namesInTables = (text: string): string[] =>
  text
    .split('\n')
    .filter(line => line.startsWith('|'))
    .flatMap(line => [...line.matchAll(/`([\w@.-]+(?:\/[\w@.-]*)*)`/g)])
    .map(([, name = '']) => name)

test('every module has a README', () => {
  const modules = readdirSync(root, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .filter(name => ![...made, ...documents].includes(name))
  expect(modules.filter(name => !readmes.includes(`${name}/README.md`))).toEqual([])
  expect(readmes.length).toBeGreaterThan(20)
})

for (const readme of readmes)
  test(`${readme} is short, and no list of the files beside it`, () => {
    const text = readFileSync(join(root, readme), 'utf8')
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(linesMax(readme))
    expect(namesInTables(text).filter(name => existsSync(join(root, dirname(readme), name)))).toEqual([])
  })
