import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'

/** CommonJS: a browser can import none of it as it is. */
const commonJs = [
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-runtime',
  'axe-core',
  'crypto-js/aes',
  'crypto-js/core',
  'crypto-js/enc-base64url',
  'crypto-js/enc-hex',
  'crypto-js/sha256'
]

/** Modules made of many files: fetched one by one, they would cost each test page hundreds of requests. */
const manyFiles = [
  '@nanostores/react',
  '@r2wc/core',
  '@tanstack/table-core',
  '@tanstack/virtual-core',
  'chai',
  'i18next',
  'js-cookie',
  'libphonenumber-js/min',
  'lucide',
  'nanostores',
  'ofetch',
  'valibot'
]

/**
 * Bundles the libraries that the test pages import into one file each. Shared parts are split off, so that React is there
 * once. The result is kept until a version changes.
 * @returns the address that each specifier is served from, below the root of the project
 */
export const prebundle = async root => {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const version = createHash('sha256')
    .update(lock)
    .update(readFileSync(import.meta.filename))
    .update(shoelaceFiles(root).join())
    .digest('hex')
    .slice(0, 12)
  const cache = join('node_modules', '.cache', 'portal-tests')
  const folder = join(root, cache, version)
  const specifiers = [...commonJs, ...manyFiles, ...shoelaceFiles(root)]
  if (!existsSync(join(folder, 'done'))) {
    rmSync(join(root, cache), { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    await bundle(root, folder, specifiers)
    writeFileSync(join(folder, 'done'), '')
  }
  return new Map(specifiers.map(it => [it, `/${cache}/${version}/${fileName(it)}.js`]))
}

/** The files of Shoelace that the controls import. */
const shoelaceFiles = root => {
  const sources = globSync('controls/**/*.ts', { cwd: root }).map(file => readFileSync(join(root, file), 'utf8'))
  return [...new Set(sources.join('\n').match(/@shoelace-style\/shoelace\/dist\/[\w./-]+\.js/g))].sort()
}

const fileName = specifier => specifier.replaceAll('/', '__').replace(/\.js$/, '')

const bundle = (root, folder, specifiers) =>
  build({
    entryPoints: specifiers.map(it => ({ in: commonJs.includes(it) ? `portal:${it}` : it, out: fileName(it) })),
    outdir: folder,
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [{ name: 'named-exports', setup: namedExports(root) }]
  })

/** Names the exports of a CommonJS module one by one; esbuild alone would give it nothing but a default. */
const namedExports = root => build => {
  const require = createRequire(join(root, 'package.json'))
  build.onResolve({ filter: /^portal:/ }, ({ path }) => ({ path: path.slice('portal:'.length), namespace: 'portal' }))
  build.onLoad({ filter: /.*/, namespace: 'portal' }, ({ path }) => {
    const names = Object.keys(require(path)).filter(name => /^[A-Za-z]\w*$/.test(name))
    const contents = `import all from '${path}'; export default all; export const { ${names.join(', ')} } = all`
    return { contents, resolveDir: root }
  })
}
