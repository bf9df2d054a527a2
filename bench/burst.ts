/**
 * `npm run bench:burst`: what 10,000 messages on the live channel within five seconds do to a page: its longest task, and
 * the calls that it makes. Meanwhile ten real messages come each second. It needs a build.
 */
import type { Browser } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { tokenCookie } from '#contract/page/page-names.ts'
import { floodFront } from './burst/flood-front.ts'
import { startHeartbeat } from './burst/heartbeat.ts'
import { roundsOf, type State, say, withPortal } from './support/portal.ts'

const messages = 10_000
const burstMs = 5_000
/** Long enough for a page to get and draw all that it asked for after the last message. */
const restMs = 3_000

type Front = Awaited<ReturnType<typeof floodFront>>
type Run = { longestTask: number; longestSilence: number; counts: number; lists: number; tookMs: number }

/** Sends a message to everybody every now and then, until it is told to stop. */
const keepSending = (url: string, state: State): (() => void) => {
  const token = state.cookies.find(({ name }) => name === tokenCookie)?.value
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const body = JSON.stringify({ title: 'Burst', content: 'One of many', to: 'all' })
  const timer = setInterval(() => void fetch(url + calls.sendMessage.path, { method: 'POST', headers, body }), 100)
  return () => clearInterval(timer)
}

const visit = async (browser: Browser, front: Front, state: State, open: boolean, slower: number): Promise<Run> => {
  const context = await browser.newContext({ locale: 'en-GB', storageState: state })
  try {
    const page = await context.newPage()
    await page.addInitScript(startHeartbeat)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const channel = page.waitForEvent('websocket')
    await page.goto(`${front.url}/dashboard`)
    await (await channel).waitForEvent('framesent')
    if (open) {
      await page
        .locator('portal-header')
        .getByRole('button', { name: /^Messages/ })
        .click()
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    }
    await page.waitForTimeout(2_000 * slower)
    const asked = { counts: 0, lists: 0 }
    page.on('request', request => {
      const path = new URL(request.url()).pathname
      if (path === calls.messageCount.path) asked.counts += 1
      if (path === calls.messageList.path) asked.lists += 1
    })
    const stopSending = keepSending(front.url, state)
    await page.evaluate(() => globalThis.heartbeat?.begin())
    const began = performance.now()
    await front.flood(messages, burstMs)
    const tookMs = performance.now() - began
    stopSending()
    await page.waitForTimeout(restMs)
    const heard = await page.evaluate(() => globalThis.heartbeat?.end())
    if (heard === undefined) throw new Error('The page was loaded anew.')
    return { ...heard, ...asked, tookMs }
  } finally {
    await context.close()
  }
}

const run = (): Promise<void> => {
  const rounds = roundsOf('bench:burst', 3)
  return withPortal(async ({ url, browser, state }) => {
    const front = await floodFront(url)
    say(`${messages} messages within ${burstMs} ms, ${rounds} rounds: the worst of each, in ms`)
    say('| drawer | processor | sent in | longest task | longest silence | count calls | list calls |')
    say('| --- | --- | --- | --- | --- | --- | --- |')
    for (const open of [false, true]) {
      for (const slower of [1, 4]) {
        const runs: Run[] = []
        while (runs.length < rounds) runs.push(await visit(browser, front, state, open, slower))
        const worst = (of: keyof Run): number => Math.round(Math.max(...runs.map(it => it[of])))
        const cells = [
          open ? 'open' : 'closed',
          slower === 1 ? 'as it is' : `${slower} times slower`,
          worst('tookMs'),
          worst('longestTask') || 'under 50',
          worst('longestSilence'),
          worst('counts'),
          worst('lists')
        ]
        say(`| ${cells.join(' | ')} |`)
      }
    }
    front.stop()
  })
}

await run()
process.exit()
