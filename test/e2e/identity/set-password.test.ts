import { createHash } from 'node:crypto'
import { registerNewcomer } from '../support/newcomer.ts'
import { addressOf, expect, test } from '../support/portal.ts'

test('a link sets a password once, and is out of the address before anything else', async ({
  page,
  cloud,
  context,
  visitor
}) => {
  const { email } = await registerNewcomer(cloud, context)
  const token = 'set-password-token-of-forty-three-characters'.slice(0, 43)
  const hash = createHash('sha256').update(token).digest('base64url')
  await cloud.query(`insert into password_links (token_hash, user_id, expire_time)
    select '${hash}', user_id, '2099-01-01T00:00:00Z' from users where email = '${email}'`)
  const requests: string[] = []
  page.on('request', request => {
    if (request.method() === 'GET') requests.push(request.url() + JSON.stringify(request.headers()))
  })
  // Also where somebody is signed in.
  const link = `/login?screen=set-password#${token}`
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Set a password' })).toBeFocused()
  expect(addressOf(page)).toBe('/login?screen=set-password')
  expect(requests.filter(request => request.includes(token))).toEqual([])
  await page.getByLabel('New password', { exact: true }).fill('qwerty123')
  await page.getByLabel('New password again').fill('qwerty123')
  await page.getByRole('button', { name: 'Set a password' }).click()
  await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(/Many people use/)
  await page.getByLabel('New password', { exact: true }).fill('a-quieter-place-7')
  await page.getByLabel('New password again').fill('a-quieter-place-7')
  await page.getByRole('button', { name: 'Set a password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeFocused()
  await context.clearCookies()
  // The same page with another fragment would not be loaded anew.
  await page.goto('about:blank')
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('a-quieter-place-8')
  await page.getByLabel('New password again').fill('a-quieter-place-8')
  await page.getByRole('button', { name: 'Set a password' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This link is no longer valid.')
  await page.getByRole('link', { name: 'Go to login' }).click()
  await visitor.submitSignIn(email, 'a-quieter-place-7')
  await expect(page).toHaveURL(/dashboard/)
})
