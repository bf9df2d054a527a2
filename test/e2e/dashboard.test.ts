import { expect, test } from './support/portal.ts'

test('shows who is here, the total of seven days and one bar a day, with the same figures as a table', async ({
  page,
  visitor
}) => {
  await visitor.open('customer')
  const total = await page.locator('.figure').textContent()
  await page.getByText('Show as table').click()
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveCount(7)
  const counts = await rows.getByRole('cell').allTextContents()
  const sum = counts.reduce((all, one) => all + Number(one.replaceAll(',', '')), 0)
  expect(sum).toBe(Number(total?.replaceAll(',', '')))
  await expect(page.getByText('cu***@demo.example')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Tasks per day' })).toBeVisible()
})

test('shows the next person nothing of the one before', async ({ page, visitor }) => {
  await visitor.open('customer')
  await expect(page.locator('.figure')).toBeVisible()
  await visitor.logOut()
  await page.route(/tasknumandtrend/, () => undefined)
  await visitor.submitSignIn('operator@demo.example')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByText('Olivia Hart').first()).toBeVisible()
  await expect(page.locator('.figure')).toHaveCount(0)
})

test('keeps a failure in the cards, tells it once, and tries again', async ({ page, complaints, visitor }) => {
  await page.route(/tasknumandtrend/, route => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
  await visitor.open('customer')
  await expect(page.locator('.notice')).toHaveCount(1)
  await expect(page.getByText('The tasks could not be loaded.').first()).toBeVisible()
  await expect(page.getByText('Bad gateway')).toHaveCount(0)
  await page.unroute(/tasknumandtrend/)
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.locator('.figure')).toBeVisible()
  complaints.length = 0
})
