import { addressOf, expect, test } from '../support/portal.ts'

/* Why tasks fell: from a day of the dashboard's chart to the robots, and to the people who look after them. */

test('a day leads to its robots beside the usual, and the chosen ones to a message', async ({ page, visitor }) => {
  await visitor.open('distributor', '/sub-app/robot/list/of-day?day=2026-03-11')
  await expect(page.getByRole('heading', { name: 'Tasks of a day' })).toBeVisible()
  const rows = page.locator('portal-list tbody tr')
  // The rows of a skeleton are as many, and empty.
  await expect(rows.first().locator('[data-column=difference]')).toHaveText(/\d/)
  const read = async (column: string) =>
    (await page.locator(`portal-list tbody [data-column=${column}]`).allTextContents()).map(it =>
      Number(it.replaceAll(',', '').replace('\u2212', '-'))
    )
  const [counts, usual, differences] = [await read('count'), await read('usual'), await read('difference')]
  expect(differences).toEqual(counts.map((count, index) => count - (usual[index] ?? 0)))
  const sizes = differences.map(Math.abs)
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
  expect(sizes[0]).toBeGreaterThan(0)

  // A store of the table below leads to its robots alone.
  const stores = page.getByRole('table', { name: 'By store' })
  const store = stores.getByRole('link').first()
  const name = (await store.textContent()) ?? ''
  await store.click()
  await expect(page.getByRole('combobox', { name: 'Store' }).locator('option:checked')).toHaveText(name)
  await expect(stores).toHaveCount(0)
  const all = page.locator('.tile strong').first()
  await expect(all).not.toHaveText('0')

  await rows.nth(0).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Write to the people responsible' }).click()
  await expect(page.getByRole('heading', { name: 'New message' })).toBeVisible()
  expect(addressOf(page)).toMatch(/^\/sub-app\/message\/list\/write\/\d+$/)
  await expect(page.getByRole('combobox', { name: 'Send to' }).locator('option:checked')).toHaveText(
    'People responsible for robots'
  )
  await expect(page.getByText('For those who are told of faults of this robot.')).toBeVisible()
  await expect(page.getByText(/^Reaches \d+ (person|people) now\.$/)).toBeVisible()
})

test('today counts so far, and says so', async ({ page, visitor }) => {
  await visitor.open('customer', '/sub-app/robot/list/of-day')
  await expect(page.getByText(/^Tasks that began on Thursday, March 12, 2026, so far: up to/)).toBeVisible()
})
