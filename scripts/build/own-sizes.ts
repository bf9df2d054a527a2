import { relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { transform } from 'esbuild'

const brotli = promisify(brotliCompress)

/** The file below build/ that has the sizes of all sub-applications. */
export const ownSizesFile = 'own-sizes.json'

/** Bytes of the own sources of one sub-application, as they travel (brotli): without its texts, and the texts alone. */
export type OwnSize = { code: number; texts: number }

/** A bundle with the code of each module, after unused parts are gone. The names are Rollup's. */
type Bundle = { address: string; modules: Record<string, { code: string | null }> }

type Part = keyof OwnSize

/**
 * The part of a sub-application that a module belongs to. Undefined for a module that is not its own: a framework, the
 * kit, the contract, helpers of the build.
 * @param id the module's path, which Rollup may begin with a zero byte
 */
export const partOf = (id: string, root: string): { name: string; part: Part } | undefined => {
  const path = relative(root, id.replace(/^\0/, '')).replaceAll('\\', '/')
  const [, name, rest] = /^sub-apps\/([^/]+)\/(.+)$/.exec(path) ?? []
  if (name === undefined || rest === undefined || rest.includes('node_modules/')) return undefined
  return { name, part: /^messages\/.*\.json$/.test(rest) ? 'texts' : 'code' }
}

/** Two bundles may have a name in common, so each is made small by itself. */
const minified = async (source: string): Promise<string> =>
  (await transform(source, { loader: 'js', format: 'esm', minify: true, target: 'es2022' })).code

const weigh = async (sources: readonly string[]): Promise<number> => {
  const code = (await Promise.all(sources.map(minified))).join('')
  if (code === '') return 0
  return (await brotli(code, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: code.length } })).length
}

/** The own sources of one bundle, by sub-application and part. */
const sourcesOf = ({ modules }: Bundle, root: string): [key: string, source: string][] => {
  const sources = new Map<string, string>()
  for (const [id, { code }] of Object.entries(modules)) {
    const own = partOf(id, root)
    if (own === undefined || code === null) continue
    const key = `${own.name} ${own.part}`
    sources.set(key, `${sources.get(key) ?? ''}${code}\n`)
  }
  return [...sources]
}

/** The own size of each sub-application that was built. A contribution to another page counts too. */
export const ownSizes = async (bundles: readonly Bundle[], root: string): Promise<Record<string, OwnSize>> => {
  const sources = bundles.filter(({ address }) => address.startsWith('/sub-apps/')).flatMap(it => sourcesOf(it, root))
  const names = [...new Set(sources.map(([key]) => key.split(' ')[0] ?? ''))].sort()
  const ofPart = (key: string) => weigh(sources.filter(([one]) => one === key).map(([, source]) => source))
  const rows = names.map(async name => {
    const [code, texts] = await Promise.all([ofPart(`${name} code`), ofPart(`${name} texts`)])
    return [name, { code, texts }] as const
  })
  return Object.fromEntries(await Promise.all(rows))
}
