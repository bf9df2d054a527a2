import { fileURLToPath } from 'node:url'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import { transform } from 'esbuild'
import esbuild from 'rollup-plugin-esbuild'
import { compile, compileModule } from 'svelte/compiler'

const here = path => fileURLToPath(new URL(path, import.meta.url))

/** The style sheet is imported as its text: the application adopts it while it is mounted. */
const styleText = () => ({
  name: 'ota-style-text',
  transform: async (code, id) => {
    if (!id.endsWith('.css')) return null
    const { code: minified } = await transform(code, { loader: 'css', minify: true, target: 'es2022' })
    return { code: `export default ${JSON.stringify(minified.trim())}`, map: { mappings: '' } }
  }
})

/** Compiles components, and modules with runes. A warning of the compiler ends the build. */
const svelte = () => {
  const options = filename => ({
    filename,
    generate: 'client',
    dev: false,
    warningFilter: ({ code, message }) => {
      throw new Error(`${filename}: ${code}: ${message}`)
    }
  })
  return {
    name: 'ota-svelte',
    transform: async (code, id) => {
      if (id.endsWith('.svelte')) return compile(code, options(id)).js
      if (!id.endsWith('.svelte.ts')) return null
      // The compiler reads types in components alone.
      const { code: script } = await transform(code, { loader: 'ts', target: 'es2022', sourcefile: id })
      return compileModule(script, options(id)).js
    }
  }
}

export default {
  input: { ota: here('index.ts') },
  // The one module that has to be the portal's own: two sessions would be two people signed in.
  external: ['@portal/session'],
  plugins: [
    styleText(),
    svelte(),
    resolve({
      browser: true,
      extensions: ['.mjs', '.js', '.ts', '.svelte'],
      exportConditions: ['production', 'browser', 'svelte']
    }),
    // Svelte saves look-ups by new properties of all elements. The portal takes such changes back, and reports them.
    replace({
      preventAssignment: true,
      delimiters: ['', ''],
      values: { 'is_extensible(element_prototype)': 'false', 'is_extensible(text_prototype)': 'false' }
    }),
    esbuild({ target: 'es2022', tsconfig: false, loaders: { '.json': 'json' } }),
    terser({ ecma: 2020, module: true, compress: { passes: 3 } })
  ],
  output: {
    dir: here('../../build/sub-apps/ota'),
    format: 'system',
    entryFileNames: '[name]-[hash].js',
    hashCharacters: 'hex'
  },
  onwarn: warning => {
    // Files of Svelte's own runtime import one another.
    const isSveltes = warning.code === 'CIRCULAR_DEPENDENCY' && warning.ids?.every(id => id.includes('/svelte/src/'))
    if (isSveltes !== true) throw new Error(warning.message)
  }
}
