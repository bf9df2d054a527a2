import { sendWithoutFrame } from '../support/frame.ts'
import { holdProbes } from '../support/hold-probes.ts'
import { addressOf, expect, sidebar, test } from '../support/portal.ts'

test('operator and customer see menus of their own', async ({ page, context, visitor }) => {
  await visitor.open('operator')
  await expect(sidebar(page).getByText('Authority')).toBeVisible()
  const operator = await sidebar(page).getByRole('listitem').count()
  await context.clearCookies()
  await visitor.open('customer')
  await expect(sidebar(page).getByText('Robots')).toBeVisible()
  await expect(sidebar(page).getByText('Authority')).toBeHidden()
  expect(await sidebar(page).getByRole('listitem').count()).toBeLessThan(operator)
})

test('the robot list opens from the sidebar without a reload, with title and focus on its heading', async ({
  page,
  visitor
}) => {
  await visitor.open('customer')
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }))
  await sidebar(page).getByRole('button', { name: 'Robots' }).click()
  await sidebar(page).getByRole('link', { name: 'Robot list' }).click()
  await expect(page.getByRole('heading', { name: 'Robot list', exact: true })).toBeFocused()
  await expect(page).toHaveTitle('Robot list · Robot Portal')
  expect(addressOf(page)).toBe('/sub-app/robot/list')
  await expect(sidebar(page).getByRole('link', { name: 'Robot list' })).toHaveAttribute('aria-current', 'page')
  expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true)
})

test('the keyboard alone signs in, opens the robot list and logs out', async ({ page, cloud }) => {
  await page.goto('/login')
  await expect(page.getByLabel('Phone or e-mail')).toBeFocused()
  await page.keyboard.type('customer@demo.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type(cloud.password)
  while (!(await page.getByRole('checkbox', { name: 'I have read and agree' }).evaluate(it => it.matches(':focus'))))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeFocused()
  const reach = async (name: string, key: 'Tab' | 'Shift+Tab') => {
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press(key)
      const focused = await page.evaluate(() => {
        let element = document.activeElement
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
        return element?.getAttribute('aria-label') ?? element?.textContent?.trim()
      })
      if (focused === name) return
    }
    throw new Error(`${name} can't be reached with ${key}`)
  }
  await reach('Robots', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await reach('Robot list', 'Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Robot list', exact: true })).toBeFocused()
  const account = await page.getByRole('button', { name: /^Account of/ }).getAttribute('aria-label')
  await reach(account ?? '', 'Shift+Tab')
  await page.keyboard.press('Enter')
  // Tab goes into the menu once it is open.
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  await reach('Log out', 'Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})

test('the skip link leads past the frame', async ({ page, visitor }) => {
  await visitor.open('customer')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

const closed: [address: string, heading: string, ends: string][] = [
  ['/sub-app/ota', 'No access', '/401'],
  ['/sub-app/auth/roles', 'No access', '/401'],
  ['/sub-app/robotics', 'Page not found', '/404'],
  ['/sub-app/Robot', 'Page not found', '/404'],
  ['/sub-app/robot%2f..%2fauth', 'Page not found', '/404'],
  ['/nowhere', 'Page not found', '/404']
]
for (const [address, heading, ends] of closed) {
  test(`a customer at ${address} reads «${heading}»`, async ({ page, visitor }) => {
    await visitor.open('customer', address)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    expect(addressOf(page)).toBe(ends)
    await page.getByRole('link', { name: 'Go to the dashboard' }).click()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  })
}

test('a menu entry without a page says so before it is pressed and after, and is nothing that was opened', async ({
  page,
  cloud,
  visitor
}) => {
  // Later than the visits of other tests: those of the same moment have no order of their own.
  await cloud.clock.advance(1_000)
  // Every entry that ships has a page. One of a later release of the cloud has none yet.
  await cloud.query(`insert into menu_nodes (parent_id, position, name, perms, url, path, type, hidden, micro)
    select parent_id, 100, 'Fleet map', perms, '/sub-app/deploy/fleet-map', 'fleet-map', type, hidden, micro
    from menu_nodes where perms = 'deploy:remoteLog'`)
  await visitor.open('operator', '/sub-app/robot/list')
  const menu = sidebar(page)
  await expect(menu.getByRole('link', { name: 'Robot list', exact: true })).toBeVisible()
  await menu.getByRole('button', { name: 'Deployment' }).click()
  await menu.getByRole('link', { name: 'Fleet map Not here yet' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
  // The cloud has the visit once it has answered; the palette asks the cloud.
  const recorded = page.waitForResponse(
    response => response.request().method() === 'POST' && /menu\/history$/.test(response.url())
  )
  await menu.getByRole('link', { name: 'Robot list', exact: true }).click()
  const visit = (await recorded).request().postDataJSON()
  expect(visit).toEqual({
    menuId: visit.menuId,
    menuName: 'Robot list',
    perms: 'robot:index',
    url: '/sub-app/robot/list',
    langKey: 'menu.robotList'
  })
  await page.keyboard.press('Control+k')
  const recent = page.getByRole('group', { name: 'Recently opened' })
  await expect(recent.getByRole('option').first()).toContainText('Robot list')
  await expect(recent).not.toContainText('Fleet map')
  await cloud.query(`delete from menu_nodes where name = 'Fleet map'`)
})

test('a menu that can not be loaded offers to try again, and the dashboard works without it', async ({
  page,
  complaints,
  visitor
}) => {
  await page.route(/tree\/menu\/list/, route => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
  await holdProbes(page)
  await sendWithoutFrame(page)
  await visitor.open('customer', '/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.unroute(/tree\/menu\/list/)
  await sidebar(page).getByRole('button', { name: 'Try again' }).click()
  await expect(sidebar(page).getByText('Robots')).toBeVisible()
  complaints.length = 0
})

const refusals = [
  { what: 'a menu that the cloud refuses ends the session', status: 403, code: 610403, ends: true },
  { what: 'a cloud that asks to wait with the menu ends no session', status: 429, code: 610520, ends: false }
]

for (const { what, status, code, ends } of refusals) {
  test(what, async ({ page, complaints, visitor }) => {
    await page.route(/tree\/menu\/list/, route => route.fulfill({ status, json: { code, msg: 'No', data: null } }))
    await sendWithoutFrame(page)
    await visitor.open('customer', '/sub-app/robot/list?model=W3')
    if (ends) {
      await expect(page).toHaveURL(/\/login\?redirect=%2Fsub-app%2Frobot%2Flist%3Fmodel%3DW3$/)
      await expect(page.locator('.notice')).toContainText('Please log in again.')
    } else await expect(page.locator('main').getByRole('button', { name: 'Try again' })).toBeVisible()
    complaints.length = 0
  })
}

test('the menu of a narrow screen begins right below its filter', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visitor.open('operator', '/dashboard')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const drawer = page.getByRole('dialog')
  const filter = await drawer.getByRole('searchbox').boundingBox()
  const first = await drawer.getByRole('link', { name: 'Dashboard' }).boundingBox()
  const gap = (first?.y ?? Number.NaN) - ((filter?.y ?? Number.NaN) + (filter?.height ?? Number.NaN))
  expect(gap).toBeGreaterThanOrEqual(0)
  expect(gap).toBeLessThan(32)
})

test('the menu of a narrow screen opens, closes by Escape and gives the focus back', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visitor.open('customer')
  await expect(sidebar(page)).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(sidebar(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sidebar(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
})
