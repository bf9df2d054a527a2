// @ts-check
/**
 * How many tests passed, failed and were skipped, from the reports of the two test runners: web-test-runner through the
 * reporter below, Playwright through its own JSON report.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ tests: { passed: boolean, skipped: boolean }[], suites: Suite[] }} Suite
 * @typedef {{ passed?: boolean, testResults?: Suite }} Session one test file in one browser
 * @typedef {{ expected: number, unexpected: number, flaky: number, skipped: number }} PlaywrightStats
 */

export const noTests = { passed: 0, failed: 0, skipped: 0 }

/** @param {Counts} one @param {Counts} other @returns {Counts} */
export const add = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped
})

/** @param {Counts} counts */
export const sentence = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`

/**
 * Counts the tests of a run. A file that broke before or beside its tests is a failure of its own. So a suite that did
 * not load can't look like one that passed.
 * @param {readonly Session[]} sessions
 * @returns {Counts}
 */
export const countSessions = sessions =>
  sessions.reduce((total, { passed, testResults }) => {
    const own = testResults === undefined ? noTests : countSuite(testResults)
    const broken = passed !== true && own.failed === 0 ? 1 : 0
    return add(total, add(own, { ...noTests, failed: broken }))
  }, noTests)

/** @param {Suite} suite @returns {Counts} */
const countSuite = ({ tests, suites }) => [...tests.map(countTest), ...suites.map(countSuite)].reduce(add, noTests)

/** @param {{ passed: boolean, skipped: boolean }} test @returns {Counts} */
const countTest = ({ passed, skipped }) => {
  if (skipped) return { ...noTests, skipped: 1 }
  return passed ? { ...noTests, passed: 1 } : { ...noTests, failed: 1 }
}

/** A test is `flaky` that passed at its second try, which only CI gives it. @param {PlaywrightStats} stats */
export const countPlaywright = stats => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped
})

/** web-test-runner's reporter that writes the counts of the whole run to a file. @param {string} file */
export const countReporter = file => ({
  /** @param {{ sessions: Session[] }} run */
  stop: ({ sessions }) => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(countSessions(sessions)))
  }
})

/**
 * @typedef {{ status?: string, results?: { duration: number }[] }} PlaywrightTest
 * @typedef {{ title: string, specs?: { title: string, tests: PlaywrightTest[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/**
 * The suites of Playwright's report; none where the run ended too early.
 * @param {string} file
 * @returns {PlaywrightSuite[]}
 */
export const readSuites = file => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).suites
  } catch {
    return []
  }
}

/**
 * All tests, each with its sentence.
 * @param {readonly PlaywrightSuite[]} suites
 * @returns {{ sentence: string, tests: PlaywrightTest[] }[]}
 */
const testsOf = suites =>
  suites.flatMap(({ title, specs = [], suites: inner = [] }) => [
    ...specs.map(spec => ({ sentence: `${title} › ${spec.title}`, tests: spec.tests })),
    ...testsOf(inner)
  ])

/**
 * The sentences of the tests that passed at their second try alone: CI prints them, so that they get mended.
 * @param {readonly PlaywrightSuite[]} suites
 */
export const secondTries = suites =>
  testsOf(suites)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ sentence }) => sentence)

/**
 * How long each test took, its last try alone.
 * @typedef {{ sentence: string, milliseconds: number }} Duration
 * @param {readonly PlaywrightSuite[]} suites
 * @returns {Duration[]}
 */
export const durations = suites =>
  testsOf(suites).map(({ sentence, tests }) => ({
    sentence,
    milliseconds: tests[0]?.results?.at(-1)?.duration ?? 0
  }))

/** The slowest tests, a line each, the slowest first. @param {readonly Duration[]} all @param {number} most */
export const slowest = (all, most) =>
  all
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, most)
    .map(({ sentence, milliseconds }) => `${(milliseconds / 1_000).toFixed(1).padStart(6)} s  ${sentence}`)

/**
 * Reads the results that a runner wrote; none where it ended too early.
 * @param {string} file
 * @param {'web-test-runner' | 'playwright'} runner
 * @returns {Counts}
 */
export const readCounts = (file, runner) => {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    return runner === 'playwright' ? countPlaywright(report.stats) : report
  } catch {
    return noTests
  }
}
