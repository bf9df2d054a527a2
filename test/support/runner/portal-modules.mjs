import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Resolves the spellings of the project's imports for a browser that has no import map here. */
export const portalModules = (root, libraries) => ({
  name: 'portal-modules',
  resolveImport: ({ source }) => {
    const module = /^@portal\/(session|elements|controls)$/.exec(source)?.[1]
    if (module !== undefined) return `/${module}/index.ts`
    if (/^#(contract|elements|controls)\//.test(source))
      return `/${source.slice(1)}${source.endsWith('.css') ? '?text' : ''}`
    if (source.startsWith('#kit/')) return `/packages/kit/${source.slice('#kit/'.length)}`
    // The mark tells a style sheet that a module imports from one that a page links.
    if (source.endsWith('.css')) return `${source}?text`
    return libraries.get(source)
  },
  /** A style sheet is imported as its text, as the build does it: elements adopt it into their shadow roots. */
  serve: async ({ path, url }) => {
    if (!path.endsWith('.css') || !url.endsWith('?text')) return undefined
    const text = await readFile(join(root, decodeURIComponent(path)), 'utf8')
    return { body: `export default ${JSON.stringify(text)}`, type: 'js' }
  }
})
