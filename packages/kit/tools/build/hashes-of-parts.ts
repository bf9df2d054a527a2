import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import { partsFunction, writeParts } from '#contract/modules/parts.ts'

/** Vite's own fetches style sheets of a later part. Here they are text in the part itself. */
const preloadHelper = '\0vite/preload-helper.js'

/**
 * Writes the hashes of all later parts into the first file. The import map has the hash of that file, and so it holds for
 * all of them. A page does not grow by them, and the policy needs no other import map.
 * @param isListed whether the parts of this build lie with other teams, where somebody else may change them
 */
export const hashesOfParts = (isListed: boolean): Plugin => ({
  name: 'robot-portal-parts',
  apply: 'build',
  load: {
    order: 'pre',
    handler: id => {
      if (id !== preloadHelper) return null
      if (!isListed) return 'export const __vitePreload = load => load()'
      return [
        `import { loadPart } from 'robot-portal-kit'`,
        `export const __vitePreload = load => loadPart(load, ${partsFunction}(), import.meta.url)`
      ].join('\n')
    }
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      if (!isListed) return
      const chunks = Object.values(bundle).filter(part => part.type === 'chunk')
      const entry = chunks.find(({ isEntry }) => isEntry)
      if (entry === undefined) return
      const early = entry.imports.filter(name => Object.hasOwn(bundle, name))
      if (early.length > 0)
        this.error(
          `${entry.fileName} needs ${early.join(', ')} before it runs, and no hash covers that. ` +
            'Leave the splitting to the plugin: import() makes parts.'
        )
      const parts = chunks.filter(chunk => chunk !== entry).map(part => [part.fileName, rowOf(part, bundle)])
      entry.code = withParts(entry.code, writeParts(Object.fromEntries(parts)))
    }
  }
})

/** @returns the hash of a file, as a browser compares it */
export const integrityOf = (bytes: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

const rowOf = ({ code, imports }: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] => [
  integrityOf(code),
  ...imports.filter(name => bundle[name]?.type === 'chunk' && !bundle[name].isEntry)
]

/** Before the comment that names the source map, which is the last line. Nothing above it moves. */
const withParts = (code: string, parts: string): string => {
  const at = code.lastIndexOf('\n//# sourceMappingURL=')
  return at === -1 ? `${code}\n${parts}` : `${code.slice(0, at + 1)}${parts}${code.slice(at + 1)}`
}
