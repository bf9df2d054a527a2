// @ts-check
/**
 * `npm test`: every check and every test of the project, from any state of the checkout. Runs all steps, then
 * says which steps failed; the last line is the number of tests.
 *   npm test -- --only cloud            one step, or several as lint,types; shows what the step prints
 *   npm test -- --only cloud sign-in    only test files whose path holds `sign-in`
 *   npm test -- --all                   also the tests that take minutes and ask the registry of packages: Angular's tools
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { argv, env, stdout } from 'node:process'
import { findBrowser } from './find-browser.mjs'
import { nodeFlags } from './node-24.mjs'
import { build, prepare } from './support/prepare.mjs'
import { main, root, run, Stop } from './support/process.mjs'
import {
  add,
  durations,
  noTests,
  readCounts,
  readSuites,
  secondTries,
  sentence,
  slowest
} from './support/test-counts.mjs'

const modules = join(root, 'node_modules')
const results = join(root, 'test-results')

/** Long enough for the slowest machine; a step that hangs must not hang the whole run. */
const stepLimitMs = 40 * 60_000

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command arguments for Node 24
 * @property {'web-test-runner' | 'playwright'} [runner] which runner counts the tests, where the step runs tests
 * @property {boolean} [needsBuild]
 * @property {boolean} [needsBrowser]
 */

/** @param {readonly string[]} projects @param {readonly string[]} files */
const playwright = (projects, files) => [
  join(modules, '@playwright/test/cli.js'),
  ...['test', '--config', 'test/playwright.config.ts', ...projects.map(project => `--project=${project}`), ...files]
]

/** The rooms whose tests run in a page of the runner's own. */
const browserRooms = ['session', 'elements', 'controls', 'shell', 'root-config', 'kit']

/** The name of a room means all of its tests. @param {string} part of a path */
const browserTests = part =>
  browserRooms.includes(part)
    ? `test/${part}/**/*.test.{ts,tsx}`
    : `test/{${browserRooms.join(',')}}/**/*${part}*.test.{ts,tsx}`

/** @param {readonly string[]} files parts of paths, to run these test files alone @returns {Step[]} */
const allSteps = files => [
  { name: 'lint', command: [join(modules, '@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'types', command: [join(modules, 'vue-tsc/bin/vue-tsc.js'), '-p', '.', '--pretty', 'false'] },
  {
    name: 'svelte',
    command: [
      join(modules, 'svelte-check/bin/svelte-check'),
      ...['--tsconfig', 'sub-apps/svelte.tsconfig.json', '--output', 'machine', '--fail-on-warnings']
    ]
  },
  { name: 'walls', command: ['scripts/check/check-walls.ts'] },
  { name: 'messages', command: ['scripts/check/check-messages.ts'] },
  { name: 'patterns', command: ['scripts/check/check-patterns.ts'] },
  { name: 'unused', command: ['scripts/check/check-unused.ts'] },
  { name: 'api', command: ['scripts/api.ts'] },
  { name: 'size', command: ['scripts/check/check-size.ts'], needsBuild: true },
  {
    name: 'browser',
    command: [
      join(modules, '@web/test-runner/dist/bin.js'),
      ...['--config', 'test/web-test-runner.config.mjs'],
      ...files.flatMap(part => ['--files', browserTests(part)])
    ],
    runner: 'web-test-runner',
    needsBrowser: true
  },
  { name: 'cloud', command: playwright(['cloud'], files), runner: 'playwright', needsBuild: true },
  // The plans are those of the whole suite; of a part of it they would say nothing.
  {
    name: 'postgres',
    command: playwright(files.length > 0 ? ['postgres'] : ['postgres', 'plans'], files),
    runner: 'playwright'
  },
  { name: 'e2e', command: playwright(['e2e'], files), runner: 'playwright', needsBuild: true, needsBrowser: true }
]

/** @param {readonly string[]} words the words behind `npm test --` */
const chooseSteps = words => {
  const [flag, names, ...files] = words
  if (flag === undefined) return { steps: allSteps([]), live: false }
  const known = allSteps([]).map(step => step.name)
  const wanted = names?.split(',') ?? []
  if (flag !== '--only' || wanted.length === 0 || !wanted.every(name => known.includes(name))) {
    throw new Stop(`Use: npm test -- --only <${known.join('|')}>[,…] [part of a test file's path …]`)
  }
  return { steps: allSteps(files).filter(step => wanted.includes(step.name)), live: true }
}

/**
 * Runs one step, prints its result, and gives back its counts.
 * @param {string} node
 * @param {Step} step
 * @param {boolean} live whether to show all that the step prints
 */
const runStep = async (node, step, live) => {
  const report = join(results, `${step.name}.json`)
  const name = step.name.padEnd(9)
  stdout.write(live ? `${name}\n` : name)
  const { code, output } = await run(node, [...nodeFlags, ...step.command], {
    env: { ...env, TEST_REPORT: report },
    live,
    timeoutMs: stepLimitMs
  })
  const counts = step.runner === undefined ? noTests : readCounts(report, step.runner)
  // A machine without PostgreSQL skips the whole step of that name, and says so.
  const ranNone = step.runner !== undefined && counts.passed + counts.failed + counts.skipped === 0
  const ok = code === 0 && counts.failed === 0 && !ranNone
  const details = step.runner === undefined ? '' : `  ${ranNone ? 'no test ran' : sentence(counts)}`
  stdout.write(`${live ? name : ''} ${ok ? 'ok' : 'FAILED'}${details}\n${ok ? '' : output}`)
  const suites = step.runner === 'playwright' ? readSuites(report) : []
  for (const title of secondTries(suites)) stdout.write(`           passed at its second try: ${title}\n`)
  return { name: step.name, ok, counts, taken: durations(suites) }
}

await main(async () => {
  const words = argv.slice(2)
  const all = words[0] === '--all'
  if (all) env.TEST_ALL = 'yes'
  const { steps, live } = chooseSteps(all ? words.slice(1) : words)
  const node = await prepare()
  if (steps.some(step => step.needsBuild)) await build(node)
  if (steps.some(step => step.needsBrowser)) env.CHROMIUM = await findBrowser()
  await rm(results, { recursive: true, force: true })
  let total = noTests
  const failed = []
  const allTaken = []
  for (const step of steps) {
    const { name, ok, counts, taken } = await runStep(node, step, live)
    allTaken.push(...taken.map(it => ({ ...it, sentence: `${name}: ${it.sentence}` })))
    total = add(total, counts)
    if (!ok) failed.push(name)
  }
  if (allTaken.length > 100) stdout.write(`\nThe slowest tests:\n${slowest(allTaken, 20).join('\n')}\n`)
  stdout.write(failed.length === 0 ? '\nEverything passed.\n' : `\nFailed: ${failed.join(', ')}\n`)
  if (steps.some(step => step.runner !== undefined)) stdout.write(`${sentence(total)}\n`)
  return failed.length === 0 ? 0 : 1
})
