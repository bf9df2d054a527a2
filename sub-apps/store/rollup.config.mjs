import { fileURLToPath } from 'node:url'
import commonjs from '@rollup/plugin-commonjs'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import { transform } from 'esbuild'
import esbuild from 'rollup-plugin-esbuild'
import land from 'world-atlas/land-110m.json' with { type: 'json' }
import { outlineOf } from './map/outline-of.pure.mjs'

const here = path => fileURLToPath(new URL(path, import.meta.url))

/** The style sheet is imported as its text: the application adopts it while it is mounted. */
const styleText = () => ({
  name: 'store-style-text',
  transform: async (code, id) => {
    if (!id.endsWith('.css')) return null
    const { code: minified } = await transform(code, { loader: 'css', minify: true, target: 'es2022' })
    return { code: `export default ${JSON.stringify(minified.trim())}`, map: { mappings: '' } }
  }
})

/** The outline of the land as the path of an SVG: the page needs no code that reads topologies, and half of their size. */
const landOutline = () => ({
  name: 'store-land-outline',
  transform: (_code, id) =>
    id.endsWith('.outline')
      ? { code: `export default ${JSON.stringify(outlineOf(land))}`, map: { mappings: '' } }
      : null
})

/** The application, and its card for the dashboard: files of their own, since a person may see one without the other. */
const configOf = input => ({
  input,
  // The portal's own: two sessions would be two people signed in, and React is on the page already.
  external: ['@portal/session', 'react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'],
  plugins: [
    styleText(),
    landOutline(),
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
    dir: here('../../build/sub-apps/store'),
    format: 'system',
    entryFileNames: '[name]-[hash].js',
    hashCharacters: 'hex'
  },
  onwarn: warning => {
    // A mark of React's server components, in a library: it means nothing in a browser.
    if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') throw new Error(warning.message)
  }
})

export default [{ store: here('index.tsx') }, { 'dashboard-card': here('dashboard-card/index.ts') }].map(configOf)
