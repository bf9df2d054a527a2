import { fileURLToPath } from 'node:url'
import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'

export { expect } from '@playwright/test'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A demo account, by the name before its @. */
type Account =
  | 'operator'
  | 'distributor'
  | 'customer'
  | 'tenant'
  | 'nobody'
  | 'internal'
  | 'pending'
  | 'disabled'
  | 'packs'
  | 'nopacks'
  | 'aftersales'

/** A person's actions at the portal. */
export type Visitor = {
  /** Fills the sign-in form that is on the page and sends it. */
  submitSignIn: (account: string, password?: string) => Promise<void>
  /** Opens an address as somebody who is signed in already. */
  open: (account: Account, address?: string) => Promise<void>
  /** Logs out by the avatar's menu. */
  logOut: () => Promise<void>
  /** A token of an account, straight from the cloud. */
  tokenOf: (account: Account) => Promise<string>
}

type Fixtures = {
  visitor: Visitor
  /** The browser's complaints; a test that provokes complaints empties the list. */
  complaints: string[]
}

export const startPortal = (build: string): Promise<TestCloud> =>
  startTestCloud({
    portal: { build, environment: root },
    // Every test signs in from the same address.
    settings: { ADDRESS_LIMIT_FACTOR: 1_000, SESSIONS_PER_USER: 1_000 }
  })

/** The portal as built, served by a cloud on a fresh database, one for each worker. */
export const test = base.extend<Fixtures, { movesTime: boolean; cloud: TestCloud }>({
  // Files that move the time by hours say so with `test.use`: they share clouds with one another alone.
  movesTime: [false, { option: true, scope: 'worker' }],
  cloud: [
    async ({ movesTime: _movesTime }, use) => {
      const cloud = await startPortal(`${root}build`)
      await use(cloud)
      await cloud.close()
    },
    // The first cloud after a change of its sources fills a database, of which the next ones are copies.
    { scope: 'worker', timeout: 300_000 }
  ],
  baseURL: async ({ cloud }, use) => use(cloud.url),
  context: async ({ context }, use) => {
    // The mouse is still where the test before left it, over whatever the next page has there.
    await context.pages()[0]?.mouse.move(0, 0)
    await use(context)
    // A request that a page makes as its test ends would otherwise fail the test inside its route.
    await Promise.all([context, ...context.pages()].map(it => it.unrouteAll({ behavior: 'ignoreErrors' })))
    // The next test has the same context (docs/decisions/0045-a-worker-of-the-tests-keeps-its-page.md).
    await context.setOffline(false)
  },
  locale: 'en-GB',
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      const onError = (error: Error) => complaints.push(String(error))
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() === 'error') complaints.push(message.text())
      }
      page.on('pageerror', onError).on('console', onConsole)
      await use(complaints)
      page.off('pageerror', onError).off('console', onConsole)
      expect(complaints).toEqual([])
    },
    { auto: true }
  ],
  visitor: async ({ page, context, cloud }, use) => {
    const tokenOf = async (account: Account): Promise<string> => {
      const answer = await fetch(`${cloud.url}/api/userservice/auth/login_by_email`, {
        method: 'POST',
        body: new URLSearchParams({ email: `${account}@demo.example`, password: cloud.password })
      })
      const { data } = (await answer.json()) as { data: { token: string } }
      return data.token
    }
    await use({
      tokenOf,
      submitSignIn: (account, password = cloud.password) => submitSignIn(page, account, password),
      logOut: async () => {
        await page.getByRole('button', { name: /^Account of/ }).click()
        await page.getByRole('button', { name: 'Log out' }).click()
      },
      open: async (account, address = '/') => {
        await keepToken(context, cloud.url, await tokenOf(account))
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
    })
  }
})

/** Fills the sign-in form of a page, which need not be the test's first, and sends it. */
export const submitSignIn = async (page: Page, account: string, password: string): Promise<void> => {
  await page.getByLabel('Phone or e-mail').fill(account)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: 'I have read and agree' }).check()
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Puts a token where sign-in would have put it. */
export const keepToken = async (context: BrowserContext, url: string, token: string): Promise<void> => {
  const expiry = String(Date.now() + 604_800_000)
  await context.addCookies([
    { name: 'portal_token', value: token, url },
    { name: 'portal_token_expiry', value: expiry, url }
  ])
}

/** The address without the origin. */
export const addressOf = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}

export const tokenCookie = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === 'portal_token')?.value

export const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
