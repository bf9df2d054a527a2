import type { Page } from '@playwright/test'
import { addressOf, expect, keepToken, test, tokenCookie } from '../support/portal.ts'

const dashboard = (page: Page) => page.getByRole('heading', { name: 'Dashboard' })
const logIn = (page: Page) => page.getByRole('heading', { name: 'Log in' })

const link = (token: string, role = '2', address = '/dashboard') => `${address}?token=${token}&role=${role}`

/** Asks the cloud itself whether it still takes a token. */
const codeFor = async (url: string, token: string): Promise<number> => {
  const answer = await fetch(`${url}/api/userservice/admin/user_local_auth/v1/info`, {
    headers: { Authorization: `Bearer ${token}` }
  })
  return ((await answer.json()) as { code: number }).code
}

for (const role of ['2', '3', '4']) {
  test(`a link with role ${role} opens the page without the header, for thirty days`, async ({
    page,
    context,
    visitor
  }) => {
    const token = await visitor.tokenOf('customer')
    await page.goto(`${link(token, role)}&kind=hotel#top`)
    await expect(dashboard(page)).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    expect(addressOf(page)).toBe('/dashboard?kind=hotel#top')
    const cookie = (await context.cookies()).find(({ name }) => name === 'portal_token')
    expect(cookie?.value).toBe(token)
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400)).toBe(30)
  })
}

test('the token of a link reaches the cloud alone, and no address, history or referrer', async ({ page, visitor }) => {
  const token = await visitor.tokenOf('customer')
  const seen: string[] = []
  page.on('request', request => {
    seen.push(request.url(), request.headers().referer ?? '', request.postData() ?? '')
  })
  const addresses = await page.context().newCDPSession(page)
  await page.goto(link(token))
  await expect(dashboard(page)).toBeVisible()
  // The first request is the link itself.
  expect(seen.slice(3).filter(text => text.includes(token))).toEqual([])
  const { entries } = await addresses.send('Page.getNavigationHistory')
  expect(entries.map(({ url }) => url).filter(url => url.includes(token))).toEqual([])
})

test('what a link opens is loading until the cloud has said whose it is, and the sign-in page is never there', async ({
  page,
  visitor
}) => {
  const token = await visitor.tokenOf('customer')
  let release = (): void => undefined
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(/user_local_auth\/v1\/info/, async route => {
    await released
    await route.continue()
  })
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('h1')) {
        if (textContent !== null && !seen.includes(textContent)) seen.push(textContent)
      }
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(link(token), { waitUntil: 'commit' })
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await page.setViewportSize({ width: 360, height: 740 })
  release()
  await expect(dashboard(page)).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual(['Dashboard'])
})

test('a reload stays without the header, and another tab has it', async ({ page, context, visitor }) => {
  await page.goto(link(await visitor.tokenOf('customer')))
  await expect(dashboard(page)).toBeVisible()
  await page.reload()
  await expect(dashboard(page)).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('banner')).toBeVisible()
})

test('whoever signs in by the form later has the header again', async ({ page, cloud, visitor }) => {
  const token = await visitor.tokenOf('customer')
  await page.goto(link(token))
  await expect(dashboard(page)).toBeVisible()
  await fetch(`${cloud.url}/api/userservice/auth/v1/logout`, { method: 'POST', body: new URLSearchParams({ token }) })
  await page.reload()
  await expect(logIn(page)).toBeVisible()
  await visitor.submitSignIn('customer@demo.example')
  await expect(dashboard(page)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('banner')).toBeVisible()
})

test('a role changes the layout and gives no right', async ({ page, visitor }) => {
  await page.goto(link(await visitor.tokenOf('customer'), '2', '/lang'))
  await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible()
})

for (const role of ['1', '5', '02', '']) {
  test(`a link with role «${role}» is ignored, and leaves nothing in the address`, async ({
    page,
    context,
    visitor
  }) => {
    await page.goto(link(await visitor.tokenOf('customer'), role))
    await expect(logIn(page)).toBeVisible()
    expect(addressOf(page)).toBe('/login?redirect=%2Fdashboard')
    expect(await tokenCookie(context)).toBeUndefined()
  })
}

test('a link whose token the cloud does not know signs nobody in, and says so', async ({ page, context }) => {
  await page.goto(link('x'.repeat(43)))
  await expect(logIn(page)).toBeVisible()
  await expect(page.locator('.notice')).toHaveCount(1)
  expect(await tokenCookie(context)).toBeUndefined()
  expect(addressOf(page)).toBe('/login?redirect=%2Fdashboard')
})

test('a link whose token the cloud does not know takes nothing from who is signed in', async ({
  page,
  context,
  visitor
}) => {
  await visitor.open('customer', link('y'.repeat(43)))
  await expect(dashboard(page)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Account of Mei Tanaka/ })).toBeVisible()
  expect(await tokenCookie(context)).not.toContain('yyy')
})

test('a link of an account without any permission signs nobody in', async ({ page, context, visitor }) => {
  await page.goto(link(await visitor.tokenOf('nobody')))
  await expect(logIn(page)).toBeVisible()
  await expect(page.locator('.notice')).toHaveText(/no permission to log in/)
  expect(await tokenCookie(context)).toBeUndefined()
})

test.describe('a link of somebody else', () => {
  const question = (page: Page) => page.getByRole('dialog', { name: 'Continue as Olivia Hart?' })

  /** Not only unheard: a dialog that is put back closed still stands on the page, and no button of it acts. */
  const expectNothingLeft = (page: Page) => expect(page.locator('body > portal-dialog')).toHaveCount(0)

  for (const answer of ['Stay as Mei Tanaka', 'Escape']) {
    test(`asks, and «${answer}» keeps the session that is there`, async ({ page, context, cloud, visitor }) => {
      const own = await visitor.tokenOf('customer')
      const others = await visitor.tokenOf('operator')
      await keepToken(context, cloud.url, own)
      await page.goto(link(others))
      await expect(question(page)).toBeVisible()
      await expect(question(page)).toContainText('logs you in as Olivia Hart (operator@demo.example)')
      await expect(question(page)).toContainText('logged in as Mei Tanaka (customer@demo.example)')
      expect(await tokenCookie(context)).toBe(own)
      await expect(page.getByRole('banner')).toBeHidden()
      if (answer === 'Escape') await page.keyboard.press('Escape')
      else await question(page).getByRole('button', { name: answer }).click()
      await expect(dashboard(page)).toBeVisible()
      await expect(page.getByRole('button', { name: /^Account of Mei Tanaka/ })).toBeVisible()
      expect(await tokenCookie(context)).toBe(own)
      await expectNothingLeft(page)
    })
  }

  test('asks, and a yes ends the session that was there, also at the cloud', async ({
    page,
    context,
    cloud,
    visitor
  }) => {
    const own = await visitor.tokenOf('customer')
    const others = await visitor.tokenOf('operator')
    await keepToken(context, cloud.url, own)
    await page.goto(link(others))
    const told = page.waitForResponse(/v1\/logout/)
    await question(page).getByRole('button', { name: 'Log in with the link' }).click()
    await expect(dashboard(page)).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expectNothingLeft(page)
    expect(await tokenCookie(context)).toBe(others)
    await told
    expect(await codeFor(cloud.url, own)).toBe(610401)
    expect(await codeFor(cloud.url, others)).toBe(610000)
  })

  test('asks nobody where the session that was there is dead, and tells of no end', async ({
    page,
    context,
    cloud,
    visitor
  }) => {
    await keepToken(context, cloud.url, 'z'.repeat(43))
    await page.goto(link(await visitor.tokenOf('operator')))
    await expect(dashboard(page)).toBeVisible()
    await expect(page.locator('.notice')).toHaveCount(0)
  })
})

test('a newer link of the same person asks nothing', async ({ page, context, cloud, visitor }) => {
  await keepToken(context, cloud.url, await visitor.tokenOf('customer'))
  const newer = await visitor.tokenOf('customer')
  await page.goto(link(newer))
  await expect(dashboard(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await tokenCookie(context)).toBe(newer)
})
