import { expect, test } from './support/portal.ts'

test('shows who is here, the total of seven days and one bar a day, with the same figures as a table', async ({
  page,
  visitor
}) => {
  await visitor.open('customer')
  const total = await page.locator('.figure').textContent()
  await page.getByText('Show as table').first().click()
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

test('shows the notices that play until they are closed, and the trends by kind of robot with their tables', async ({
  page,
  visitor
}) => {
  await visitor.open('customer')
  const notices = page.getByRole('region', { name: 'Announcements' }).filter({ has: page.getByRole('article') })
  const count = await notices
    .getByRole('article')
    .first()
    .waitFor()
    .then(() => notices.getByRole('article').count())
  const close = () =>
    page
      .getByRole('main')
      .getByRole('button', { name: /^Close “/ })
      .first()
  // It stands beside the text, and not below.
  const text = await notices.getByRole('heading').first().boundingBox()
  const button = await close().boundingBox()
  expect(button?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0))
  expect(button?.y).toBeLessThanOrEqual(text?.y ?? 0)
  for (let left = count; left > 0; left--) {
    await close().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(left - 1)
  }
  await expect(page.getByRole('main')).toBeFocused()
  // Closed is closed, also after a reload; another person at this device has closed none.
  await page.reload()
  await expect(page.getByRole('region', { name: 'Daily tasks by kind of robot' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
  for (const name of ['Daily tasks by kind of robot', 'Daily kilometres by kind of robot']) {
    const card = page.getByRole('region', { name })
    await expect(card.getByRole('img', { name })).toBeVisible()
    await card.getByText('Show as table').click()
    const rows = card.getByRole('row').filter({ has: page.getByRole('cell') })
    await expect(rows).toHaveCount(7)
    // The figure beside a kind is the sum of its column.
    const column = await rows.getByRole('cell').filter({ visible: true }).allTextContents()
    const legend = await card.getByRole('listitem').allTextContents()
    const values = column.map(text => Number(text.replaceAll(',', '')))
    const first = values.filter((_, index) => index % legend.length === 0).reduce((sum, value) => sum + value, 0)
    const shown = Number(/([\d,]+)$/.exec(legend[0] ?? '')?.[1]?.replaceAll(',', ''))
    expect(Math.abs(first - shown)).toBeLessThanOrEqual(1)
  }
  await visitor.logOut()
  await visitor.open('distributor')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('keeps a failure of notices and trends where they stand, and tries again', async ({
  page,
  complaints,
  visitor
}) => {
  const calls = /notice\/play_on|robottasktread|robotmileagetread/
  await page.route(calls, route => route.abort())
  await visitor.open('customer')
  await expect(page.getByText('The announcements could not be loaded.')).toBeVisible()
  await expect(page.getByText('The figures could not be loaded.')).toHaveCount(2)
  await page.unroute(calls)
  for (let left = 3; left > 0; left--)
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page.getByText('The figures could not be loaded.')).toHaveCount(0)
  complaints.length = 0
})
