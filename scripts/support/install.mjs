// @ts-check
/** Installs the packages where they are missing or are not those of package-lock.json. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { root, run, Stop, say } from './process.mjs'

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} Package
 * @typedef {{ packages: Record<string, Package> }} Lock
 */

/**
 * Whether the installed packages are those that the lock names. Optional packages may be missing: most are for other
 * machines.
 * @param {Lock} lock package-lock.json
 * @param {Lock | undefined} installed node_modules/.package-lock.json: the packages that npm names; npm writes it last
 * @param {(path: string) => boolean} exists whether it is on the disk; after `npm install --package-lock-only` that file
 *   names packages that are not
 */
export const isInstalled = (lock, installed, exists) =>
  installed !== undefined &&
  Object.keys(installed.packages).every(path => path in lock.packages && exists(path)) &&
  Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true
    const found = installed.packages[path]
    return found === undefined ? wanted.optional === true : found.version === wanted.version
  })

/**
 * Makes node_modules match package-lock.json.
 * @throws {Stop} where npm can't
 */
export const install = async () => {
  const lock = await readJson('package-lock.json')
  if (lock === undefined) throw new Stop('package-lock.json is missing: this is not a whole checkout.')
  const installed = await readJson('node_modules/.package-lock.json')
  if (isInstalled(lock, installed, path => existsSync(join(root, path, 'package.json')))) return
  say('Installing the packages (a minute or so, once) …')
  const [command, ...npm] = npmCommand(process.env)
  // Builds need the development packages, and Node 24 is an optional one: an environment that leaves them out
  // (NODE_ENV=production, omit=optional) must not.
  const flags = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const { code, output } = await run(command, [...npm, ...flags, '--loglevel=error'])
  if (code !== 0) throw new Stop(`The packages could not be installed. npm says:\n${output.trim()}`)
}

/**
 * How to call npm: the npm that runs us, with its own Node. Our Node may lie in the very folder that is about to be
 * replaced.
 * @param {NodeJS.ProcessEnv} env
 * @returns {[string, ...string[]]}
 */
export const npmCommand = env => {
  const cli = env.npm_execpath
  if (cli !== undefined && basename(cli) === 'npm-cli.js') return [env.npm_node_execpath ?? process.execPath, cli]
  return process.platform === 'win32' ? ['cmd.exe', '/c', 'npm'] : ['npm']
}

/** @param {string} path @returns {Promise<Lock | undefined>} */
const readJson = async path => {
  try {
    return JSON.parse(await readFile(join(root, path), 'utf8'))
  } catch {
    // Missing or cut off half way: both mean "not installed".
    return undefined
  }
}
