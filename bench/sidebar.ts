/**
 * `npm run bench:sidebar`: measures how soon the sidebar can be used once a menu of 2,000 entries, eight deep, has come.
 * Also measures the opening of its groups, down to the last one. It needs a build.
 */
import type { Browser, Page } from '@playwright/test'
import type { MenuItem } from '#contract/calls/portal/menu.ts'
import { calls } from '#contract/index.ts'
import { startProbe } from './load/probe.ts'
import { median, roundsOf, type State, say, withPortal } from './support/portal.ts'

const levels = 8
const entry = '[part~="entry"]'

/** In the name of each entry, and of none that the page comes with. */
const named = 'of the menu'

let menuId = 0
const item = (path: string, children: MenuItem[] = []): MenuItem => {
  menuId += 1
  const name = `Entry ${menuId} ${named}`
  const meta = { title: name, icon: 'robot', hidden: false, micro: false }
  return { menuId, name, perms: null, url: null, path, type: 1, langKey: null, children, meta }
}
const leaves = (count: number, path = 'leaf'): MenuItem[] =>
  Array.from({ length: count }, (_, index) => item(`${path}-${index}`))

/** A group in a group, down to the last level, with entries beside each: 197 entries. */
const nested = (level: number): MenuItem =>
  item(level === 1 ? '/sub-app/platform' : `level-${level}`, level === levels ? [] : [nested(level + 1), ...leaves(27)])

const chain = (level: number, last: MenuItem[]): MenuItem =>
  item(level === 1 ? '/sub-app/platform' : `level-${level}`, level === levels - 1 ? last : [chain(level + 1, last)])

/** Menus of 2,000 entries. */
const menus: Record<string, () => MenuItem[]> = {
  'ten groups, eight levels': () => [
    ...Array.from({ length: 10 }, () => nested(1)),
    ...leaves(30, '/sub-app/platform/leaf')
  ],
  'most of them in one group of the eighth level': () => [chain(1, leaves(1_993))]
}

type Run = { usable: number; opened: number[]; layouts: number[]; tasks: number[] }

/** The time on the page's clock after the frame that is on its way has been drawn. */
const drawn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(resolve =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now())
          port2.postMessage(0)
        })
      )
  )

/** Opens the first group that is closed below the one opened last, and gives how long it took to be drawn. */
const openNext = (page: Page): Promise<number | undefined> =>
  page.evaluate(
    () =>
      new Promise<number | undefined>(resolve => {
        const root = document.querySelector('portal-sidebar')?.shadowRoot
        const open = [...(root?.querySelectorAll('[aria-expanded="true"]') ?? [])].at(-1)
        const scope = open === undefined ? root : open.closest('li')
        const button = scope?.querySelector<HTMLElement>('[aria-expanded="false"]')
        if (button == null) return resolve(undefined)
        const began = performance.now()
        button.click()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - began)
          port2.postMessage(0)
        })
      })
  )

type TraceEvent = { name: string; tdur?: number }

/** Opens the group of each level. The browser's trace gives the processor's time for layouts and tasks, in ms. */
const openAll = async (browser: Browser, page: Page): Promise<Omit<Run, 'usable'>> => {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] })
  const opened: number[] = []
  for (let took = await openNext(page); took !== undefined; took = await openNext(page)) opened.push(took)
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
  const lasting = (names: string[]): number[] =>
    traceEvents.filter(({ name }) => names.includes(name)).map(({ tdur = 0 }) => tdur / 1_000)
  return { opened, layouts: lasting(['Layout', 'UpdateLayoutTree']), tasks: lasting(['RunTask']) }
}

const visit = async (browser: Browser, url: string, state: State, menu: MenuItem[], slower: number): Promise<Run> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, storageState: state })
  try {
    const page = await context.newPage()
    await page.addInitScript(startProbe, { entry, count: menu.length, named })
    let answer = (): void => undefined
    const asked = new Promise<void>(resolve => {
      answer = resolve
    })
    // The menu comes when everything else stands, in the place of the one in the page, so that it alone is measured.
    await page.route(url + calls.menuTree.path, async route => {
      await asked
      await route.fulfill({ json: { code: 610000, message: '', data: menu } })
    })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.goto(`${url}/dashboard`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForTimeout(2_000 * Math.sqrt(slower))
    await drawn(page)
    answer()
    await page.evaluate(() => globalThis.probe?.ready)
    const usable = await page.evaluate(path => {
      const came = performance.getEntriesByName(location.origin + path).at(-1) as PerformanceResourceTiming | undefined
      return (globalThis.probe?.seen.ready ?? Number.NaN) - (came?.responseEnd ?? Number.NaN)
    }, calls.menuTree.path)
    return { usable, ...(await openAll(browser, page)) }
  } finally {
    await context.close()
  }
}

const run = (): Promise<void> => {
  const rounds = roundsOf('bench:sidebar', 5)
  return withPortal(async ({ url, browser, state }) => {
    say(`${rounds} rounds, medians in ms; usable: from the last byte of the menu to the first frame drawn with it`)
    say('| menu | processor | usable | at most | groups | opened in | at most | longest layout | longest task |')
    say('| --- | --- | --- | --- | --- | --- | --- | --- | --- |')
    for (const [name, menu] of Object.entries(menus)) {
      for (const slower of [1, 4]) {
        const runs: Run[] = []
        while (runs.length < rounds) runs.push(await visit(browser, url, state, menu(), slower))
        const usable = runs.map(it => it.usable)
        const opened = runs.flatMap(it => it.opened)
        const longest = (values: number[]): string => Math.max(...values).toFixed(1)
        const cells = [
          name,
          slower === 1 ? 'as it is' : `${slower} times slower`,
          median(usable).toFixed(0),
          longest(usable),
          opened.length / rounds,
          median(opened).toFixed(1),
          longest(opened),
          longest(runs.flatMap(it => it.layouts)),
          longest(runs.flatMap(it => it.tasks))
        ]
        say(`| ${cells.join(' | ')} |`)
      }
    }
  })
}

await run()
process.exit()
