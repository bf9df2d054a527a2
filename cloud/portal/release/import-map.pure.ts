import type { ImportMap } from '#contract/page/environment.ts'
import type { Manifest } from '../manifest.ts'

/** An import map as it is sent: with the names that the build gave its files. */
export type ResolvedImportMap = { imports: Record<string, string>; integrity: Record<string, string> }

/**
 * An environment's import map with the names that the build gave its files. Each file that the map names has its hash,
 * so that the browser refuses an altered one. Addresses that the build does not know stay as they are.
 */
export const resolveImportMap = (
  { imports, integrity = {} }: ImportMap,
  { files, integrity: hashes }: Pick<Manifest, 'files' | 'integrity'>
): ResolvedImportMap => {
  const addresses = Object.entries(imports).map(([name, address]) => [name, files[address] ?? address] as const)
  const known = addresses.flatMap(([, address]) => {
    const hash = hashes[address]
    return hash === undefined ? [] : [[address, hash] as const]
  })
  return { imports: Object.fromEntries(addresses), integrity: { ...integrity, ...Object.fromEntries(known) } }
}

/**
 * The part of the map that the browser itself needs, for native modules that import a shared one by its name: the
 * loader's map means nothing to it. Of the portal's own modules it names the facades, so that there is one instance.
 */
export const nativeImportMap = (
  { imports, integrity }: ResolvedImportMap,
  { facades, integrity: hashes }: Pick<Manifest, 'facades' | 'integrity'>
): ResolvedImportMap => {
  const native = Object.entries(imports).flatMap(([name, address]) => {
    const found = facades[name] ?? (/\.mjs(\?|$)/.test(address) ? address : undefined)
    return found === undefined ? [] : [[name, found] as const]
  })
  const known = native.flatMap(([, address]) => {
    const hash = hashes[address] ?? integrity[address]
    return hash === undefined ? [] : [[address, hash] as const]
  })
  return { imports: Object.fromEntries(native), integrity: Object.fromEntries(known) }
}
