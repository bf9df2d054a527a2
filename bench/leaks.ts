/**
 * `npm run bench:leaks`: what switches between sub-applications leave in memory. Heap, nodes and listeners are counted
 * after the first 20, when everything has been there once, after 200 and after 380, each time with the garbage
 * collected; it takes some eight minutes. Wanted: within 5 % of each other. The third count tells what grows for ever
 * from what V8 compiles once it has run often enough.
 */
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { limits } from '#contract/limits.ts'
import { browserArguments, findBrowser } from '../scripts/find-browser.mjs'
import { machine, say, signedIn, startPortal } from './portal.ts'
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

type Memory = { heap: number; nodes: number; listeners: number }

/**
 * What is held until a time limit is over counts for nothing: single-spa never ends the timers that it starts for each
 * step of an application, so they are waited for. Twice collected: what ends in the first round frees more in the second.
 */
const memoryOf = async (page: Page, inspector: CDPSession): Promise<Memory> => {
  await page.waitForTimeout(limits.subAppLoadTimeoutMs + 3_000)
  for (let round = 0; round < 2; round += 1) await inspector.send('HeapProfiler.collectGarbage')
  const { metrics } = await inspector.send('Performance.getMetrics')
  const of = (name: string): number => metrics.find(it => it.name === name)?.value ?? Number.NaN
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

const print = (counts: readonly Memory[]): void => {
  const [first] = counts
  if (first === undefined) return
  say(`| | ${counted.map(switches => `after ${switches}`).join(' | ')} | change |`)
  say(`| --- | ${counted.map(() => '--- |').join(' ')} --- |`)
  for (const key of ['heap', 'nodes', 'listeners'] as const) {
    const changes = counts.slice(1).map(count => `${((count[key] / first[key] - 1) * 100).toFixed(1)} %`)
    say(`| ${key} | ${counts.map(count => count[key]).join(' | ')} | ${changes.join(', ')} |`)
  }
}

const run = async (): Promise<void> => {
  const { url, stop } = await startPortal()
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments() })
  say(machine(browser))
  try {
    const context = await browser.newContext({ locale: 'en-GB', storageState: await signedIn(url) })
    const page = await context.newPage()
    const inspector = await context.newCDPSession(page)
    await inspector.send('Performance.enable')
    await page.goto(`${url}/dashboard`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const counts: Memory[] = []
    let step = 0
    for (const switches of counted) {
      // To the same sub-application each time, or their difference would count.
      for (; step < switches || step % applications.length !== 0; step += 1) await goOn(page, step)
      counts.push(await memoryOf(page, inspector))
    }
    print(counts)
  } finally {
    await browser.close()
    await stop()
  }
}

await run()
process.exit()
