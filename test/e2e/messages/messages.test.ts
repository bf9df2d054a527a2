import type { Page } from '@playwright/test'
import type { Recipients } from '#contract/calls/messages/messages.ts'
import { sendMessage } from '#contract/calls/messages/messages.ts'
import { expect, keepToken, test, type Visitor } from '../support/portal.ts'

const bell = (page: Page) => page.locator('portal-header').getByRole('button', { name: /^Messages/ })

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Messages' })

const badge = async (page: Page): Promise<number> => {
  await expect(bell(page)).toHaveAccessibleName(/\d/)
  return Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0])
}

/** Another person acts: the operator sends to everybody. */
const sendAs = async (visitor: Visitor, url: string, title: string, to: Recipients = 'all'): Promise<void> => {
  const answer = await fetch(url + sendMessage.path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await visitor.tokenOf('operator')}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ title, content: `Text of ${title}`, url: '/sub-app/robot', to })
  })
  expect(((await answer.json()) as { code: number }).code).toBe(610000)
}

test('what one person sends reaches the badge and the open drawer of another without a reload', async ({
  page,
  cloud,
  visitor
}) => {
  await visitor.open('customer')
  const before = await badge(page)
  await bell(page).click()
  await expect(drawer(page)).toBeVisible()
  await expect(drawer(page).getByRole('listitem').first()).toBeVisible()
  const first = await drawer(page).getByRole('heading', { level: 3 }).first().textContent()

  await sendAs(visitor, cloud.url, 'Lift 2 is back')
  await expect.poll(() => badge(page)).toBe(before + 1)
  const pill = drawer(page).getByRole('button', { name: '1 new message' })
  await expect(pill).toBeVisible()
  expect(await drawer(page).getByRole('heading', { level: 3 }).first().textContent()).toBe(first)

  await pill.click()
  await expect(drawer(page).getByRole('heading', { level: 3 }).first()).toContainText('Lift 2 is back')
})

test('a message that is opened is read here and in the other tab, and its link opens beside', async ({
  page,
  context,
  cloud,
  visitor
}) => {
  await sendAs(visitor, cloud.url, 'Robots were moved')
  await visitor.open('customer')
  const other = await context.newPage()
  await other.goto('/dashboard')
  const before = await badge(page)
  await expect.poll(() => badge(other)).toBe(before)

  await bell(page).click()
  const opened = context.waitForEvent('page')
  await drawer(page).getByRole('link').first().click()
  const beside = await opened
  await expect(beside).toHaveURL(/\/sub-app\/robot$/)
  expect(await beside.evaluate(() => opener)).toBeNull()
  await expect.poll(() => badge(page)).toBe(before - 1)
  await expect.poll(() => badge(other)).toBe(before - 1)
})

test('all messages are marked read at once', async ({ page, cloud, visitor }) => {
  await sendAs(visitor, cloud.url, 'Good night')
  await visitor.open('distributor')
  expect(await badge(page)).toBeGreaterThan(0)
  await bell(page).click()
  await expect(drawer(page).getByRole('listitem').first()).toBeVisible()
  await drawer(page).getByRole('button', { name: 'Mark all as read' }).click()
  await expect(drawer(page).getByText('You have read all messages.')).toBeVisible()
  await expect.poll(() => badge(page)).toBe(0)
})

test('the drawer goes with the session, and a session that is ended elsewhere ends here by the channel', async ({
  page,
  context,
  cloud,
  visitor
}) => {
  const token = await visitor.tokenOf('customer')
  await keepToken(context, cloud.url, token)
  const channel = page.waitForEvent('websocket')
  await page.goto('/dashboard')
  await channel
  await bell(page).click()
  await expect(drawer(page).getByRole('listitem').first()).toBeVisible()
  await fetch(`${cloud.url}/api/userservice/auth/v1/logout`, { method: 'POST', body: new URLSearchParams({ token }) })
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(drawer(page)).toHaveCount(0)
})
