import type { Page } from '@playwright/test'
import { hostModule } from '../support/host-module.ts'
import { expect, keepToken, sidebar, test } from '../support/portal.ts'

/** As a browser on such a network tells it. */
const connect = (page: Page, connection: { saveData?: boolean; effectiveType?: string }): Promise<unknown> =>
  page.addInitScript(value => Object.defineProperty(navigator, 'connection', { value }), connection)

const robots = (page: Page) => sidebar(page).getByRole('link', { name: 'Robot list' })

/** The part that prefetches comes after the first page. */
const laterPart = /after-first-page-[0-9a-f]+\.js$/
const started = (page: Page) => page.waitForResponse(response => laterPart.test(response.url()))

for (const [format, file, title] of [
  ['a System module', 'well.js', 'Well'],
  ['a native module', 'native.mjs', 'Native below /sub-app/robot']
] as const) {
  for (const how of ['pointer', 'focus'] as const) {
    test(`${format} is fetched once, when the ${how} rests on its link, and opens from there`, async ({
      page,
      cloud,
      visitor
    }) => {
      await connect(page, { effectiveType: '3g' })
      const module = await hostModule(page, cloud.url, { file }, { integrity: 'right' })
      const ready = started(page)
      await visitor.open('customer', '/dashboard')
      await ready
      await sidebar(page).getByRole('button', { name: 'Robots' }).click()
      expect(module.requests()).toBe(0)
      if (how === 'pointer') await robots(page).hover()
      else {
        // From the group's button, on which the click left it.
        await expect(async () => {
          await page.keyboard.press('Tab')
          await expect(robots(page)).toBeFocused({ timeout: 100 })
        }).toPass()
      }
      await expect.poll(module.requests).toBe(1)
      await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
      await page.mouse.move(700, 400)
      await robots(page).click()
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      expect(module.requests()).toBe(1)
    })
  }
}

test('on a good network one that was opened lately is fetched once when the page is idle', async ({
  page,
  context,
  cloud,
  visitor
}) => {
  await keepToken(context, cloud.url, await visitor.tokenOf('customer'))
  const before = await context.newPage()
  const recorded = before.waitForResponse(
    response => response.url().endsWith('/menu/history') && response.request().method() === 'POST'
  )
  await before.goto(`${cloud.url}/sub-app/robot`)
  expect((await recorded).ok()).toBe(true)
  await before.close()

  await connect(page, { effectiveType: '4g' })
  const module = await hostModule(page, cloud.url, { file: 'well.js' }, { integrity: 'right' })
  await visitor.open('customer', '/dashboard')
  await expect.poll(module.requests).toBe(1)
  await sidebar(page).getByRole('button', { name: 'Robots' }).click()
  await robots(page).click()
  await expect(page.getByRole('heading', { name: 'Well' })).toBeVisible()
  expect(module.requests()).toBe(1)
})

test('who saves data is sent nothing ahead', async ({ page, cloud, visitor }) => {
  await connect(page, { saveData: true, effectiveType: '4g' })
  const module = await hostModule(page, cloud.url, { file: 'well.js' })
  const ready = started(page)
  await visitor.open('customer', '/dashboard')
  await ready
  await sidebar(page).getByRole('button', { name: 'Robots' }).click()
  await robots(page).hover()
  await page.waitForTimeout(600)
  expect(module.requests()).toBe(0)
  await robots(page).click()
  await expect(page.getByRole('heading', { name: 'Well' })).toBeVisible()
  expect(module.requests()).toBe(1)
})

test('nobody is sent a module ahead that is closed to them', async ({ page, cloud, visitor }) => {
  await connect(page, { effectiveType: '4g' })
  const module = await hostModule(page, cloud.url, { file: 'well.js' })
  const ready = started(page)
  await visitor.open('nobody', '/dashboard')
  await ready
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/sub-app/robot', textContent: 'Closed to me' })
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'Closed to me' }).hover()
  await page.waitForTimeout(600)
  expect(module.requests()).toBe(0)
})

test('one that could not be fetched ahead is fetched afresh when it is opened', async ({
  page,
  complaints,
  cloud,
  visitor
}) => {
  await connect(page, { effectiveType: '3g' })
  const module = await hostModule(page, cloud.url, { file: 'native.mjs', status: 500 })
  const ready = started(page)
  await visitor.open('customer', '/dashboard')
  await ready
  await sidebar(page).getByRole('button', { name: 'Robots' }).click()
  const failed = page.waitForResponse(response => response.status() === 500)
  await robots(page).hover()
  await failed
  module.answerWith({ file: 'native.mjs' })
  await robots(page).click()
  await expect(page.getByRole('heading', { name: 'Native below /sub-app/robot' })).toBeVisible()
  complaints.length = 0
})

test('the part that prefetches is asked for again when the network is back', async ({ page, visitor, complaints }) => {
  await page.route(laterPart, route => route.abort())
  const failed = page.waitForEvent('requestfailed', request => laterPart.test(request.url()))
  await visitor.open('customer', '/dashboard')
  await failed
  await page.unroute(laterPart)
  await page.context().setOffline(true)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
  const again = started(page)
  await page.context().setOffline(false)
  expect((await again).ok()).toBe(true)
  complaints.length = 0
})
