/**
 * `npm run size`: measures the JavaScript that a first visit of each route loads, in bytes as they travel (brotli). Also
 * measures the controls, and the elements, each alone and together, and what each sub-application weighs without framework
 * and portal. size-budgets.json limits all of them. The build's manifest names the files of
 * each route; the browser tests verify it.
 */
import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { elementFiles } from '../build/elements/write-element-data.ts'
import { type OwnSize, ownSizesFile } from '../build/own-sizes.ts'
import { main, root, Stop } from '../support/process.mjs'
import { fails, judge, type Sizes, sentence } from './budgets.ts'
import { controlSizes } from './control-sizes.ts'
import { elementSizes } from './element-sizes.ts'

const budgetFile = 'size-budgets.json'

const readJson = async (path: string) => {
  if (!existsSync(join(root, path))) throw new Stop(`${path} is missing.`)
  return JSON.parse(await readFile(join(root, path), 'utf8'))
}

/** The build leaves files uncompressed that are too small to gain from it; those travel as they are. */
const travellingBytes = async (address: string): Promise<number> => {
  const file = join(root, 'build', address)
  return (await stat(existsSync(`${file}.br`) ? `${file}.br` : file)).size
}

const routeSizes = async (routes: Record<string, string[]>): Promise<Sizes> => {
  const rows = Object.entries(routes).map(async ([route, files]) => {
    const bytes = await Promise.all([...new Set(files)].map(travellingBytes))
    return [route, bytes.reduce((sum, one) => sum + one, 0)] as const
  })
  return Object.fromEntries(await Promise.all(rows))
}

const namedBytes = async (addresses: string[]): Promise<[address: string, bytes: number][]> =>
  Promise.all(addresses.map(async address => [address, await travellingBytes(address)] as [string, number]))

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
  const budgets: Sizes = await readJson(budgetFile)
  const built = {
    ...(await routeSizes(routes)),
    ...controlSizes(await namedBytes(controls)),
    ...(await elementSizes(await elementFiles())),
    ...ownRows(await readJson(join('build', ownSizesFile)))
  }
  const verdicts = judge(built, budgets)
  console.log(`${'route'.padEnd(26)}${'bytes'.padStart(9)}${'budget'.padStart(9)}`)
  for (const [route, verdict] of Object.entries(verdicts)) {
    const figures = [built[route], budgets[route]].map(it => String(it ?? '-').padStart(9)).join('')
    console.log(`${route.padEnd(26)}${figures}  ${sentence(verdict)}`)
  }
  return Object.values(verdicts).some(fails) ? 1 : 0
})
