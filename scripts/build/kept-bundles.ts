import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Bundle, BundleName } from './bundle.ts'

/* Keeps bundles of earlier builds. A build after a change of one sub-application makes that one alone. */

const folder = 'node_modules/.cache/bundles'

/** What every bundle depends on, beside its own sources: tools, configurations, and this build. */
const common = [
  'package-lock.json',
  'importmap.json',
  'tsconfig.json',
  '{.,sub-apps/*,controls}/*.config.mjs',
  'scripts/build/*.ts'
]

/** A file that is added or removed can change where an import leads, so the names of all sources count as well. */
const sources = '{contract,session,elements,controls,clean-centre,shell,root-config,packages,sub-apps}/**/*.*'

const hashOf = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}\0`).update(part)
  return hash.digest('hex')
}

const sorted = async (root: string, pattern: string | string[]): Promise<string[]> =>
  (await Array.fromAsync(glob(pattern, { cwd: root }))).filter(file => !file.includes('node_modules')).sort()

/** A text that changes with everything that all bundles depend on. */
export const keyOfBuild = async (root: string): Promise<string> => {
  const contents = (await sorted(root, common)).map(file => readFile(join(root, file)))
  return hashOf(process.version, ...(await sorted(root, sources)), ...(await Promise.all(contents)))
}

type Kept = { key: string; inputs: [file: string, hash: string][]; bundle: Bundle }

const hashOfFile = async (file: string): Promise<string> => hashOf(await readFile(file).catch(() => ''))

/** Sources of our own. Packages are what the lock says, and virtual modules come from the configurations. */
const ownInputs = (root: string, inputs: readonly string[]): string[] => [
  ...new Set(
    inputs
      .filter(input => !input.startsWith('\0') && input.startsWith(root) && !input.includes('node_modules'))
      .map(input => relative(root, input.replace(/\?.*/, '')))
  )
]

const isCurrent = async (root: string, { key, inputs }: Kept, wanted: string): Promise<boolean> => {
  if (key !== wanted) return false
  const hashes = await Promise.all(inputs.map(([file]) => hashOfFile(join(root, file))))
  return inputs.every(([, hash], index) => hash === hashes[index])
}

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
  key: string,
  make: (name: BundleName) => Promise<Bundle>
): Promise<Bundle> => {
  const file = join(root, folder, `${name.file.replaceAll(/[^\w-]/g, '-')}-${name.index}.json`)
  const kept = await readKept(file)
  if (kept !== undefined && (await isCurrent(root, kept, key))) return kept.bundle
  const bundle = await make(name)
  const inputs = await Promise.all(
    ownInputs(root, bundle.inputs).map(async input => [input, await hashOfFile(join(root, input))] as const)
  )
  await mkdir(join(root, folder), { recursive: true })
  await writeFile(file, JSON.stringify({ key, inputs, bundle }))
  return bundle
}
