import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { kill } from 'node:process'
import type { Browser, CDPSession } from '@playwright/test'
import { expect } from '../support/portal.ts'
import { moduleFile, testAt } from '../support/site.ts'

/** The sub-application's own server: the runner could answer nothing for a page whose process is gone. */
const host = { file: 'broken/loops-in-mount.js', requests: 0 }
const server = createServer((_request, response) => {
  host.requests += 1
  response.writeHead(200, { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' })
  response.end(readFileSync(moduleFile(host.file)))
})

const test = testAt(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { environment: { moduleOrigins: [origin] }, imports: { '@portal/robot': `${origin}/robot.js` } }
})

test.afterAll(() => void server.close())

/** Ends the process of a tab that does not answer, as a person would. A page in a loop does not close otherwise. */
const endTabs = async (browser: Browser): Promise<void> => {
  const protocol = await browser.newBrowserCDPSession()
  const { processInfo } = await protocol.send('SystemInfo.getProcessInfo')
  for (const { id } of processInfo.filter(({ type }) => type === 'renderer')) kill(id, 'SIGKILL')
  await protocol.detach()
}

/** The tab once more, by the browser's own protocol: the runner gives up a page that has crashed. */
const tabOf = (protocol: CDPSession) => {
  const ask = async (expression: string): Promise<unknown> => {
    const { result } = await protocol.send('Runtime.evaluate', { expression })
    return result.value
  }
  return {
    open: (url: string) => protocol.send('Page.navigate', { url }),
    heading: () => ask('document.querySelector("h1")?.textContent'),
    press: (name: string) =>
      ask(`[...document.querySelectorAll('button')].find(it => it.textContent === ${JSON.stringify(name)}).click()`)
  }
}

test('a sub-application that loops for ever is asked for after the tab was ended, and not before it is opened again', async ({
  page,
  context,
  browser,
  complaints,
  cloud,
  visitor
}) => {
  await visitor.open('customer', '/dashboard')
  const protocol = await context.newCDPSession(page)
  await page.evaluate(() => setTimeout(() => history.pushState({}, '', '/sub-app/robot')))
  await expect.poll(() => host.requests).toBeGreaterThan(0)
  // It is the looping that has to have begun; a page that answers has not.
  const answers = () =>
    Promise.race([page.evaluate(() => true), new Promise(resolve => setTimeout(resolve, 1_000, false))])
  await expect.poll(answers).toBe(false)
  const crashed = page.waitForEvent('crash')
  await endTabs(browser)
  await crashed

  const tab = tabOf(protocol)
  await tab.open(`${cloud.url}/sub-app/robot`)
  // It is fetched ahead perhaps, but did not run: a page that loops would not say what its heading is.
  await expect.poll(tab.heading).toBe('Robots did not close properly last time')
  // The version counts as one that failed: the page that hung could not say so.
  const failures = () =>
    cloud.query('select module, address, milliseconds, failures from module_loads where failures > 0')
  const { port } = server.address() as AddressInfo
  const failure = {
    module: '@portal/robot',
    address: `http://127.0.0.1:${port}/robot.js`,
    milliseconds: null,
    failures: 1
  }
  await expect.poll(failures, { timeout: 10_000 }).toEqual([failure])
  // Loading the page anew is no answer.
  await tab.open(`${cloud.url}/sub-app/robot`)
  await expect.poll(tab.heading).toBe('Robots did not close properly last time')
  host.file = 'well.js'
  await tab.press('Open anyway')
  await expect.poll(tab.heading).toBe('Well')
  await tab.open(`${cloud.url}/sub-app/robot`)
  await expect.poll(tab.heading).toBe('Well')
  expect(await failures()).toHaveLength(1)
  complaints.length = 0
})
