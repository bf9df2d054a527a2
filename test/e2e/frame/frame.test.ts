import { addressOf, expect, sidebar, test } from '../support/portal.ts'

test('the colours that a person chose are there before any script of the portal', async ({ page, context, cloud }) => {
  await context.addCookies([{ name: 'portal_theme', value: 'dark', url: cloud.url }])
  await page.emulateMedia({ colorScheme: 'light' })
  await page.route(/\/assets\/portal-[0-9a-f]+\.js/, () => undefined)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(14, 18, 24)')
})

test('colours change at once in every tab and stay after a reload', async ({ page, context, visitor }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await visitor.open('customer')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await page.getByLabel('Colours').selectOption('Dark')
  for (const tab of [page, other]) await expect(tab.locator('html')).toHaveCSS('background-color', 'rgb(14, 18, 24)')
  await page.reload()
  await expect(page.getByLabel('Colours')).toHaveValue('dark')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(14, 18, 24)')
})

test('the sidebar collapses to icons, whose groups open beside them, and stays so', async ({ page, visitor }) => {
  await visitor.open('operator')
  await sidebar(page).getByRole('button', { name: 'Collapse menu' }).click()
  await expect(page.locator('portal-sidebar')).toHaveCSS('inline-size', '64px')
  await page.reload()
  await expect(page.locator('portal-sidebar')).toHaveCSS('inline-size', '64px')
  await sidebar(page).getByRole('button', { name: 'Robots' }).click()
  await sidebar(page).getByRole('link', { name: 'Robot list' }).click()
  await expect(page.getByRole('heading', { name: 'Robot list', exact: true })).toBeFocused()
  await sidebar(page).getByRole('button', { name: 'Expand menu' }).click()
  await expect(page.locator('portal-sidebar')).toHaveCSS('inline-size', '248px')
})

test('the filter finds an entry by part of its name and shows the way to it', async ({ page, visitor }) => {
  await visitor.open('operator')
  await sidebar(page).getByLabel('Filter the menu').fill('STRESS')
  await expect(sidebar(page).getByText('1 match')).toBeVisible()
  const found = sidebar(page).getByRole('link', { name: /Elevator stress test/ })
  await expect(found).toContainText('Platform › Elevator')
  await found.click()
  await expect(page).toHaveURL(/\/sub-app\/platform\/elevator\/stress-test/)
  await expect(sidebar(page).getByLabel('Filter the menu')).toHaveValue('')
})

test('a group leads to the path of parent, child and first grandchild, with micro=true inside a sub-application', async ({
  page,
  visitor
}) => {
  await visitor.open('operator')
  await sidebar(page).getByRole('button', { name: 'Platform' }).click()
  await sidebar(page).getByRole('link', { name: 'Elevator', exact: true }).click()
  await expect(page).toHaveURL(/\/sub-app\/platform\/elevator\/manage$/)
  await sidebar(page).getByRole('link', { name: 'Watch', exact: true }).click()
  await expect(page).toHaveURL(/\/sub-app\/platform\/watch\/manage\?micro=true$/)
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

const menus: [account: 'operator' | 'distributor' | 'customer' | 'tenant', items: string[]][] = [
  ['operator', ['Account', 'My reservations', 'Security centre', 'Set language', 'Releases']],
  ['distributor', ['Account', 'Security centre']],
  ['customer', ['Account', 'My reservations']],
  ['tenant', ['Account', 'Security centre', 'Set language']]
]
for (const [account, items] of menus) {
  test(`the avatar's menu of ${account} has ${items.join(', ')}`, async ({ page, visitor }) => {
    await visitor.open(account)
    await page.getByRole('button', { name: /^Account of/ }).click()
    await expect(page.locator('portal-header').getByRole('button', { name: 'Log out' })).toBeVisible()
    expect(await page.locator('portal-header .menu-content').getByRole('link').allTextContents()).toEqual(items)
  })
}

test('the command palette goes to what is typed, lists what was opened last first, and gives the focus back', async ({
  page,
  cloud,
  visitor
}) => {
  // Visits of the same moment have no order, and this account has others.
  await cloud.clock.advance(1_000)
  await visitor.open('operator')
  const search = page.getByRole('button', { name: 'Search and go to' })
  await search.focus()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Name of a page or menu' })
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(search).toBeFocused()
  const recorded = page.waitForResponse(it => it.url().endsWith('/menu/history') && it.request().method() === 'POST')
  await page.keyboard.press('Control+k')
  await field.fill('robot li')
  await expect(page.getByRole('option', { name: /^Robot list/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sub-app\/robot\/list$/)
  expect((await recorded).request().postDataJSON()).toEqual({
    menuId: expect.any(Number),
    menuName: 'Robot list',
    perms: 'robot:index',
    url: '/sub-app/robot/list',
    langKey: 'menu.robotList'
  })
  expect((await (await recorded).json()).code).toBe(610000)
  await page.keyboard.press('Control+k')
  const recent = page.getByRole('group', { name: 'Recently opened' })
  await expect(recent.getByRole('option').first()).toContainText('Robot list')
})

test('the command palette leaves its keys to a page that takes them', async ({ page, visitor }) => {
  await visitor.open('operator')
  await page.evaluate(() => {
    const field = document.createElement('input')
    field.addEventListener('keydown', event => event.preventDefault())
    document.querySelector('main')?.append(field)
    field.focus()
  })
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Name of a page or menu' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Search and go to' }).focus()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Name of a page or menu' })).toBeFocused()
})

test('the cleaning control centre opens in a tab of its own and is given who asks', async ({
  page,
  context,
  complaints,
  visitor
}) => {
  await visitor.open('customer')
  const opened = context.waitForEvent('page')
  await sidebar(page)
    .getByRole('link', { name: /Cleaning control centre/ })
    .click()
  const tab = await opened
  await expect(tab.getByRole('combobox', { name: 'Floor' })).toBeVisible()
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  const token = await visitor.tokenOf('customer')
  expect(tab.url()).not.toContain(token)
  // Neither the link nor its query stays in the address.
  expect(addressOf(tab)).toBe('/dev/cleaning-centre')
  expect(addressOf(page)).toBe('/dashboard')
  await tab.reload()
  await expect(tab.getByRole('combobox', { name: 'Floor' })).toBeVisible()
  complaints.length = 0
})

test('the cleaning control centre’s own address offers to open it in a tab of its own', async ({
  page,
  context,
  complaints,
  visitor
}) => {
  await visitor.open('customer', '/sub-app/cleanCC')
  await expect(page.getByRole('heading', { name: 'Cleaning control centre' })).toBeVisible()
  const opened = context.waitForEvent('page')
  await page.getByRole('main').getByRole('link', { name: 'Open in a new tab' }).click()
  await expect((await opened).getByRole('combobox', { name: 'Floor' })).toBeVisible()
  expect(addressOf(page)).toBe('/sub-app/cleanCC')
  complaints.length = 0
})

test('the cleaning control centre is closed to who lacks its permission', async ({ page, visitor }) => {
  await visitor.open('tenant', '/cleaning-centre')
  await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible()
})
