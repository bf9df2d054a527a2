import { addedPrefixesOf, type SubAppPrefix, withoutModulesOf } from '#contract/page/sub-apps/sub-apps.ts'
import type { PortalFiles } from './read-files.ts'

type Named = Pick<PortalFiles, 'environment' | 'importMap'>

/**
 * The files for a page. They say all about the thirteen sub-applications. Of the sub-applications that the environment adds,
 * they name only those with the given prefixes. A site can have hundreds, and a person opens a few.
 */
export const naming = <Files extends Named>(files: Files, prefixes: readonly SubAppPrefix[]): Files => {
  const { environment, importMap } = files
  const left = new Set(addedPrefixesOf(environment.subApps).filter(prefix => !prefixes.includes(prefix)))
  if (left.size === 0) return files
  const imports = withoutModulesOf(importMap.imports, left)
  const known = new Set(Object.values(imports))
  const unused = new Set(Object.values(importMap.imports).filter(address => !known.has(address)))
  const subApps = Object.entries(environment.subApps ?? {}).filter(([prefix]) => !left.has(prefix))
  const integrity = Object.entries(importMap.integrity).filter(([address]) => !unused.has(address))
  return {
    ...files,
    environment: { ...environment, subApps: Object.fromEntries(subApps) },
    importMap: { imports, integrity: Object.fromEntries(integrity) }
  }
}

/** Those of the prefixes that the environment adds, in its order. */
export const addedAmong = (
  { environment }: Pick<Named, 'environment'>,
  prefixes: readonly (SubAppPrefix | undefined)[]
): SubAppPrefix[] => addedPrefixesOf(environment.subApps).filter(prefix => prefixes.includes(prefix))
