import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { compile } from 'svelte/compiler'
import vue from 'unplugin-vue/esbuild'
import { root } from '../../../scripts/support/process.mjs'

const svelte: Plugin = {
  name: 'svelte',
  setup: it =>
    it.onLoad({ filter: /\.svelte$/ }, async ({ path }) => {
      const { js } = compile(await readFile(path, 'utf8'), { filename: path, generate: 'client', css: 'injected' })
      return { contents: js.code }
    })
}

/**
 * One ES module for production with everything in it, as another team's tools make it from React, Vue, Svelte or Lit.
 * @param file its first source, from the root of the repository
 * @param external modules that the page has
 */
export const bundleScript = (file: string, external: string[] = []): Promise<string> =>
  bundle({ entryPoints: [join(root, file)], external })

/** The same of other first sources, or with packages of another folder. */
export const bundle = async (options: BuildOptions): Promise<string> => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['svelte', 'browser', 'production'],
    define: { 'process.env.NODE_ENV': '"production"', __VUE_OPTIONS_API__: 'false', __VUE_PROD_DEVTOOLS__: 'false' },
    plugins: [svelte, vue({ template: { compilerOptions: { isCustomElement: tag => tag.startsWith('portal-') } } })],
    ...options,
    write: false
  })
  return outputFiles[0]?.text ?? ''
}
