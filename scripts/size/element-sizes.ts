import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { build } from 'esbuild'
import type { Sizes } from './budgets.ts'

const brotli = promisify(brotliCompress)

/** The import map brings these once for the whole page. */
const ofThePage = ['@portal/session', 'react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']

/**
 * The size of each element by itself, as it travels (brotli), beside React and the session. Parts that are loaded on
 * demand count too. `portal-elements.js` is the module for any page, with all of them, React and session.
 * @param files the elements' own files
 */
export const elementSizes = async (files: readonly string[]): Promise<Sizes> => {
  const alone = files.map(async file => [`<${basename(file, '.ts')}>`, await sizeAlone(file)] as const)
  const together = await brotli(await readFile('build/elements/portal-elements.js'))
  return { ...Object.fromEntries(await Promise.all(alone)), 'portal-elements.js': together.length }
}

const sizeAlone = async (file: string): Promise<number> => {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    external: ofThePage,
    loader: { '.css': 'text' },
    define: { 'process.env.NODE_ENV': '"production"' }
  })
  const sizes = outputFiles.map(async ({ contents }) => (await brotli(contents)).length)
  return (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0)
}
