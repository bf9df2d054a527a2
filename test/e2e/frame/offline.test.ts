import type { Page } from '@playwright/test'
import { languageHashes } from '#contract/calls/languages/language-files.ts'
import { expect, sidebar, test } from '../support/portal.ts'

const alertIn = (page: Page) => page.getByRole('main').getByRole('alert')

/** Keeps all calls from the cloud while the browser is online. @returns lets them through, and counts them from then on */
const takeCloudAway = async (page: Page) => {
  const asked = new Map<string, number>()
  let isAway = true
  await page.route('**/api/**', route => {
    if (isAway) return route.abort()
    const { pathname } = new URL(route.request().url())
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1)
    return route.continue()
  })
  return () => {
    isAway = false
    return asked
  }
}

test('an application that was opened offline opens by the first "Try again", and nobody says that its files are forged', async ({
  page,
  context,
  complaints,
  visitor
}) => {
  await visitor.open('operator', '/')
  await context.setOffline(true)
  await page.evaluate(() => history.pushState(null, '', '/sub-app/study'))
  await expect(alertIn(page)).toContainText('Its files could not be loaded.')
  // The person is quicker than the event, and than the next question whether the server answers.
  await page.route(`**${languageHashes.path}*`, route => route.abort())
  await page.evaluate(() => addEventListener('online', event => event.stopImmediatePropagation(), { capture: true }))
  await context.setOffline(false)
  await alertIn(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/Study|Learning|Courses/)
  await expect(alertIn(page)).toHaveCount(0)
  complaints.length = 0
})

test('an application that was opened offline opens by itself when the network is back', async ({
  page,
  context,
  complaints,
  visitor
}) => {
  await visitor.open('operator', '/')
  await context.setOffline(true)
  await page.evaluate(() => history.pushState(null, '', '/sub-app/study'))
  await expect(alertIn(page)).toContainText('Its files could not be loaded.')
  await context.setOffline(false)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/Study|Learning|Courses/)
  complaints.length = 0
})

test('a screen of /login that the network lost keeps a way back, and comes by itself', async ({
  page,
  context,
  complaints
}) => {
  await page.goto('/login')
  const register = page.getByRole('link', { name: 'Register', exact: true })
  await expect(register).toBeVisible()
  await context.setOffline(true)
  await register.click()
  await expect(alertIn(page)).toContainText('This part of the page could not be loaded.')
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await page.getByRole('link', { name: 'Register', exact: true }).click()
  await expect(alertIn(page)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByLabel('Name', { exact: false }).first()).toBeVisible()
  await expect(alertIn(page)).toHaveCount(0)
  complaints.length = 0
})

test('a dashboard without answers asks for all its parts once, when the cloud answers while the browser was online', async ({
  page,
  complaints,
  visitor
}) => {
  await visitor.open('operator', '/sub-app/study')
  const letThrough = await takeCloudAway(page)
  await page.evaluate(() => history.pushState(null, '', '/dashboard'))
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' }).first()).toBeVisible()
  const asked = letThrough()
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(0, { timeout: 60_000 })
  await expect(page.getByRole('article', { name: 'Tasks done' })).toContainText(/\d/)
  const figures = [...asked].filter(([path]) => path.includes('dashboard'))
  expect(figures.filter(([, times]) => times > 1)).toEqual([])
  complaints.length = 0
})

test('a menu that could not be loaded comes by itself', async ({ page, context, complaints, visitor }) => {
  await visitor.open('operator', '/')
  await expect(sidebar(page).getByRole('link').nth(1)).toBeVisible()
  let isAway = true
  await page.route('**/menu/**', route => (isAway ? route.abort() : route.continue()))
  await context.clearCookies({ name: 'portal_theme' })
  await page.evaluate(async () => {
    const { loadMenu } = await System.import<typeof import('@portal/session')>('@portal/session')
    await loadMenu()
  })
  await expect(sidebar(page).getByText('The menu could not be loaded.')).toBeVisible()
  isAway = false
  await expect(sidebar(page).getByText('The menu could not be loaded.')).toBeHidden({ timeout: 30_000 })
  complaints.length = 0
})
