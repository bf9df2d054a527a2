// @ts-check
/**
 * `npm test`: every check and every test of the project, from any state of the checkout. Runs all steps, then
 * says which steps failed; the last line is the number of tests. Each step tells its time, and how idle the machine was.
 * The cloud is asked once, on the engine that the machine has (test/support/engines.ts).
 *   npm test -- --only cloud            one step, or several as lint,types; shows what the step prints
 *   npm test -- --only cloud sign-in    only test files whose path holds `sign-in`
 *   npm test -- --changed               what the changes that are not committed can break; `--changed main`: since then
 *   npm test -- --all                   everything on both engines, in all six languages and all frameworks
 */
import { rm } from 'node:fs/promises'
import { cpus } from 'node:os'
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
const stepLimitMs = 60 * 60_000

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command arguments for Node 24
 * @property {'web-test-runner' | 'playwright'} [runner] which runner counts the tests, where the step runs tests
 * @property {boolean} [needsBuild]
 * @property {boolean} [needsBrowser]
 *
 * @typedef {{ name: string, ok: boolean, counts: typeof noTests, taken: import('./support/test-counts.mjs').Duration[] }} Outcome
 */

/** @param {readonly string[]} projects @param {readonly string[]} files */
const playwright = (projects, files) => [
  join(modules, '@playwright/test/cli.js'),
  ...['test', '--config', 'test/playwright.config.ts', ...projects.map(project => `--project=${project}`), ...files]
]

/** The modules whose tests run in a page of the runner's own. */
const browserModules = ['session', 'elements', 'controls', 'shell', 'root-config', 'kit']

/** The name of a module means all of its tests. @param {string} part of a path */
const browserTests = part =>
  browserModules.includes(part)
    ? `test/${part}/**/*.test.{ts,tsx}`
    : `test/{${browserModules.join(',')}}/**/*${part}*.test.{ts,tsx}`

/** @param {readonly string[]} files parts of paths, to run these test files alone @returns {Step[]} */
const allSteps = files => stepsFor({ browser: files.map(browserTests), cloud: files, e2e: files })

/**
 * @param {{ browser: readonly string[], cloud: readonly string[], e2e: readonly string[] }} files those that run alone; none: all
 * @returns {Step[]}
 */
const stepsFor = ({ browser, cloud, e2e }) => [
  // The longest of the checks, which run beside each other.
  // It keeps what it found: a second look reads what changed, and what that reaches, in a fifth of the time.
  {
    name: 'types',
    command: [
      join(modules, 'vue-tsc/bin/vue-tsc.js'),
      ...['-p', '.', '--pretty', 'false', '--incremental'],
      ...['--tsBuildInfoFile', join(modules, '.cache/types.tsbuildinfo')]
    ]
  },
  {
    name: 'svelte',
    command: [
      join(modules, 'svelte-check/bin/svelte-check'),
      ...['--tsconfig', 'sub-apps/svelte.tsconfig.json', '--output', 'machine', '--fail-on-warnings']
    ]
  },
  { name: 'lint', command: [join(modules, '@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'imports', command: ['scripts/check/check-imports.ts'] },
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
      ...browser.flatMap(file => ['--files', file])
    ],
    runner: 'web-test-runner',
    needsBrowser: true
  },
  // What people use comes before what it is made of.
  { name: 'e2e', command: playwright(['e2e'], e2e), runner: 'playwright', needsBuild: true, needsBrowser: true },
  { name: 'cloud', command: playwright(['cloud'], cloud), runner: 'playwright', needsBuild: true },
  // The plans are those of the whole suite; of a part of it they would say nothing.
  {
    name: 'postgres',
    command: playwright(cloud.length > 0 ? ['postgres'] : ['postgres', 'plans'], cloud),
    runner: 'playwright'
  }
]

/**
 * The steps that a change can break, with the tests that it can break.
 * @param {string} node @param {string | undefined} revision
 */
const chooseByChange = async (node, revision) => {
  const { code, output } = await run(node, [
    ...nodeFlags,
    'scripts/changed/changed.ts',
    ...(revision === undefined ? [] : [revision])
  ])
  if (code !== 0) throw new Stop(output.trim())
  const plan = JSON.parse(output)
  // One engine is enough for a look: the other one comes with the whole run.
  const names = [...plan.checks, ...['browser', 'cloud', 'e2e'].filter(name => plan[name].length > 0)]
  stdout.write(`${names.join(', ') || 'Nothing changed.'}\n`)
  return { steps: stepsFor(plan).filter(({ name }) => names.includes(name)), live: false, isWhole: false }
}

/** @param {readonly string[]} words the words behind `npm test --` */
const chooseSteps = words => {
  const [flag, names, ...files] = words
  if (flag === undefined) return { steps: allSteps([]), live: false, isWhole: true }
  const known = allSteps([]).map(step => step.name)
  const wanted = names?.split(',') ?? []
  if (flag !== '--only' || wanted.length === 0 || !wanted.every(name => known.includes(name))) {
    throw new Stop(`Use: npm test -- --only <${known.join('|')}>[,…] [part of a test file's path …]`)
  }
  const steps = allSteps(files).filter(step => wanted.includes(step.name))
  return { steps, live: steps.length === 1, isWhole: files.length === 0 }
}

/** The time that all processors have spent, in milliseconds: idle, and in all. */
const processorTimes = () =>
  cpus().reduce(
    ({ idle, all }, { times }) => ({
      idle: idle + times.idle,
      all: all + Object.values(times).reduce((one, other) => one + other)
    }),
    { idle: 0, all: 0 }
  )

/**
 * Runs one step, prints its result, and gives back its counts.
 * @param {string} node
 * @param {Step} step
 * @param {boolean} live whether to show all that the step prints
 * @returns {Promise<Outcome>}
 */
const runStep = async (node, step, live) => {
  const report = join(results, `${step.name}.json`)
  const before = processorTimes()
  const began = Date.now()
  const { code, output } = await run(node, [...nodeFlags, ...step.command], {
    env: { ...env, TEST_REPORT: report },
    live,
    timeoutMs: stepLimitMs
  })
  const after = processorTimes()
  const idle = Math.round((100 * (after.idle - before.idle)) / Math.max(1, after.all - before.all))
  const seconds = Math.round((Date.now() - began) / 1_000)
  const counts = step.runner === undefined ? noTests : readCounts(report, step.runner)
  // A machine without PostgreSQL skips the whole step of that name, and says so.
  const ranNone = step.runner !== undefined && counts.passed + counts.failed + counts.skipped === 0
  const ok = code === 0 && counts.failed === 0 && !ranNone
  const details = step.runner === undefined ? '' : `  ${ranNone ? 'no test ran' : sentence(counts)}`
  const cost = `${String(seconds).padStart(5)} s, ${String(idle).padStart(3)} % idle`
  stdout.write(`${step.name.padEnd(9)} ${cost}  ${ok ? 'ok' : 'FAILED'}${details}\n${ok ? '' : output}`)
  const suites = step.runner === 'playwright' ? readSuites(report) : []
  for (const title of secondTries(suites)) stdout.write(`           passed at its second try: ${title}\n`)
  return { name: step.name, ok, counts, taken: durations(suites) }
}

/**
 * Checks run two at a time, since each keeps one processor busy. A test runner keeps all of them busy itself.
 * @param {readonly Step[]} steps
 * @param {(step: Step) => Promise<Outcome>} runOne
 * @returns {Promise<Outcome[]>} in the order of the steps
 */
const runAll = async (steps, runOne) => {
  /** @type {Map<Step, Outcome>} */
  const outcomes = new Map()
  /** @param {Step[]} waiting */
  const take = async waiting => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) outcomes.set(step, await runOne(step))
  }
  const checks = steps.filter(({ runner }) => runner === undefined)
  await Promise.all([take(checks), take(checks)])
  await take(steps.filter(({ runner }) => runner !== undefined))
  return steps.flatMap(step => outcomes.get(step) ?? [])
}

await main(async () => {
  const words = argv.slice(2)
  const all = words[0] === '--all'
  if (all) env.TEST_ALL = 'yes'
  const byChange = words[0] === '--changed'
  const chosen = byChange ? undefined : chooseSteps(all ? words.slice(1) : words)
  const node = await prepare()
  const { steps, live, isWhole } = chosen ?? (await chooseByChange(node, words[1]))
  if (isWhole && !all) env.TEST_ENGINES = 'one'
  if (steps.some(step => step.needsBuild)) await build(node)
  if (steps.some(step => step.needsBrowser)) env.CHROMIUM = await findBrowser()
  await rm(results, { recursive: true, force: true })
  const outcomes = await runAll(steps, step => runStep(node, step, live))
  const total = outcomes.map(({ counts }) => counts).reduce(add, noTests)
  const failed = outcomes.filter(({ ok }) => !ok).map(({ name }) => name)
  const allTaken = outcomes.flatMap(({ name, taken }) =>
    taken.map(it => ({ ...it, sentence: `${name}: ${it.sentence}` }))
  )
  if (allTaken.length > 100) stdout.write(`\nThe slowest tests:\n${slowest(allTaken, 20).join('\n')}\n`)
  stdout.write(failed.length === 0 ? '\nEverything passed.\n' : `\nFailed: ${failed.join(', ')}\n`)
  if (steps.some(step => step.runner !== undefined)) stdout.write(`${sentence(total)}\n`)
  return failed.length === 0 ? 0 : 1
})
