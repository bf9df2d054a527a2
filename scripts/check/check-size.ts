/**
 * `npm test -- --only size`: compares bytes as they travel (brotli) with size-budgets.json: the JavaScript of a first visit
 * of each route, the controls, each element, and what each sub-application has of its own. The build's manifest names the
 * files of each route; the browser tests verify it.
 *
 * size-limit adds up the compressed files of a path, or bundles that path. It knows no largest file of several, and no
 * weight of one folder inside a bundle. What a bundle fetches later counts as what it needs at once. And a weight without
 * a budget passes.
 */
import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { elementFiles } from '../build/elements/write-element-data.ts'
import { type OwnSize, ownSizesFile } from '../build/own-sizes.ts'
import { main, root, Stop } from '../support/process.mjs'
import { type Sizes, verdictOf } from './budgets.ts'
import { elementSizes } from './element-sizes.ts'

const readJson = async (path: string) => {
  if (!existsSync(path)) throw new Stop(`${path} is missing.`)
  return JSON.parse(await readFile(path, 'utf8'))
}

/** The build leaves files uncompressed that are too small to gain from it; those travel as they are. */
const weigh = async (address: string): Promise<number> => {
  const file = join('build', address)
  return (await stat(existsSync(`${file}.br`) ? `${file}.br` : file)).size
}

const sumOf = async (addresses: readonly string[]): Promise<number> =>
  (await Promise.all([...new Set(addresses)].map(weigh))).reduce((sum, one) => sum + one, 0)

const routeSizes = async (routes: Record<string, string[]>): Promise<Sizes> =>
  Object.fromEntries(
    await Promise.all(Object.entries(routes).map(async ([route, files]) => [route, await sumOf(files)] as const))
  )

/** The bytes of Shoelace for a page (docs/controls.md): with its first control at most, with each further one, with all. */
const controlSizes = async (addresses: readonly string[]): Promise<Sizes> => {
  const isEvery = (address: string): boolean => /\/(controls|control-base)-[^/]+$/.test(address)
  const further = Math.max(...(await Promise.all(addresses.filter(it => !isEvery(it)).map(weigh))))
  return {
    'first control': (await sumOf(addresses.filter(isEvery))) + further,
    'further control': further,
    'all controls': await sumOf(addresses)
  }
}

/** Code and texts of a sub-application have a row each: a translation is no code. */
const ownRows = (sizes: Record<string, OwnSize>): Sizes =>
  Object.fromEntries(
    Object.entries(sizes).flatMap(([name, { code, texts }]) => [
      [`${name}: own code`, code],
      [`${name}: own texts`, texts]
    ])
  )

type Manifest = { routes: Record<string, string[]>; controls: string[] }

await main(async () => {
  process.chdir(root)
  const { routes, controls }: Manifest = await readJson('build/manifest.json')
  const budgets: Sizes = await readJson('size-budgets.json')
  const built: Sizes = {
    ...(await routeSizes(routes)),
    ...(await controlSizes(controls)),
    ...(await elementSizes(await elementFiles())),
    ...ownRows(await readJson(join('build', ownSizesFile)))
  }
  let fails = false
  console.log(`${'route'.padEnd(26)}${'bytes'.padStart(9)}${'budget'.padStart(9)}`)
  for (const name of new Set([...Object.keys(built), ...Object.keys(budgets)])) {
    const verdict = verdictOf(built[name], budgets[name])
    const figures = [built[name], budgets[name]].map(it => String(it ?? '-').padStart(9)).join('')
    console.log(`${name.padEnd(26)}${figures}  ${verdict.sentence}`)
    fails ||= verdict.fails
  }
  return fails ? 1 : 0
})
