/**
 * `npm run bench -- load`: measures how soon header and sidebar stand. The same run measures a page without any
 * framework (the floor) and the standard layout of single-spa, SystemJS and React. Ratios count: milliseconds are this
 * machine's.
 */
import type { Browser } from '@playwright/test'
import { freePort } from '../test/cloud/support/servers/free-port.ts'
import { serveReferencePages } from './load/reference-pages.ts'
import { type Load, type Target, visit } from './load/visit.ts'
import { withEnvironment } from './support/environment.ts'
import { countOf, load, median, type State, say, withPortal } from './support/portal.ts'

const rounds = countOf('load', 5)

const entry = '[part~="entry"]'

/** Visits a page; gives the browser's cookies and storage, and the number of entries in the finished sidebar. */
const stateAfterVisit = async (browser: Browser, address: string, state: State) => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    storageState: state
  })
  const page = await context.newPage()
  await page.goto(address)
  await page.locator('portal-sidebar').locator(entry).nth(1).waitFor()
  await page.waitForTimeout(3_000)
  const count = await page.locator('portal-sidebar').locator(entry).count()
  const kept = await context.storageState()
  await context.close()
  return { count, kept }
}

const medianOf = (loads: readonly Load[], read: (load: Load) => number | undefined): number =>
  median(loads.map(read).filter(it => it !== undefined))

type Samples = { cold: Load[]; warm: Load[]; plain: Load[] }

/** Each round goes through all targets, begun at another one each time, so that a busy moment hits none alone. */
const measure = async (browser: Browser, targets: readonly Target[]) => {
  const samples = new Map(targets.map(({ name }) => [name, { cold: [], warm: [], plain: [] } as Samples]))
  for (let round = 0; round < rounds; round += 1) {
    const start = round % targets.length
    for (const target of [...targets.slice(start), ...targets.slice(0, start)]) {
      const [cold, , warm] = await visit(browser, target, { throttled: true, times: 3 })
      const [plain] = await visit(browser, target, { throttled: false, times: 1 })
      const own = samples.get(target.name)
      if (cold) own?.cold.push(cold)
      if (warm) own?.warm.push(warm)
      if (plain) own?.plain.push(plain)
    }
  }
  return samples
}

const kib = (bytes: number): string => (bytes / 1_024).toFixed(1)

const print = (samples: ReadonlyMap<string, Samples>): void => {
  const floor = samples.get('floor')
  if (floor === undefined) return
  const ready = ({ ready }: Load) => ready
  const ratio = (loads: readonly Load[], to: readonly Load[]) =>
    (medianOf(loads, ready) / medianOf(to, ready)).toFixed(2)
  const cardsOf = (loads: readonly Load[]): string[] => {
    const cards = medianOf(loads, it => it.cards)
    return cards > 0 ? [cards.toFixed(0), (cards / medianOf(loads, ready)).toFixed(2)] : ['–', '–']
  }
  const head = [
    'page',
    'ready',
    '÷ floor',
    'spread',
    'FCP',
    'TBT',
    'CLS',
    'React',
    'cards',
    '÷ ready',
    'warm',
    '÷ floor',
    'plain',
    'CPU',
    'JS',
    'JS before',
    'all',
    'requests'
  ]
  const rows = [...samples].map(([name, { cold, warm, plain }]) => {
    const times = cold.map(ready)
    return [
      name,
      medianOf(cold, ready).toFixed(0),
      ratio(cold, floor.cold),
      `${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}`,
      medianOf(cold, it => it.firstPaint).toFixed(0),
      medianOf(cold, it => it.blocking).toFixed(0),
      medianOf(cold, it => it.shift).toFixed(3),
      name.startsWith('portal') ? medianOf(cold, it => it.takenOver).toFixed(0) : '–',
      ...cardsOf(cold),
      medianOf(warm, ready).toFixed(0),
      ratio(warm, floor.warm),
      medianOf(plain, ready).toFixed(0),
      medianOf(plain, it => it.cpu).toFixed(0),
      kib(medianOf(cold, it => it.scripts)),
      kib(medianOf(cold, it => it.scriptsBeforeReady)),
      kib(medianOf(cold, it => it.all)),
      medianOf(cold, it => it.requests).toFixed(0)
    ]
  })
  const table = [head, head.map(() => '---'), ...rows]
  for (const row of table) say(`| ${row.join(' | ')} |`)
}

type Static = { url: string; state: State }

/**
 * Opens the portal as a vendor's cloud serves it: calls go to an address of their own, so no server renders the frame.
 * Here that address is the same server's, which changes nothing for the browser.
 */
const withStaticPortal = async (measure: (opened: Static) => Promise<void>): Promise<void> => {
  const port = await freePort()
  const apiBase = `http://127.0.0.1:${port}`
  await withEnvironment(
    // The cloud refuses this way to sign in where calls go to an address of their own.
    ({ environment: { workplaceSignIn: _, ...own }, importMap }) => ({ environment: { ...own, apiBase }, importMap }),
    environment => withPortal(measure, { environment, port })
  )
}

const compare = async ({ url, browser, state }: Static & { browser: Browser }, bare: Static): Promise<void> => {
  const { count, kept } = await stateAfterVisit(browser, `${url}/dashboard`, state)
  const reference = await serveReferencePages(count)
  const target = (name: string, path: string): Target => ({
    name,
    address: reference.url + path,
    entry: 'nav a',
    count
  })
  const portal: Omit<Target, 'name'> = { address: `${url}/dashboard`, entry, count, withCards: true }
  const targets: Target[] = [
    target('floor', '/floor'),
    target('floor again', '/floor'),
    target('standard layout', '/standard'),
    { ...portal, name: 'portal, first visit', state },
    { ...portal, name: 'portal, coming back', state: kept },
    { ...portal, name: 'portal, not rendered', address: `${bare.url}/dashboard`, state: bare.state }
  ]
  const samples = await measure(browser, targets)
  say(`${count} entries, ${rounds} rounds, medians in ms and KiB, load ${load()}`)
  print(samples)
  reference.close()
}

const run = (): Promise<void> => withStaticPortal(bare => withPortal(opened => compare(opened, bare)))

await run()
process.exit()
