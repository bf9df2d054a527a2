import type { Page } from '@playwright/test'
import { hostModule } from '../support/host-module.ts'
import { addressOf, expect, sidebar, test } from '../support/portal.ts'
import { testAt } from '../support/site.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Stores with robots offline' })

/** Files of contributions that the page asked for. */
const watchFiles = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (/\/(dashboard-card|search)[^/]*\.mjs$/.test(pathname)) asked.push(pathname.replace(/-[0-9a-f]{8,}/, ''))
  })
  return asked
}

const openPalette = async (page: Page) => {
  await page.keyboard.press('Control+k')
  return page.getByRole('combobox', { name: 'Name of a page or menu' })
}

test('the store application’s card is loaded when it comes into view, and leads to a store', async ({
  page,
  visitor
}) => {
  const asked = watchFiles(page)
  await visitor.open('distributor', '/dashboard')
  await expect(page.getByRole('region', { name: 'Official channels' })).toBeVisible()
  expect(asked).toEqual([])
  await card(page).scrollIntoViewIfNeeded()
  await expect(card(page).getByText('Offline robots by store')).toBeVisible()
  expect(asked).toEqual(['/sub-apps/store/dashboard-card.mjs'])
  const store = card(page).getByRole('link').first()
  const name = (await store.locator('span').nth(1).textContent()) ?? ''
  await store.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('nobody who can’t open the store application has its card', async ({ page, visitor }) => {
  const asked = watchFiles(page)
  await visitor.open('nobody', '/dashboard')
  await expect(page.getByRole('region', { name: 'Official channels' })).toBeVisible()
  await expect(card(page)).toHaveCount(0)
  expect(asked).toEqual([])
})

test('a card of a sub-application is hidden, moved and kept as the portal’s own', async ({ page, visitor }) => {
  await visitor.open('distributor', '/dashboard')
  await card(page).getByRole('button', { name: 'Actions of “Stores with robots offline”' }).click()
  const saved = page.waitForResponse(it => it.request().method() === 'PUT' && it.url().includes('/home/layout'))
  await page.getByRole('menuitem', { name: 'Move up' }).click()
  await saved
  await page.reload()
  await expect(page.locator('.card-place').nth(-2)).toHaveAttribute('data-card', 'app:store')
  await page.getByRole('button', { name: 'Arrange cards' }).click()
  await page.getByRole('checkbox', { name: 'Stores with robots offline' }).uncheck()
  await expect(card(page)).toHaveCount(0)
  // The dialog is still there: it is no leftover of the card.
  await expect(page.getByRole('dialog', { name: 'Arrange cards' })).toBeVisible()
  const reset = page.waitForResponse(it => it.request().method() === 'PUT' && it.url().includes('/home/layout'))
  await page.getByRole('button', { name: 'Reset' }).click()
  await reset
  await expect(card(page)).toHaveCount(1)
})

test('robots are found by serial in the palette, whose search is loaded with the first letters', async ({
  page,
  visitor
}) => {
  const asked = watchFiles(page)
  await visitor.open('customer', '/sub-app/robot/list')
  const serial =
    (await page
      .getByRole('row')
      .nth(1)
      .getByText(/^[A-Z0-9-]{6,}$/)
      .first()
      .textContent()) ?? ''
  await visitor.open('customer', '/dashboard')
  const field = await openPalette(page)
  await expect(field).toBeFocused()
  expect(asked).not.toContain('/sub-apps/robot/search.mjs')
  await field.fill(serial)
  await expect(page.getByRole('group', { name: 'Robots' }).getByRole('option')).toHaveCount(1)
  await expect(page.getByRole('option', { name: serial })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(addressOf(page)).toMatch(/^\/sub-app\/robot\/list\/\d+$/)
  await expect(page.getByText(serial, { exact: true })).toBeVisible()
})

test('a card that fails says so in its place, is tried again, and ends with the page', async ({
  page,
  complaints,
  cloud,
  visitor
}) => {
  const hosted = await hostModule(
    page,
    cloud.url,
    { file: 'broken/throws-in-mount.js' },
    { prefix: 'store/dashboard-card' }
  )
  await visitor.open('distributor', '/dashboard')
  await card(page).scrollIntoViewIfNeeded()
  await expect(card(page).getByRole('alert')).toContainText('This card could not be shown.')
  await expect(page.getByRole('region', { name: 'Official channels' })).toBeVisible()
  hosted.answerWith({ file: 'extension.js' })
  await card(page).getByRole('button', { name: 'Try again' }).click()
  await expect(card(page).getByRole('button', { name: 'Card of /sub-app/store' })).toBeVisible()
  await expect(card(page).getByRole('alert')).toHaveCount(0)
  complaints.length = 0
})

test('what a card leaves behind outside its place is gone when the dashboard is left', async ({
  page,
  complaints,
  cloud,
  visitor
}) => {
  await hostModule(page, cloud.url, { file: 'leaves-behind.js' }, { prefix: 'store/dashboard-card' })
  await visitor.open('distributor', '/dashboard')
  await page.evaluate(() => Object.assign(globalThis, { ticks: 0 }))
  const ticks = () => page.evaluate(() => Reflect.get(globalThis, 'ticks') as number)
  await card(page).scrollIntoViewIfNeeded()
  await expect.poll(ticks).toBeGreaterThan(2)
  await expect(page.getByText('A dialog')).toHaveCount(1)
  await sidebar(page).getByRole('button', { name: 'Robots' }).click()
  await sidebar(page).getByRole('link', { name: 'Robot list' }).click()
  await expect(page.getByRole('row')).not.toHaveCount(0)
  await expect(page.getByText('A dialog')).toHaveCount(0)
  await expect
    .poll(() => page.evaluate(() => [document.body.style.overflow, 'leftGlobal' in globalThis]))
    .toEqual(['', false])
  const now = await ticks()
  await page.evaluate(() => dispatchEvent(new Event('resize')))
  await page.waitForTimeout(200)
  expect(await ticks()).toBe(now)
  complaints.length = 0
})

const site = testAt({
  environment: {
    // Their pictures are files of the environment at the root.
    channels: [],
    subApps: {
      robot: { links: { list: 'list' }, extends: { search: { name: 'Finder' } } },
      store: {
        links: { list: 'list', detail: ':storeId' },
        extends: {
          robotActions: [{ name: 'Open its store', link: 'detail' }],
          accountEntries: [{ name: { en: 'My stores', ja: '自分の店舗' }, link: 'list' }]
        }
      }
    }
  }
})

site(
  'links of a sub-application stand in the menu of the person and at each robot that they fit',
  async ({ page, visitor }) => {
    await visitor.open('distributor', '/sub-app/robot/list')
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('link') })
      .first()
    const store = (await row.getByRole('link').first().textContent()) ?? ''
    await row.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Open its store' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(store)

    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('link', { name: 'My stores' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Store list')
    expect(addressOf(page)).toBe('/sub-app/store/list')
  }
)

site('the palette takes of a search only pages of its own sub-application', async ({ page, cloud, visitor }) => {
  await hostModule(page, cloud.url, { file: 'extension.js' }, { prefix: 'robot/search' })
  await visitor.open('distributor', '/dashboard')
  const field = await openPalette(page)
  await field.fill('zzz')
  await expect(page.getByRole('listbox', { name: 'Go to' }).getByRole('option')).toHaveText(['Found zzz'])
})
