import type { Locator, Page } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { send, trySignIn } from '../../cloud/support/client.ts'
import { newestCode, otherThan } from '../../cloud/support/codes.ts'
import { inDialog } from '../support/dialog.ts'
import { registerNewcomer } from '../support/newcomer.ts'
import { expectNoObjections } from '../support/objections.ts'
import { expect, test } from '../support/portal.ts'

const open = async (page: Page): Promise<void> => {
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
}
const row = (page: Page, label: string): Locator =>
  page.locator('.account-rows').getByRole('listitem').filter({ hasText: label })
const dialog = (page: Page): Locator => inDialog(page)
const field = (page: Page, label: string): Locator => dialog(page).getByLabel(label, { exact: true })
const press = (page: Page, name: string): Promise<void> =>
  dialog(page).getByRole('button', { name, exact: true }).click()
const begin = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()

/** The first step by the password. */
const verify = async (page: Page, password: string): Promise<void> => {
  await field(page, 'Current password').fill(password)
  await press(page, 'Next')
}

let phones = 0
/** A phone that nobody has. */
const newPhone = (): string =>
  `+336${String(process.pid % 100_000).padStart(5, '0')}${String(++phones).padStart(3, '0')}`

test('shows what the account is known by, masked, and what it lacks', async ({ page, cloud, context }) => {
  const { email } = await registerNewcomer(cloud, context)
  await open(page)
  await expect(row(page, 'User name')).toContainText('Newcomer')
  await expect(row(page, 'E-mail')).toContainText('ne***@demo.example')
  await expect(row(page, 'E-mail')).toContainText('Added')
  await expect(row(page, 'Phone')).toContainText('Not added')
  await expect(row(page, 'Password')).toContainText('Set')
  await expect(page.locator('main')).not.toContainText(email)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test('a user name is changed after the password was asked for, and the header and the other tab say it', async ({
  page,
  cloud,
  context
}) => {
  const { password } = await registerNewcomer(cloud, context)
  await open(page)
  const other = await context.newPage()
  await open(other)
  await begin(page, 'Change: User name')
  await verify(page, password)
  const name = field(page, 'User name')
  await expect(name).toBeFocused()
  await name.fill('👨‍👩‍👧‍👦'.repeat(16))
  await expect(dialog(page)).toContainText('16 of 15 characters')
  await press(page, 'Save')
  await expect(dialog(page)).toContainText('A user name has at most 15 characters.')
  await expect(name).toBeFocused()
  await name.fill('  กำลัง Ada ')
  await press(page, 'Save')
  await expect(dialog(page)).toBeHidden()
  await expect(page.locator('.notice')).toContainText('Your user name was changed.')
  for (const tab of [page, other]) {
    await expect(row(tab, 'User name')).toContainText('กำลัง Ada')
    await expect(tab.getByRole('banner').getByRole('button', { name: 'Account of กำลัง Ada' })).toBeVisible()
  }
})

test('an e-mail is changed: the old one is proved, the new one too, and the old one is told', async ({
  page,
  cloud,
  context
}) => {
  const { email, password } = await registerNewcomer(cloud, context)
  await open(page)
  await begin(page, 'Change: E-mail')
  await dialog(page).getByRole('radio', { name: 'E-mail' }).check()
  await field(page, 'Current e-mail, in full').fill('somebody@demo.example')
  await press(page, 'Send code')
  await expect(dialog(page)).toContainText('This is not the e-mail of your account.')
  await field(page, 'Current e-mail, in full').fill(email.toUpperCase())
  await cloud.clock.advance(60_000)
  await press(page, 'Send code')
  await expect(dialog(page).getByRole('button', { name: /^Sent/ })).toBeVisible()
  await expect(field(page, 'Verification code')).toBeFocused()
  const code = await newestCode(cloud.url, email)
  await field(page, 'Verification code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await press(page, 'Next')

  const next = `next-${email}`
  await field(page, 'New e-mail').fill(next)
  await press(page, 'Send code')
  await expect(dialog(page)).toContainText(`Sent to ${next}`)
  const bind = await newestCode(cloud.url, next)
  await field(page, 'Verification code').fill(otherThan(bind))
  await press(page, 'Save')
  await expect(dialog(page)).toContainText('Wrong verification code.')
  await expect(field(page, 'New e-mail')).toHaveValue(next)
  await field(page, 'Verification code').fill(bind)
  await press(page, 'Save')
  await expect(page.locator('.notice')).toContainText('Your e-mail was changed.')
  expect(await trySignIn(cloud.url, next, password)).toMatchObject({ code: 610000 })
  const told = await (await fetch(`${cloud.url}/dev/outbox.json?to=${encodeURIComponent(email)}`)).json()
  expect(told).toMatchObject([{ purpose: 'changed' }, { purpose: 'verify' }, { purpose: 'register' }])
})

test('a phone is bound, and proves the identity for the next change', async ({ page, cloud, context }) => {
  const { password } = await registerNewcomer(cloud, context)
  const phone = newPhone()
  await page.clock.install()
  await open(page)
  await begin(page, 'Add: Phone')
  await verify(page, password)
  await field(page, 'New phone').fill('12')
  await press(page, 'Send code')
  await expect(dialog(page)).toContainText('This is not a phone number with its country code.')
  await field(page, 'New phone').fill(`${phone.slice(0, 3)} ${phone.slice(3)}`)
  await press(page, 'Send code')
  await expect(field(page, 'Verification code')).toBeFocused()
  await field(page, 'Verification code').fill(await newestCode(cloud.url, phone))
  await press(page, 'Save')
  await expect(row(page, 'Phone')).toContainText(`+336****${phone.slice(-4)}`)

  await begin(page, 'Change: User name')
  await dialog(page).getByRole('radio', { name: 'Phone' }).check()
  await field(page, 'Current phone, in full').fill(phone)
  // A moment ago a code went there.
  await expect(dialog(page).getByRole('button', { name: /^Sent/ })).toBeVisible()
  await cloud.clock.advance(60_000)
  await page.clock.fastForward(60_000)
  await press(page, 'Send code')
  await expect(field(page, 'Verification code')).toBeFocused()
  await field(page, 'Verification code').fill(await newestCode(cloud.url, phone))
  await press(page, 'Next')
  await expect(field(page, 'User name')).toBeFocused()
})

test('a password is changed, and every other device is logged out', async ({ page, cloud, context }) => {
  const { email, password, signInAgain } = await registerNewcomer(cloud, context)
  const elsewhere = await signInAgain()
  await open(page)
  await begin(page, 'Change: Password')
  await verify(page, password)
  await field(page, 'New password').fill('short')
  await field(page, 'New password again').fill('other')
  await press(page, 'Save')
  await expect(dialog(page)).toContainText('A password needs at least 8 characters')
  await expect(dialog(page)).toContainText('The two passwords differ.')
  await expect(field(page, 'New password')).toBeFocused()
  await field(page, 'New password').fill('next-password-2')
  await field(page, 'New password again').fill('next-password-2')
  await press(page, 'Save')
  await expect(page.locator('.notice')).toContainText('Your password was changed.')
  expect(await send(cloud.url, calls.userInfo, { token: elsewhere })).toMatchObject({ code: 610401 })
  expect(await trySignIn(cloud.url, email, 'next-password-2')).toMatchObject({ code: 610000 })
})

test('one check is good for one change, and a change that was given up changes nothing', async ({
  page,
  cloud,
  context
}) => {
  const { password } = await registerNewcomer(cloud, context)
  await open(page)
  await begin(page, 'Change: User name')
  await verify(page, password)
  await field(page, 'User name').fill('Given up')
  await press(page, 'Cancel')
  await expect(row(page, 'User name')).toContainText('Newcomer')
  // Checked a moment ago, and nothing was changed since.
  await begin(page, 'Change: User name')
  await expect(field(page, 'User name')).toHaveValue('Newcomer')
  await field(page, 'User name').fill('Ada')
  await press(page, 'Save')
  await expect(row(page, 'User name')).toContainText('Ada')
  await begin(page, 'Change: User name')
  await expect(field(page, 'Current password')).toBeVisible()
})

test('a check that has run out is asked for again, and what was typed is kept', async ({ page, cloud, context }) => {
  const { password } = await registerNewcomer(cloud, context)
  await open(page)
  await begin(page, 'Change: User name')
  await verify(page, password)
  await field(page, 'User name').fill('Late')
  await cloud.clock.advance(10 * 60_000)
  await press(page, 'Save')
  await expect(dialog(page)).toContainText('Too much time has passed.')
  await verify(page, password)
  await expect(field(page, 'User name')).toHaveValue('Late')
  await press(page, 'Save')
  await expect(row(page, 'User name')).toContainText('Late')
})

test('keys alone do it: a wrong password is said by its field, Esc closes, and the focus goes back', async ({
  page,
  cloud,
  context
}) => {
  await registerNewcomer(cloud, context)
  await open(page)
  const button = page.getByRole('button', { name: 'Change: User name' })
  await button.focus()
  await page.keyboard.press('Enter')
  const password = field(page, 'Current password')
  await expect(password).toBeFocused()
  await page.keyboard.type('not the password')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAccessibleDescription(/The current password is wrong/)
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(button).toBeFocused()
})

test('a fault of the network keeps what was typed', async ({ page, cloud, context, complaints }) => {
  const { password } = await registerNewcomer(cloud, context)
  await open(page)
  await begin(page, 'Change: User name')
  await verify(page, password)
  await field(page, 'User name').fill('Patient')
  await page.route(`**${calls.changeNickname.path}`, route => route.abort())
  await press(page, 'Save')
  await expect(dialog(page).getByRole('alert')).toContainText('Network exception')
  await expect(field(page, 'User name')).toHaveValue('Patient')
  await page.unroute(`**${calls.changeNickname.path}`)
  await press(page, 'Save')
  await expect(row(page, 'User name')).toContainText('Patient')
  complaints.splice(0)
})

test('both steps have nothing that axe objects to in either theme, with their errors shown', async ({
  page,
  cloud,
  context
}) => {
  const { password } = await registerNewcomer(cloud, context)
  await open(page)
  await begin(page, 'Change: E-mail')
  await press(page, 'Next')
  await expect(dialog(page)).toContainText('Enter your current password.')
  await expectNoObjections(page, 'page')
  await verify(page, password)
  await press(page, 'Save')
  await expect(dialog(page)).toContainText('Enter an e-mail address.')
  await expectNoObjections(page, 'page')
})

for (const language of ['zh', 'ja', 'ko', 'th', 'fr'])
  test(`the steps fit a screen of 360 px in ${language}`, async ({ page, cloud, context }) => {
    const { password } = await registerNewcomer(cloud, context)
    await context.addCookies([{ name: 'portal_language', value: language, url: cloud.url }])
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/account')
    const tooWide = () =>
      page
        .getByRole('dialog')
        .evaluate(({ scrollWidth, clientWidth }) =>
          Math.max(scrollWidth - clientWidth, document.documentElement.scrollWidth - innerWidth)
        )
    await page.locator('.account-rows button').nth(2).click()
    expect(await tooWide()).toBeLessThanOrEqual(0)
    await dialog(page).locator('[name="password"]').fill(password)
    await dialog(page).locator('[type="submit"]').click()
    await dialog(page).locator('[name="email"]').fill(`fits-${language}-${process.pid}@demo.example`)
    await dialog(page).locator('.code .button').click()
    await expect(dialog(page).locator('[name="code"]')).toBeFocused()
    expect(await tooWide()).toBeLessThanOrEqual(0)
  })
