/**
 * `npm run bench -- switch leaks`: counts the memory that switches between sub-applications leave, in the portal and in
 * a bare page. The bare page has nothing but single-spa and SystemJS, and mounts the same files. Its leftovers belong
 * to the browser, the bench or the sub-applications. Counted after the first 20, when everything has been there once,
 * after 200 and after 380, each time with the garbage collected. It takes some four minutes. A folder behind the words
 * keeps the heap snapshots, for the browser's own tools.
 */
import { writeFile } from 'node:fs/promises'
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'
import { subAppStartTimeoutMs } from '#root-config/apps/time-limits.ts'
import { snapshotOf, sumOfCode } from './leaks/snapshot.ts'
import { say, withPortal } from './support/portal.ts'
import { serveBare } from './switch/serve-bare.ts'
import { applications } from './switch/visit.ts'

const counted = [20, 200, 380]

/** Follows a link to the next sub-application, and waits until its heading is on the page. */
const goOn = async (page: Page, step: number): Promise<void> => {
  const next = applications[step % applications.length]
  if (next === undefined) return
  await page.evaluate(address => {
    const link = Object.assign(document.createElement('a'), { href: address })
    document.body.append(link)
    link.click()
    link.remove()
  }, `/sub-app/${next.prefix}`)
  await page.getByRole('heading', { level: 1, name: next.title, exact: true }).waitFor()
}

/** `code` is what V8 compiled: it grows as long as functions run for the first time, or often enough to be optimised. */
type Memory = { switches: number; heap: number; code: number; rest: number; nodes: number; listeners: number }

/**
 * Waits for the timers that single-spa starts for each step of an application and never clears. The memory that they hold
 * must not count.
 */
const memoryOf = async (page: Page, inspector: CDPSession, switches: number, file?: string): Promise<Memory> => {
  await page.waitForTimeout(subAppStartTimeoutMs + 4_000)
  const snapshot = await snapshotOf(inspector)
  if (file !== undefined) await writeFile(file, snapshot)
  // Twice collected: what ends in the first round frees more in the second.
  for (let round = 0; round < 2; round += 1) await inspector.send('HeapProfiler.collectGarbage')
  const { metrics } = await inspector.send('Performance.getMetrics')
  const of = (name: string): number => metrics.find(it => it.name === name)?.value ?? Number.NaN
  const heap = of('JSHeapUsedSize')
  const code = sumOfCode(snapshot)
  return { switches, heap, code, rest: heap - code, nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

const print = (name: string, counts: readonly Memory[]): void => {
  const [first] = counts
  const last = counts.at(-1)
  if (first === undefined || last === undefined) return
  say(`| ${name} | ${counts.map(({ switches }) => `after ${switches}`).join(' | ')} | change | a switch |`)
  say(`| --- | ${counts.map(() => '--- |').join(' ')} --- | --- |`)
  for (const key of ['heap', 'code', 'rest', 'nodes', 'listeners'] as const) {
    const changes = counts.slice(1).map(count => `${((count[key] / first[key] - 1) * 100).toFixed(1)} %`)
    const slope = (last[key] - first[key]) / (last.switches - first.switches)
    say(`| ${key} | ${counts.map(count => count[key]).join(' | ')} | ${changes.join(', ')} | ${slope.toFixed(1)} |`)
  }
}

type Target = { name: string; address: string; state: NonNullable<BrowserContextOptions['storageState']> }

const measure = async (browser: Browser, { name, address, state }: Target, folder?: string): Promise<Memory[]> => {
  const context = await browser.newContext({ locale: 'en-GB', storageState: state })
  const page = await context.newPage()
  const inspector = await context.newCDPSession(page)
  await inspector.send('Performance.enable')
  await page.goto(address)
  await page.locator('h1, body[data-ready]').first().waitFor({ state: 'attached' })
  const counts: Memory[] = []
  let step = 0
  for (const switches of counted) {
    // To the same sub-application each time, or their difference would count.
    for (; step < switches || step % applications.length !== 0; step += 1) await goOn(page, step)
    const file = folder === undefined ? undefined : `${folder}/${name}-${switches}.heapsnapshot`
    counts.push(await memoryOf(page, inspector, step, file))
  }
  await context.close()
  return counts
}

const run = (): Promise<void> =>
  withPortal(async ({ url, browser, state }) => {
    const bare = await serveBare(url)
    const targets = [
      { name: 'bare', address: `${bare.url}/`, state },
      { name: 'portal', address: `${url}/dashboard`, state }
    ]
    for (const target of targets) print(target.name, await measure(browser, target, process.argv[2]))
    bare.close()
  })

await run()
process.exit()
