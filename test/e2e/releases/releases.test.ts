import type { Page } from '@playwright/test'
import type { TestCloud } from '../../../cloud/testing.ts'
import { expect } from '../support/portal.ts'
import { moduleFile, testAt } from '../support/site.ts'

const test = testAt({ imports: { '@portal/robot': undefined } })

const old = '/test-modules/old.js'
const next = '/test-modules/next.js'

const serve = async (page: Page, files: Record<string, string>): Promise<void> => {
  // Chromium takes a page that a test answers for one of another network. Such a page can't open a socket to this one.
  await page.routeWebSocket(/\/websocket\//, () => undefined)
  for (const [address, file] of Object.entries(files))
    await page.route(`**${address}`, route => route.fulfill({ path: moduleFile(file), contentType: 'text/javascript' }))
}

/** Waits until the cloud serves the module there. */
const served = (cloud: TestCloud, address: string | undefined) =>
  expect
    .poll(async () => (await (await fetch(`${cloud.url}/release.json`)).json()).importMap.imports['@portal/robot'])
    .toBe(address)

const minutesLater = (page: Page) => page.clock.fastForward(6 * 60_000)
const offer = (page: Page) => page.locator('.notice', { hasText: 'A new version of this portal is ready.' })

test('a new import map brings an open page what it lacked, and offers a reload once', async ({
  page,
  cloud,
  site,
  visitor
}) => {
  await site.writeMap({ '@portal/robot': undefined })
  await served(cloud, undefined)
  await page.clock.install()
  await serve(page, { [next]: 'well.js' })
  await visitor.open('customer', '/sub-app/robot')
  await expect(page.getByRole('heading', { name: 'Robots is not available here' })).toBeVisible()
  await page.clock.fastForward(2_000)

  await site.writeMap({ '@portal/robot': next })
  await served(cloud, next)
  await expect(async () => {
    await minutesLater(page)
    await expect(page.getByRole('heading', { name: 'Well' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(offer(page)).toBeVisible()
  await minutesLater(page)
  await expect(offer(page)).toHaveCount(1)
  await offer(page).getByRole('button', { name: 'Dismiss' }).click()
  await minutesLater(page)
  await expect(offer(page)).toHaveCount(0)
})

test('a loaded module stays until the person takes the reload; work that is not saved is asked for first', async ({
  page,
  cloud,
  site,
  visitor
}) => {
  await site.writeMap({ '@portal/robot': old })
  await served(cloud, old)
  await page.clock.install()
  await serve(page, { [old]: 'unsaved.js', [next]: 'well.js' })
  await visitor.open('customer', '/sub-app/robot')
  await expect(page.getByRole('heading', { name: 'Form' })).toBeVisible()
  await page.clock.fastForward(2_000)
  await page.getByLabel('Name').fill('Cleaner')
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }))

  await site.writeMap({ '@portal/robot': next })
  await served(cloud, next)
  await expect(async () => {
    await minutesLater(page)
    await expect(offer(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByLabel('Name')).toHaveValue('Cleaner')
  expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true)
  await offer(page).getByRole('button', { name: 'Reload' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Well' })).toBeVisible()
  expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(false)

  // The page is of the newest release now: nothing more is offered.
  await page.clock.fastForward(2_000)
  await minutesLater(page)
  await expect(offer(page)).toHaveCount(0)
})
