import { codes } from '#contract/codes.ts'
import { checkModule, type ModuleFault } from '#contract/modules/check-module.ts'
import { moduleOriginsOf } from '#contract/page/environment.ts'
import { addedPrefixesOf, withoutModulesOf } from '#contract/page/sub-apps/sub-apps.ts'
import { Refusal } from '../../refusal.pure.ts'
import { filesFault } from './check-files.ts'
import { findModule, type ReleaseProblem } from './find-module.ts'
import { type ReleaseServices, releasable } from './services.ts'

/** Address, hash and size of a file that passed the checks. */
export type CheckedModule = { address: string; integrity: string; size: number }

/** A person waits for the answer of the call, and the first file had its time. */
const filesTimeoutMs = 3_000

const refusalOf = ({ kind, detail }: ReleaseProblem): Refusal => {
  const reason = detail === '' ? kind : `${kind}: ${detail.slice(0, 300)}`
  return new Refusal(codes.parameterIllegal, { data: [{ field: 'address', reason }] })
}

const problemOf = (fault: ModuleFault): ReleaseProblem => {
  const { kind } = fault
  if (kind === 'syntax') return { kind, detail: `${fault.line}:${fault.column} ${fault.reason}` }
  if (kind === 'format') return { kind, detail: `${fault.found}, ${fault.wanted}` }
  return { kind, detail: (kind === 'lifecycles' ? fault.missing : fault.names).join(', ') }
}

/**
 * Fetches a version of a module and checks it, before anybody is given it.
 * @throws Refusal 610604 which names the check that failed
 */
export const checkedModule = async (
  releases: ReleaseServices,
  wanted: { module: string; address: string; integrity: string | undefined }
): Promise<CheckedModule> => {
  const { portal } = releases
  if (portal === undefined || !releasable(releases).has(wanted.module))
    throw new Refusal(codes.parameterIllegal, { data: [{ field: 'module', reason: 'a module of this environment' }] })
  const { manifest, environment, importMap } = portal.files()
  // A file of the build by its own name is another one after the next build; by its hashed name it stays the same.
  const address = manifest.files[wanted.address] ?? wanted.address
  const found = await findModule(address, { build: portal.folders.build, origins: moduleOriginsOf(environment) })
  if ('fault' in found) throw refusalOf(found.fault)
  if (wanted.integrity !== undefined && wanted.integrity !== found.integrity)
    throw refusalOf({ kind: 'hash', detail: found.integrity })
  const imports = withoutModulesOf(importMap.imports, addedPrefixesOf(environment.subApps))
  const { faults } = checkModule(found.text, { address, isSubApp: true, imports })
  const [fault] = faults
  if (fault !== undefined) throw refusalOf(problemOf(fault))
  const detail = address.startsWith('/') ? undefined : await filesFault(address, found, filesTimeoutMs)
  if (detail !== undefined) throw refusalOf({ kind: 'files', detail })
  return { address, integrity: found.integrity, size: found.bytes }
}
