import { addressOf, expect, sidebar, test } from './support/portal.ts'

test('stores are found by country and text, in the address, and opened from the list', async ({ page, visitor }) => {
  await visitor.open('distributor', '/sub-app/store')
  await expect(page.getByRole('row')).not.toHaveCount(0)
  await page.getByRole('combobox', { name: 'Country or region' }).click()
  await page.getByRole('option', { name: 'China', exact: true }).click()
  await expect.poll(() => addressOf(page)).toContain('country=CN')
  await page.getByLabel('Search', { exact: true }).fill('nanshan')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: 'Golden Wok Nanshan' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Golden Wok Nanshan')
  await expect(page).toHaveTitle(/Golden Wok Nanshan/)
  await page.goBack()
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('nanshan')
})

test('a store is made with the keyboard, its mistakes named at their fields, and a robot is moved into it', async ({
  page,
  visitor
}) => {
  await visitor.open('distributor', '/sub-app/store')
  await page.getByRole('link', { name: 'Add a store' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Add a store' })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  const name = page.getByLabel('Name', { exact: true })
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/Fill in this field\./)
  await page.keyboard.type('golden wok futian')
  await page.getByLabel('City').fill('Shenzhen')
  await page.getByLabel('Country or region').selectOption({ label: 'China' })
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(name).toHaveAccessibleDescription(/A store with this name already exists\. Choose another name\./)
  await expect(name).toBeFocused()
  await name.fill('Golden Wok Bao’an')
  await page.getByLabel('Store ID (optional)').fill('cn-0001')
  // Two seconds after the last call the form sends again.
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Store ID (optional)')).toHaveAccessibleDescription(
    /A store with this ID already exists/
  )
  await page.getByLabel('Store ID (optional)').fill('')
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Golden Wok Bao’an')
  const made = addressOf(page)

  await page.goto('/sub-app/store?text=futian')
  await page.getByRole('link', { name: 'Golden Wok Futian' }).click()
  const bound = page.getByRole('grid', { name: 'Robots in this store' })
  const menus = bound.getByRole('button', { name: /^Actions for / })
  await expect(menus.first()).toBeVisible()
  const before = await menus.count()
  const robot = (await menus.first().getAttribute('aria-label'))?.replace('Actions for ', '') ?? ''
  await menus.first().press('Enter')
  await page.getByRole('menuitem', { name: 'Unbind' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Unbind' }).click()
  await expect(menus).toHaveCount(before - 1)
  await expect(page.getByRole('heading', { name: 'Robots in this store' })).toBeFocused()

  await page.goto(made)
  await page.getByRole('checkbox', { name: `Select ${robot}` }).check()
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Bind to this store' }).click()
  await expect(bound.getByRole('rowheader', { name: robot })).toBeVisible()

  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Country or region').selectOption({ label: 'Japan' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Country or region')).toHaveAccessibleDescription(
    /The country cannot be changed while robots are bound to this store\. Unbind them first\./
  )
})

test('a robot that somebody else has bound meanwhile is not bound twice, and the page says so', async ({
  page,
  cloud,
  visitor
}) => {
  const headers = { Authorization: `Bearer ${await visitor.tokenOf('tenant')}`, 'Content-Type': 'application/json' }
  const ask = async (path: string, method = 'GET', body?: object) => {
    const sent = { method, headers, body: body === undefined ? null : JSON.stringify(body) }
    const answer = await (await fetch(`${cloud.url}/api/managercloud/${path}`, sent)).json()
    expect([path, answer.code]).toEqual([path, 610_000])
    return answer.data
  }
  const [one, other] = (await ask('stores')).list as { storeId: number }[]
  const { list } = (await ask(`robots?storeId=${one?.storeId}`)) as { list: { robotId: number; serial: string }[] }
  const robotIds = [list[0]?.robotId]
  await ask('stores/robots/unbind', 'PUT', { storeId: one?.storeId, robotIds })
  await visitor.open('tenant', `/sub-app/store/${one?.storeId}`)
  const help = page.getByText('These robots are not in a store yet.')
  await expect(help).toBeVisible()
  const free = page.getByRole('grid', { name: 'Bind robots' })
  await free
    .getByRole('row', { name: list[0]?.serial ?? '' })
    .getByRole('checkbox')
    .check()
  await ask('stores/robots', 'POST', { storeId: other?.storeId, robotIds })
  await page.getByRole('button', { name: 'Bind to this store' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be bound')
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  // Where every robot is in a store, no sentence says otherwise.
  await expect(page.getByText('All robots are in a store already.')).toBeVisible()
  await expect(help).toHaveCount(0)
})

test('what was typed into a form of a store is asked for before it is left, and Cancel gives it up', async ({
  page,
  visitor
}) => {
  await visitor.open('distributor', '/sub-app/store/new')
  await page.getByLabel('City').fill('Penang')
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByLabel('City')).toHaveValue('Penang')
  await page.getByRole('main').getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stores' })).toBeVisible()
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test('what was typed into a form is asked for before another page of the stores too, by the menu and by Back', async ({
  page,
  context,
  visitor
}) => {
  await visitor.open('distributor', '/sub-app/store')
  await page.getByRole('link', { name: 'Golden Wok Nanshan' }).click()
  await page.getByRole('link', { name: 'Edit' }).click()
  const form = addressOf(page)
  await page.getByLabel('City').fill('Penang')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  const stay = async (): Promise<void> => {
    await question.getByRole('button', { name: 'Stay here' }).click()
    await expect(question).toHaveCount(0)
    await expect.poll(() => addressOf(page)).toBe(form)
    await expect(page.getByLabel('City')).toHaveValue('Penang')
  }
  const list = sidebar(page).getByRole('link', { name: 'Store list' })
  if (!(await list.isVisible())) await sidebar(page).getByRole('button', { name: 'Stores' }).click()
  await list.click()
  await stay()
  await page.evaluate(() => history.back())
  await stay()
  // Cancel in another tab leaves this one, and what was typed into it, alone.
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('main')
      .getByRole('link', { name: 'Cancel' })
      .click({ modifiers: ['ControlOrMeta', 'Shift'] })
  ])
  await tab.close()
  await list.click()
  await stay()
  await page.evaluate(() => history.back())
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Golden Wok Nanshan')
  await list.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stores' })).toBeVisible()
})

test('a store of another tenant is not found, and whoever lacks the menu does not come in', async ({
  page,
  complaints,
  visitor
}) => {
  await visitor.open('distributor', '/sub-app/store/24')
  await expect(page.getByRole('main').getByText('This store was not found.')).toBeVisible()
  await visitor.open('customer', '/sub-app/store')
  await expect.poll(() => addressOf(page)).toBe('/401')
  complaints.length = 0
})

test('it shares the React of the portal, and another language reaches it at once', async ({ page, visitor }) => {
  await visitor.open('distributor', '/sub-app/store/new')
  await page.getByLabel('City').fill('Osaka')
  await page.getByLabel('Language').selectOption({ label: '日本語' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('店舗を追加')
  await expect(page.getByLabel('都市')).toHaveValue('Osaka')
  const fetched = await page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /\/react-[0-9a-f]+\.js$/.test(name)).length
  )
  expect(fetched).toBe(1)
})
