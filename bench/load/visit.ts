import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'
import { type Seen, startProbe } from './probe.ts'
import { throttle } from './throttle.ts'

/** A page that is measured. */
export type Target = {
  name: string
  address: string
  /** Selector of one entry of its sidebar. */
  entry: string
  /** How many of them there are when it is ready. */
  count: number
  /** Whether it has cards, which are waited for as well. */
  withCards?: boolean | undefined
  /** The visitor's cookies and storage, without the HTTP cache. */
  state?: NonNullable<BrowserContextOptions['storageState']>
}

/** The cost of one load of a page. Times in milliseconds, sizes in bytes as they travelled. */
export type Load = Seen & { cpu: number; scripts: number; scriptsBeforeReady: number; all: number; requests: number }

type Travelled = { script: boolean; bytes: number; at: number }

/** Follows what travels; the browser tells times by a clock of its own, which the page's navigation ties to the page's. */
const followNetwork = (devtools: CDPSession) => {
  const travelled = new Map<string, Travelled>()
  let began: number | undefined
  devtools.on('Network.requestWillBeSent', ({ timestamp, type }) => {
    if (type === 'Document') began ??= timestamp
  })
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.startsWith('http') && !response.fromDiskCache)
      travelled.set(requestId, { script: /javascript/.test(response.mimeType), bytes: 0, at: 0 })
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const file = travelled.get(requestId)
    if (file !== undefined)
      Object.assign(file, { bytes: encodedDataLength, at: (timestamp - (began ?? timestamp)) * 1_000 })
  })
  return {
    reset: () => {
      travelled.clear()
      began = undefined
    },
    files: () => [...travelled.values()].filter(({ bytes }) => bytes > 0)
  }
}

const sum = (files: readonly Travelled[]): number => files.reduce((bytes, file) => bytes + file.bytes, 0)

const processorTime = async (devtools: CDPSession): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0) * 1_000
}

/** Opens the page in a browser that has kept what `state` says, `times` times one after the other. */
export const visit = async (
  browser: Browser,
  { address, entry, count, withCards, state }: Target,
  { throttled, times }: { throttled: boolean; times: number }
): Promise<Load[]> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    ...(state === undefined ? {} : { storageState: state })
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(startProbe, { entry, count })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Performance.enable')
    if (throttled) await throttle(devtools)
    const network = followNetwork(devtools)
    const loads: Load[] = []
    while (loads.length < times) {
      network.reset()
      loads.push(await load(page, { address, withCards }, devtools, network.files))
    }
    return loads
  } finally {
    await context.close()
  }
}

const load = async (
  page: Page,
  { address, withCards }: Pick<Target, 'address' | 'withCards'>,
  devtools: CDPSession,
  filesSoFar: () => Travelled[]
): Promise<Load> => {
  await page.goto(address, { waitUntil: 'commit' })
  await page.evaluate(() => globalThis.probe?.ready)
  // A page's work after its sidebar counts as well.
  await page.waitForTimeout(1_500)
  const files = filesSoFar()
  const cpu = await processorTime(devtools)
  if (withCards) await page.evaluate(() => globalThis.probe?.cards)
  const seen = await page.evaluate(() => globalThis.probe?.seen)
  if (seen === undefined) throw new Error(`${address}: the probe did not run.`)
  const scripts = files.filter(({ script }) => script)
  return {
    ...seen,
    cpu,
    scripts: sum(scripts),
    scriptsBeforeReady: sum(scripts.filter(({ at }) => at <= seen.ready)),
    all: sum(files),
    requests: files.length
  }
}
