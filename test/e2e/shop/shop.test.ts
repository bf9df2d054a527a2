import { calls } from '#contract/index.ts'
import { send } from '../../cloud/support/client.ts'
import { inDialog } from '../support/dialog.ts'
import { loseAnswer } from '../support/lose-answer.ts'
import { objectionsTo } from '../support/objections.ts'
import { addressOf, expect, sidebar, test } from '../support/portal.ts'
import { readIn } from '../support/read-in.ts'

const shop = '/sub-app/shop'

test('a distributor finds goods in the mall, fills the cart and orders by keyboard; a seller takes the order further', async ({
  page,
  visitor,
  cloud
}) => {
  await visitor.open('distributor', '/dashboard')
  await sidebar(page).getByRole('button', { name: 'Mall' }).click()
  await sidebar(page).getByRole('link', { name: 'Mall centre' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Mall centre')
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards).toHaveCount(12)
  await page.getByLabel('Search', { exact: true }).fill('ปุ่ม')
  await expect.poll(() => addressOf(page)).toContain('text=')
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('CN¥258.00')
  await page.getByRole('combobox', { name: 'Currency' }).click()
  await page.getByRole('option', { name: 'USD' }).click()
  await expect(cards).toContainText('$36.00')
  await page.getByRole('link', { name: 'Call button' }).press('Enter')
  await expect(heading).toHaveText('Call button')
  await expect(page.getByRole('main')).toContainText('CN¥258.00')
  await page.getByRole('button', { name: 'Add to cart' }).press('Enter')
  await expect(page.getByText('Call button: 1 in the cart.').first()).toBeVisible()
  await page.getByRole('link', { name: 'Cart' }).press('Enter')
  await expect(heading).toHaveText('Cart')

  const quantity = page.getByLabel('Quantity of Call button')
  await quantity.fill('999')
  await quantity.press('Tab')
  await expect(page.getByText('There isn’t enough stock.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Place the order' })).toHaveAttribute('aria-disabled', 'true')
  await quantity.fill('3')
  await quantity.press('Tab')
  await expect(page.getByText('Total CN¥774.00')).toBeVisible()
  const place = page.getByRole('button', { name: 'Place the order' })
  await place.press('Enter')
  await expect(page.getByLabel('Recipient')).toBeFocused()
  await page.getByLabel('Recipient').fill('Zhang Wei')
  await page.getByLabel('Phone').fill('+86 138 0000 0002')
  await page.getByLabel('Address').fill('88 Fuhua Road, Shenzhen')
  expect(await objectionsTo(page)).toEqual([])
  await place.press('Enter')
  await expect(heading).toHaveText(/^Order \d+$/)
  const orderId = Number((await heading.textContent())?.replace('Order ', ''))
  await expect(page.getByRole('main')).toContainText('Placed')
  await expect(page.getByRole('main')).toContainText('3 pieces')
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm the order' })).toHaveCount(0)

  const operator = await visitor.tokenOf('operator')
  const step = (to: 'confirmed' | 'shipped') =>
    send(cloud.url, calls.takeOrderStep, { token: operator, body: { orderId, to } })
  expect([(await step('confirmed')).code, (await step('shipped')).code]).toEqual([610_000, 610_000])
  // The live channel tells of both steps.
  await page.getByRole('button', { name: 'I have received it' }).press('Enter')
  await expect(page.getByText('The order is now: Received.').first()).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('navigation', { name: 'Pages of the mall' }).getByRole('link', { name: 'My orders' }).click()
  await expect(page.getByRole('link', { name: `Order ${orderId}`, exact: true })).toBeVisible()
})

test('a press after a failure of the network makes no second order, and a changed price is told', async ({
  page,
  visitor,
  cloud,
  complaints
}) => {
  const token = await visitor.tokenOf('distributor')
  const { list } = (await send(cloud.url, calls.goodsList, { token, query: { text: 'WHEEL-T' } })).data
  const goodsId = list[0]?.goodsId ?? 0
  await send(cloud.url, calls.changeCart, { token, body: { goodsId, quantity: 1 } })
  const ordersOf = async () => (await send(cloud.url, calls.orderList, { token, query: {} })).data.total
  const before = await ordersOf()
  await visitor.open('distributor', `${shop}/center/cart`)
  await page.getByLabel('Recipient').fill('Zhang Wei')
  await page.getByLabel('Phone').fill('+86 138 0000 0002')
  await page.getByLabel('Address').fill('88 Fuhua Road, Shenzhen')
  const place = page.getByRole('button', { name: 'Place the order' })

  await cloud.query(`update goods_prices set amount = 46000 where goods_id = ${goodsId} and currency = 'CNY'`)
  await place.click()
  await expect(page.getByText('The price has changed.').first()).toBeVisible()
  await expect(page.getByText('Total CN¥460.00')).toBeVisible()
  expect(await ordersOf()).toBe(before)

  // The order is made, and its answer is lost.
  await loseAnswer(page, '/api/shopservice/orders')
  await expect(place).toHaveAttribute('aria-disabled', 'false')
  await place.click()
  // The alert about the price may still be there, so the order is counted first.
  await expect.poll(ordersOf).toBe(before + 1)
  await expect(page.getByText('The cart is empty.')).toBeVisible()
  await expect(page.getByText('Your order may have been placed:')).toBeVisible()
  await expect(page.locator('.refusal[role="alert"]')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'My orders' }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('My orders')
  expect(await ordersOf()).toBe(before + 1)
  complaints.length = 0
})

test('a seller adds goods with names in other languages, and puts them in stock', async ({ page, visitor }) => {
  const heading = page.getByRole('heading', { level: 1 })
  await test.step('goods need a code', async () => {
    await visitor.open('operator', `${shop}/center/goods/new`)
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(page.getByLabel('Code')).toBeFocused()
  })
  await test.step('a price with too many digits is told', async () => {
    await page.getByLabel('Code').fill('lamp-1')
    await page.getByLabel('Name (English)').fill('Status lamp')
    await page.getByRole('button', { name: 'Name in other languages' }).press('Enter')
    await page.getByLabel('Name (Français)').fill('Voyant d’état')
    await page.getByLabel('Description (English)').fill('Shows from afar how a robot is.')
    await page.getByLabel('Category').selectOption({ label: 'Accessories' })
    await page.getByLabel('Type').selectOption({ label: 'Part' })
    await page.getByLabel('For models (optional)').fill('T9')
    await page.getByLabel('Price in JPY').fill('12.5')
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(page.getByText('Yen has no decimals.')).toBeVisible()
    await page.getByLabel('Price in JPY').fill('1200')
    await page.getByLabel('Price in CNY').fill('59.90')
    expect(await objectionsTo(page)).toEqual([])
  })
  await test.step('pictures are made smaller and moved by keyboard, and a file that is none is told', async () => {
    const photo = { name: 'photo.png', mimeType: 'image/png', buffer: await page.screenshot() }
    const add = page.getByLabel('Add pictures')
    await add.setInputFiles([photo, photo])
    await expect(page.getByRole('img', { name: 'Picture 2' })).toBeVisible()
    await add.setInputFiles({ ...photo, buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') })
    await expect(page.getByText('This browser can’t read the file as a picture.')).toBeVisible()
    await page.getByRole('button', { name: 'Move picture 2 forward' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Move picture 1 back' })).toBeFocused()
    expect(await objectionsTo(page)).toEqual([])
  })
  await test.step('the goods are shown in both languages', async () => {
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(heading).toHaveText('Status lamp')
    const shown = page.getByRole('main').getByRole('img', { name: 'Status lamp' })
    await expect.poll(() => shown.evaluate(it => (it as HTMLImageElement).naturalWidth)).toBe(1_200)
    await expect(page.getByRole('main')).toContainText('CN¥59.90')
    await expect(page.getByRole('main')).toContainText('Sold out')
    await readIn(page, 'fr')
    await expect(heading).toHaveText('Voyant d’état')
    await readIn(page, 'en')
  })

  await test.step('a movement puts them in stock', async () => {
    await sidebar(page).getByRole('link', { name: 'Inventory' }).click()
    await page.getByLabel('Search', { exact: true }).fill('lamp')
    await page.getByRole('link', { name: 'Status lamp' }).click()
    await expect(heading).toHaveText('Status lamp')
    await page.getByLabel('Quantity').fill('25')
    await page.getByRole('button', { name: 'Save the movement' }).press('Enter')
    await expect(page.getByText('There are 25 in stock now.').first()).toBeVisible()
    await expect(page.locator('portal-list tbody tr')).toHaveCount(1)
  })
  await test.step('a count corrects the stock', async () => {
    await page.getByLabel('Movement', { exact: true }).selectOption({ label: 'Correction after a count' })
    await page.getByLabel('How many were counted').fill('24')
    await page.getByLabel('Reason').fill('One was broken')
    const save = page.getByRole('button', { name: 'Save the movement' })
    await expect(save).toHaveAttribute('aria-disabled', 'false')
    await save.press('Enter')
    await expect(page.locator('portal-list tbody tr')).toHaveCount(2)
    await expect(page.locator('portal-list')).toContainText('One was broken')
    expect(await objectionsTo(page)).toEqual([])
    await page.getByRole('main').getByRole('link', { name: 'Inventory' }).press('Enter')
    await expect(heading).toHaveText('Inventory')
  })
})

test('a seller adds a category and a type, and deletes what nothing belongs to', async ({ page, visitor }) => {
  await visitor.open('operator', `${shop}/category`)
  await page.getByRole('link', { name: 'Add a category' }).press('Enter')
  await page.getByLabel('Name (English)').fill('Signs')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Mall categories')
  const row = page.getByRole('row').filter({ hasText: 'Signs' })
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await inDialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Signs was deleted.').first()).toBeVisible()
  await expect(row).toHaveCount(0)

  await sidebar(page).getByRole('link', { name: 'Mall types' }).click()
  await page.getByRole('link', { name: 'Add a type' }).press('Enter')
  await page.getByLabel('Name (English)').fill('Sign')
  await page.getByRole('button', { name: 'Add a field' }).press('Enter')
  const field = page.getByRole('group', { name: 'Field 1' })
  await field.getByLabel('Name (English)').fill('Height')
  await field.getByLabel('Key').fill('Height')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(field.getByLabel('Key')).toBeFocused()
  await field.getByLabel('Key').fill('height')
  await field.getByLabel('Unit (optional)').fill('cm')
  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(heading).toHaveText('Mall types')
  await expect(page.getByRole('row').filter({ hasText: 'Sign' })).toContainText('Height')
})

test('a buyer sees categories and stocks, and nothing that changes them', async ({ page, visitor }) => {
  for (const path of ['/center', '/category', '/type', '/inventory', '/inventory/1']) {
    await visitor.open('distributor', `${shop}${path}`)
    await expect(page.getByRole('main').getByRole('link', { name: /^Add / })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Save the movement' })).toHaveCount(0)
    expect(await objectionsTo(page)).toEqual([])
  }
  await visitor.open('distributor', `${shop}/center`)
  await expect(page.getByRole('link', { name: 'All orders' })).toHaveCount(0)
})
