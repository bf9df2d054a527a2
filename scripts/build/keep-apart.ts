import MagicString from 'magic-string'
import type { Plugin, RollupOptions } from 'rollup'
import { ownReferences, ownReferencesName } from '../../root-config/loader/own-references.config.mjs'

/** Bundles whose code works beside an open sub-application. */
const besideGuests = ['session', 'elements', 'shell', 'root-config']

/**
 * The build's part in keeping sub-applications apart from the portal. Bundles of the portal call the functions of the page
 * that its first script kept. The code that protects the page is one file. The first sub-application brings that file.
 */
export const keepApart = (options: RollupOptions): RollupOptions => {
  const [name = ''] = Object.keys(options.input ?? {})
  const outputs = [options.output ?? []].flat()
  const isSystem = outputs.every(({ format, dir }) => format === 'system' && dir === 'build/assets')
  if (!isSystem || !besideGuests.includes(name)) return options
  const output = outputs.map(one => (name === 'root-config' ? { ...one, ...isolationApart } : one))
  return { ...options, output, plugins: [withOwnReferences, options.plugins ?? []] }
}

const isolationApart = {
  manualChunks: (id: string) => (id.includes('/root-config/isolation/') ? 'isolation' : undefined),
  // The page's first script holds what both parts of the root share.
  onlyExplicitManualChunks: true
}

/** On a page without the first script, the functions are the window's. */
const withOwnReferences: Plugin = {
  name: 'portal-own-references',
  renderChunk: code => {
    const used = ownReferences.filter(name => new RegExp(`(?<![\\w$.'"-])${name}(?![\\w$'":-])`).test(code))
    const start = /^System\.register\([\s\S]*?\(function \([^)]*\) \{\s*'use strict';/.exec(code)
    if (used.length === 0 || start === null) return null
    const made = new MagicString(code)
    made.appendRight(start[0].length, `\nconst { ${used.join(', ')} } = globalThis.${ownReferencesName} ?? globalThis;`)
    return { code: made.toString(), map: made.generateMap() }
  }
}
