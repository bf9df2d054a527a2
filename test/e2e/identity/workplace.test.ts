import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { workplacePaths } from '#contract/calls/identity/workplace.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { startWorkplaceProvider, type WorkplaceProvider } from '../../support/workplace-provider.ts'
import { expectNoObjections } from '../support/objections.ts'
import { addressOf, test as base, expect, root, startPortal, tokenCookie } from '../support/portal.ts'

type Workplace = { provider: WorkplaceProvider; portal: TestCloud }

/** The portal of a site that has a provider, and the provider. */
const test = base.extend<object, { workplace: Workplace }>({
  workplace: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from this pattern
    async ({}, use) => {
      const provider = await startWorkplaceProvider()
      const { issuer, clientId, clientSecret } = provider
      const folder = await mkdtemp(join(tmpdir(), 'portal-workplace-'))
      await cp(join(root, 'importmap.json'), join(folder, 'importmap.json'))
      const { welcome: _welcome, ...site } = JSON.parse(await readFile(join(root, 'environment.json'), 'utf8'))
      const workplaceSignIn = { name: 'Example Workplace', issuer, clientId }
      await writeFile(join(folder, 'environment.json'), JSON.stringify({ ...site, workplaceSignIn }))
      const portal = await startTestCloud({
        portal: { build: `${root}build`, environment: folder },
        settings: { ADDRESS_LIMIT_FACTOR: 1_000, WORKPLACE_CLIENT_SECRET: clientSecret }
      })
      provider.register(portal.url + workplacePaths.callback)
      await use({ provider, portal })
      await portal.close()
      await provider.close()
    },
    { scope: 'worker' }
  ],
  baseURL: async ({ workplace }, use) => use(workplace.portal.url)
})

const link = (page: Page) => page.getByRole('link', { name: 'Log in with Example Workplace' })
const agree = (page: Page) => page.getByRole('checkbox', { name: 'I have read and agree' }).check()
const employee = { sub: 'li-yun', email: 'internal@demo.example', emailVerified: true }

test('an internal employee signs in at the workplace and comes back to where it was asked for', async ({
  page,
  context,
  workplace: { provider }
}) => {
  provider.expect(employee)
  const addresses: string[] = []
  page.on('request', request => addresses.push(request.url(), request.headers().referer ?? ''))
  const history = await context.newCDPSession(page)
  await page.goto('/sub-app/robot?kind=hotel&page=1#top')
  await agree(page)
  await link(page).click()
  await expect(page.getByRole('heading', { name: 'Robot list', exact: true })).toBeVisible()
  expect(addressOf(page)).toBe('/sub-app/robot?kind=hotel&page=1#top')
  await expect(page.getByRole('button', { name: /^Account of Li Yun/ })).toBeVisible()
  const token = (await tokenCookie(context)) ?? ''
  expect(token).toHaveLength(43)
  expect(addresses.filter(address => address.includes(token))).toEqual([])
  const { entries } = await history.send('Page.getNavigationHistory')
  expect(entries.filter(({ url }) => url.includes(token) || url.includes('workplace='))).toEqual([])
  // The cookies of the way to the provider and back are gone.
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names).not.toContain('portal_workplace_attempt')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Robot list', exact: true })).toBeVisible()
})

test('nobody goes to the provider before agreeing to the privacy policy', async ({ page }) => {
  await page.goto('/login')
  await link(page).click()
  await expect(page.getByText('To continue, agree to the privacy policy.')).toBeVisible()
  expect(addressOf(page)).toBe('/login')
})

test('who gives up at the provider reads so, and can sign in by the form', async ({
  page,
  workplace: { provider, portal }
}) => {
  provider.expect('nobody')
  await page.goto('/login?redirect=%2Faccount')
  await agree(page)
  await link(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/was cancelled/)
  await page.getByLabel('Phone or e-mail').fill('customer@demo.example')
  await page.getByLabel('Password', { exact: true }).fill(portal.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
})

test('whom the provider knows and the portal does not reads whom to ask', async ({
  page,
  context,
  workplace: { provider }
}) => {
  provider.expect({ sub: 'x', email: 'stranger@demo.example', emailVerified: true })
  await page.goto('/login')
  await agree(page)
  await link(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/Ask your IT department for access/)
  expect(await tokenCookie(context)).toBeUndefined()
})

test('an address that only says that it was done signs nobody in', async ({ page, context, complaints }) => {
  await page.goto('/login?workplace=done')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/could not be completed/)
  await expect(page.getByLabel('Phone or e-mail')).toBeVisible()
  expect(await tokenCookie(context)).toBeUndefined()
  expect(complaints).toEqual([])
})

test('an internal employee who tries the form reads of the other way', async ({ page, workplace: { portal } }) => {
  await page.goto('/login')
  await page.getByLabel('Phone or e-mail').fill('internal@demo.example')
  await page.getByLabel('Password', { exact: true }).fill(portal.password)
  await agree(page)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/workplace messaging tool/)
  await expect(link(page)).toBeVisible()
})

test('the sign-in page with a workplace has nothing that axe objects to in either theme', async ({ page }) => {
  await page.goto('/login?workplace=unknown')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(link(page)).toBeVisible()
  await expectNoObjections(page, 'page')
})

for (const locale of ['zh', 'ja', 'ko', 'th', 'fr']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, viewport: { width: 360, height: 740 } })
    test('the sign-in page with a workplace fits a narrow screen', async ({ page }) => {
      await page.goto('/login?workplace=unknown')
      await expect(page.locator('.workplace a')).toBeVisible()
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    })
  })
}

test.describe('in the local environment', () => {
  let portal: TestCloud
  test.beforeAll(async () => {
    portal = await startPortal(`${root}build`)
  })
  test.afterAll(() => portal.close())

  const enter = async (page: Page) => {
    await page.goto(`${portal.url}/login`)
    await agree(page)
    await page.getByRole('link', { name: 'Log in with Workplace (development)' }).click()
    await expect(page.getByRole('heading', { name: 'Workplace' })).toBeVisible()
  }

  test('an internal employee signs in at the provider for development', async ({ page }) => {
    await enter(page)
    await page.getByRole('button', { name: 'Li Yun (internal@demo.example)' }).click()
    await expect(page.getByRole('button', { name: /^Account of Li Yun/ })).toBeVisible()
  })

  test('a mailbox without an account, and going away, end on the sign-in page', async ({ page }) => {
    await enter(page)
    await page.getByRole('button', { name: 'Somebody without an account (stranger@demo.example)' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(/Ask your IT department for access/)
    await enter(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(/was cancelled/)
  })

  test('another host name finds no provider', async ({ request }) => {
    const metadata = '/dev/workplace/.well-known/openid-configuration'
    const here = await request.get(portal.url + metadata)
    expect(here.status()).toBe(200)
    const rebound = await request.get(portal.url + metadata, { headers: { Host: 'portal.example' } })
    expect(rebound.status()).toBe(404)
  })
})
