import { readFile } from 'node:fs/promises'
import { calls } from '#contract/index.ts'
import { send } from '../../cloud/support/client.ts'
import { objectionsTo } from '../support/objections.ts'
import { addressOf, expect, sidebar, test } from '../support/portal.ts'

const cleaning = '/sub-app/statement/data/clean'
const faults = '/sub-app/statement/data/fault'
const period = { from: '2026-03-04', to: '2026-03-10' }
const days = '?from=2026-03-04&to=2026-03-10'

test('a person compares two periods of cleaning by keyboard, and the address keeps them', async ({
  page,
  visitor,
  cloud
}) => {
  const token = await visitor.tokenOf('operator')
  const total = async (query: { from: string; to: string; storeId?: number }) =>
    (await send(cloud.url, calls.cleaningStatistics, { token, query })).data.total
  const written = (value: number) => value.toLocaleString('en')

  await visitor.open('operator', cleaning + days)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cleaning statistics')
  await expect(sidebar(page).getByRole('link', { name: 'Cleaning statistics' })).toBeVisible()
  const now = await total(period)
  const area = page.locator('button[aria-pressed]').filter({ hasText: 'Area cleaned' })
  await expect(area).toContainText(`${written(now.area)} m²`)
  await expect(area).toContainText(written((await total({ from: '2026-02-25', to: '2026-03-03' })).area))
  await expect(area).toHaveAttribute('aria-pressed', 'true')

  const tasks = page.locator('button[aria-pressed]').filter({ hasText: 'Tasks' })
  await tasks.press('Enter')
  await expect(page.getByRole('img', { name: 'Tasks by day in both periods' })).toBeVisible()
  await page.getByText('The same figures as a table').press('Enter')
  const rows = page.getByRole('table', { name: 'Tasks by day in both periods' }).locator('tbody tr')
  await expect(rows).toHaveCount(7)
  await expect(rows.first()).toContainText('Mar 4, 2026')

  await page.getByLabel('Compare from').fill('2026-03-01')
  await page.getByLabel('Compare from').press('Tab')
  await expect.poll(() => addressOf(page)).toContain('otherFrom=2026-03-01&otherTo=2026-03-03')
  await expect(tasks).toContainText(`before: ${written((await total({ from: '2026-03-01', to: '2026-03-03' })).tasks)}`)
  await page.reload()
  await expect(page.getByLabel('Compare from')).toHaveValue('2026-03-01')

  const store = (await send(cloud.url, calls.cleaningByStore, { token, query: { ...period, sort: '-area' } })).data
    .list[0]
  await page.getByRole('link', { name: 'By robot' }).press('Enter')
  await expect.poll(() => addressOf(page)).toContain('by=robots')
  await expect(page.getByRole('table', { name: 'By robot' }).locator('tbody tr')).toHaveCount(10)
  await page.getByRole('combobox', { name: 'Store' }).selectOption(store?.storeName ?? '')
  await expect(area).toContainText(`${written(store?.area ?? 0)} m²`)
  expect(await objectionsTo(page)).toEqual([])

  // The first digits of another year are no day of the statistics, and stay in the field.
  const from = page.getByLabel('From', { exact: true })
  await from.focus()
  await page.keyboard.type('03102025')
  await expect(from).toHaveValue('2025-03-10')
  await expect.poll(() => addressOf(page)).toContain('from=2025-03-10&to=2026-03-10')
})

test('a choice that could not be loaded is there when the network is back', async ({ page, visitor, complaints }) => {
  await page.route('**/api/managercloud/stores?*', route => route.abort())
  await visitor.open('operator', cleaning + days)
  await expect(page.locator('button[aria-pressed]').first()).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Store' })).toHaveCount(0)
  await page.unroute('**/api/managercloud/stores?*')
  await page.context().setOffline(true)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
  await page.context().setOffline(false)
  await expect(page.getByRole('combobox', { name: 'Store' }).locator('option')).not.toHaveCount(0)
  // The page may have asked for a file while it was offline.
  complaints.length = 0
})

test('the table by robot is sorted and turned page by page, and the address keeps both', async ({ page, visitor }) => {
  await visitor.open('operator', `${cleaning + days}&by=robots`)
  const rows = page.getByRole('table', { name: 'By robot' }).locator('tbody tr')
  await expect(rows).toHaveCount(10)
  const first = await rows.first().textContent()
  await page
    .getByRole('button', { name: 'Page 2' })
    .or(page.getByRole('link', { name: 'Page 2' }))
    .click()
  await expect.poll(() => addressOf(page)).toContain('robots.page=2')
  await expect(rows.first()).not.toHaveText(first ?? '')
  await page
    .getByRole('columnheader', { name: /^Water/ })
    .getByRole('button')
    .click()
  await expect.poll(() => addressOf(page)).toContain('robots.sort=water')
  await page.reload()
  await expect(page.getByRole('columnheader', { name: /^Water/ })).toHaveAttribute('aria-sort', 'ascending')
})

test('the faults of two periods stand side by side: by day, weekday and hour, code, model and version', async ({
  page,
  visitor,
  cloud
}) => {
  const token = await visitor.tokenOf('operator')
  const { data } = await send(cloud.url, calls.faultStatistics, { token, query: period })
  await visitor.open('operator', faults + days)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fault statistics')
  const heat = page.getByRole('table', { name: 'Mar 4 – 10, 2026' })
  await expect(heat.locator('tbody tr')).toHaveCount(7)
  const cells = (await heat.locator('tbody td').allTextContents()).map(Number)
  expect(cells.reduce((sum, count) => sum + count, 0)).toBe(data.total.count)
  const top = page.getByRole('table', { name: 'Most frequent faults' })
  await expect(top.locator('tbody tr').first()).toContainText(data.code[0]?.value ?? '')
  // A row without a key of its own would share its place with all others.
  await expect(top.locator('tbody tr').first()).toHaveAttribute('data-row', data.code[0]?.value ?? '')
  await expect(page.getByRole('table', { name: 'By model' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'By software version' })).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])
})

test('a person asks for a file, finds it after a reload and after a new sign-in, and downloads it', async ({
  page,
  visitor,
  cloud
}) => {
  const token = await visitor.tokenOf('operator')
  await page.clock.setSystemTime(cloud.clock.now())
  await visitor.open('operator', '/sub-app/statement/export')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data export')
  await page.getByRole('textbox', { name: 'From', exact: true }).fill('2026-03-01')
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('2026-03-07')
  await page.getByRole('button', { name: 'Create file' }).press('Enter')
  const rows = page.getByRole('grid', { name: 'Your files' }).locator('tbody tr')
  await expect(rows.first()).toContainText('Cleaning tasks')
  await expect.poll(async () => (await send(cloud.url, calls.exportList, { token })).data.list[0]?.state).toBe('done')
  await visitor.logOut()
  await visitor.open('operator', '/sub-app/statement/export')
  await expect(rows.first()).toContainText('Ready')
  await rows.first().getByRole('button').first().press('Enter')
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download' }).press('Enter')
  const file = await readFile(await (await saved).path(), 'utf8')
  const [{ rows: all } = { rows: 0 }] = (
    await send(cloud.url, calls.exportList, { token: await visitor.tokenOf('operator') })
  ).data.list
  expect(file.split('\r\n')).toHaveLength(all + 2)
  expect(await objectionsTo(page)).toEqual([])
})

test('somebody without the permission is kept out, and an unknown address says so', async ({ page, visitor }) => {
  await visitor.open('customer', cleaning)
  await expect.poll(() => addressOf(page)).toContain('/401')
  await visitor.open('operator', '/sub-app/statement/data')
  await expect(page.getByRole('main')).toContainText('Page not found')
})
