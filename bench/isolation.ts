/**
 * `npm run bench:isolation`: how soon a sub-application is there that runs in a frame of its own, beside the same module in
 * the page. Both portals serve the study application. Times include the way to the browser and back.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { load, median, roundsOf, type State, say, withPortal } from './support/portal.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Times that each visit goes to the application again. */
const cycles = 10

/** Long enough for a page to draw the cloud's answers and come to rest. */
const pauseMs = 300

type Way = { name: string; isolation: 'page' | 'frame' }
const ways: readonly Way[] = [
  { name: 'in the page', isolation: 'page' },
  { name: 'in the page again', isolation: 'page' },
  { name: 'in a frame', isolation: 'frame' }
]

type Samples = { first: number[]; again: number[]; heap: number[] }

/** The project's environment, where the study application runs as the way says. */
const writeEnvironment = async ({ isolation }: Way): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-isolation-'))
  const environment = JSON.parse(await readFile(join(root, 'environment.json'), 'utf8'))
  const study = isolation === 'frame' ? { isolation, calls: ['GET /api/studyservice/courses'] } : undefined
  const subApps = { ...environment.subApps, ...(study && { study }) }
  await writeFile(join(folder, 'environment.json'), JSON.stringify({ ...environment, subApps }))
  await cp(join(root, 'importmap.json'), join(folder, 'importmap.json'))
  await cp(join(root, 'content'), join(folder, 'content'), { recursive: true })
  return folder
}

const go = (page: Page, address: string): Promise<void> => page.evaluate(to => history.pushState(null, '', to), address)

/** From the change of the address until a course can be seen. */
const open = async (page: Page, { isolation }: Way): Promise<number> => {
  const place = isolation === 'frame' ? page.frameLocator('iframe.sandbox') : page.locator('main')
  const began = performance.now()
  await go(page, '/sub-app/study')
  await place.locator('a[href*="/sub-app/study/"]').first().waitFor()
  return performance.now() - began
}

const leave = async (page: Page): Promise<void> => {
  await go(page, '/reserve')
  await page.getByRole('heading', { name: 'My reservations', level: 1 }).waitFor()
  await page.waitForTimeout(pauseMs)
}

/** One visit: the first opening, then `cycles` more, and the memory of the page in MiB while the application is open. */
const visit = async (browser: Browser, url: string, state: State, way: Way, samples: Samples): Promise<void> => {
  const context = await browser.newContext({ storageState: state, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(`${url}/reserve`)
  await leave(page)
  samples.first.push(await open(page, way))
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    await page.waitForTimeout(pauseMs)
    await leave(page)
    samples.again.push(await open(page, way))
  }
  const protocol = await context.newCDPSession(page)
  const { usedSize } = await protocol.send('Runtime.getHeapUsage')
  samples.heap.push(usedSize / 1_048_576)
  await context.close()
}

const measure = async (way: Way, rounds: number): Promise<Samples> => {
  const samples: Samples = { first: [], again: [], heap: [] }
  const environment = await writeEnvironment(way)
  await withPortal(
    async ({ url, browser, state }) => {
      for (let round = 0; round < rounds; round += 1) await visit(browser, url, state, way, samples)
    },
    { environment }
  )
  await rm(environment, { recursive: true })
  return samples
}

const run = async (): Promise<void> => {
  const rounds = roundsOf('bench:isolation', 5)
  const rows: string[] = []
  for (const way of ways) {
    const { first, again, heap } = await measure(way, rounds)
    rows.push(
      `| ${way.name} | ${median(first).toFixed(0)} | ${median(again).toFixed(0)} | ${median(heap).toFixed(1)} |`
    )
  }
  say(`${rounds} rounds, ${cycles} more openings in each; load ${load()}`)
  say('| the application | first, ms | again, ms | heap of the page, MiB |')
  say('| --- | --- | --- | --- |')
  for (const row of rows) say(row)
}

await run()
process.exit()
