import type { Plugin } from 'vite'

/** `new Worker(new URL('./x.ts', import.meta.url)`, as Vite knows it, with the comma before its options. */
const worker = /\bnew\s+Worker\s*\(\s*new\s+URL\s*\(\s*(["'`])([^"'`]+)\1\s*,\s*import\.meta\.url\s*,?\s*\)\s*,?/g

/**
 * Makes `new Worker(new URL('./x.ts', import.meta.url))` work in a build: the text of the worker becomes part of the module
 * that starts it. No browser starts a worker from another origin, and the hash of the module covers it.
 */
export const workersInModules = (): Plugin => ({
  name: 'robot-portal-workers',
  apply: 'build',
  transform: {
    filter: { code: /\bnew\s+Worker\b/ },
    handler: code => {
      const imports: string[] = []
      const text = code.replace(worker, (_, _quote, address: string) => {
        const name = `__portalWorker${imports.length}`
        imports.push(`import ${name} from ${JSON.stringify(`${address}?worker&inline`)}`)
        return `new ${name}(`
      })
      // Behind everything, so that no line moves.
      return imports.length === 0 ? null : { code: `${text}\n${imports.join('\n')}\n`, map: null }
    }
  }
})
