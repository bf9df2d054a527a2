import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { buildInputs } from '../../support/stamp.mjs'
import type { Bundle } from './built-chunk.ts'
import type { BundleName } from './bundle.ts'

/* Keeps bundles of earlier builds. A build after a change of one sub-application makes that one alone. */

const folder = 'node_modules/.cache/bundles'

const isFile = (input: string): boolean => input.includes('.')

/** Tools, configurations, where imports lead, and this build: every bundle depends on them. */
const common = [
  ...buildInputs.filter(isFile),
  'contract/page/sub-apps/required-modules.ts',
  'scripts/build/**/*.ts',
  '{contract,packages/kit,sub-apps/*}/package.json',
  'sub-apps/*/*.config.ts',
  'sub-apps/**/*.mjs',
  '{controls,scripts/build/bundles}/*.config.mjs',
  'packages/kit/tools/*.ts'
]

/** Everything that a bundle can be made of. */
const sources = buildInputs.filter(input => !isFile(input)).map(input => `${input}/**/*.*`)

/**
 * The sources as a build found them. `key` changes with everything that all bundles depend on. The names of sources count for
 * it, since a new file can change where an import leads. A file that is saved during the build has its earlier hash here, so
 * the next build makes its bundles anew.
 */
export type Found = { key: string; hashes: ReadonlyMap<string, string> }

const hashOf = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}\0`).update(part)
  return hash.digest('hex')
}

const hashesOf = async (root: string, patterns: string[]): Promise<Map<string, string>> => {
  const files = (await Array.fromAsync(glob(patterns, { cwd: root }))).filter(file => !file.includes('node_modules'))
  const hashes = files.sort().map(async file => [file, hashOf(await readFile(join(root, file)))] as const)
  return new Map(await Promise.all(hashes))
}

/** Reads all sources once, for all bundles. */
export const findSources = async (root: string): Promise<Found> => {
  const [tools, hashes] = await Promise.all([hashesOf(root, common), hashesOf(root, sources)])
  return { key: hashOf(process.version, ...tools.values(), ...hashes.keys()), hashes }
}

type Kept = { key: string; inputs: [file: string, hash: string][]; bundle: Bundle }

/** Sources of our own. Packages are what the lock says, and virtual modules come from the configurations. */
const ownInputs = (root: string, inputs: readonly string[], { hashes }: Found): Kept['inputs'] => {
  const own = inputs.filter(input => input.startsWith(root) && !input.includes('node_modules'))
  const files = new Set(own.map(input => relative(root, input.replace(/\?.*/, ''))))
  return [...files].map(file => [file, hashes.get(file) ?? ''])
}

const isCurrent = ({ key, inputs }: Kept, found: Found): boolean =>
  key === found.key && inputs.every(([file, hash]) => hash === (found.hashes.get(file) ?? ''))

const readKept = async (file: string): Promise<Kept | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    // There is none yet, or a build was stopped while it wrote.
    return undefined
  }
}

/** The bundle of an earlier build, or a new one where something that it depends on has changed since. */
export const keptBundle = async (
  root: string,
  name: BundleName,
  found: Found,
  make: (name: BundleName) => Promise<Bundle>
): Promise<Bundle> => {
  const file = join(root, folder, `${name.file.replaceAll(/[^\w-]/g, '-')}-${name.index}.json`)
  const kept = await readKept(file)
  if (kept !== undefined && isCurrent(kept, found)) return kept.bundle
  const bundle = await make(name)
  await mkdir(join(root, folder), { recursive: true })
  await writeFile(file, JSON.stringify({ key: found.key, inputs: ownInputs(root, bundle.inputs, found), bundle }))
  return bundle
}
