/** What tries to catch a fault: the tests nearest to it, then the checks. The dearest of them come last. */
import { join } from 'node:path'
import { type Imports, planFor } from '../../changed/affected.ts'
import { nodeFlags } from '../../node-24.mjs'
import { nearestFirst } from './choose-faults.ts'
import type { Fault } from './find-faults.ts'

/** A command for Node. Tests run one file after the other, so `limitMs` grows with their number. */
export type Attempt = { step: string; tests: readonly string[]; command: string[]; limitMs: number }

const fileLimitMs = 240_000

const tool = (path: string, ...words: string[]): string[] => [...nodeFlags, join('node_modules', path), ...words]

const playwright = (project: string, tests: readonly string[]): string[] => [
  ...tool('@playwright/test/cli.js', 'test', '--config', 'test/playwright.config.ts', `--project=${project}`),
  ...['--max-failures=1', '--workers=1'],
  ...tests
]

const browserRunner = (tests: readonly string[]): string[] => [
  ...tool('@web/test-runner/dist/bin.js', '--config', 'test/web-test-runner.config.mjs'),
  ...tests.flatMap(test => ['--files', test])
]

/** It keeps what it found: a second look takes a fifth of the time. */
const typeCheck = [
  ...tool('vue-tsc/bin/vue-tsc.js', '-p', '.', '--pretty', 'false', '--incremental'),
  ...['--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo']
]

/**
 * At most five test files, of which two need the build: a wider search is for what lived. The cloud's own tests make each
 * of its calls, so no page is asked about a fault of the cloud.
 * @param texts the text of each test, by its path
 */
export const attemptsFor = (fault: Fault, imports: Imports, texts: ReadonlyMap<string, string>): Attempt[] => {
  const e2eTexts = new Map([...texts].filter(([test]) => test.startsWith('test/e2e/')))
  const plan = planFor([fault.file], imports, e2eTexts)
  // On a machine without a server these are skipped, and a run of them alone fails.
  const onPglite = plan.cloud.filter(test => !test.includes('/postgres'))
  const isPage = !/^(cloud|contract)\//.test(fault.file)
  const near = nearestFirst(fault, [...onPglite, ...plan.browser], imports, texts).slice(0, isPage ? 3 : 5)
  const cloud = near.filter(test => onPglite.includes(test))
  const browser = near.filter(test => plan.browser.includes(test))
  const e2e = isPage ? nearestFirst(fault, plan.e2e, imports, texts).slice(0, 2) : []
  const ofTests = (step: string, tests: string[], commandOf: (tests: readonly string[]) => string[]): Attempt[] =>
    tests.length === 0 ? [] : [{ step, tests, command: commandOf(tests), limitMs: tests.length * fileLimitMs }]
  const onPlaywright = (project: string) => (tests: readonly string[]) => playwright(project, tests)
  const check = (step: string, command: string[]): Attempt => ({ step, tests: [], command, limitMs: 3 * fileLimitMs })
  return [
    // The runner takes files by their names, so the nearest come in a run of their own.
    ...ofTests('cloud', cloud.slice(0, 2), onPlaywright('cloud')),
    ...ofTests('cloud', cloud.slice(2), onPlaywright('cloud')),
    ...ofTests('browser', browser, browserRunner),
    check('lint', tool('@biomejs/biome/bin/biome', 'lint', '--error-on-warnings', fault.file)),
    ...(fault.kind === 'text' ? [check('messages', [...nodeFlags, 'scripts/check/check-messages.ts'])] : []),
    ...(e2e.length === 0 ? [] : [check('build', [...nodeFlags, 'scripts/build.ts'])]),
    ...ofTests('e2e', e2e.slice(0, 1), onPlaywright('e2e')),
    ...ofTests('e2e', e2e.slice(1), onPlaywright('e2e')),
    ...(fault.kind === 'style' ? [] : [check('types', typeCheck)])
  ]
}
