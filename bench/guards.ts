/**
 * `npm run bench -- switch guards`: what the comparing of the page costs the main thread while an application of others is
 * open. Beside it stands the same page with an application of the portal's own, which has no guards. Real presses and keys go
 * to the page, then it rests. A profile says whose functions ran: those of the guards count with all that they call.
 */
import type { CDPSession, Page } from '@playwright/test'
import { say, withPortal } from './support/portal.ts'

const presses = 100
const restMs = 10_000
const guardsFile = /\/guest-guards-\w+\.js$/
const guestAddress = '/bench-guest.js'

const guest = `System.register([], publish => ({ execute: () => { publish({
  bootstrap: async () => undefined,
  mount: async ({ domElement }) => {
    domElement.append(Object.assign(document.createElement('h1'), { textContent: 'Guest', tabIndex: -1 }))
  },
  unmount: async () => undefined
}) } }))`

/** Puts the guest in the place of an application of the portal. */
const hostGuest = async (page: Page, url: string): Promise<void> => {
  // Chromium takes a page that was put in place for one of another network, which can't open a socket to this one.
  await page.routeWebSocket(/\/websocket\//, () => undefined)
  await page.route(`${url}/**`, async route => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /(<script type="systemjs-importmap">)([^<]*)/,
      (_, tag: string, text: string) => {
        const map: { imports: Record<string, string> } = JSON.parse(text)
        map.imports['@portal/robot'] = guestAddress
        return tag + JSON.stringify(map)
      }
    )
    return route.fulfill({ response, body })
  })
  await page.route(`${url}${guestAddress}`, route => route.fulfill({ contentType: 'text/javascript', body: guest }))
}

type Spent = { guards: number; all: number }

/** The milliseconds of scripts since the profile began, by whose function was the cause. */
const endProfile = async (inspector: CDPSession): Promise<Spent> => {
  const { profile } = await inspector.send('Profiler.stop')
  const byId = new Map(profile.nodes.map(node => [node.id, node]))
  const parents = new Map(profile.nodes.flatMap(({ id, children = [] }) => children.map(child => [child, id] as const)))
  const causes = (id: number): string[] => {
    const urls: string[] = []
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at))
      urls.push(byId.get(at)?.callFrame.url ?? '')
    return urls
  }
  const spent = { guards: 0, all: 0 }
  for (const [index, id] of (profile.samples ?? []).entries()) {
    const urls = causes(id)
    const ms = (profile.timeDeltas?.[index] ?? 0) / 1_000
    if (urls.some(url => url !== '')) spent.all += ms
    if (urls.some(url => guardsFile.test(url))) spent.guards += ms
  }
  return spent
}

const profiled = async (inspector: CDPSession, act: () => Promise<void>): Promise<Spent> => {
  await inspector.send('Profiler.start')
  await act()
  return endProfile(inspector)
}

const press = async (page: Page): Promise<void> => {
  const { width, height } = page.viewportSize() ?? { width: 1_280, height: 720 }
  for (let done = 0; done < presses; done += 1) {
    await page.mouse.click(width * 0.6, height * 0.8)
    await page.keyboard.press('Shift')
  }
}

const row = (name: string, what: string, { guards, all }: Spent, per: number): string =>
  `| ${name} | ${what} | ${(guards / per).toFixed(2)} | ${(all / per).toFixed(2)} |`

await withPortal(async ({ url, browser, state }) => {
  say('| application | what | guards, ms | all scripts, ms |')
  say('| --- | --- | --- | --- |')
  for (const [name, heading] of [
    ['of the portal', 'Robots'],
    ['of others', 'Guest']
  ] as const) {
    const context = await browser.newContext({ storageState: state })
    const page = await context.newPage()
    if (heading === 'Guest') await hostGuest(page, url)
    await page.goto(`${url}/sub-app/robot`)
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
    await page.waitForTimeout(5_000)
    const inspector = await context.newCDPSession(page)
    await inspector.send('Profiler.enable')
    await inspector.send('Profiler.setSamplingInterval', { interval: 100 })
    say(row(name, 'a press and a key', await profiled(inspector, () => press(page)), presses))
    const rest = await profiled(inspector, () => page.waitForTimeout(restMs))
    say(row(name, 'a second of rest', rest, restMs / 1_000))
    await context.close()
  }
})
