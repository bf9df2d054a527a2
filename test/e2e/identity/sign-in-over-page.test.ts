import type { Page } from '@playwright/test'
import { newestCode, sendCode } from '../support/codes.ts'
import { objectionsTo } from '../support/objections.ts'
import { addressOf, expect, keepToken, sidebar, submitSignIn, test, tokenCookie } from '../support/portal.ts'

const over = (page: Page) => page.locator('dialog.sign-in-over')
const form = '/sub-app/message/announcements/new'
const title = (page: Page) => page.getByLabel('Title', { exact: true })

/** Ends a session as another device does, and lets the page find out by a question. */
const endElsewhere = async (page: Page, url: string, token: string | undefined): Promise<void> => {
  await fetch(`${url}/api/userservice/auth/v1/logout`, {
    method: 'POST',
    body: new URLSearchParams({ token: token ?? '' })
  })
  await findOut(page)
}

const findOut = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { request } = await System.import<typeof import('@portal/session')>('@portal/session')
    const call = { method: 'GET', path: '/api/managercloud/message/v1/count', access: 'member', summary: '', data: {} }
    void request(call as never, {} as never).catch(() => undefined)
  })

const lookAgain = (page: Page): Promise<boolean> => page.evaluate(() => dispatchEvent(new Event('online')))

const signIn = async (page: Page, account: string, password: string): Promise<void> => {
  const dialog = over(page)
  await dialog.getByLabel('Phone or e-mail').fill(account)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('checkbox', { name: 'I have read and agree' }).check()
  await dialog.getByRole('button', { name: 'Log in' }).click()
}

test('a session that ends elsewhere puts the sign-in over the page, and the same person goes on with what was typed', async ({
  page,
  context,
  cloud,
  visitor
}) => {
  await visitor.open('distributor', form)
  await title(page).fill('Half a message')
  await endElsewhere(page, cloud.url, await tokenCookie(context))
  const dialog = over(page)
  await expect(dialog.getByRole('heading', { name: 'Log in to go on' })).toBeVisible()
  await expect(dialog.getByRole('alert')).toContainText('Somebody logged in to your account elsewhere')
  expect(addressOf(page)).toBe(form)
  // Nothing of the page is read out, seen, printed or reached.
  await expect(page.getByRole('main')).toHaveCount(0)
  await expect(sidebar(page)).toHaveCount(0)
  await expect(title(page)).toBeHidden()
  await expect(page.getByRole('button', { name: /^Account of/ })).toHaveCount(0)
  await expect(page).toHaveTitle('Log in')
  // No style of an application shows the page again.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('main { visibility: visible !important; content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await expect(page.locator('main')).toHaveCSS('visibility', 'hidden')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()

  const sockets: string[] = []
  page.on('websocket', socket => sockets.push(socket.url()))
  await signIn(page, 'distributor@demo.example', cloud.password)
  await expect(dialog).toHaveCount(0)
  await expect(title(page)).toHaveValue('Half a message')
  await expect(sidebar(page)).toBeVisible()
  const token = (await tokenCookie(context)) ?? ''
  const asked = page.waitForRequest(/message\/v1\/count/)
  await findOut(page)
  expect((await asked).headers().authorization).toBe(`Bearer ${token}`)
  await expect.poll(() => sockets.some(address => address.includes(encodeURIComponent(token)))).toBe(true)
  await expect(page.locator('.notice')).toHaveCount(0)
})

test('what a page asks below the sign-in is answered when the person is back', async ({
  page,
  cloud,
  visitor,
  context
}) => {
  await visitor.open('distributor', form)
  await endElsewhere(page, cloud.url, await tokenCookie(context))
  await expect(over(page)).toBeVisible()
  const answer = page.evaluate(async () => {
    const { request } = await System.import<typeof import('@portal/session')>('@portal/session')
    const call = { method: 'GET', path: '/api/managercloud/message/v1/count', access: 'member', summary: '', data: {} }
    return request(call as never, {} as never, { read: (data: unknown) => data } as never)
  })
  await signIn(page, 'distributor@demo.example', cloud.password)
  expect((await answer) as unknown).toHaveProperty('unReadCount')
})

test('a cookie that is gone does the same, and by keyboard the focus returns to the field', async ({
  page,
  context,
  cloud,
  visitor
}) => {
  await visitor.open('distributor', form)
  await title(page).fill('Half a message')
  await context.clearCookies({ name: 'portal_token' })
  await lookAgain(page)
  const dialog = over(page)
  await expect(dialog.getByText('You are no longer logged in in this browser.')).toBeVisible()
  await expect(dialog.getByLabel('Phone or e-mail')).toBeFocused()
  await page.keyboard.type('distributor@demo.example')
  await dialog.getByLabel('Password', { exact: true }).focus()
  await page.keyboard.type(cloud.password)
  await dialog.getByRole('checkbox', { name: 'I have read and agree' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(title(page)).toBeFocused()
  await expect(title(page)).toHaveValue('Half a message')
})

test('another person gets the page anew, without a question of the browser and without what was typed', async ({
  page,
  context,
  cloud,
  visitor
}) => {
  await visitor.open('distributor', form)
  await title(page).fill('Half a message')
  const asked: string[] = []
  page.on('dialog', dialog => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await endElsewhere(page, cloud.url, await tokenCookie(context))
  const loaded = page.waitForEvent('load')
  await signIn(page, 'customer@demo.example', cloud.password)
  await loaded
  await expect(page.getByRole('button', { name: /^Account of Mei Tanaka/ })).toBeVisible()
  await expect(over(page)).toHaveCount(0)
  await expect(page.getByText('Half a message')).toHaveCount(0)
  expect(asked).toEqual([])
})

test('signing in in one tab ends the dialog in the other, for the same person', async ({
  page,
  context,
  cloud,
  visitor
}) => {
  await visitor.open('distributor', form)
  await title(page).fill('Half a message')
  const other = await context.newPage()
  await other.goto(form)
  await title(other).fill('Another half')
  await endElsewhere(page, cloud.url, await tokenCookie(context))
  await expect(over(page)).toBeVisible()
  await expect(over(other).getByRole('alert')).toContainText('Somebody logged in to your account elsewhere')
  await signIn(other, 'distributor@demo.example', cloud.password)
  await expect(over(other)).toHaveCount(0)
  await expect(over(page)).toHaveCount(0)
  await expect(title(page)).toHaveValue('Half a message')
  await expect(title(other)).toHaveValue('Another half')
})

test('another person in one tab has the other one load anew', async ({ page, context, cloud, visitor }) => {
  await visitor.open('distributor', form)
  await title(page).fill('Half a message')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await endElsewhere(other, cloud.url, await tokenCookie(context))
  await expect(over(page)).toBeVisible()
  await signIn(other, 'customer@demo.example', cloud.password)
  await expect(page.getByRole('button', { name: /^Account of Mei Tanaka/ })).toBeVisible()
  await expect(page.getByText('Half a message')).toHaveCount(0)
})

test('Leave asks about unsaved work, and leads to the sign-in page, which leads back', async ({
  page,
  context,
  cloud,
  visitor
}) => {
  await visitor.open('distributor', form)
  await title(page).fill('Half a message')
  await endElsewhere(page, cloud.url, await tokenCookie(context))
  await over(page).getByRole('button', { name: 'Leave to the login page' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(over(page)).toBeVisible()
  await over(page).getByRole('button', { name: 'Leave to the login page' }).click()
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  expect(addressOf(page)).toBe(`/login?redirect=${encodeURIComponent(form)}`)
  await expect(over(page)).toHaveCount(0)
  await submitSignIn(page, 'distributor@demo.example', cloud.password)
  await expect(title(page)).toBeVisible()
})

test('the Back button leaves the page below the sign-in', async ({ page, context, cloud, visitor }) => {
  await visitor.open('operator', '/dashboard')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await endElsewhere(page, cloud.url, await tokenCookie(context))
  await expect(over(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  expect(addressOf(page)).toBe('/login?redirect=%2Fdashboard')
  await expect(over(page)).toHaveCount(0)
})

test('a code signs in over the page too, and a wrong password is said there', async ({
  page,
  context,
  cloud,
  visitor
}) => {
  await visitor.open('distributor', form)
  await title(page).fill('Half a message')
  await endElsewhere(page, cloud.url, await tokenCookie(context))
  const dialog = over(page)
  await signIn(page, 'distributor@demo.example', 'not-the-password')
  await expect(dialog.getByRole('alert').filter({ hasText: 'Wrong account or password' })).toBeVisible()
  await dialog.getByLabel('By code').check()
  await sendCode(page, cloud.url)
  await dialog.getByLabel('Verification code').fill(await newestCode(cloud.url, 'distributor@demo.example'))
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(title(page)).toHaveValue('Half a message')
})

for (const width of [360, 1280]) {
  test(`in Thai, at ${width} px, everything fits and has its name`, async ({ page, context, cloud, visitor }) => {
    await page.setViewportSize({ width, height: 740 })
    await context.addCookies([{ name: 'portal_language', value: 'th', url: cloud.url }])
    await visitor.open('operator', '/dashboard')
    await endElsewhere(page, cloud.url, await tokenCookie(context))
    const dialog = over(page)
    await expect(dialog.getByRole('heading', { name: 'เข้าสู่ระบบเพื่อทำต่อ' })).toBeVisible()
    expect(await dialog.evaluate(it => it.scrollWidth - it.clientWidth)).toBe(0)
    expect(await objectionsTo(page)).toEqual([])
  })
}

test('whoever stays when the browser asks sees the sign-in, and never a page without an end', async ({
  page,
  context,
  cloud,
  visitor
}) => {
  await visitor.open('distributor', form)
  await title(page).fill('Half a message')
  // An application may have the browser ask by itself.
  await page.evaluate(() => addEventListener('beforeunload', event => event.preventDefault()))
  page.on('dialog', dialog => void dialog.dismiss())
  await title(page).press('End')
  const other = await context.newPage()
  await keepToken(context, cloud.url, await visitor.tokenOf('customer'))
  await other.goto('/dashboard')
  await other.evaluate(() => new BroadcastChannel('portal').postMessage({ kind: 'session' }))
  await expect(over(page).getByRole('heading', { name: 'Log in to go on' })).toBeVisible()
  await expect(page.locator('main')).toHaveCSS('visibility', 'hidden')
  await expect(page.getByText('Loading')).toHaveCount(0)
})
