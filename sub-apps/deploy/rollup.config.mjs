import { readFileSync } from 'node:fs'
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
  name: 'deploy-style-text',
  transform: async (code, id) => {
    if (!id.endsWith('.css')) return null
    const { code: minified } = await transform(code, { loader: 'css', minify: true, target: 'es2022' })
    return { code: `export default ${JSON.stringify(minified.trim())}`, map: { mappings: '' } }
  }
})

/**
 * Writes each key once: the texts of the other languages stand in the order of the English ones. Keys that
 * English lacks, as those of further plural forms, stand behind them.
 */
const messageTable = () => ({
  name: 'deploy-message-table',
  transform: (code, id) => {
    if (!id.endsWith('.json')) return null
    const map = { mappings: '' }
    const texts = JSON.parse(code)
    if (id.endsWith('/en.json')) return { code: `export default ${JSON.stringify(texts)}`, map }
    const keys = Object.keys(JSON.parse(readFileSync(here('messages/en.json'), 'utf8')))
    const others = Object.fromEntries(Object.entries(texts).filter(([key]) => !keys.includes(key)))
    const inOrder = JSON.stringify(keys.map(key => texts[key] ?? null))
    const pairs = 'Object.keys(en).map((key, index) => [key, texts[index]]).filter(([, text]) => text !== null)'
    const whole = `{ ...Object.fromEntries(${pairs}), ...${JSON.stringify(others)} }`
    return { code: `import en from './en.json'\nconst texts = ${inOrder}\nexport default ${whole}`, map }
  }
})

export default {
  input: { deploy: here('index.tsx') },
  // The portal's own: two sessions would be two people signed in, and React is on the page already.
  external: ['@portal/session', 'react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'],
  plugins: [
    styleText(),
    messageTable(),
    replace({
      preventAssignment: true,
      values: {
        'process.env.NODE_ENV': '"production"'
      }
    }),
    resolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'], exportConditions: ['production', 'browser'] }),
    commonjs(),
    esbuild({ target: 'es2022', tsconfig: false, jsx: 'automatic' }),
    terser({ ecma: 2020, module: true, compress: { passes: 3 } })
  ],
  output: {
    dir: here('../../build/sub-apps/deploy'),
    format: 'system',
    entryFileNames: '[name]-[hash].js',
    hashCharacters: 'hex'
  },
  onwarn: warning => {
    // A mark of React's server components, in a library: it means nothing in a browser.
    if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') throw new Error(warning.message)
  }
}
