import type { Page } from '@playwright/test'
import type { MenuItem } from '#contract/calls/menu/menu.ts'
import { calls } from '#contract/index.ts'
import { send } from '../../cloud/support/client.ts'
import { objectionsTo } from '../support/objections.ts'
import { pages } from '../support/pages.ts'
import { followPolicyReports } from '../support/policy-reports.ts'
import { addressOf, expect, test } from '../support/portal.ts'

// A colour on its way from one theme to the other has a contrast of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Addresses of the entries that open a page of a sub-application. */
const addressesIn = (menu: readonly MenuItem[], above = ''): string[] =>
  menu.flatMap(({ path, children, meta }) => {
    const address = path.startsWith('/') ? path : `${above}/${path}`
    if (meta.hidden || address === '/sub-app/cleanCC') return []
    return children.length === 0 ? [address] : addressesIn(children, address)
  })

const go = (page: Page, address: string): Promise<void> =>
  page.evaluate(async to => {
    const { navigate } = await System.import<typeof import('@portal/session')>('@portal/session')
    navigate(to)
  }, address)

/** The title of the page at an address, once the page is loaded. */
const headingAt = async (page: Page, address: string): Promise<string | null> => {
  await go(page, address)
  await expect.poll(() => addressOf(page)).toContain(address)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  return heading.textContent()
}

/** The name of the menu's entry for the page that is open. */
const entryOf = (page: Page): Promise<string | null> =>
  page.locator('portal-sidebar [aria-current="page"] .name').first().textContent()

/** Texts that are the key of a message instead of the message, anywhere on the page. */
const keysShown = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const textsIn = (root: Node): string[] =>
      [...root.childNodes].flatMap(node => {
        if (node instanceof Text) return [node.data.trim()]
        if (!(node instanceof Element) || /^(SCRIPT|STYLE|CODE|PRE)$/.test(node.tagName)) return []
        return [...textsIn(node), ...(node.shadowRoot ? textsIn(node.shadowRoot) : [])]
      })
    // Files, versions and hosts have dots, too: a key ends in a word in camel case, and has no digits.
    return textsIn(document.body).filter(
      text => /^[a-z][a-zA-Z]*(\.[a-z][a-zA-Z]*)+$/.test(text) && !/\.(zip|json|csv|md|example)$/.test(text)
    )
  })

/** Accounts that can sign in by password and see a menu, each with a language of its own. */
const people = [
  ['operator', 'zh'],
  ['distributor', 'fr'],
  ['customer', 'ja'],
  ['tenant', 'ko'],
  ['packs', 'th'],
  ['nopacks', 'en'],
  ['aftersales', 'zh']
] as const

for (const [account, language] of people) {
  test(`every entry of the menu of ${account} opens a page of the same name that its policy objects to nothing of, in ${language}`, async ({
    page,
    context,
    cloud,
    visitor
  }) => {
    test.slow()
    await context.addCookies([{ name: 'portal_language', value: language, url: cloud.url }])
    const token = await visitor.tokenOf(account)
    const addresses = addressesIn((await send(cloud.url, calls.menuTree, { token })).data)
    expect(addresses.length).toBeGreaterThan(0)
    const reports = await followPolicyReports(page)
    await visitor.open(account, '/dashboard')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    for (const address of addresses) {
      const title = await headingAt(page, address)
      expect.soft(title?.trim(), `${address} is named as its entry`).toBe((await entryOf(page))?.trim())
      expect.soft(await keysShown(page), address).toEqual([])
      expect.soft(reports.splice(0), address).toEqual([])
      // accessibility.test.ts looks at the operator's pages.
      if (account !== 'operator') expect.soft(await objectionsTo(page), address).toEqual([])
      // Below a page that is there, an unknown address has another title. Below one that is not, the title is the same.
      else expect.soft(await headingAt(page, `${address}/no/such/page`), `${address} has a page`).not.toBe(title)
    }
  })
}

test('every entry of the menu is among the pages that are looked at', async ({ cloud, visitor }) => {
  const token = await visitor.tokenOf('operator')
  const addresses = addressesIn((await send(cloud.url, calls.menuTree, { token })).data)
  const seen: readonly string[] = pages
  const unseen = (among: readonly string[]) =>
    among.filter(address => !seen.some(it => it === address || isFirstPageOf(it, address)))
  expect(addresses.length).toBeGreaterThan(50)
  expect(unseen([...addresses, '/sub-app/deploy/fleet-map'])).toEqual(['/sub-app/deploy/fleet-map'])
})

/** The address of a sub-application shows its first page. */
const isFirstPageOf = (prefix: string, address: string): boolean =>
  prefix.split('/').length === 3 && address.startsWith(`${prefix}/`) && firstPages.includes(address)

/** The pages that the addresses of sub-applications show. */
const firstPages = [
  '/sub-app/robot/list',
  '/sub-app/store/list',
  '/sub-app/message/list',
  '/sub-app/shop/center',
  '/sub-app/ota/client'
]
