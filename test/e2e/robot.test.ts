import { addressOf, expect, sidebar, test } from './support/portal.ts'

test('another framework shows the robots of the own tenant, filters and pages them in the address', async ({
  page,
  visitor
}) => {
  await visitor.open('customer', '/sub-app/robot')
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(11)
  await page.getByRole('combobox', { name: 'Kind' }).click()
  await page.getByRole('option', { name: 'Hotel' }).click()
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

test('the head of a column sorts all robots in the cloud; the address keeps the order beside the filter', async ({
  page,
  visitor
}) => {
  await visitor.open('customer', '/sub-app/robot?online=true')
  const batteries = async (): Promise<number[]> => {
    const cells = await page.locator('portal-table tbody [data-column=battery]').allTextContents()
    return cells.map(text => Number.parseInt(text, 10))
  }
  const sorted = (sign: number) => async () => {
    const found = await batteries()
    return found.length > 1 && found.every((it, index) => index === 0 || sign * (it - (found[index - 1] ?? 0)) >= 0)
  }
  const head = page.getByRole('columnheader', { name: 'Battery' })
  await head.getByRole('button').click()
  await expect.poll(sorted(1)).toBe(true)
  const [lowest = 0] = await batteries()
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect.poll(sorted(-1)).toBe(true)
  expect(addressOf(page)).toContain('online=true&sort=-battery')
  const [highest = 0] = await batteries()
  await page
    .getByRole('button', { name: /^Page \d+$/ })
    .last()
    .click()
  await expect.poll(async () => (await batteries()).at(-1)).toBe(lowest)
  await page.goBack()
  await page.reload()
  await expect.poll(async () => (await batteries())[0]).toBe(highest)
})

test('the store of a robot is a link by name to the application for stores, and text for whoever may not open that', async ({
  page,
  visitor
}) => {
  await visitor.open('distributor', '/sub-app/robot?sort=store')
  const cell = page.locator('portal-table tbody [data-column=store]').last()
  const name = await cell.innerText()
  await cell.getByRole('link').click()
  await expect.poll(() => addressOf(page)).toMatch(/^\/sub-app\/store\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
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
