import { addressOf, expect, sidebar, test } from './support/portal.ts'

test('another framework shows the robots of the own tenant, filters and pages them in the address', async ({
  page,
  visitor
}) => {
  await visitor.open('customer', '/sub-app/robot')
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(11)
  await page.getByLabel('Kind').selectOption({ label: 'Hotel' })
  await expect.poll(() => addressOf(page)).toContain('kind=hotel')
  await expect(page.getByRole('row').filter({ hasText: 'Cleaning' })).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('row').filter({ hasText: 'Cleaning' }).first()).toBeVisible()
  await page
    .getByRole('button', { name: 'Next' })
    .or(page.getByRole('link', { name: 'Next' }))
    .click()
  await expect.poll(() => addressOf(page)).toContain('page=2')
  await page.reload()
  await expect(rows).toHaveCount(11)
  expect(addressOf(page)).toContain('page=2')
})

test('it reads the very stores of the frame: a change of language reaches both', async ({ page, visitor }) => {
  await visitor.open('customer', '/sub-app/robot')
  await expect(page.getByRole('heading', { name: 'Robots', exact: true })).toBeVisible()
  await page.getByLabel('Language').selectOption({ label: '日本語' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ロボット')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page).toHaveTitle(/ロボット/)
})

test('the session it imports is the instance of the portal', async ({ page, visitor }) => {
  await visitor.open('customer', '/sub-app/robot')
  const fetched = await page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /\/session-[0-9a-f]+\.js$/.test(name)).length
  )
  expect(fetched).toBe(0)
})

test('it unmounts without a trace and mounts again', async ({ page, visitor }) => {
  await visitor.open('customer', '/dashboard')
  const traces = () =>
    page.evaluate(() => ({
      head: document.head.querySelectorAll(':not(script)').length,
      body: document.body.childElementCount,
      sheets: document.adoptedStyleSheets.length,
      styles: document.querySelectorAll('style').length,
      applications: document.querySelectorAll('[data-application]').length
    }))
  await sidebar(page).getByRole('button', { name: 'Robots' }).click()
  await sidebar(page).getByRole('link', { name: 'Robot list' }).click()
  await expect(page.getByRole('heading', { name: 'Robots', exact: true })).toBeVisible()
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  const before = await traces()
  for (let times = 0; times < 3; times++) {
    await sidebar(page).getByRole('link', { name: 'Robot list' }).click()
    await expect(page.getByRole('heading', { name: 'Robots', exact: true })).toBeVisible()
    await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  }
  expect(await traces()).toEqual(before)
})
