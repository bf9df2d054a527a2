import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import MagicString from 'magic-string'
import type { Plugin } from 'rollup'

/** `import.meta.glob` of Vite in the one form that the sub-applications here use. */
const call =
  /import\.meta\.glob\(\s*["']\.\/([\w-]+\/\*\.json)["'],\s*\{\s*eager: true,\s*import: ["']default["']\s*\}\s*\)/g

/**
 * Replaces `import.meta.glob('./messages/*.json', { eager: true, import: 'default' })` by an object of the files that are there, as
 * Vite does for sub-applications elsewhere. So a new language is a new file, and no code names it.
 */
export const foundFiles: Plugin = {
  name: 'portal-found-files',
  transform(code, id) {
    if (!code.includes('import.meta.glob')) return null
    const made = new MagicString(code)
    for (const { 0: whole, 1: pattern = '', index } of code.matchAll(call)) {
      const files = globSync(pattern, { cwd: dirname(id) }).sort()
      const imports = files.map((file, at) => `import found${index}_${at} from ${JSON.stringify(`./${file}`)}\n`)
      const entries = files.map((file, at) => `${JSON.stringify(`./${file}`)}: found${index}_${at}`)
      made.overwrite(index, index + whole.length, `({ ${entries.join(', ')} })`)
      made.prepend(imports.join(''))
    }
    if (/import\.meta\.glob/.test(made.toString())) throw new Error(`${id} has an import.meta.glob of another form.`)
    return { code: made.toString(), map: made.generateMap() }
  }
}
