/**
 * `npm run bench:apps`: measures what 500 sub-applications cost that nobody has opened. One portal knows them besides the
 * thirteen, the other one does not. The person who visits may open none of the 500.
 */
import { randomBytes } from 'node:crypto'
import { get } from 'node:http'
import type { Browser } from '@playwright/test'
import type { ImportMap } from '#contract/page/environment.ts'
import { tokenCookie } from '#contract/page/page-names.ts'
import { type Load, visit } from './load/visit.ts'
import { type Site, withEnvironment } from './support/environment.ts'
import { load, median, roundsOf, type State, say, withPortal } from './support/portal.ts'

const addedCount = 500
const entry = '[part~="entry"]'

/** The project's environment with 500 more sub-applications, as `importmap -- add` writes them. */
const withAddedApps = ({ environment, importMap }: Site): Site => {
  const imports: ImportMap['imports'] = {}
  const integrity: ImportMap['integrity'] = {}
  const subApps: Record<string, object> = {}
  for (let count = 1; count <= addedCount; count += 1) {
    const address = `https://apps.example.com/app-${count}/app-${count}-${randomBytes(4).toString('hex')}.js`
    imports[`@portal/app-${count}`] = address
    integrity[address] = `sha384-${randomBytes(48).toString('base64')}`
    subApps[`app-${count}`] = { title: `Application ${count}`, icon: 'robot', permission: `app-${count}` }
  }
  return {
    environment: {
      ...environment,
      moduleOrigins: [...environment.moduleOrigins, 'https://apps.example.com'],
      subApps: { ...environment.subApps, ...subApps }
    },
    importMap: {
      imports: { ...importMap.imports, ...imports },
      integrity: { ...importMap.integrity, ...integrity }
    }
  }
}

/** Bytes of a page on the wire, compressed as for a browser. */
const pageBytes = (address: string, cookie: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { accept: 'text/html', 'accept-encoding': 'br', cookie }
    get(address, { headers }, answer => {
      let bytes = 0
      answer.on('data', (part: Buffer) => {
        bytes += part.length
      })
      answer.on('end', () => resolve(bytes))
    }).on('error', reject)
  })

type Portal = { name: string; url: string; state: State; count: number; loads: Load[] }

const entriesOf = async (browser: Browser, url: string, state: State): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, storageState: state })
  const page = await context.newPage()
  await page.goto(`${url}/dashboard`)
  await page.locator('portal-sidebar').locator(entry).nth(1).waitFor()
  const count = await page.locator('portal-sidebar').locator(entry).count()
  await context.close()
  return count
}

const print = async (portals: readonly Portal[]): Promise<void> => {
  const medianOf = ({ loads }: Portal, read: (load: Load) => number): number => median(loads.map(read))
  const [first] = portals
  if (first === undefined) return
  say('| applications | page of a guest, bytes | page of a member, bytes | ready, ms | ÷ 13 | main thread, ms |')
  say('| --- | --- | --- | --- | --- | --- |')
  for (const portal of portals) {
    const token = portal.state.cookies.find(({ name }) => name === tokenCookie)?.value
    const ready = medianOf(portal, it => it.ready)
    const cells = [
      portal.name,
      await pageBytes(`${portal.url}/login`, ''),
      await pageBytes(`${portal.url}/dashboard`, `${tokenCookie}=${token}`),
      ready.toFixed(0),
      (ready / medianOf(first, it => it.ready)).toFixed(2),
      medianOf(portal, it => it.cpu).toFixed(0)
    ]
    say(`| ${cells.join(' | ')} |`)
  }
}

const run = async (): Promise<void> => {
  const rounds = roundsOf('bench:apps', 5)
  const account = 'customer'
  await withEnvironment(withAddedApps, environment =>
    withPortal(
      ({ url, browser, state }) =>
        withPortal(
          async grown => {
            const portals: Portal[] = []
            for (const [name, portal] of [
              ['13', { url, state }],
              [String(13 + addedCount), grown]
            ] as const)
              portals.push({
                name,
                url: portal.url,
                state: portal.state,
                count: await entriesOf(browser, portal.url, portal.state),
                loads: []
              })
            for (let round = 0; round < rounds; round += 1)
              for (const portal of round % 2 === 0 ? portals : portals.toReversed()) {
                const target = { ...portal, address: `${portal.url}/dashboard`, entry }
                portal.loads.push(...(await visit(browser, target, { throttled: true, times: 1 })))
              }
            say(`${rounds} rounds, medians, first visits on a throttled line, load ${load()}`)
            await print(portals)
          },
          { environment, account }
        ),
      { account }
    )
  )
}

await run()
process.exit()
