import { newestCode, otherThan, sendCode, solveCaptcha } from '../support/codes.ts'
import { registerNewcomer } from '../support/newcomer.ts'
import { addressOf, expect, test } from '../support/portal.ts'

test.beforeEach(({ cloud }) => cloud.clock.advance(61_000))

const agree = 'I have read and agree'
const field = 'Verification code'

test('a forgotten password is set anew, and going back loses nothing', async ({ page, cloud, context, visitor }) => {
  // Somebody of the test's own: the demo accounts keep their password for all tests.
  const { email } = await registerNewcomer(cloud, context)
  await context.clearCookies()
  await cloud.clock.advance(61_000)
  await page.goto('/login?redirect=%2Fsub-app%2Frobot')
  const [password, repeat] = [page.getByLabel('New password', { exact: true }), page.getByLabel('New password again')]
  await test.step('the mailbox goes along', async () => {
    await page.getByLabel('Phone or e-mail').fill(email)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeFocused()
    await expect(page).toHaveTitle(/Set a new password/)
    await expect(page.getByLabel('Phone or e-mail')).toHaveValue(email)
  })
  await test.step('a code comes after the captcha', async () => {
    const shown = page.waitForResponse(/image_verify/)
    await page.getByRole('button', { name: 'Next' }).click()
    await solveCaptcha(page, cloud.url, shown)
    await page.getByLabel(field).fill(await newestCode(cloud.url, email))
  })
  await test.step('a password that may not be had is called weak before the form is sent', async () => {
    // Hard to guess, yet nothing praises it.
    await password.fill('a-quieter-place')
    await expect(page.locator('.strength [role=status]')).toHaveText('Weak')
  })
  await test.step('passwords that differ or that many use are refused', async () => {
    await password.fill('qwerty123')
    await repeat.fill('other')
    await page.getByRole('button', { name: 'Set new password' }).click()
    await expect(repeat).toHaveAccessibleDescription(/differ/)
    await repeat.fill('qwerty123')
    await page.getByRole('button', { name: 'Set new password' }).click()
    await expect(password).toHaveAccessibleDescription(/Many people use this password/)
  })
  await test.step('going back loses nothing', async () => {
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByLabel('Phone or e-mail')).toHaveValue(email)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByLabel(field)).not.toHaveValue('')
    await expect(password).toHaveValue('qwerty123')
  })
  await test.step('the strength of the password is said', async () => {
    await password.fill('a-quieter-place')
    await expect(page.locator('.strength [role=status]')).toHaveText('Weak')
    await password.fill('a-quieter-place-7')
    await expect(page.getByText('Strong')).toBeVisible()
  })
  await test.step('the new password signs in and leads on', async () => {
    await repeat.fill('a-quieter-place-7')
    await page.getByRole('button', { name: 'Set new password' }).click()
    await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeFocused()
    await page.getByRole('link', { name: 'Go to login' }).click()
    expect(addressOf(page)).toBe('/login?redirect=%2Fsub-app%2Frobot')
    await visitor.submitSignIn(email, 'a-quieter-place-7')
    await expect(page.getByRole('heading', { name: 'Robot list', exact: true })).toBeVisible()
  })
})

test('a wrong code for a new password is told by the code, and the password stays', async ({ page, cloud }) => {
  const email = 'nobody@demo.example'
  await page.goto('/login?screen=retrieve-password')
  await page.getByLabel('Phone or e-mail').fill(email)
  const shown = page.waitForResponse(/image_verify/)
  await page.getByRole('button', { name: 'Next' }).click()
  await solveCaptcha(page, cloud.url, shown)
  await page.getByLabel(field).fill(otherThan(await newestCode(cloud.url, email)))
  await page.getByLabel('New password', { exact: true }).fill('a-quieter-place-7')
  await page.getByLabel('New password again').fill('a-quieter-place-7')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByLabel(field)).toHaveAccessibleDescription(/Wrong verification code/)
  await expect(page.getByLabel(field)).toBeFocused()
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('a-quieter-place-7')
})

test('who registers is logged in, and reads what to do first', async ({ page, cloud }) => {
  const email = 'grace@new.example'
  await page.setViewportSize({ width: 360, height: 740 })
  // The old version of the page leads there too.
  await page.goto('/loginV1')
  await page.getByRole('link', { name: 'Register', exact: true }).click()
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByLabel('Phone or e-mail')).toBeFocused()
  await expect(page.getByLabel('User name')).toHaveAccessibleDescription(/Enter a name\./)
  await expect(page.getByRole('checkbox', { name: agree })).toHaveAccessibleDescription(/agree/)
  await page.getByLabel('Phone or e-mail').fill(email)
  await expect(page.getByLabel('Phone or e-mail')).not.toHaveAccessibleDescription(/Enter your/)
  await sendCode(page, cloud.url)
  await page.getByLabel(field).fill(await newestCode(cloud.url, email))
  await page.getByLabel('User name').fill('Grace')
  await page.getByLabel('New password again').fill('seven-brown-otters-2')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByLabel('New password again')).toHaveAccessibleDescription(/differ/)
  // The other field mends this one, too.
  await page.getByLabel('New password', { exact: true }).fill('seven-brown-otters-2')
  await expect(page.getByLabel('New password again')).not.toHaveAccessibleDescription(/differ/)
  await page.getByRole('checkbox', { name: agree }).check()
  await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Your account is ready')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  // Somebody without robots reads what comes first, and sees no cards that would be empty.
  const first = page.getByRole('region', { name: 'Start here' })
  await expect(first.getByText('Ask for access to your robots')).toBeVisible()
  await expect(first.getByRole('link', { name: 'Book an appointment' })).toHaveAttribute('href', '/reserve?add')
  await expect(page.getByRole('heading', { name: 'Robot tasks' })).toHaveCount(0)
  // Somebody new belongs to no tenant, and does not see the data of all: not in the page that the cloud draws either.
  await expect(page.getByRole('button', { name: /^Account of Grace/ })).toBeVisible()
  const drawn = await (await page.request.get('/dashboard')).text()
  expect(drawn).toContain('Grace')
  for (const text of [drawn, await page.getByRole('banner').innerText(), await page.getByRole('main').innerText()])
    expect(text).not.toMatch(/All organisations/)
})

test('a taken phone is told by its field after the right code, and what was typed stays', async ({ page, cloud }) => {
  await page.goto('/login?screen=quick-registration')
  const phone = page.getByLabel('Phone', { exact: true })
  await page.getByLabel('Name', { exact: true }).fill('Ada')
  await phone.fill('ada@demo.example')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(phone).toHaveAccessibleDescription(/Enter a phone number/)
  await phone.fill('+8613800000003')
  await sendCode(page, cloud.url)
  await page.getByLabel(field).fill(await newestCode(cloud.url, '+8613800000003'))
  await page.getByLabel('Category').selectOption('Hotel')
  await page.getByRole('checkbox', { name: agree }).check()
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(phone).toHaveAccessibleDescription(/already registered/)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada')
})

test('a quick registration waits for its activation', async ({ page, cloud }) => {
  const phone = '+33698765432'
  await page.goto('/login')
  await page.getByRole('link', { name: 'Quick registration' }).click()
  await expect(page.getByLabel('Country or region')).toHaveValue('GB')
  await page.getByLabel('Name', { exact: true }).fill('Ada & Sons')
  await page.getByLabel('Phone', { exact: true }).fill(phone)
  await sendCode(page, cloud.url)
  await page.getByLabel(field).fill(await newestCode(cloud.url, phone))
  await page.getByLabel('Country or region').selectOption('France')
  await page.getByLabel('Category').selectOption('Teahouse')
  await page.getByLabel('Cleaning').check()
  await page.getByLabel('Guide').check()
  await page.getByRole('checkbox', { name: agree }).check()
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for registering' })).toBeFocused()
  await expect(page.getByText('waiting for activation')).toBeVisible()
})

test('the Back button leads from a screen to the sign-in form, with the account kept', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Phone or e-mail').fill('someone@demo.example')
  await page.getByRole('link', { name: 'Quick registration' }).click()
  await expect(page.getByRole('heading', { name: 'Quick registration' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(page.getByLabel('Phone or e-mail')).toHaveValue('someone@demo.example')
})
