import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { build, type Metafile, type Plugin, transform } from 'esbuild'
import { withoutAttributeTypes } from '../build/bundles/attribute-types.config.mjs'
import type { Sizes } from './budgets.ts'

const brotli = promisify(brotliCompress)

/** The import map brings these once for the whole page. */
const ofThePage = ['@portal/session', 'react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']

/**
 * The size of each element by itself, as it travels (brotli), beside React and the session. Parts that are fetched on demand
 * have a row of their own. `portal-elements.js` is the module for any page, with all of them, React and session.
 * @param files the elements' own files
 */
export const elementSizes = async (files: readonly string[]): Promise<Sizes> => {
  const alone = await Promise.all(files.map(sizeAlone))
  const together = await brotli(await readFile('build/elements/portal-elements.js'))
  return { ...Object.assign({}, ...alone), 'portal-elements.js': together.length }
}

const sizeAlone = async (file: string): Promise<Sizes> => {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    bundle: true,
    splitting: true,
    metafile: true,
    write: false,
    outdir: '/',
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    external: ofThePage,
    plugins: [minifiedStyles, smallerR2wc],
    define: { 'process.env.NODE_ENV': '"production"' }
  })
  const sizes = await Promise.all(
    outputFiles.map(async ({ path, contents }) => ({ name: basename(path), bytes: (await brotli(contents)).length }))
  )
  const first = firstFiles(metafile, file)
  const sum = (some: typeof sizes): number => some.reduce((total, { bytes }) => total + bytes, 0)
  const onDemand = sum(sizes.filter(({ name }) => !first.has(name)))
  const title = `<${basename(file, '.ts')}>`
  return {
    [title]: sum(sizes.filter(({ name }) => first.has(name))),
    ...(onDemand > 0 && { [`${title}, on demand`]: onDemand })
  }
}

/** As `rollup.config.mjs` builds it. */
const smallerR2wc: Plugin = {
  name: 'smaller-r2wc',
  setup: ({ onLoad }) => {
    onLoad({ filter: /@r2wc.core.dist.core\.js$/ }, async ({ path }) => ({
      contents: withoutAttributeTypes(await readFile(path, 'utf8'), path)?.code ?? ''
    }))
  }
}

/** Styles travel as text in a module, minified as `rollup.config.mjs` does it. */
const minifiedStyles: Plugin = {
  name: 'minified-styles',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true, target: 'es2022' })
      return { contents: code.trim(), loader: 'text' }
    })
  }
}

/** The names of the entry and of all files that it imports, not those that it fetches later. */
const firstFiles = ({ outputs }: Metafile, file: string): ReadonlySet<string> => {
  const found = new Set<string>()
  const add = (path: string): void => {
    if (found.has(basename(path))) return
    found.add(basename(path))
    for (const { path: imported, kind } of outputs[path]?.imports ?? []) if (kind === 'import-statement') add(imported)
  }
  for (const [path, { entryPoint }] of Object.entries(outputs))
    if (entryPoint !== undefined && resolve(entryPoint) === resolve(file)) add(path)
  return found
}
