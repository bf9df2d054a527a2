import { comeTo, drawn, hold, holdReact, isPainted, seeSameAfter, visitsAtWidths } from './support/painted-frame.ts'
import { expect, keepToken, sidebar, test } from './support/undrawn-portal.ts'

const menuCall = /\/v1\/tree\/menu\/list/

for (const [visit, width] of visitsAtWidths) {
  test(`${visit[0]} sees header and sidebar before React has come, and the same ones after it (${width} px)`, async ({
    page,
    context,
    cloud,
    visitor
  }) => {
    const release = await comeTo({ page, context, cloud, visitor }, visit, width, holdReact)
    await expect.poll(() => isPainted(page)).toBe(true)
    await expect.poll(async () => (await drawn(page)).join()).not.toContain('skeleton')
    await seeSameAfter(page, release)
  })
}

test('a menu that is late is waited for in its place, and comes before React without losing what was typed', async ({
  page,
  context,
  cloud,
  visitor
}) => {
  await keepToken(context, cloud.url, await visitor.tokenOf('operator'))
  const release = { react: await holdReact(page), menu: await hold(page, menuCall) }
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(sidebar(page).locator('.skeleton').first()).toBeVisible()
  await sidebar(page).getByLabel('Filter the menu').fill('STRESS')
  release.menu()
  await expect(sidebar(page).getByRole('button', { name: 'Platform' })).toBeVisible()
  await expect(sidebar(page).getByLabel('Filter the menu')).toHaveValue('STRESS')
  await expect(sidebar(page).getByLabel('Filter the menu')).toBeFocused()
  release.react()
  await expect(sidebar(page).getByText('1 match')).toBeVisible()
})

test('a button that was pressed before React acts once it can', async ({ page, context, cloud, visitor }) => {
  await keepToken(context, cloud.url, await visitor.tokenOf('operator'))
  const release = await holdReact(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await sidebar(page).getByRole('button', { name: 'Platform' }).click()
  release()
  await expect(sidebar(page).getByRole('link', { name: 'Elevator Not here yet', exact: true })).toBeVisible()
})

test('the frame of a dead token is taken away before React has come', async ({ page, context, cloud }) => {
  await keepToken(context, cloud.url, 'no-longer-valid')
  const release = await holdReact(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/login/)
  await expect(page.locator('portal-sidebar')).toBeHidden()
  release()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})

test('a portal that can not have the module of the first frame waits for React', async ({
  page,
  complaints,
  visitor
}) => {
  await page.route(/\/assets\/first-frame-[0-9a-f]+\.js/, route => route.abort())
  await visitor.open('customer', '/dashboard')
  await expect(sidebar(page).getByRole('link', { name: 'Dashboard' })).toBeVisible()
  complaints.length = 0
})
