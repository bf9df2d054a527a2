import MagicString from 'magic-string'
import type { Plugin, RollupOptions } from 'rollup'
import { ownReferences, ownReferencesName } from '../../../root-config/loader/own-references.config.mjs'

/** Bundles whose code works beside an open sub-application. */
const besideGuests = ['session', 'elements', 'shell', 'root-config']

/**
 * The build's part in keeping sub-applications apart from the portal. Bundles of the portal call the functions of the page
 * that its first script kept. The code that protects the page is one file, which the first sub-application brings. The first
 * one that the build did not make brings the guards of the frame.
 */
export const keepApart = (options: RollupOptions): RollupOptions => {
  const [name = ''] = Object.keys(options.input ?? {})
  const outputs = [options.output ?? []].flat()
  const isSystem = outputs.every(({ format, dir }) => format === 'system' && dir === 'build/assets')
  if (!isSystem || !besideGuests.includes(name)) return options
  const output = outputs.map(one => (name === 'root-config' ? { ...one, ...isolationApart } : one))
  return { ...options, output, plugins: [withOwnReferences, options.plugins ?? []] }
}

const isolationChunks = [
  { name: 'guest-guards', files: /\/root-config\/isolation\/frame\// },
  { name: 'isolation', files: /\/root-config\/(isolation|reasons)\// }
]

const isolationApart = {
  manualChunks: (id: string) => isolationChunks.find(({ files }) => files.test(id))?.name,
  // The page's first script holds what both parts of the root share.
  onlyExplicitManualChunks: true
}

const withOwnReferences: Plugin = {
  name: 'portal-own-references',
  renderChunk: code => {
    const made = takingOwnReferences(code)
    return made === undefined ? null : { code: made.toString(), map: made.generateMap() }
  }
}

/**
 * A bundle that takes the functions of the page that it names from the first script. On a page without that script, they
 * are the window's. Undefined for a bundle that names none.
 * @throws Error for a bundle that begins otherwise than Rollup's System format. Such a bundle would call functions that a
 * sub-application may have replaced.
 */
export const takingOwnReferences = (code: string): MagicString | undefined => {
  const used = ownReferences.filter(name => new RegExp(`(?<![\\w$.'"-])${name}(?![\\w$'":-])`).test(code))
  if (used.length === 0) return undefined
  const start = /^System\.register\([\s\S]*?\(function \([^)]*\) \{\s*'use strict';/.exec(code)
  if (start === null)
    throw new Error(
      `A bundle names ${used.join(', ')}, and does not begin as Rollup's System format does. So it can't be kept apart ` +
        `from sub-applications. Compare scripts/build/bundles/keep-apart.ts with how bundles begin now: ${code.slice(0, 120)}`
    )
  const made = new MagicString(code)
  return made.appendRight(
    start[0].length,
    `\nconst { ${used.join(', ')} } = globalThis.${ownReferencesName} ?? globalThis;`
  )
}
