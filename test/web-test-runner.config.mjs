/**
 * Runs the tests of the modules that live in a browser, in Chromium, one page a file:
 *   wtr --config test/web-test-runner.config.mjs                                        all of them
 *   wtr --config test/web-test-runner.config.mjs --group elements                       one module
 *   wtr --config test/web-test-runner.config.mjs --files test/elements/define.test.tsx  one file
 */
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { esbuildPlugin } from '@web/dev-server-esbuild'
import { defaultReporter } from '@web/test-runner'
import { chromeLauncher } from '@web/test-runner-chrome'
import { browserArguments, findBrowser } from '../scripts/find-browser.mjs'
import { countReporter } from '../scripts/support/test-counts.mjs'
import { liveServer } from './support/runner/live-server.mjs'
import { portalModules } from './support/runner/portal-modules.mjs'
import { prebundle } from './support/runner/prebundle.mjs'
import { testCloud } from './support/runner/test-cloud.mjs'

const root = resolve(import.meta.dirname, '..')
const modules = ['session', 'elements', 'controls', 'shell', 'root-config', 'kit']

const hasTests = module => {
  try {
    return readdirSync(join(root, 'test', module), { recursive: true }).some(file => /\.test\.tsx?$/.test(file))
  } catch (cause) {
    if (cause.code === 'ENOENT') return false
    throw cause
  }
}

/** The runner adds `--files` to the groups instead of taking it in their place. */
const oneFile = process.argv.some(argument => argument.startsWith('--files'))

const cloud = testCloud(root, { atOnce: !oneFile })
const live = liveServer()

export default {
  rootDir: root,
  ...(oneFile
    ? {}
    : {
        groups: modules.filter(hasTests).map(module => ({ name: module, files: `test/${module}/**/*.test.{ts,tsx}` }))
      }),
  nodeResolve: { browser: true, exportConditions: ['development', 'browser'] },
  middleware: [cloud.middleware, live.middleware],
  plugins: [
    portalModules(root, await prebundle(root)),
    cloud.plugin,
    live.plugin,
    esbuildPlugin({
      ts: true,
      tsx: true,
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url))
    })
  ],
  browsers: [
    chromeLauncher({
      launchOptions: { executablePath: await findBrowser(), args: browserArguments() }
    })
  ],
  reporters: [defaultReporter(), ...(process.env.TEST_REPORT ? [countReporter(process.env.TEST_REPORT)] : [])],
  // Long enough for a slow machine to start the cloud; a test's own waits are shorter.
  testFramework: { config: { ui: 'tdd', timeout: 60_000, retries: process.env.CI === undefined ? 0 : 1 } },
  // Some libraries ask for the mode of a bundler that is not there.
  testRunnerHtml: framework =>
    `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"></head><body>
    <script>window.process = { env: { NODE_ENV: 'development' } }</script>
    <script type="module" src="${framework}"></script></body></html>`
}
