import { keepLast } from '../http/answer/keep-last.ts'
import type { InForce } from '../topics/releases/choose.pure.ts'
import type { Manifest } from './manifest.ts'
import { type Prepared, prepareWith } from './prepare.ts'
import type { PortalFiles } from './read-files.ts'
import type { ResolvedImportMap } from './release/import-map.pure.ts'

/** Import maps that are kept prepared: with five releases for some people there are 32. */
const keptMax = 32

/**
 * The environment's map with the releases of one person laid over it
 * (docs/decisions/0021-releases-are-kept-by-the-cloud.md).
 */
export const withReleases = (
  { imports, integrity }: ResolvedImportMap,
  releases: readonly InForce[]
): ResolvedImportMap => ({
  imports: { ...imports, ...Object.fromEntries(releases.map(({ module, address }) => [module, address])) },
  integrity: { ...integrity, ...Object.fromEntries(releases.map(({ address, integrity: hash }) => [address, hash])) }
})

/** The build's preloads, with a release's file in the place of those that it replaces. */
const preloadsWith = (
  preloads: Manifest['preloads'],
  { imports }: ResolvedImportMap,
  releases: readonly InForce[]
): Manifest['preloads'] =>
  preloads.map(({ prefix, files }) => {
    const replaced = releases.find(({ module }) => files.includes(imports[module] ?? ''))
    if (replaced === undefined) return { prefix, files }
    const before = imports[replaced.module] ?? ''
    const folder = before.slice(0, before.lastIndexOf('/') + 1)
    return { prefix, files: [replaced.address, ...files.filter(file => !file.startsWith(folder))] }
  })

/** The portal's files, with the releases of one person laid over them. */
const filesWith = (files: PortalFiles, releases: readonly InForce[]): PortalFiles => ({
  ...files,
  importMap: withReleases(files.importMap, releases),
  manifest: { ...files.manifest, preloads: preloadsWith(files.manifest.preloads, files.importMap, releases) }
})

/** Finds the answers with these releases. People with the same releases share them. */
export type FindVariant = (releases: readonly InForce[]) => Promise<Prepared>

/** @param base the answers without any release */
export const openVariants = (base: Prepared, extraMarkup: string): FindVariant => {
  const kept = keepLast<Promise<Prepared>>(keptMax)
  return releases => {
    // A release of a module that this environment no longer has would make a page of nothing.
    const known = releases.filter(({ module }) => Object.hasOwn(base.files.importMap.imports, module))
    if (known.length === 0) return Promise.resolve(base)
    const key = JSON.stringify(known.map(({ module, address, integrity }) => [module, address, integrity]))
    const found = kept(key, () => prepareWith(base, filesWith(base.files, known), extraMarkup))
    // A failed one is made anew at the next question.
    found.catch(() => kept.forget(key))
    return found
  }
}
