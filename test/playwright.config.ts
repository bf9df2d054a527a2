/**
 * Playwright's runner. `cloud` is everything that needs no browser: the cloud, sub-applications' pure files, the walls,
 * the scripts. `e2e` is the portal as built, served by the cloud, in Chromium.
 *   playwright test --config test/playwright.config.ts --project=cloud sign-in
 */
import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from '../scripts/find-browser.mjs'

const executablePath = await findBrowser()

// Workers read this file too; they find the answer here instead of searching again.
process.env.CHROMIUM = executablePath

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/artifacts',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: process.env.TEST_REPORT ?? '../test-results/playwright.json' }]],
  projects: [
    { name: 'cloud', testMatch: '{cloud,contract,sub-apps,walls,scripts}/**/*.test.ts' },
    {
      name: 'e2e',
      testMatch: 'e2e/**/*.test.ts',
      use: {
        trace: 'off',
        launchOptions: { executablePath, args: browserArguments() }
      }
    }
  ]
})
