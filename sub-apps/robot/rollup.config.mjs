import { fileURLToPath } from 'node:url'
import commonjs from '@rollup/plugin-commonjs'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import { transform } from 'esbuild'
import esbuild from 'rollup-plugin-esbuild'
import vue from 'unplugin-vue/rollup'

// Vue's compiler looks at it when a build starts: for development it adds what only its tools read.
process.env.NODE_ENV = 'production'

const here = path => fileURLToPath(new URL(path, import.meta.url))

/** The style sheet is imported as its text: the application adopts it while it is mounted. */
const styleText = () => ({
  name: 'robot-style-text',
  transform: async (code, id) => {
    if (!id.endsWith('.css')) return null
    const { code: minified } = await transform(code, { loader: 'css', minify: true, target: 'es2022' })
    return { code: `export default ${JSON.stringify(minified.trim())}`, map: { mappings: '' } }
  }
})

/** The application, and its search for the command palette: a person may use one without the other. */
const configOf = input => ({
  input,
  // The one module that has to be the portal's own: two sessions would be two people signed in.
  external: ['@portal/session'],
  plugins: [
    styleText(),
    vue({
      isProduction: true,
      sourceMap: false,
      template: { compilerOptions: { isCustomElement: tag => /^(portal|sl)-/.test(tag) } }
    }),
    replace({
      preventAssignment: true,
      values: {
        'process.env.NODE_ENV': '"production"',
        __VUE_OPTIONS_API__: 'false',
        __VUE_PROD_DEVTOOLS__: 'false',
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false'
      }
    }),
    resolve({ browser: true, extensions: ['.mjs', '.js', '.ts'], exportConditions: ['production', 'browser'] }),
    commonjs(),
    esbuild({ target: 'es2022', tsconfig: false, loaders: { '.json': 'json' } }),
    terser({ ecma: 2020, module: true, compress: { passes: 3 } })
  ],
  output: {
    dir: here('../../build/sub-apps/robot'),
    format: 'system',
    entryFileNames: '[name]-[hash].js',
    hashCharacters: 'hex'
  },
  onwarn: warning => {
    throw new Error(warning.message)
  }
})

export default [{ robot: here('index.ts') }, { search: here('search.ts') }].map(configOf)
