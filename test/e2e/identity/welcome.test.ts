import { inDialog } from '../support/dialog.ts'
import { pickLanguage } from '../support/pick-language.ts'
import { expect, test } from '../support/portal.ts'

test.beforeEach(({ page }) => page.goto('/login'))

const beside = (page: import('@playwright/test').Page) => page.getByRole('complementary')

test('beside the form stand the eight kinds of robot and what the environment says', async ({ page }) => {
  await expect(beside(page).getByRole('list', { name: 'Kinds of robot' }).getByRole('listitem')).toHaveText([
    'Food delivery',
    'Hotel',
    'Disinfection',
    'Medical',
    'Snack',
    'Guide',
    'Cruise',
    'Cleaning'
  ])
  for (const title of ['Recommendations', 'Solutions', 'Technical support'])
    await expect(beside(page).getByRole('heading', { name: title })).toBeVisible()
  await expect(beside(page).getByRole('link', { name: 'support@demo.example' })).toHaveAttribute(
    'href',
    'mailto:support@demo.example'
  )
})

test('the video plays in front of the page', async ({ page }) => {
  await beside(page).getByRole('button', { name: 'Play video' }).click()
  const video = inDialog(page).locator('video')
  await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime)).toBeGreaterThan(0)
  expect(await video.evaluate((it: HTMLVideoElement) => [it.videoWidth, it.duration])).toEqual([480, 7])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the document is shown in front of the page, and in a tab where no preview is', async ({ page }) => {
  const fetched = page.waitForResponse(/robots\.pdf$/)
  await beside(page).getByRole('button', { name: 'Preview PDF' }).click()
  expect((await fetched).headers()['content-type']).toBe('application/pdf')
  await expect(inDialog(page).getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute(
    'href',
    '/content/robots.pdf'
  )
})

test('Learn more and the link lead to the articles, in the language of the reader, and back', async ({ page }) => {
  const links: [name: string, article: string, text: string][] = [
    ['Learn more: A busy dining room', '#dining', 'A robot waits at the pass'],
    ['Learn more: A hotel at night', '#night', 'towels or a late meal'],
    ['Learn more: Restaurants', '#restaurants', 'block a narrow aisle'],
    ['Learn more: Hospitals', '#hospitals', 'Disinfection starts'],
    ['Learn more: Technical support', '#help', 'serial number of the robot'],
    ['All uses of our robots', '', 'A robot waits at the pass']
  ]
  for (const [name, article, text] of links) {
    await beside(page).getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'What our robots do' })).toBeVisible()
    await expect(page).toHaveURL(`/login?screen=learn-more${article}`)
    await expect(page.getByText(text)).toBeInViewport()
    await page.getByRole('link', { name: 'Go to login' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  }
  await page.goto('/login?screen=learn-more')
  await pickLanguage(page, 'ไทย')
  await expect(page.getByRole('heading', { level: 2, name: 'โรงแรมยามค่ำคืน' })).toBeVisible()
})

test('the video and the document have a way back in words', async ({ page }) => {
  for (const name of ['Play video', 'Preview PDF']) {
    await beside(page).getByRole('button', { name }).click()
    await page.getByRole('button', { name: 'Back to the login' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

test('it follows the language', async ({ page }) => {
  await pickLanguage(page, '日本語')
  await expect(beside(page).getByText('夜間のホテルに')).toBeVisible()
  await expect(beside(page).getByRole('heading', { name: 'ソリューション' })).toBeVisible()
})

test('what can not be had costs the rest of the page nothing', async ({ page, complaints }) => {
  await page.route(/welcome\.json$/, route => route.fulfill({ json: { robotKinds: ['A toaster'] } }))
  const asked = page.waitForResponse(/welcome\.json$/)
  await page.reload()
  await asked
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(beside(page).getByText('See what your robots did')).toBeVisible()
  await expect(beside(page).getByRole('list', { name: 'Kinds of robot' })).toBeHidden()
  complaints.length = 0
})

test('what arrives late moves neither the form nor the lines above it', async ({ page }) => {
  const arrive = Promise.withResolvers<void>()
  await page.route(/welcome\.json$/, async route => {
    await arrive.promise
    await route.continue()
  })
  await page.reload()
  const places = () =>
    Promise.all(
      [
        page.getByRole('button', { name: 'Log in', exact: true }),
        beside(page).getByText('See what your robots did')
      ].map(it => it.boundingBox())
    )
  const before = await places()
  arrive.resolve()
  await expect(beside(page).getByRole('heading', { name: 'Recommendations' })).toBeVisible()
  expect(await places()).toEqual(before)
})
