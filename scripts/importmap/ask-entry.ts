import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesFault } from '../../cloud/topics/releases/check-files.ts'
import { fetchModule, fetchSentence } from '../../cloud/topics/releases/fetch-module.ts'
import { namesUser } from '../../contract/checks/safe-address.ts'
import { checkModule } from '../../contract/modules/check-module.ts'
import { evaluatesSentence, faultSentence } from '../../contract/modules/fault-sentence.ts'
import { moduleOriginsOf } from '../../contract/page/environment.ts'
import { addedPrefixesOf, moduleName, prefixesOf, withoutModulesOf } from '../../contract/page/sub-apps/sub-apps.ts'
import type { EnvironmentFiles } from './read-environment.ts'

/** The result for an entry: the hash of its file with a note for its developers, or its faults as sentences. */
export type Answer = { integrity: string; note?: string } | { own: true } | { fault: string }

/**
 * Looks at an entry of the map. A path is a file of the portal's own build: the server puts in its hashed name and its
 * hash. Every other address needs an origin that the environment allows, since the page's policy refuses the rest. Its
 * file is read without being run.
 */
export const askEntry = async (
  { environment, environmentFile, importMap, build }: EnvironmentFiles,
  name: string,
  address: string
): Promise<Answer> => {
  if (address.startsWith('/')) {
    return (await isBuilt(build, address))
      ? { own: true }
      : { fault: 'The build has no such file. Run `npm run build` first.' }
  }
  if (namesUser(address)) return { fault: 'A user stands before its host.' }
  const { origin } = new URL(address)
  if (!moduleOriginsOf(environment).includes(origin))
    return { fault: `${origin} is not among the moduleOrigins of ${environmentFile}.` }
  const fetched = await fetchModule(address)
  if ('fault' in fetched) return { fault: fetchSentence(fetched.fault) }
  const isSubApp = prefixesOf(environment.subApps).some(prefix => moduleName(prefix) === name)
  const imports = withoutModulesOf(importMap.imports, addedPrefixesOf(environment.subApps))
  const { faults, evaluates } = checkModule(fetched.text, { address, isSubApp, imports })
  if (faults.length > 0) return { fault: faults.map(faultSentence).join(' ') }
  const fault = await filesFault(address, fetched, filesTimeoutMs)
  if (fault !== undefined) return { fault }
  return { integrity: fetched.integrity, ...(evaluates ? { note: evaluatesSentence } : {}) }
}

/** For all files of a release behind its first one. */
const filesTimeoutMs = 60_000

const isBuilt = async (build: string, address: string): Promise<boolean> => {
  const file = join(build, 'manifest.json')
  if (!existsSync(file)) return false
  const {
    files,
    integrity
  }: Record<'files' | 'integrity', Record<string, string>> = JSON.parse(await readFile(file, 'utf8'))
  return Object.hasOwn(files, address) || Object.hasOwn(integrity, address)
}
