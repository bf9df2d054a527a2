import type { Page } from '@playwright/test'
import { trySignIn } from '../../cloud/support/client.ts'
import { holdProbes } from '../support/hold-probes.ts'
import { addressOf, expect, keepToken, test } from '../support/portal.ts'

const devices = (page: Page) => page.getByRole('grid', { name: 'Logged-in devices' })
const rows = (page: Page) => devices(page).locator('tbody').getByRole('row')
const endOthers = (page: Page) => page.getByRole('button', { name: 'Log out all other devices' })
const events = (page: Page) => page.getByRole('region', { name: 'Recent events' })
const dialog = (page: Page) => page.getByRole('dialog')

test('a device that is logged out from here ends at the sign-in page by the live channel', async ({
  page,
  browser,
  cloud,
  visitor
}) => {
  const elsewhere = await browser.newContext({ locale: 'en-GB' })
  await keepToken(elsewhere, cloud.url, await visitor.tokenOf('distributor'))
  const other = await elsewhere.newPage()
  const channel = other.waitForEvent('websocket')
  await other.goto(`${cloud.url}/dashboard`)
  await channel
  await page.goto('/login?redirect=/secure')
  await visitor.submitSignIn('distributor@demo.example')
  await expect(rows(page).first()).toContainText('Chrome')
  await expect(rows(page).first()).toContainText('This device')
  // Other tests have signed this account in too; the newest session stands first.
  const before = await rows(page).count()
  await rows(page).nth(1).getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await dialog(page).getByRole('button', { name: 'Log out' }).click()
  await expect(other.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(rows(page)).toHaveCount(before - 1)
  await expect(events(page).getByRole('listitem').first()).toContainText('Other devices logged out')
  await elsewhere.close()
})

test('all other devices are logged out at once, after a question', async ({ page, visitor }) => {
  for (let count = 0; count < 3; count++) await visitor.tokenOf('tenant')
  await visitor.open('tenant', '/secure')
  const button = endOthers(page)
  // Three and this one, and those of other tests.
  await expect(rows(page).nth(3)).toBeVisible()
  const before = await rows(page).count()
  await button.click()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(button).toBeFocused()
  await expect(rows(page)).toHaveCount(before)
  await button.click()
  await dialog(page).getByRole('button', { name: 'Log out' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(button).toBeHidden()
})

test('who may not open the security centre sees and ends the own sessions on the account page', async ({
  page,
  visitor
}) => {
  await visitor.tokenOf('customer')
  await visitor.open('customer', '/account')
  await expect(rows(page).first()).toContainText('This device')
  await endOthers(page).click()
  await dialog(page).getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(rows(page)).toHaveCount(1)
  await expect(events(page)).toHaveCount(0)
})

test('what happened to the account grows as it is scrolled, each event once, failures with a mark', async ({
  page,
  cloud,
  visitor,
  complaints
}) => {
  for (let count = 0; count < 32; count++) await visitor.tokenOf('operator')
  await trySignIn(cloud.url, 'operator@demo.example', 'not-the-password-1')
  await page.setViewportSize({ width: 360, height: 640 })
  await visitor.open('operator', '/secure')
  const shownEvents = events(page).getByRole('listitem')
  await expect(shownEvents.nth(9)).toBeAttached()
  await expect(shownEvents.nth(1)).toContainText('Login failed')
  await expect(shownEvents.nth(1)).toContainText('127.0.0.1')
  await expect(shownEvents).toHaveCount(10)
  // News stands above the list, and moves nothing in it.
  await visitor.tokenOf('operator')
  const more = events(page).getByRole('button', { name: 'Load more events' })
  await more.scrollIntoViewIfNeeded()
  await expect(shownEvents.nth(19)).toBeAttached()
  await expect(events(page).getByText('Login failed')).toHaveCount(1)

  await page.route('**/security_events?*', route => route.abort())
  await page.mouse.wheel(0, 20_000)
  await expect(events(page).getByRole('status')).toHaveText('More events could not be loaded.')
  await page.unroute('**/security_events?*')
  complaints.splice(0)
  await more.focus()
  const before = await shownEvents.count()
  await page.keyboard.press('Enter')
  await expect(shownEvents.nth(before)).toBeAttached()
  while ((await more.count()) > 0) {
    const shown = await shownEvents.count()
    await more.scrollIntoViewIfNeeded().catch(() => undefined)
    await expect.poll(async () => (await shownEvents.count()) > shown || (await more.count()) === 0).toBe(true)
  }
  // The button went with the last event, and the focus to what says so.
  await expect(events(page).getByRole('status')).toHaveText(`${await shownEvents.count()} events shown`)
  await expect(events(page).getByRole('status')).toBeFocused()
})

test('the password leads to the account, and who may not see the page is told so', async ({ page, visitor }) => {
  await visitor.open('tenant', '/secure')
  await page.getByRole('link', { name: 'Change password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await visitor.open('customer', '/secure')
  expect(addressOf(page)).toBe('/401')
})

test('a list that does not come can be asked for again', async ({ page, visitor, complaints }) => {
  await page.route('**/user_local_auth/v1/sessions', route => route.abort())
  await holdProbes(page)
  await visitor.open('tenant', '/secure')
  await expect(page.locator('portal-table').getByRole('alert')).toContainText('The devices could not be loaded.')
  await expect(events(page).getByRole('listitem').first()).toBeVisible()
  await page.unroute('**/user_local_auth/v1/sessions')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(devices(page).getByText('This device')).toBeVisible()
  complaints.splice(0)
})
