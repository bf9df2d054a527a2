import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { throttle } from '../load/throttle.ts'
import { type Switch, startSwitchProbe } from './probe.ts'

/** The sub-applications, with the framework of each and the heading that it shows at once. */
export const applications = [
  { prefix: 'robot', framework: 'Vue', title: 'Robots' },
  { prefix: 'store', framework: 'React', title: 'Stores' },
  { prefix: 'study', framework: 'none', title: 'Study' }
] as const
export type Prefix = (typeof applications)[number]['prefix']

/** A page with the three sub-applications. */
export type Target = {
  name: string
  address: string
  /** Waits until the page stands. */
  ready: (page: Page) => Promise<void>
  state: NonNullable<BrowserContextOptions['storageState']>
}

/** The figures of a sub-application; `requests` are the scripts and modules that its first switch asked for. */
export type Measured = { prefix: Prefix; first: Switch & { requests: number }; repeats: Switch[] }

/** Long enough for a page to draw the cloud's answers and come to rest. */
const pauseMs = 200

/**
 * Links of the same kind in the same place in every page: which of the portal's own are to be seen depends on the groups
 * that are open. The page follows them as any link.
 */
const addLinks = (page: Page): Promise<void> =>
  page.evaluate(
    prefixes => {
      const links = document.createElement('nav')
      links.id = 'bench-links'
      links.style.cssText = 'position:fixed;inset:auto 0 0 auto;z-index:9999;display:flex;gap:8px;background:white'
      for (const prefix of prefixes)
        links.append(Object.assign(document.createElement('a'), { href: `/sub-app/${prefix}`, textContent: prefix }))
      document.body.append(links)
    },
    applications.map(({ prefix }) => prefix)
  )

const click = async (page: Page, target: Target, prefix: Prefix, title: string): Promise<Switch> => {
  const link = page.locator(`#bench-links a[href="/sub-app/${prefix}"]`)
  const seen = page.evaluate(it => globalThis.awaitSwitch?.(it), title)
  await link.click()
  const found = await seen
  if (found === undefined) throw new Error(`${target.name}: the probe did not run.`)
  await page.waitForTimeout(pauseMs)
  return found
}

/**
 * Opens a page in a new browser context and goes to each sub-application for the first time. Then goes from one to the
 * next `cycles` times.
 */
export const visit = async (
  browser: Browser,
  target: Target,
  { throttled, cycles, begin }: { throttled: boolean; cycles: number; begin: number }
): Promise<Measured[]> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    storageState: target.state
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(startSwitchProbe)
    await page.goto(target.address)
    await target.ready(page)
    await addLinks(page)
    // The page's idle work must end before the first click.
    await page.waitForTimeout(2_500)
    if (throttled) await throttle(await context.newCDPSession(page))
    const order = [...applications.slice(begin % 3), ...applications.slice(0, begin % 3)]
    const measured: Measured[] = []
    let requests = 0
    page.on('request', asked => {
      if (asked.resourceType() === 'script' || /\.m?js$/.test(new URL(asked.url()).pathname)) requests += 1
    })
    for (const { prefix, title } of order) {
      requests = 0
      const first = await click(page, target, prefix, title)
      measured.push({ prefix, first: { ...first, requests }, repeats: [] })
    }
    for (let cycle = 0; cycle < cycles; cycle += 1)
      for (const { prefix, title } of order) {
        const again = await click(page, target, prefix, title)
        measured.find(it => it.prefix === prefix)?.repeats.push(again)
      }
    return measured
  } finally {
    await context.close()
  }
}
