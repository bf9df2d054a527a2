import type { Page } from '@playwright/test'
import { imageCodeOf, lockForStrangers, newestCode } from '../../cloud/support/codes.ts'
import { solveCaptcha } from '../support/codes.ts'
import { inDialog } from '../support/dialog.ts'
import { addressOf, expect, test, tokenCookie } from '../support/portal.ts'

test.use({ movesTime: true })

test.beforeEach(({ cloud }) => cloud.clock.advance(61 * 60_000))

const email = 'tenant@demo.example'

const form = (page: Page) => ({
  account: page.getByLabel('電話番号またはメールアドレス'),
  password: page.getByRole('textbox', { name: 'パスワード' })
})

for (const path of ['/login', '/loginV1'])
  for (const width of [360, 1440])
    test(`after three wrong passwords at ${path}, ${width} px, a captcha in Japanese is solved by keyboard alone`, async ({
      page,
      context,
      cloud
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await context.addCookies([{ name: 'portal_language', value: 'ja', url: cloud.url }])
      await page.goto(`${path}?redirect=%2Fsecure`)
      const { account, password } = form(page)
      // A button that has just sent takes no second press for two seconds.
      const submit = page.locator('main form button[type=submit]')
      await account.fill(email)
      await page.getByRole('checkbox', { name: /同意/ }).check()
      for (let attempt = 1; attempt <= 3; attempt += 1) {
        await password.fill(`wrong-${attempt}`)
        await expect(submit).toBeEnabled()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
        await expect(password).toBeFocused()
      }
      await password.fill(cloud.password)
      await expect(submit).toBeEnabled()
      const shown = page.waitForResponse(/image_verify/)
      await page.keyboard.press('Enter')
      const dialog = inDialog(page)
      await expect(dialog.getByRole('textbox')).toBeFocused()
      await expect(dialog.getByText('ログインに何度か失敗しています。')).toBeVisible()
      // A wrong answer costs the image, and nothing that was typed.
      await shown
      await expect(dialog.getByRole('img')).toBeVisible()
      const next = page.waitForResponse(/image_verify/)
      await page.keyboard.type('ZZZ')
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/.+/)
      const { data } = (await (await next).json()) as { data: { imageId: string } }
      await expect(dialog.getByRole('textbox')).toBeFocused()
      await expect(dialog.getByRole('textbox')).toHaveValue('')
      await page.keyboard.type((await imageCodeOf(cloud.url, data.imageId)) ?? '')
      await expect(dialog.locator('button[type=submit]')).toBeEnabled()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('banner')).toBeVisible()
      expect(await tokenCookie(context)).toBeDefined()
      expect(addressOf(page)).toBe('/secure')
    })

test('a wrong password after a captcha is told in the form, which keeps what was typed', async ({
  page,
  visitor,
  cloud
}) => {
  await page.goto('/login')
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await visitor.submitSignIn(email, `wrong-${attempt}`)
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  }
  const shown = page.waitForResponse(/image_verify/)
  await visitor.submitSignIn(email, 'wrong-4')
  await page.evaluate(() => {
    const words = new Set<string>()
    Object.assign(window, { words })
    const note = (): void => {
      for (const button of document.querySelectorAll('portal-dialog [type=submit]')) words.add(button.textContent)
    }
    note()
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await solveCaptcha(page, cloud.url, shown, 'Log in')
  // Nothing is sent to anybody: it is a log-in that goes on.
  expect(await page.evaluate(() => [...Reflect.get(window, 'words')])).toEqual(['Log in', 'Logging in'])
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Phone or e-mail')).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  // A person who cancels the captcha is back at the form.
  await visitor.submitSignIn(email, 'wrong-5')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByLabel('Phone or e-mail')).toHaveValue(email)
})

test('a lock says how long it holds, lets a known device in, and a stranger by a code', async ({
  page,
  context,
  visitor,
  cloud
}) => {
  await page.goto('/login')
  await visitor.submitSignIn(email)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  const kept = (await context.cookies(`${cloud.url}/api/userservice/auth/`)).find(
    ({ name }) => name === 'portal_device'
  )
  expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
  await visitor.logOut()
  await lockForStrangers(cloud.url, email)
  await visitor.submitSignIn(email)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await visitor.logOut()

  await context.clearCookies({ name: 'portal_device' })
  await visitor.submitSignIn(email)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/locked\. Try again in 15 minutes\./)
  await cloud.clock.advance(14 * 60_000)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/Try again in 1 minute\./)
  await page.getByLabel('By code').check()
  const shown = page.waitForResponse(/image_verify/)
  await page.getByRole('button', { name: 'Send code' }).click()
  await solveCaptcha(page, cloud.url, shown)
  await page.getByLabel('Verification code').fill(await newestCode(cloud.url, email))
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})
