// @ts-check
/** Tells whether `build/` was made from the sources as they are now, by their content: dates lie after a checkout. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './process.mjs'

/** Everything that the built files depend on. An environment's files are not among them: one build serves every environment. */
export const buildInputs = [
  'contract',
  'session',
  'elements',
  'controls',
  'clean-centre',
  'shell',
  'root-config',
  'packages',
  'sub-apps',
  'rollup.config.mjs',
  'scripts/build.ts',
  'scripts/build',
  'tsconfig.json',
  'package.json',
  'package-lock.json'
]

const stampFile = join(root, 'build', '.inputs')
const manifest = join(root, 'build', 'manifest.json')

/** Whether there is a whole build of the sources as they are. */
export const isBuilt = async () =>
  existsSync(stampFile) && existsSync(manifest) && (await readFile(stampFile, 'utf8')) === (await hashOf(buildInputs))

/** Notes that `build/` now holds these sources. Called after a build that went well, and by nothing else. */
export const recordBuild = async () => writeFile(stampFile, await hashOf(buildInputs))

/** Another text after each change of a file at or below these paths. @param {readonly string[]} paths */
export const hashOf = async paths => {
  const hash = createHash('sha256')
  for (const file of (await Promise.all(paths.map(filesBelow))).flat()) {
    const content = await readFile(join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** Vite keeps its work in `node_modules` of the folder that it serves. */
const isNoSource = (/** @type {string} */ path) => path.endsWith('.md') || path.endsWith('/node_modules')

/** Every file at or below a path, in an order that does not depend on the disk. @param {string} path @returns {Promise<string[]>} */
const filesBelow = async path => {
  const found = await stat(join(root, path)).catch(() => undefined)
  if (found === undefined || isNoSource(path)) return []
  if (!found.isDirectory()) return [path]
  const names = (await readdir(join(root, path))).sort()
  return (await Promise.all(names.map(name => filesBelow(`${path}/${name}`)))).flat()
}
