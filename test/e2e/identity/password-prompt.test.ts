import type { BrowserContext, Page } from '@playwright/test'
import { calls } from '#contract/index.ts'
import type { TestCloud } from '../../../cloud/testing.ts'
import { send, trySignIn } from '../../cloud/support/client.ts'
import { newestCode, receiveCode } from '../../cloud/support/codes.ts'
import { inDialog } from '../support/dialog.ts'
import { expect, keepToken, test } from '../support/portal.ts'

const email = 'nopassword@demo.example'
const prompt = (page: Page) => page.getByRole('region', { name: 'Set a password' })

/** Signs in by a code, as a person without a password does. */
const enterByCode = async ({ url, clock }: TestCloud, context: BrowserContext): Promise<void> => {
  // A code is sent again after a minute at the earliest.
  await clock.advance(61_000)
  const code = await receiveCode(url, email, 'login')
  const { data } = await send(url, calls.signInByEmailV2, { body: { email, code } })
  await keepToken(context, url, data.token)
}

test('who has a password is not asked to set one', async ({ page, visitor }) => {
  await visitor.open('customer')
  await expect(page.getByRole('article', { name: 'Tasks done' })).toBeVisible()
  await expect(prompt(page)).toHaveCount(0)
})

test('who has none is asked at the dashboard, and no more after saying so', async ({ page, cloud, context }) => {
  await enterByCode(cloud, context)
  await page.goto('/dashboard')
  await expect(prompt(page)).toBeVisible()
  await prompt(page).getByRole('button', { name: 'No more reminders' }).click()
  await expect(prompt(page)).toHaveCount(0)
  await expect(page.locator('.notice')).toContainText('at any time under Account')
  await expect(page.locator('main')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('article', { name: 'Tasks done' })).toBeVisible()
  await expect(prompt(page)).toHaveCount(0)
})

test('another person at the same device is asked all the same', async ({ page, cloud, context, visitor }) => {
  await visitor.open('customer')
  await page.evaluate(() => localStorage.setItem('portal_password_reminders', '[{"userId":1,"value":true}]'))
  await enterByCode(cloud, context)
  await page.goto('/dashboard')
  await expect(prompt(page)).toBeVisible()
})

test('what is malformed where the answer is kept is as nothing', async ({ page, cloud, context }) => {
  await enterByCode(cloud, context)
  await page.addInitScript(() => localStorage.setItem('portal_password_reminders', '{"a":'))
  await page.goto('/dashboard')
  await prompt(page).getByRole('button', { name: 'No more reminders' }).click()
  await expect(prompt(page)).toHaveCount(0)
})

test('the prompt leads to the dialog that sets a password, after which nobody asks', async ({
  page,
  cloud,
  context
}) => {
  await enterByCode(cloud, context)
  await page.goto('/dashboard')
  await prompt(page).getByRole('link', { name: 'Set a password' }).click()
  const dialog = inDialog(page, 'Set a password')
  await expect(page.getByRole('dialog', { name: 'Set a password' })).toBeVisible()
  await expect(page).toHaveURL(/\/account$/)
  await dialog.getByRole('radio', { name: 'E-mail' }).check()
  await dialog.getByLabel('Current e-mail, in full').fill(email)
  await cloud.clock.advance(61_000)
  const sent = page.waitForResponse(/public\/v2\/code/)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await sent
  await dialog.getByLabel('Verification code').fill(await newestCode(cloud.url, email))
  await dialog.getByRole('button', { name: 'Next' }).click()
  const password = 'Quiet-robots-42'
  const fields = dialog.locator('input[type=password]')
  await expect(fields).toHaveCount(2)
  for (const field of await fields.all()) await field.fill(password)
  await dialog.getByRole('button', { name: 'Set a password' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('.notice')).toContainText('Your password is set.')
  expect((await trySignIn(cloud.url, email, password)).code).toBe(610_000)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('article', { name: 'Tasks done' })).toBeVisible()
  await expect(prompt(page)).toHaveCount(0)
})
