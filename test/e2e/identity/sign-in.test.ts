import { objectionsTo } from '../support/objections.ts'
import { addressOf, expect, keepToken, sidebar, submitSignIn, test, tokenCookie } from '../support/portal.ts'

test.use({ movesTime: true })

test('a guest is sent to the sign-in page and sees no frame', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(addressOf(page)).toBe('/login')
  await expect(page).toHaveTitle('Log in · Robot Portal')
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(sidebar(page)).toBeHidden()
})

for (const account of ['operator@demo.example', ' OPERATOR@demo.example', '+86 138 0000 0001', '13800000001']) {
  test(`signs in with «${account}»`, async ({ page, visitor }) => {
    await page.goto('/login')
    await visitor.submitSignIn(account)
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    expect(addressOf(page)).toBe('/dashboard')
  })
}

test('a deep link comes back after sign-in with its query and hash', async ({ page, visitor }) => {
  await page.goto('/sub-app/robot?kind=hotel&page=1#top')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await visitor.submitSignIn('customer@demo.example')
  await expect(page.getByRole('heading', { name: 'Robot list', exact: true })).toBeVisible()
  expect(addressOf(page)).toBe('/sub-app/robot?kind=hotel&page=1#top')
})

const hostile = [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/login?redirect=/login',
  '%2F%2Fevil.example'
]
for (const redirect of hostile) {
  test(`sign-in does not follow ${redirect}`, async ({ page, visitor }) => {
    await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`)
    await visitor.submitSignIn('customer@demo.example')
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    expect(addressOf(page)).toBe('/dashboard')
  })
}

test('a wrong password shows its text, keeps the account and stands in the password field', async ({
  page,
  visitor
}) => {
  await page.goto('/login')
  await visitor.submitSignIn('aftersales@demo.example', 'not-the-password')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/Wrong account or password/)
  await expect(page.getByLabel('Phone or e-mail')).toHaveValue('aftersales@demo.example')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
})

const refused: [account: string, text: RegExp][] = [
  ['internal@demo.example', /workplace messaging tool/],
  ['pending@demo.example', /waiting for activation/],
  ['disabled@demo.example', /temporarily inaccessible/],
  ['nobody@demo.example', /no permission to log in/]
]
for (const [account, text] of refused) {
  test(`${account} reads why and is not signed in`, async ({ page, context, visitor }) => {
    await page.goto('/login')
    await visitor.submitSignIn(account)
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(text)
    expect(await tokenCookie(context)).toBeUndefined()
  })
}

test('an empty form says what is missing and goes to the first field', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Enter your phone number or e-mail address.')).toBeVisible()
  await expect(page.getByText('Enter your password.')).toBeVisible()
  await expect(page.getByLabel('Phone or e-mail')).toBeFocused()
})

test('only the name of the account is remembered', async ({ page, context, visitor }) => {
  await page.goto('/login')
  await page.getByLabel('Remember my account').check()
  await visitor.submitSignIn('customer@demo.example')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await visitor.logOut()
  await expect(page.getByLabel('Phone or e-mail')).toHaveValue('customer@demo.example')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  const kept = JSON.stringify([await context.cookies(), await page.evaluate(() => ({ ...localStorage }))])
  expect(kept).not.toContain('demo-password')
})

test('log-out ends the session here, at the cloud and for the Back button', async ({
  page,
  context,
  cloud,
  visitor
}) => {
  await visitor.open('customer')
  await sidebar(page).getByRole('button', { name: 'Robots' }).click()
  await sidebar(page).getByRole('link', { name: 'Robot list' }).click()
  await expect(page.getByRole('heading', { name: 'Robot list', exact: true })).toBeVisible()
  const token = await tokenCookie(context)
  const told = page.waitForResponse(/v1\/logout/)
  await visitor.logOut()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(await tokenCookie(context)).toBeUndefined()
  // The next person at this machine is not led to a page that may be closed to them.
  expect(addressOf(page)).toBe('/login')
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('portal_token_expiry')
  await told
  const answer = await fetch(`${cloud.url}/api/userservice/admin/user_local_auth/v1/info`, {
    headers: { Authorization: `Bearer ${token}` }
  })
  expect(await answer.json()).toMatchObject({ code: 610401 })
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeHidden()
})

test('log-out works while the cloud does not answer', async ({ page, context, visitor }) => {
  await visitor.open('customer')
  await page.route(/v1\/logout/, () => undefined)
  await visitor.logOut()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(await tokenCookie(context)).toBeUndefined()
})

test('log-out in one tab ends the other, which says so', async ({ page, context, visitor }) => {
  await visitor.open('customer')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await visitor.logOut()
  await expect(other.getByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(addressOf(other)).toBe('/login')
  const why = 'You logged out in another tab of this browser.'
  await expect(other.getByText(why)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(page.getByText(why)).toHaveCount(0)
})

test('a token that the cloud refuses ends in one notice at the sign-in page, and leads back', async ({
  page,
  cloud,
  visitor
}) => {
  await visitor.open('customer', '/sub-app/robot')
  // A page that stays open is told by its live channel, and may be through with it before it is loaded anew.
  await page.goto('about:blank')
  await cloud.clock.advance(8 * 86_400_000)
  // The upkeep that the time began has dropped the session when the clock moves again. Before, the session has expired.
  await cloud.clock.advance(1)
  await page.goto('/sub-app/robot')
  await expect(page.getByRole('alert').filter({ hasText: 'Somebody logged in to your account elsewhere' })).toHaveCount(
    1
  )
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(addressOf(page)).toBe('/login?redirect=%2Fsub-app%2Frobot')
  await visitor.submitSignIn('customer@demo.example')
  await expect(page.getByRole('heading', { name: 'Robot list', exact: true })).toBeVisible()
})

test('twenty calls that find the token dead at once end in one notice over the page, whose address stays', async ({
  page,
  cloud,
  context,
  visitor
}) => {
  const token = await visitor.tokenOf('operator')
  await keepToken(context, cloud.url, token)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await fetch(`${cloud.url}/api/userservice/auth/v1/logout`, { method: 'POST', body: new URLSearchParams({ token }) })
  const addresses: string[] = []
  page.on('framenavigated', frame => addresses.push(frame.url().replace(cloud.url, '')))
  await page.evaluate(async () => {
    const { request } = await System.import<typeof import('@portal/session')>('@portal/session')
    const call = { method: 'GET', path: '/api/managercloud/message/v1/count', access: 'member', summary: '', data: {} }
    // Their answers wait for the sign-in.
    void Promise.allSettled(Array.from({ length: 20 }, () => request(call as never, {} as never)))
  })
  await expect(page.getByRole('heading', { name: 'Log in to go on' })).toBeVisible()
  const told = page.getByRole('alert').filter({ hasText: 'Somebody logged in to your account elsewhere' })
  await expect(told).toContainText('Noticed now (')
  await expect(page.locator('.notice')).toHaveCount(0)
  expect(addresses).toEqual([])
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    const [box, form] = [await told.boundingBox(), await page.locator('.sign-in-over form').boundingBox()]
    // Above the form, and wide enough to be read.
    expect.soft((box?.y ?? 0) + (box?.height ?? 0), `${width} px`).toBeLessThanOrEqual(form?.y ?? 0)
    expect
      .soft(
        await told
          .locator('p')
          .first()
          .evaluate(it => it.clientWidth),
        `${width} px`
      )
      .toBeGreaterThan(220)
    expect.soft(await objectionsTo(page), `${width} px`).toEqual([])
  }
  // The prompt leads to the security centre, by way of the sign-in.
  await page.getByRole('button', { name: 'Go and change it' }).click()
  expect(addressOf(page)).toBe('/login?redirect=%2Fsecure')
  await visitor.submitSignIn('operator@demo.example')
  await expect(page.getByRole('heading', { level: 1, name: 'Security centre' })).toBeVisible()
  await expect(page.locator('.notice')).toHaveCount(0)
})

test('a tab that shows one person loads anew when another one has signed in beside it', async ({
  page,
  cloud,
  context,
  visitor
}) => {
  await visitor.open('customer', '/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  const names: string[] = []
  page.on('request', request => {
    if (request.method() !== 'GET') names.push(request.headers().authorization ?? '')
  })
  const other = await context.newPage()
  const token = await visitor.tokenOf('operator')
  await keepToken(context, cloud.url, token)
  await other.goto('/dashboard')
  await other.evaluate(() => new BroadcastChannel('portal').postMessage({ kind: 'session' }))
  await expect(page.getByRole('button', { name: /^Account of Olivia Hart/ })).toBeVisible()
  // The server draws the account before the page is whole.
  await expect.poll(() => loads).toBe(1)
  expect(names.filter(name => name.includes(token))).toEqual([])
})

test('a dead token that another path keeps in a cookie makes no circle of redirects', async ({
  page,
  cloud,
  context
}) => {
  await context.addCookies([
    { name: 'portal_token', value: 'd'.repeat(43), domain: new URL(cloud.url).hostname, path: '/dashboard' }
  ])
  const addresses: string[] = []
  page.on('framenavigated', frame => addresses.push(frame.url().replace(cloud.url, '')))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(page.locator('.notice')).toHaveCount(1)
  expect(addresses).toEqual(['/dashboard', '/login?redirect=%2Fdashboard'])
})

test('a page whose file comes when the person is elsewhere already leaves nothing empty', async ({
  page,
  context,
  cloud
}) => {
  let release = (): void => undefined
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  const asked = page.waitForRequest(/\/assets\/login-[0-9a-f]+\.js/)
  await page.route(/\/assets\/login-[0-9a-f]+\.js/, async route => {
    await released
    await route.continue()
  })
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await asked
  const other = await context.newPage()
  await other.goto('/login')
  await submitSignIn(other, 'customer@demo.example', cloud.password)
  await expect(page.getByRole('button', { name: /^Account of Mei Tanaka/ })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})
