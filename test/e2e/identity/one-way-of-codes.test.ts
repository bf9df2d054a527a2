import type { Page } from '@playwright/test'
import { inDialog } from '../support/dialog.ts'
import { expect } from '../support/portal.ts'
import { deliverySettings, testAt } from '../support/site.ts'

const { smtpUrl, smsWebhookUrl } = deliverySettings
const byMail = testAt({ environment: { mode: 'production', overrides: false }, delivery: { smtpUrl } })
const byText = testAt({ environment: { mode: 'production', overrides: false }, delivery: { smsWebhookUrl } })

/** Every form that asks for the account to which a code is to go, and the button that would have it sent. */
const forms: [address: string, button: string][] = [
  ['/login', 'Send code'],
  ['/loginV1', 'Send code'],
  ['/login?screen=register', 'Send code'],
  ['/login?screen=retrieve-password', 'Next']
]

/** Tries both kinds of account in every form: the wrong one is told at once, for the right one the captcha comes. */
const tryForms = async (page: Page, texts: { label: string; wrong: string; sentence: RegExp; right: string }) => {
  const asked: string[] = []
  page.on('request', request => {
    if (/\/api\/.*(image_verify|code)/.test(request.url())) asked.push(request.url())
  })
  for (const [address, button] of forms) {
    await page.goto(address)
    const chooseCode = page.getByLabel('By code')
    if (!address.includes('screen')) {
      // A password needs no code: there both kinds will do.
      await expect(page.getByLabel('Phone or e-mail')).toBeVisible()
      await chooseCode.check()
    }
    const account = page.getByLabel(texts.label, { exact: true })
    await account.fill(texts.wrong)
    await page.getByRole('button', { name: button }).click()
    await expect(account).toHaveAccessibleDescription(texts.sentence)
    await expect(account).toHaveAttribute('aria-invalid', 'true')
    expect(asked, address).toEqual([])
    await account.fill(texts.right)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('dialog', { name: 'One more step' })).toBeVisible()
    asked.length = 0
  }
}

byMail('where codes go by e-mail alone, no form offers a phone for them', async ({ page, visitor }) => {
  await tryForms(page, {
    label: 'E-mail',
    wrong: '+8613800138000',
    sentence: /Codes are sent by e-mail only\. Enter your e-mail address\./,
    right: 'somebody@demo.example'
  })
  await page.goto('/login?screen=register')
  await expect(page.getByLabel('Verification code')).toHaveAccessibleDescription(/by e-mail$/)
  // A quick registration is proved by a code to a phone.
  await page.goto('/login?screen=quick-registration')
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Quick registration' })).toHaveCount(0)
  // Neither can the phone of an account be changed, nor does it prove who somebody is.
  await visitor.open('customer', '/account')
  await page.getByRole('button', { name: 'Change: User name' }).click()
  await expect(inDialog(page).getByRole('radio')).toHaveCount(2)
  await expect(inDialog(page).getByRole('radio', { name: 'Phone' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /: (E-mail|Phone)$/ })).toHaveAccessibleName('Change: E-mail')
  // A row without a button keeps to the columns of the others.
  const starts = await page.locator('.account-value').evaluateAll(all => all.map(it => it.getBoundingClientRect().x))
  expect(new Set(starts).size).toBe(1)
})

byText('where codes go by text message alone, no form offers a mailbox for them', async ({ page }) => {
  await tryForms(page, {
    label: 'Phone',
    wrong: 'somebody@demo.example',
    sentence: /Codes are sent by text message only\. Enter your phone number with its country code/,
    right: '+8613800138000'
  })
  await page.goto('/login?screen=register')
  await expect(page.getByLabel('Verification code')).toHaveAccessibleDescription(/by text message$/)
  await expect(page.getByRole('link', { name: 'Go to login' })).toBeVisible()
  await page.goto('/login')
  await expect(page.getByRole('link', { name: 'Quick registration' })).not.toHaveCount(0)
})
