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
  input: { resourceweb: here('index.tsx') },
  // The portal's own: two sessions would be two people signed in, and React is on the page already.
  external: ['@portal/session', 'react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'],
  plugins: [
    styleText(),
    replace({
      preventAssignment: true,
      values: {
        'process.env.NODE_ENV': '"production"'
      }
    }),
    resolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'], exportConditions: ['production', 'browser'] }),
    commonjs(),
    esbuild({ target: 'es2022', tsconfig: false, jsx: 'automatic', loaders: { '.json': 'json' } }),
    terser({ ecma: 2020, module: true, compress: { passes: 3 } })
  ],
  output: {
    dir: here('../../build/sub-apps/resourceweb'),
    format: 'system',
    entryFileNames: '[name]-[hash].js',
    hashCharacters: 'hex'
  },
  onwarn: warning => {
    // A mark of React's server components, in a library: it means nothing in a browser.
    if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') throw new Error(warning.message)
  }
}
