/**
 * Playwright's runner. `cloud` is everything that needs no browser: the cloud on PGlite, sub-applications' pure files, the
 * import rules, the scripts. `postgres` is the cloud on a PostgreSQL server, and `plans` reads how that server found what it was
 * asked. `e2e` is the portal as built, served by the cloud, in Chromium.
 * A whole run asks the cloud once, and opens the portal, on a PostgreSQL server where the machine has one: `support/engines.ts`.
 *   playwright test --config test/playwright.config.ts --project=cloud sign-in
 */
import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from '../scripts/find-browser.mjs'
import { postgresPrograms } from './cloud/support/servers/postgres.ts'
import { aboutServers, isAsked, onPgliteAlone, onServersAlone } from './support/engines.ts'

const executablePath = await findBrowser()

// Workers read this file too; they find the answer here instead of searching again.
process.env.CHROMIUM = executablePath

/** `npm test` says so for a whole run. A developer who names test files gets them on the engine of the project. */
const asksOneEngine = process.env.TEST_ENGINES === 'one' && postgresPrograms !== undefined

/** A run is on one kind of database: which one, its processes know by their environment. */
const onPostgres = isAsked('postgres') || isAsked('plans') || (asksOneEngine && isAsked('e2e'))

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/artifacts',
  forbidOnly: true,
  // CI's machine is shared: a test that passes at the second try passes there, and the run's last lines name it.
  retries: process.env.CI === undefined ? 0 : 1,
  // Generous, because no test is about time: it ends a test that hangs, but not one that a busy machine runs slowly.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  workers: 2,
  reporter: [['list'], ['json', { outputFile: process.env.TEST_REPORT ?? '../test-results/playwright.json' }]],
  ...(onPostgres ? { globalSetup: './support/postgres-run.config.ts' } : {}),
  projects: [
    {
      name: 'cloud',
      testMatch: '{cloud,contract,packages,sub-apps,imports,scripts}/**/*.test.ts',
      testIgnore: asksOneEngine ? onServersAlone : aboutServers
    },
    {
      name: 'postgres',
      // Without a server these alone are left, and say why they are skipped.
      testMatch: postgresPrograms === undefined ? aboutServers : 'cloud/**/*.test.ts',
      testIgnore: onPgliteAlone
    },
    { name: 'plans', testMatch: 'plans/**/*.test.ts', dependencies: ['postgres'] },
    {
      name: 'e2e',
      testMatch: 'e2e/**/*.test.ts',
      use: {
        // The browser reads the portal's code once for a worker: docs/decisions/0045-a-worker-of-the-tests-keeps-its-page.md
        reuseContext: true,
        trace: 'off',
        launchOptions: { executablePath, args: browserArguments() }
      }
    }
  ]
})
