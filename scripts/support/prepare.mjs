// @ts-check
/** From a fresh clone to something that can run: packages, Node 24, a build of these very sources. */
import { delimiter, dirname, join } from 'node:path'
import { findNode, nodeFlags } from '../node-24.mjs'
import { install } from './install.mjs'
import { root, run, Stop, say } from './process.mjs'
import { isBuilt, recordBuild } from './stamp.mjs'

/** Node keeps compiled modules there. The cloud's 900 TypeScript files start sooner then (docs/performance.md). */
const compileCache = join(root, 'node_modules/.cache/node-modules')

/**
 * Installs missing packages and finds Node 24.
 * @returns {Promise<string>} path of that Node, which is also the `node` of every program started from here on
 */
export const prepare = async () => {
  await install()
  const node = await findNode()
  process.env.PATH = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`
  process.env.NODE_COMPILE_CACHE ??= compileCache
  return node
}

/**
 * Builds the portal, unless the last build was of the same sources.
 * @param {string} node
 */
export const build = async node => {
  if (await isBuilt()) return
  say('Building the portal …')
  const { code, output } = await run(node, [...nodeFlags, 'scripts/build.ts'])
  if (code !== 0) throw new Stop(`The build failed:\n${output.trim()}`)
  await recordBuild()
}
