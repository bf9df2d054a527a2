import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root, run } from '../../../scripts/support/process.mjs'

const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
const scriptsOf = (path: string): string[] => Object.keys(JSON.parse(textOf(path)).scripts)

/** The scripts of package.json, in their order: those that run a portal, those for work on it, those that release it. */
const scripts = scriptsOf('package.json')

test('package.json has at most twenty scripts', () => {
  expect(scripts.length).toBeLessThanOrEqual(20)
})

test('the README names every script in one of three groups, in the order of package.json', () => {
  const [, commands = ''] = textOf('README.md').split('\n## Commands\n')
  const [part = ''] = commands.split('\n## ')
  const groups = part.split(/^\*\*/m).slice(1)
  expect(groups.map(group => group.slice(0, group.indexOf('**')))).toEqual(['Run', 'Work', 'Release'])
  const named = groups.flatMap(group => [...group.matchAll(/^\| `npm (?:run )?([a-z-]+)/gm)].map(([, name]) => name))
  expect([...new Set(named)]).toEqual(scripts)
})

/** All texts but what is history. */
const texts = globSync(
  [
    '*.{md,mjs,jsonc}',
    '.dependency-cruiser.mjs',
    '{bench,clean-centre,cloud,conformance,content,contract,controls,docs,elements,environments,packages,root-config,scripts,session,shell,sub-apps,test}/**/*.{ts,tsx,mjs,js,json,html,vue,svelte,md}'
  ],
  { cwd: root, exclude: ['**/node_modules', 'CHANGELOG.md'] }
).map(path => ({ path, text: textOf(path).replace(/\s*\n\s*(\*|\/\/|#)?\s*/g, ' ') }))

test('no text names a command that is not there', () => {
  // Generated projects have commands of their own.
  const known = [...scripts, ...scriptsOf('packages/templates/common/package.json')]
  const unknown = texts.flatMap(({ path, text }) =>
    [...text.matchAll(/npm run ([a-z][a-z:-]*)/g)]
      .filter(([, name = '']) => !known.includes(name))
      .map(([found]) => `${path}: ${found}`)
  )
  expect(texts.length).toBeGreaterThan(1_000)
  expect(unknown).toEqual([])
})

const bench = (...words: string[]) => run(process.execPath, [join(root, 'bench/bench.ts'), ...words])

test('the benches are listed without a name, and with a name that none has', async () => {
  const listed = await bench()
  expect(listed.code).toBe(0)
  const names = [...listed.output.matchAll(/npm run bench -- (\w+)/g)].map(([, name = '']) => name)
  expect([...new Set(names)]).toEqual(['load', 'switch', 'cloud', 'attack', 'live'])
  for (const wrong of ['cluod', 'constructor', '']) {
    const { code, output } = await bench(wrong)
    expect(output).toMatch(`There is no bench ${JSON.stringify(wrong)}.\n  npm run bench -- load `)
    expect(code).toBe(1)
  }
  const mentioned = texts.flatMap(({ text }) => [...text.matchAll(/`npm run bench -- (\w+)/g)].map(([, name]) => name))
  expect(mentioned.filter(name => !names.includes(name ?? ''))).toEqual([])
})

test('every bench and every case has the file of its name', async () => {
  const { output } = await bench()
  const lines = [...output.matchAll(/^ {2}npm run bench -- (\w+(?: \w+)?) {2,}/gm)].map(([, words = '']) => words)
  const files = lines.map(words => `${words.split(' ').at(-1)}.ts`)
  expect(files.toSorted()).toEqual(globSync('*.ts', { cwd: join(root, 'bench'), exclude: ['bench.ts'] }).toSorted())
})

test('a word that is no case goes to the bench, which says what is wrong before it starts anything', async () => {
  expect(await bench('cloud', 'qestions')).toMatchObject({
    code: 1,
    output: expect.stringContaining('No row has qestions in its name.')
  })
})
