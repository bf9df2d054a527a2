import { resolve } from 'node:path'
import {
  createCompilerHost,
  formatDiagnostics,
  type NgtscProgram,
  performCompilation,
  readConfiguration
} from '@angular/compiler-cli'
import linker from '@angular/compiler-cli/linker/babel'
import { transformAsync } from '@babel/core'
import type { Plugin } from 'vite'

/** Angular's own packages are compiled in part. They are compiled to the end here, once for each version of Vite's cache. */
const partial = '/node_modules/@angular/'
const ownPackages = ['@angular/common', '@angular/core', '@angular/platform-browser']

/**
 * Compiles the components ahead of time: the policy of the portal's page forbids Angular's compiler in the browser.
 * Vite asks for a source, and gets what Angular's compiler made of it.
 */
export const angular = (): Plugin => {
  const made = new Map<string, string>()
  let before: NgtscProgram | undefined
  const compile = (): string | undefined => {
    const { rootNames, options } = readConfiguration(resolve('tsconfig.json'), {
      noEmit: false,
      allowImportingTsExtensions: false,
      rewriteRelativeImportExtensions: true,
      declaration: false,
      inlineSourceMap: true,
      inlineSources: true
    })
    const host = createCompilerHost({ options })
    host.writeFile = (_, text, __, ___, sources) => {
      for (const { fileName } of sources ?? []) made.set(fileName, text)
    }
    const compiled = performCompilation({
      rootNames,
      options,
      host,
      ...(before === undefined ? {} : { oldProgram: before })
    })
    before = compiled.program as NgtscProgram | undefined
    const wrong = compiled.diagnostics.filter(({ category }) => category === 1)
    return wrong.length === 0 ? undefined : formatDiagnostics(wrong)
  }
  return {
    name: 'angular-ahead-of-time',
    enforce: 'pre',
    config: (_, { command }) => ({
      optimizeDeps: { exclude: [...ownPackages, 'robot-portal-kit'] },
      // What Angular has for developers and for its compiler in the browser falls out of the build.
      define: command === 'build' ? { ngDevMode: 'false', ngJitMode: 'false', ngI18nClosureMode: 'false' } : {}
    }),
    buildStart() {
      const problems = compile()
      if (problems !== undefined) this.error(problems)
    },
    load: id => made.get(id.split('?', 1)[0] ?? '') ?? null,
    transform: async (code, id) => {
      if (!id.includes(partial) || !code.includes('ɵɵngDeclare')) return null
      const linked = await transformAsync(code, {
        filename: id,
        babelrc: false,
        configFile: false,
        compact: false,
        sourceMaps: true,
        plugins: [[linker, { linkerJitMode: false }]]
      })
      return linked?.code == null ? null : { code: linked.code, map: linked.map as never }
    },
    hotUpdate({ file, server }) {
      if (!file.endsWith('.ts')) return
      const problems = compile()
      if (problems !== undefined) server.config.logger.error(problems)
    }
  }
}
