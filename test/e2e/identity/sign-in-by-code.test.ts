import { sendCode as sendCodeCall } from '#contract/calls/identity/codes.ts'
import { newestCode, otherThan, sendCode, solveCaptcha } from '../support/codes.ts'
import { inDialog } from '../support/dialog.ts'
import { pickLanguage } from '../support/pick-language.ts'
import { addressOf, expect, test, tokenCookie } from '../support/portal.ts'

// No code to the same target comes twice within a minute, and an address gets so many an hour.
test.beforeEach(({ cloud }) => cloud.clock.advance(61_000))

const agree = 'I have read and agree'

test('signs in by a code that was sent by e-mail and pasted in two groups', async ({ page, cloud }) => {
  const email = 'customer@demo.example'
  await page.goto('/login?redirect=%2Fsub-app%2Frobot%3Fkind%3Dhotel')
  await page.getByLabel('Phone or e-mail').fill(email)
  await page.getByLabel('By code').check()
  await sendCode(page, cloud.url)
  const field = page.getByLabel('Verification code')
  await expect(field).toBeFocused()
  await expect(page.getByRole('button', { name: /^Sent \(\d+ s\)$/ })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'The code was sent' })).toHaveText(new RegExp(email))
  const code = await newestCode(cloud.url, email)
  await field.fill(` ${code.slice(0, 3)} ${code.slice(3)} `)
  await expect(field).toHaveValue(code)
  await page.getByRole('checkbox', { name: agree }).check()
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Robot list', exact: true })).toBeVisible()
  expect(addressOf(page)).toBe('/sub-app/robot?kind=hotel')
})

test('a phone without its country code is read as the browser’s country writes it, and shown so', async ({
  page,
  cloud
}) => {
  await page.goto('/login')
  await page.getByLabel('Phone or e-mail').fill('07400 123456')
  await page.getByLabel('By code').check()
  await expect(page.getByText('Read as +44 7400 123456')).toBeVisible()
  const sent = page.waitForRequest(request => request.url().endsWith(sendCodeCall.path))
  await sendCode(page, cloud.url)
  // No account has this number, so that no code is sent to it.
  expect((await sent).postDataJSON()).toMatchObject({ cellphone: '+447400123456' })
})

test('a wrong code is told by its field, and the account stays', async ({ page, cloud, context }) => {
  const email = 'tenant@demo.example'
  await page.goto('/login')
  await page.getByLabel('Phone or e-mail').fill(email)
  await page.getByLabel('By code').check()
  await sendCode(page, cloud.url)
  const field = page.getByLabel('Verification code')
  await field.fill(otherThan(await newestCode(cloud.url, email)))
  await page.getByRole('checkbox', { name: agree }).check()
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(field).toHaveAccessibleDescription(/Wrong verification code/)
  await expect(field).toBeFocused()
  await expect(page.getByLabel('Phone or e-mail')).toHaveValue(email)
  expect(await tokenCookie(context)).toBeUndefined()
})

test('the wait for the next code survives a reload, and holds for no other account', async ({ page, cloud }) => {
  await page.goto('/login')
  await page.getByLabel('Phone or e-mail').fill('distributor@demo.example')
  await page.getByLabel('By code').check()
  await sendCode(page, cloud.url)
  await page.reload()
  await page.getByLabel('By code').check()
  await expect(page.getByRole('button', { name: /^Sent/ })).toBeVisible()
  await page.getByLabel('Phone or e-mail').fill('operator@demo.example')
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible()
  await page.getByLabel('Phone or e-mail').fill('distributor@demo.example')
  await expect(page.getByRole('button', { name: /^Sent/ })).toBeVisible()
})

test('nothing is sent before the account can be read', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('By code').check()
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText('Enter your phone number or e-mail address.')).toBeVisible()
  await expect(page.getByLabel('Phone or e-mail')).toBeFocused()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a wrong captcha brings another image, and a sum does for who cannot see one', async ({ page, cloud }) => {
  await page.goto('/login')
  await page.getByLabel('Phone or e-mail').fill('+8613800000003')
  await page.getByLabel('By code').check()
  await page.getByRole('button', { name: 'Send code' }).click()
  const dialog = inDialog(page)
  const first = (await dialog.getByRole('img').getAttribute('src')) ?? ''
  await dialog.getByRole('textbox').fill('wrong')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/verification failed/)
  await expect(dialog.getByRole('textbox')).toHaveValue('')
  await expect(dialog.getByRole('img')).not.toHaveAttribute('src', first)
  await dialog.getByRole('button', { name: 'Work out a sum instead' }).click()
  const sum = dialog.getByLabel(/^Result of \d+ \+ \d+$/)
  const [one = 0, other = 0] = ((await dialog.locator('output').textContent()) ?? '').split('+').map(Number)
  await sum.fill(String(one + other))
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(dialog).toBeHidden()
  expect(await newestCode(cloud.url, '+8613800000003')).toMatch(/^\d{6}$/)
})

test('Esc leaves the captcha with the focus where it was, and nothing sent', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Phone or e-mail').fill('customer@demo.example')
  await page.getByLabel('By code').check()
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(inDialog(page).getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Send code' })).toBeFocused()
})

test('by keyboard alone, from the account to the dashboard', async ({ page, cloud }) => {
  const email = 'operator@demo.example'
  await page.goto('/login')
  await expect(page.getByLabel('Phone or e-mail')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowRight')
  // The field of the code is a file of its own, which comes when it is chosen.
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send code' })).toBeFocused()
  const shown = page.waitForResponse(/image_verify/)
  await page.keyboard.press('Enter')
  await solveCaptcha(page, cloud.url, shown)
  await page.keyboard.type(await newestCode(cloud.url, email))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test('without the agreement nothing is sent, and it is remembered once given', async ({ page, visitor }) => {
  let asked = 0
  page.on('request', request => {
    if (/login_by/.test(request.url())) asked += 1
  })
  await page.goto('/login')
  await expect(page.getByRole('checkbox', { name: agree })).not.toBeChecked()
  await page.getByLabel('Phone or e-mail').fill('customer@demo.example')
  await page.getByLabel('Password', { exact: true }).fill('x')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('checkbox', { name: agree })).toHaveAccessibleDescription(/agree to the privacy policy/)
  expect(asked).toBe(0)
  await visitor.submitSignIn('customer@demo.example')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.context().clearCookies({ name: 'portal_token' })
  await page.goto('/login')
  await expect(page.getByRole('checkbox', { name: agree })).toBeChecked()
})

test('both agreements open over the form in the language of the page, and leave the box as it was', async ({
  page
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'service agreement' }).click()
  await expect(page.getByRole('dialog', { name: 'Service agreement' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'service agreement' })).toBeFocused()
  await pickLanguage(page, '日本語')
  await page.getByRole('button', { name: 'プライバシーポリシー' }).click()
  const dialog = inDialog(page, 'プライバシーポリシー')
  await expect(dialog.getByRole('heading', { level: 4 }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('checkbox', { name: /同意/ })).not.toBeChecked()
})

test('Caps Lock is told by the password', async ({ page }) => {
  await page.goto('/login')
  const field = page.getByLabel('Password', { exact: true })
  await field.focus()
  await field.evaluate(element =>
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true } as KeyboardEventInit)
    )
  )
  await expect(field).toHaveAccessibleDescription('Caps Lock is on.')
})

test('the old version signs in too, and both lead to each other with what was asked for', async ({ page, visitor }) => {
  await page.goto('/login?redirect=%2Fsub-app%2Frobot')
  await page.getByRole('link', { name: 'Switch to the old version' }).click()
  await expect(page.getByRole('link', { name: 'Switch to the new version' })).toBeVisible()
  expect(addressOf(page)).toBe('/loginV1?redirect=%2Fsub-app%2Frobot')
  await page.getByRole('link', { name: 'Switch to the new version' }).click()
  await page.getByRole('link', { name: 'Switch to the old version' }).click()
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().includes('/login_by_')) asked.push(new URL(request.url()).pathname)
  })
  await visitor.submitSignIn('customer@demo.example')
  await expect(page.getByRole('heading', { name: 'Robot list', exact: true })).toBeVisible()
  await visitor.logOut()
  await page.goto('/loginV1')
  await visitor.submitSignIn('+8613800000003')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  expect(asked).toEqual(['/api/userservice/auth/login_by_email', '/api/userservice/auth/login_by_cellphone'])
})

test('what is typed stays when the network fails', async ({ page, visitor, complaints }) => {
  await page.goto('/login')
  await page.route(/login_by_email/, route => route.abort())
  await visitor.submitSignIn('customer@demo.example', 'typed-1')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/Network exception/)
  await expect(page.getByLabel('Phone or e-mail')).toHaveValue('customer@demo.example')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('typed-1')
  complaints.length = 0
})
