import { existsSync, globSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../../scripts/support/process.mjs'

/** Made by commands, and not part of the sources. */
const made = ['node_modules', 'build', 'test-results']

/** READMEs that list the files and folders beside them. */
const readmes = globSync(['*/README.md', '*/*/README.md'], { cwd: root, exclude: made })
  .map(path => path.replaceAll('\\', '/'))
  .sort()

/** Files and folders that the first column of a README's tables names. */
const listedBy = (text: string): string[] =>
  text
    .split('\n')
    .filter(line => line.startsWith('|'))
    .flatMap(line => [...(line.split('|')[1] ?? '').matchAll(/`([\w@.-]+(?:\/[\w@.-]*)*)`/g)])
    .map(([, name = '']) => name)
    .filter(name => /\/$|\.(ts|tsx|mjs|css|html|json|vue|svelte|md|pdf|svg|webm)$/.test(name))

test('READMEs are found, and none of them in what is installed', () => {
  expect(readmes).toEqual(expect.arrayContaining(['contract/README.md', 'sub-apps/store/README.md']))
  expect(readmes.filter(path => made.some(folder => path.startsWith(`${folder}/`)))).toEqual([])
})

for (const readme of readmes) {
  const folder = dirname(readme)
  test(`${readme} lists files that exist, and all that its folder holds`, async () => {
    const listed = listedBy(await readFile(join(root, readme), 'utf8'))
    expect(listed.filter(name => !existsSync(join(root, folder, name)))).toEqual([])
    const held = (await readdir(join(root, folder), { withFileTypes: true }))
      .filter(({ name }) => name !== 'README.md' && !name.startsWith('.') && !made.includes(name))
      .map(entry => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    const isListed = (name: string): boolean =>
      listed.some(it => it === name || (name.endsWith('/') && it.startsWith(name)))
    expect(held.filter(name => !isListed(name))).toEqual([])
  })
}
