/**
 * Plants faults in a copy of the sources, one line each, and tells which test catches each. A fault that no test catches is
 * a gap, or a person could not notice it: a reader decides. A fault takes about a minute, so no step of `npm test` runs
 * this. The copy is a second worktree, with the last build and the caches of this one. `git worktree remove` removes it.
 *   node scripts/check/plant-faults.ts /tmp/copy >> table.md
 * Each fault is a row of a Markdown table. `--list` tells the faults and their tests alone. `--seed two` plants others.
 * `--part 1/2` plants every second one, and `--only 7,12` plants these.
 */
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import configuration from '../../.dependency-cruiser.mjs'
import { textsOfTests } from '../changed/texts-of-tests.ts'
import { findBrowser } from '../find-browser.mjs'
import { prepare } from '../support/prepare.mjs'
import { main, root, run, Stop } from '../support/process.mjs'
import { type Attempt, attemptsFor } from './faults/attempts.ts'
import { chooseFaults } from './faults/choose-faults.ts'
import { prepareCopy, withPlanted } from './faults/copy.ts'
import { type Fault, faultsIn, plant } from './faults/find-faults.ts'
import { readImports } from './read-imports.ts'

const sources =
  '{cloud,contract,session,elements,shell,root-config,controls,packages,sub-apps}/**/*.{ts,tsx,vue,svelte,css}'

/** Demo data, tables, tools of developers and generated projects: nobody would notice, or nothing would start. */
const passedOver =
  /^cloud\/(demo|development|database\/migrations|test)|^cloud\/.*(schema|demo)(\.ts$|\/)|^packages\/(templates|kit\/(tools|testing))|gallery|\.d\.ts$|\.config\./

const findAll = async (): Promise<Fault[]> => {
  const files = (await Array.fromAsync(glob(sources, { cwd: root }))).map(file => file.replaceAll('\\', '/'))
  const wanted = files.filter(file => !passedOver.test(file)).sort()
  const found = wanted.map(async file => faultsIn(file, await readFile(join(root, file), 'utf8')))
  return (await Promise.all(found)).flat()
}

/** The sentence of the first failed test, as either runner prints it, or the last line of a run without one. */
const failureIn = (output: string): string => {
  const plain = stripVTControlCharacters(output)
  const found = /^ +\d+\) (.*?)[ ─]*$/m.exec(plain)?.[1] ?? /^ *(?:𐄂|❌) *(.*)$/m.exec(plain)?.[1]
  return found ?? plain.trim().split('\n').at(-1) ?? ''
}

await main(async () => {
  const { values: options, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      list: { type: 'boolean' },
      seed: { type: 'string', default: 'one' },
      part: { type: 'string', default: '0/1' },
      only: { type: 'string' }
    }
  })
  const [copy] = positionals
  if (copy === undefined) throw new Stop('Use: node scripts/check/plant-faults.ts <folder of the copy> [--list] …')
  const node = await prepare()
  const [part = 0, parts = 1] = options.part.split('/').map(Number)
  const only = options.only?.split(',').map(Number)
  const [all, imports, texts] = await Promise.all([
    findAll(),
    readImports(root, configuration),
    textsOfTests('test/**/*.test.{ts,tsx}')
  ])
  if (!options.list) await prepareCopy(copy)
  const env = { ...process.env, CHROMIUM: await findBrowser() }

  /** The first test or check that failed with the fault in the copy. */
  const caughtBy = async (attempts: readonly Attempt[]): Promise<string> => {
    let end = '**lived**'
    for (const { step, tests, command, limitMs } of attempts) {
      const { code, output } = await run(node, command, { cwd: copy, env, timeoutMs: limitMs })
      // A machine that is busy with something else says nothing about the fault.
      if (output.endsWith('Ended by SIGTERM.')) end = `**lived**, but ${step} took too long`
      else if (code !== 0) return tests.length === 0 ? step : failureIn(output)
    }
    return end
  }

  for (const [index, fault] of chooseFaults(options.seed, all).entries()) {
    if (index % parts !== part || only?.includes(index + 1) === false) continue
    const { planted, said } = plant(await readFile(join(root, fault.file), 'utf8'), fault)
    const attempts = attemptsFor(fault, imports, texts)
    const result = options.list
      ? attempts.flatMap(({ tests }) => tests).join(' ')
      : await withPlanted(copy, fault.file, planted, () => caughtBy(attempts))
    const cells = [index + 1, fault.kind, `${fault.file}:${fault.line}`, said, result]
    console.log(`| ${cells.map(cell => String(cell).replaceAll('|', '\\|')).join(' | ')} |`)
  }
  return 0
})
