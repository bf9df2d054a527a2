// @ts-check
/**
 * The one place that finds Chromium, and installs it where there is none. `node scripts/find-browser.mjs` prints its path.
 * CHROMIUM names another one. Its headless shell comes first: the same browser without windows of its own. The pages
 * in those windows take half of a small machine's time with every new context. The measured page loses that time too.
 */
import { accessSync, constants, existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { argv, env, platform } from 'node:process'
import { fileURLToPath } from 'node:url'
import { main, root, run, Stop, say } from './support/process.mjs'

const isRoot = process.getuid?.() === 0
const canInstall = isRoot && existsSync('/usr/bin/apt-get')

/**
 * Arguments for a browser under test: no GPU, and no traffic of its own. The sandbox stays on wherever it can work. It
 * can't work as root or in a container.
 * @returns {string[]}
 */
export const browserArguments = () => [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(isRoot || inContainer() ? ['--no-sandbox'] : [])
]

const inContainer = () => existsSync('/.dockerenv') || existsSync('/run/.containerenv') || env.container !== undefined

/**
 * The path of a Chromium that starts here. Installs one, and as root on Debian also the fonts of the portal's
 * languages, where they are missing.
 * @returns {Promise<string>}
 * @throws {Stop} where there is none and none can be installed
 */
export const findBrowser = async () => {
  if (env.CHROMIUM) {
    if (isExecutable(env.CHROMIUM)) return env.CHROMIUM
    throw new Stop(`CHROMIUM names ${env.CHROMIUM}, which is no program that can be started.`)
  }
  const found =
    (await firstThatStarts(usualPlaces())) ??
    (await firstThatStarts([await playwrightsOwn()])) ??
    (await installBrowser())
  await installFonts()
  return found
}

const usualPlaces = () => {
  const onPath = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable'
  ].flatMap(name => (env.PATH ?? '').split(delimiter).map(folder => join(folder, name)))
  const apps = ['Google Chrome', 'Chromium'].flatMap(name =>
    ['/Applications', join(homedir(), 'Applications')].map(folder => `${folder}/${name}.app/Contents/MacOS/${name}`)
  )
  const programs = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'].flatMap(
    name => [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap(it => (it ? join(it, name) : []))
  )
  if (platform === 'win32') return programs
  return platform === 'darwin' ? [...onPath, ...apps] : onPath
}

/** Where Playwright keeps, or would keep, its own Chromium. */
const playwrightsOwn = async () => (await import('@playwright/test')).chromium.executablePath()

/** Ubuntu's `chromium-browser` is a file that only says where the real one can be had, so being there is not enough. */
const firstThatStarts = async (/** @type {string[]} */ paths) => {
  for (const path of paths.filter(isExecutable)) {
    // On Windows `--version` opens a window.
    if (platform === 'win32' || (await run(path, ['--version'])).code === 0) return path
  }
  return undefined
}

const isExecutable = (/** @type {string} */ path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const installBrowser = async () => {
  // Not every release of Debian has the headless shell as a package of its own.
  for (const name of canInstall ? ['chromium-headless-shell', 'chromium'] : []) {
    await aptInstall('Chromium', [name])
    const installed = await firstThatStarts([`/usr/bin/${name}`])
    if (installed !== undefined) return installed
  }
  say('Installing Chromium by Playwright (once) …')
  const playwright = join(root, 'node_modules/@playwright/test/cli.js')
  const libraries = isRoot && platform === 'linux' ? ['--with-deps'] : []
  const { output } = await run(process.execPath, [playwright, 'install', ...libraries, 'chromium'])
  const installed = await firstThatStarts([await playwrightsOwn()])
  if (installed !== undefined) return installed
  throw new Stop(
    `There is no Chromium and none could be installed: install it, or name one in CHROMIUM. Playwright says:\n${output.trim()}`
  )
}

/** Without these fonts, Chinese, Japanese, Korean and Thai are drawn as boxes. Elsewhere the system brings its own. */
const installFonts = async () => {
  if (!canInstall) return
  const missing = []
  if (!(await hasFont('ja'))) missing.push('fonts-noto-cjk')
  if (!(await hasFont('th'))) missing.push('fonts-thai-tlwg')
  if (missing.length > 0) await aptInstall('fonts', ['fontconfig', ...missing])
}

const hasFont = async (/** @type {string} */ language) => {
  try {
    return (await run('fc-list', [`:lang=${language}`])).output.trim() !== ''
  } catch {
    return false
  }
}

const aptInstall = async (/** @type {string} */ what, /** @type {string[]} */ packages) => {
  say(`Installing ${what} by apt-get (once) …`)
  const quiet = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } }
  const update = await run('apt-get', ['update', '-q'], quiet)
  const install = await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages], quiet)
  if (install.code !== 0) say(`apt-get could not install ${packages.join(', ')}:\n${update.output}${install.output}`)
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    process.stdout.write(`${await findBrowser()}\n`)
    return 0
  })
}
