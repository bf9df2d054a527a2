import type { ImportMap } from '#contract/environment.ts'
import type { Manifest } from './manifest.ts'

/**
 * An environment's import map with the names that the build gave its files, and the hashes of those that the map names,
 * so that the browser refuses an altered one. Addresses that the build does not know stay as they are.
 */
export const resolveImportMap = (
  { imports, integrity = {} }: ImportMap,
  { files, integrity: hashes }: Pick<Manifest, 'files' | 'integrity'>
): Required<ImportMap> => {
  const addresses = Object.entries(imports).map(([name, address]) => [name, files[address] ?? address] as const)
  const known = addresses.flatMap(([, address]) => {
    const hash = hashes[address]
    return hash === undefined ? [] : [[address, hash] as const]
  })
  return { imports: Object.fromEntries(addresses), integrity: { ...integrity, ...Object.fromEntries(known) } }
}
