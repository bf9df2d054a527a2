import type { Plugin } from 'vite'

const styleSheet = /\.(css|less|sass|scss|styl|stylus|pcss|postcss|sss)(?:$|\?)/
/** Named by `?inline`, `?url` or `?raw`: the importer wants the text or the address, and adds nothing to the page. */
const asValue = /[?&](?:inline|url|raw)\b/
const cssModule = /\.module\.[a-z]+(?:$|\?)/
const mark = '\0portal-styles:'
/** Other plugins look for endings and queries in names of modules, and take this one for a style sheet. */
const nameOf = (id: string): string => mark + Buffer.from(id).toString('base64url')
const idOf = (name: string): string => Buffer.from(name.slice(mark.length), 'base64url').toString()

/**
 * Makes `import './x.css'` work in a build: the text of the sheet becomes part of the module that imports it. So the hash of
 * the module covers it, and no policy has to allow a file of styles.
 */
export const stylesInModules = (): Plugin => ({
  name: 'robot-portal-styles',
  apply: 'build',
  resolveId: {
    order: 'pre',
    filter: { id: styleSheet },
    async handler(source, importer, options) {
      if (asValue.test(source) || importer?.startsWith(mark)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found === null ? null : nameOf(found.id)
    }
  },
  load: {
    order: 'pre',
    handler: wrapped => {
      if (!wrapped.startsWith(mark)) return null
      const id = idOf(wrapped)
      const text = JSON.stringify(id.includes('?') ? id.replace('?', '?inline&') : `${id}?inline`)
      const names = JSON.stringify(id)
      return {
        code: [
          `import { addStyles } from 'robot-portal-kit'`,
          `import text from ${text}`,
          'addStyles(text)',
          ...(cssModule.test(id) ? [`export * from ${names}`, `export { default } from ${names}`] : [])
        ].join('\n'),
        moduleSideEffects: true
      }
    }
  },
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      // Of a CSS module Vite writes the sheet too.
      for (const part of Object.values(bundle))
        if (part.type === 'chunk') for (const sheet of part.viteMetadata?.importedCss ?? []) delete bundle[sheet]
    }
  }
})
