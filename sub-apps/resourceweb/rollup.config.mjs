import { fileURLToPath } from 'node:url'
import commonjs from '@rollup/plugin-commonjs'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import { transform } from 'esbuild'
import esbuild from 'rollup-plugin-esbuild'

const here = path => fileURLToPath(new URL(path, import.meta.url))

/** The style sheet is imported as its text: the application adopts it while it is mounted. */
const styleText = () => ({
  name: 'resourceweb-style-text',
  transform: async (code, id) => {
    if (!id.endsWith('.css')) return null
    const { code: minified } = await transform(code, { loader: 'css', minify: true, target: 'es2022' })
    return { code: `export default ${JSON.stringify(minified.trim())}`, map: { mappings: '' } }
  }
})

export default {
  input: { resourceweb: here('index.ts') },
  // The one module that has to be the portal's own: two sessions would be two people signed in.
  external: ['@portal/session'],
  plugins: [
    styleText(),
    replace({
      preventAssignment: true,
      values: {
        'process.env.NODE_ENV': '"production"'
      }
    }),
    resolve({ browser: true, extensions: ['.mjs', '.js', '.ts'], exportConditions: ['production', 'browser'] }),
    commonjs(),
    esbuild({ target: 'es2022', tsconfig: false, loaders: { '.json': 'json' } }),
    terser({ ecma: 2020, module: true, compress: { passes: 3 } })
  ],
  output: {
    dir: here('../../build/sub-apps/resourceweb'),
    format: 'system',
    entryFileNames: '[name]-[hash].js',
    hashCharacters: 'hex'
  },
  onwarn: warning => {
    throw new Error(warning.message)
  }
}
