import { calls } from '#contract/index.ts'
import { send } from '../../cloud/support/client.ts'
import { holdProbes } from '../support/hold-probes.ts'
import { objectionsTo } from '../support/objections.ts'
import { pickLanguage } from '../support/pick-language.ts'
import { addressOf, expect, sidebar, test } from '../support/portal.ts'
import { readIn } from '../support/read-in.ts'

test('stores are found by country and text, in the address, and opened from the list', async ({ page, visitor }) => {
  await visitor.open('distributor', '/sub-app/store')
  await expect(page.getByRole('row')).not.toHaveCount(0)
  await page.getByRole('combobox', { name: 'Country or region' }).selectOption('China')
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
  await expect(page.getByRole('link', { name: 'Golden Wok Nanshan' })).toBeFocused()
})

test('a store that could not be loaded says why, and is asked for again', async ({ page, visitor, complaints }) => {
  await visitor.open('distributor', '/sub-app/store')
  const address = await page
    .getByRole('link', { name: /^Golden Wok/ })
    .first()
    .getAttribute('href')
  await page.route(`**${calls.storeDetail.path}*`, route => route.abort())
  await holdProbes(page)
  await page.goto(address ?? '')
  const failed = page.getByRole('main').getByRole('alert').filter({ hasText: 'The store could not be loaded' })
  await expect(failed).toContainText('Network exception. Refresh and retry.')
  expect(await objectionsTo(page)).toEqual([])
  await page.unroute(`**${calls.storeDetail.path}*`)
  await failed.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Golden Wok/)
  complaints.length = 0
})

test('in a portal with one organisation, who sees every one adds stores without a choice', async ({
  page,
  visitor,
  cloud
}) => {
  const token = await visitor.tokenOf('operator')
  const [only] = (await send(cloud.url, calls.storeTenantList, { token })).data
  await page.route(`**${calls.storeTenantList.path}*`, route =>
    route.fulfill({ json: { code: 610000, msg: '', data: [only] } })
  )
  await visitor.open('operator', '/sub-app/store')
  await page.getByRole('link', { name: 'Add a store' }).click()
  await page.getByLabel('Name', { exact: true }).fill('The first of all')
  await page.getByLabel('City').fill('Shenzhen')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The first of all')

  await page.goto('/sub-app/store/import')
  const buffer = Buffer.from('name,city,country\nThe second of all,Shenzhen,CN\n')
  await page.getByLabel('CSV file').setInputFiles({ name: 'stores.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByText('New: 1.')).toBeVisible()
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
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This robot is bound to another store')
  await expect(free.getByRole('checkbox')).toHaveCount(0)
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
  await expect(page.getByRole('heading', { level: 1, name: 'Store list' })).toBeVisible()
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
  // Cancel in another tab changes neither this tab nor the text that was typed into it.
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
  await expect(page.getByRole('heading', { level: 1, name: 'Store list' })).toBeVisible()
})

test('a store of another tenant is not found, and whoever lacks the menu does not come in', async ({
  page,
  complaints,
  visitor
}) => {
  await visitor.open('tenant', '/sub-app/store/5')
  await expect(page.getByRole('main').getByText('This store was not found.')).toBeVisible()
  await visitor.open('customer', '/sub-app/store')
  await expect.poll(() => addressOf(page)).toBe('/401')
  complaints.length = 0
})

test('it shares the React of the portal, and another language reaches it at once', async ({ page, visitor }) => {
  await visitor.open('distributor', '/sub-app/store/new')
  await page.getByLabel('City').fill('Osaka')
  await pickLanguage(page, '日本語')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('店舗を追加')
  await expect(page.getByLabel('都市')).toHaveValue('Osaka')
  const fetched = await page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /\/react-[0-9a-f]+\.js$/.test(name)).length
  )
  expect(fetched).toBe(1)
})

test('opening hours are typed with the keyboard, wrong ones are named, and the store says whether it is open', async ({
  page,
  visitor
}) => {
  await visitor.open('distributor', '/sub-app/store/5/edit')
  const hours = page.getByRole('group', { name: 'Opening hours' })
  await expect(hours).toBeVisible()
  // Weeks begin on Sunday in English, and on Monday in French.
  await expect(hours.locator('.day > span').first()).toHaveText('Sunday')
  await hours.getByRole('button', { name: 'Add a time on Monday' }).press('Enter')
  const from = hours.getByLabel('Monday, time 1: from')
  await expect(from).toBeFocused()
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(from).toBeFocused()
  await expect(from).toHaveAccessibleDescription(/Fill in both times\./)
  await from.fill('09:00')
  await hours.getByLabel('Monday, time 1: until').fill('09:00')
  await hours.getByRole('button', { name: 'Same every day as on Monday' }).press('Enter')
  await expect(hours.getByLabel(/from$/)).toHaveCount(7)
  await hours.getByRole('button', { name: 'Add a time on Friday' }).press('Enter')
  await hours.getByLabel('Friday, time 2: from').fill('12:00')
  await hours.getByLabel('Friday, time 2: until').fill('13:00')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(hours.getByText('This overlaps another time.')).toBeVisible()
  await hours.getByRole('button', { name: 'Remove time 2 on Friday' }).press('Enter')
  await page.getByLabel('Time zone (optional)').selectOption('Asia/Shanghai')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('Open now')).toBeVisible()
  await expect(page.getByText(/By the clocks of Asia\/Shanghai/)).toBeVisible()
  await expect(page.getByRole('rowheader').first()).toHaveText('Sunday')
  await readIn(page, 'fr')
  await expect(page.getByText('Ouvert 24 h sur 24').first()).toBeVisible()
  await expect(page.getByRole('rowheader').first()).toHaveText('lundi')
})

test('stores come from a file, which is checked first and imported as it was shown', async ({ page, visitor }) => {
  await visitor.open('distributor', '/sub-app/store')
  await page.getByRole('link', { name: 'Import a file' }).click()
  const choose = (text: string) =>
    page.getByLabel('CSV file').setInputFiles({ name: 'stores.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  const head = 'code,name,city,country,timeZone,hours.monday'
  const check = page.getByRole('button', { name: 'Check the file' })
  await choose(`${head}\n,Night kitchen,Penang,MY,Asia/Kuala_Lumpur,18:00-02:00\n,Wrong,Penang,Malaysia,,`)
  await check.click()
  await expect(page.getByText('One thing is wrong.')).toBeVisible()
  await expect(page.getByRole('row', { name: /3.*country.*two letters/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
  await choose(`${head}\n,Night kitchen,Penang,MY,Asia/Kuala_Lumpur,18:00-02:00\n`)
  await expect(check).toBeEnabled()
  await check.click()
  await expect(page.getByText('New: 1. Changed: 0. The same: 0.')).toBeVisible()
  await page.getByRole('button', { name: 'Import 1 store' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Store list' })).toBeVisible()
  await page.getByLabel('Search', { exact: true }).fill('night kitchen')
  await page.getByRole('link', { name: 'Night kitchen' }).click()
  await expect(page.getByText(/Asia\/Kuala_Lumpur/)).toBeVisible()
})

test('several robots are unbound at once', async ({ page, visitor }) => {
  await visitor.open('distributor', '/sub-app/store/6')
  const bound = page.getByRole('grid', { name: 'Robots in this store' })
  const boxes = bound.getByRole('checkbox', { name: /^Select / })
  await expect(boxes.nth(2)).toBeVisible()
  await boxes.nth(1).check()
  await boxes.nth(2).check()
  await page.getByRole('button', { name: 'Unbind', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Unbind the chosen robots?' })
  await question.getByRole('button', { name: 'Unbind' }).click()
  await expect(page.getByText('2 robots were unbound.')).toBeVisible()
})

test('a map shows the stores of the filter by keyboard, comes closer and back, and leads to a store', async ({
  page,
  visitor
}) => {
  await visitor.open('distributor', '/sub-app/store?country=CN')
  await page.getByRole('link', { name: 'Map', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Map of the stores')
  await expect.poll(() => addressOf(page)).toContain('/map?country=CN')
  const map = page.getByRole('group', { name: 'Map of the stores' })
  // The outline of the land comes from our own origin.
  await expect.poll(() => map.locator('path').nth(1).getAttribute('d')).toMatch(/^M.{10000}/)
  const marks = map.getByRole('link')
  await expect(marks).toHaveCount(6)
  // The table below has the same stores, one by one.
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.filter({ has: page.getByRole('link', { name: 'Jade Garden Xintiandi' }) })).toContainText(
    /All robots online|Some robots offline/
  )
  await marks.filter({ hasText: '4' }).press('Enter')
  await expect.poll(() => addressOf(page)).toContain('view=')
  await page.getByRole('link', { name: 'Show all' }).press('Enter')
  await expect.poll(() => addressOf(page)).not.toContain('view=')
  await map.getByRole('link', { name: /^Jade Garden Xintiandi: / }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jade Garden Xintiandi')
  await page.goBack()
  await page.getByRole('link', { name: 'List', exact: true }).press('Enter')
  await expect.poll(() => addressOf(page)).toBe('/sub-app/store?country=CN')
})

test('a store is deleted after a question; one with robots says what to do first', async ({ page, cloud, visitor }) => {
  const token = await visitor.tokenOf('distributor')
  const body = { name: 'For a day', city: 'Suva', country: 'FJ' as const }
  const { storeId } = (await send(cloud.url, calls.createStore, { token, body })).data
  await visitor.open('distributor', '/sub-app/store/6')
  const remove = page.getByRole('button', { name: 'Delete store' })
  await remove.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete store' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Robots are still bound to this store.' })).toBeVisible()
  await page.goto(`/sub-app/store/${storeId}?text=day`)
  await remove.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Delete For a day?' }).getByRole('button', { name: 'Delete store' }).click()
  await expect(page.getByText('The store is deleted.')).toBeVisible()
  await expect.poll(() => addressOf(page)).toMatch(/^\/sub-app\/store(\?|$)/)
  await expect(page.getByText('For a day')).toHaveCount(0)
})

test('two people edit one store: the second one sees both values and takes either, and nothing typed is lost', async ({
  page,
  cloud,
  visitor
}) => {
  await visitor.open('operator', '/sub-app/store?text=nanshan')
  await page.getByRole('link', { name: 'Golden Wok Nanshan' }).click()
  await page.getByRole('link', { name: 'Edit' }).click()
  const city = page.getByLabel('City')
  await expect(city).toHaveValue('Shenzhen')
  await city.fill('Shenzhen South')

  const token = await visitor.tokenOf('operator')
  const storeId = Number(/\d+/.exec(addressOf(page))?.[0])
  const { data: before } = await send(cloud.url, calls.storeDetail, { token, query: { storeId } })
  const { name, version } = before
  const body = {
    storeId,
    name,
    country: 'CN' as const,
    city: 'Shenzhen North',
    opening: null,
    position: before.position,
    version
  }
  expect((await send(cloud.url, calls.updateStore, { token, body })).code).toBe(610000)

  await page.getByRole('button', { name: 'Save' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Somebody changed this meanwhile' })
  await expect(dialog).toContainText('Olivia Hart saved it.')
  expect(await objectionsTo(page)).toEqual([])
  const ofCity = dialog.getByRole('group', { name: 'City' })
  await expect(ofCity.getByRole('radio', { name: 'Yours Shenzhen South' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.locator('.refusal')).toContainText('Your entries are still here, and are not saved.')
  await expect(city).toHaveValue('Shenzhen South')

  // Two seconds after the last call the form sends again.
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await ofCity.getByRole('radio', { name: 'Theirs Shenzhen North' }).check()
  await dialog.getByRole('button', { name: 'Save these values' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const { data: after } = await send(cloud.url, calls.storeDetail, { token, query: { storeId } })
  expect(after).toMatchObject({ city: 'Shenzhen North', opening: null })
})
