import { expect, test } from '@playwright/test'
import type { CallInput } from '#contract/call.ts'
import { openSteps, orderStatuses } from '#contract/calls/shop/order-steps.ts'
import { calls } from '#contract/index.ts'
import { languageCodes } from '#contract/languages.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { openedChannel } from '../support/live.ts'
import { delivery, linesOf, manyBuyers, shopOf } from '../support/shop.ts'

let cloud: TestCloud
let shop: ReturnType<typeof shopOf>
let tokens: Record<string, string> = {}
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1, settings: { ORDERS_PER_HOUR: 40 } })
  shop = shopOf(cloud)
  tokens = await signInAll(cloud, ['operator', 'distributor', 'customer'])
})
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
const goodsOf = (query: CallInput<typeof calls.goodsList>['query'] = {}, name = 'operator') =>
  shop.goodsBy(tokens[name] ?? '', query)
const goodsNamed = (code: string, name = 'operator') => shop.goodsNamed(tokens[name] ?? '', code)
const codesIn = async (query: CallInput<typeof calls.goodsList>['query'], name = 'operator') =>
  (await goodsOf(query, name)).list.map(({ goodsCode }) => goodsCode)

test('has goods in every category, with names in six languages and a price in each currency', async () => {
  const { data: categories } = await send(cloud.url, calls.categoryList, as('distributor'))
  expect(categories.map(({ names }) => names.en)).toEqual([
    'Robots',
    'Charging',
    'Cleaning supplies',
    'Spare parts',
    'Accessories'
  ])
  for (const { goodsCount } of categories) expect(goodsCount).toBeGreaterThan(0)
  const { list, total } = await goodsOf()
  expect([list.length, total]).toEqual([15, 15])
  for (const { names } of list) {
    const written = languageCodes.map(language => names[language])
    expect(written.every(Boolean)).toBe(true)
  }
  expect(list.filter(({ prices }) => Object.keys(prices).length === 3)).toHaveLength(14)
})

test('finds goods by category, type, stock and a part of a name in any language', async () => {
  const [, charging] = (await send(cloud.url, calls.categoryList, as('operator'))).data
  expect((await codesIn({ categoryId: charging?.categoryId })).toSorted()).toEqual(['BAT-T9', 'CHG-24', 'DOCK-200'])
  const types = (await send(cloud.url, calls.goodsTypeList, as('operator'))).data
  const robot = types.find(({ names }) => names.en === 'Robot')
  expect((await codesIn({ typeId: robot?.typeId })).toSorted()).toEqual(['C40', 'M3', 'T9-WHITE', 'W3-PLUS'])
  expect(await codesIn({ inStock: false })).toEqual(['DET-5L'])
  for (const text of ['call BUTTON', '呼び出し', 'ปุ่มเรียก', 'bell-1'])
    expect(await codesIn({ text })).toEqual(['BELL-1'])
  for (const text of ['%', '_', "'", 'null']) expect(await codesIn({ text })).toEqual([])
})

const orders: [sort: CallInput<typeof calls.goodsList>['query'], first: string, last: string][] = [
  [{ sort: 'name' }, 'BAT-T9', 'DOCK-200'],
  [{ sort: 'price' }, 'COVER-T6', 'M3'],
  // One has no price in dollars, and comes last in both directions.
  [{ sort: 'price', currency: 'USD' }, 'COVER-T6', 'M3'],
  [{ sort: '-price', currency: 'USD' }, 'C40', 'M3'],
  [{ sort: '-stock' }, 'BRUSH-C40', 'DET-5L']
]
for (const [query, first, last] of orders)
  test(`lists goods by ${JSON.stringify(query)}`, async () => {
    const found = await codesIn(query)
    if (query.sort === 'name') expect(found.indexOf(first)).toBeLessThan(found.indexOf(last))
    else expect([found[0], found.at(-1)]).toEqual([first, last])
  })

test('shows buyers only what can be bought, and sellers the rest too', async () => {
  const hidden = await goodsNamed('COVER-T6')
  expect(await codesIn({ text: 'COVER-T6' }, 'distributor')).toEqual([])
  const ask = (name: string) => send(cloud.url, calls.goodsDetail, { ...as(name), query: { goodsId: hidden.goodsId } })
  expect((await ask('distributor')).code).toBe(610603)
  expect((await ask('operator')).data).toMatchObject({ goodsCode: 'COVER-T6', listed: false })
})

test('specifies goods by the fields of their type, in its order', async () => {
  const { goodsId } = await goodsNamed('C40')
  const { data } = await send(cloud.url, calls.goodsDetail, { ...as('distributor'), query: { goodsId } })
  expect(data.specification.map(({ names, value, unit }) => [names.fr, value, unit])).toEqual([
    ['Autonomie', '4', 'h'],
    ['Largeur', '62', 'cm']
  ])
  expect([data.categoryNames.zh, data.typeNames.ja]).toEqual(['机器人', 'ロボット本体'])
})

const written = async (more: Partial<CallInput<typeof calls.createGoods>['body']> = {}) => {
  const { categoryId, typeId } = await goodsNamed('BELL-1')
  return {
    goodsCode: 'new-1',
    names: { en: 'New goods', ja: '新しい商品' },
    descriptions: { en: 'Fresh.' },
    categoryId,
    typeId,
    specification: [{ key: 'models', value: 'T9' }],
    prices: { JPY: 1_500 },
    listed: true,
    lowStock: 2,
    ...more
  }
}
const create = async (more: Parameters<typeof written>[0] = {}, name = 'operator') =>
  send(cloud.url, calls.createGoods, { ...as(name), body: await written(more) })

test('adds and changes goods; the code is of one kind alone, and the stock begins at none', async () => {
  const { data } = await create()
  const added = await goodsNamed('NEW-1')
  expect(added).toMatchObject({ goodsId: data.goodsId, stock: 0, prices: { JPY: 1_500 }, names: { ja: '新しい商品' } })
  expect((await create({ goodsCode: 'New-1' })).code).toBe(610602)
  const body = { ...(await written({ goodsCode: 'NEW-2', prices: { USD: 999 } })), goodsId: data.goodsId }
  expect((await send(cloud.url, calls.updateGoods, { ...as('operator'), body })).code).toBe(610000)
  expect((await goodsNamed('NEW-2')).prices).toEqual({ USD: 999 })
})

const refused: [what: string, more: Parameters<typeof written>[0], code: number, field?: string][] = [
  ['an unknown category', { categoryId: 999_999 }, 610603],
  ['an unknown type', { typeId: 999_999 }, 610603],
  ['a field that the type does not have', { specification: [{ key: 'payload', value: '4' }] }, 610604, 'specification'],
  ['no price', { prices: {} }, 610604, 'prices'],
  ['a price with a fraction', { prices: { CNY: 10.5 } }, 610604, 'prices.CNY'],
  ['a price of nothing', { prices: { CNY: 0 } }, 610604, 'prices.CNY'],
  ['no English name', { names: { en: ' ' } }, 610604, 'names.en'],
  ['a code with a space', { goodsCode: 'A B' }, 610604, 'goodsCode']
]
for (const [what, more, code, field] of refused)
  test(`refuses goods with ${what}`, async () => {
    const answer = await create({ goodsCode: 'NEW-9', ...more })
    expect(answer.code).toBe(code)
    if (field !== undefined) expect(JSON.stringify(answer.data)).toContain(`"field":"${field}`)
  })

test('keeps categories and types by names that are there once, and none goes while goods belong to it', async () => {
  const category = { names: { en: 'Books' }, position: 9 }
  const { data } = await send(cloud.url, calls.createCategory, { ...as('operator'), body: category })
  expect(
    (await send(cloud.url, calls.createCategory, { ...as('operator'), body: { ...category, names: { en: 'BOOKS' } } }))
      .code
  ).toBe(610602)
  const { categoryId } = data
  const other = { names: { en: 'Drawings' }, position: 8 }
  await send(cloud.url, calls.createCategory, { ...as('operator'), body: other })
  const rename = (names: { en: string }) =>
    send(cloud.url, calls.updateCategory, { ...as('operator'), body: { categoryId, names, position: 1 } })
  expect(codesOf([await rename({ en: 'Papers' }), await rename({ en: 'drawings' })])).toEqual({ 610000: 1, 610602: 1 })
  const used = await goodsNamed('C40')
  const drop = (id: number) => send(cloud.url, calls.deleteCategory, { ...as('operator'), body: { categoryId: id } })
  expect(await drop(used.categoryId)).toMatchObject({ code: 610607, data: [{ field: 'categoryId' }] })
  expect(codesOf([await drop(categoryId), await drop(categoryId)])).toEqual({ 610000: 1, 610603: 1 })

  const field = { key: 'colour', names: { en: 'Colour' }, unit: '' }
  const type = { names: { en: 'Book' }, fields: [field] }
  const made = await send(cloud.url, calls.createGoodsType, { ...as('operator'), body: type })
  const { typeId } = made.data
  const twice = { typeId, names: { en: 'Book' }, fields: [field, field] }
  expect((await send(cloud.url, calls.updateGoodsType, { ...as('operator'), body: twice })).code).toBe(610604)
  const dropType = (id: number) => send(cloud.url, calls.deleteGoodsType, { ...as('operator'), body: { typeId: id } })
  expect(codesOf([await dropType(used.typeId), await dropType(typeId)])).toEqual({ 610000: 1, 610607: 1 })
})

const put = (goodsId: number, quantity: number, name = 'distributor') =>
  send(cloud.url, calls.changeCart, { ...as(name), body: { goodsId, quantity } })
const cartOf = async (name = 'distributor') =>
  (await send(cloud.url, calls.cart, as(name))).data.map(({ goods, quantity }) => [goods.goodsCode, quantity])

test('keeps a cart for each user, and takes out what was ordered', async () => {
  const [tray, bell, cover] = await Promise.all(['TRAY-T', 'BELL-1', 'COVER-T6'].map(code => goodsNamed(code)))
  if (tray === undefined || bell === undefined || cover === undefined) throw new Error('goods are missing')
  await put(tray.goodsId, 2)
  await cloud.clock.advance(1_000)
  await put(bell.goodsId, 1)
  await put(bell.goodsId, 4)
  expect(await cartOf()).toEqual([
    ['TRAY-T', 2],
    ['BELL-1', 4]
  ])
  expect(await cartOf('operator')).toEqual([])
  expect((await put(cover.goodsId, 1)).code).toBe(610603)
  expect((await put(bell.goodsId, 1_000)).code).toBe(610604)
  await shop.order(tokens.distributor ?? '', linesOf([[tray, 1]]))
  expect(await cartOf()).toEqual([['BELL-1', 4]])
  await put(bell.goodsId, 0)
  expect(await cartOf()).toEqual([])
})

test('holds 50 kinds of goods in a cart, and of several at the same moment none more', async () => {
  await cloud.query(`
    insert into goods (goods_code, names, descriptions, category_id, type_id, specification, listed, low_stock, create_time)
    select 'MANY-' || n, '{"en":"Many"}', '{"en":"Many"}', category_id, type_id, '{}', true, 0, now()
    from goods, generate_series(1, 55) n where goods_code = 'BELL-1'`)
  const many = await cloud.query(`select goods_id from goods where goods_code like 'MANY-%'`)
  const [buyer = ''] = await manyBuyers(cloud, 1)
  const answers = await Promise.all(
    many.map(({ goods_id }) =>
      send(cloud.url, calls.changeCart, { token: buyer, body: { goodsId: Number(goods_id), quantity: 1 } })
    )
  )
  expect(codesOf(answers)).toEqual({ 610000: 50, 610605: 5 })
  await cloud.query(`delete from goods where goods_code like 'MANY-%'`)
})

const buy = (lines: Parameters<typeof shop.order>[1], more: Parameters<typeof shop.order>[2] = {}) =>
  shop.order(tokens.distributor ?? '', lines, more)

test('keeps names, prices and buyer of an order as they were when it was placed', async () => {
  const { data } = await create({ goodsCode: 'KEPT-1', prices: { CNY: 1_050, JPY: 210 } })
  await shop.move(tokens.operator ?? '', { goodsId: data.goodsId, kind: 'in', quantity: 9 })
  const goods = await goodsNamed('KEPT-1')
  const placed = await buy(linesOf([[goods, 3]]), { remark: ' Ring twice ' })
  const body = {
    ...(await written({ goodsCode: 'KEPT-2', names: { en: 'Other' }, prices: { CNY: 2 } })),
    goodsId: goods.goodsId
  }
  await send(cloud.url, calls.updateGoods, { ...as('operator'), body })
  const { data: order } = await send(cloud.url, calls.orderDetail, {
    ...as('operator'),
    query: { orderId: placed.data.orderId }
  })
  expect(order).toMatchObject({
    ...delivery,
    phone: '+8613800000002',
    status: 'placed',
    currency: 'CNY',
    total: 3_150,
    lineCount: 1,
    buyerName: 'Zhang Wei',
    tenantName: 'Harbourlight Dining Group',
    remark: 'Ring twice',
    own: false,
    lines: [{ goodsCode: 'KEPT-1', names: { en: 'New goods', ja: '新しい商品' }, amount: 1_050, quantity: 3 }],
    steps: [{ status: 'placed', actorName: 'Zhang Wei' }]
  })
})

test('refuses an order whole for each line that cannot be had, and names it', async () => {
  const [tray, medical, cover] = await Promise.all(['TRAY-T', 'M3', 'COVER-T6'].map(code => goodsNamed(code)))
  if (tray === undefined || medical === undefined || cover === undefined) throw new Error('goods are missing')
  const reasonsOf = async (lines: Parameters<typeof shop.order>[1], currency: 'CNY' | 'USD' = 'CNY') => {
    const { code, data } = await buy(lines, { currency })
    expect(code).toBe(610605)
    return (data as unknown as { field: string; reason: string }[]).map(({ field, reason }) => `${field} ${reason}`)
  }
  expect(
    await reasonsOf([
      ...linesOf([
        [tray, 1],
        [medical, 900],
        [cover, 1]
      ]),
      { goodsId: 999_999, quantity: 1, amount: 1 }
    ])
  ).toEqual([
    'lines.1.quantity is more than there is in stock',
    'lines.2.goodsId cannot be bought',
    'lines.3.goodsId cannot be bought'
  ])
  expect(await reasonsOf([{ goodsId: tray.goodsId, quantity: 1, amount: 1 }])).toEqual([
    'lines.0.amount is not the price of today'
  ])
  expect(await reasonsOf([{ goodsId: medical.goodsId, quantity: 1, amount: 1 }], 'USD')).toEqual([
    'lines.0.goodsId cannot be bought'
  ])
  expect((await goodsNamed('TRAY-T')).stock).toBe(tray.stock)
})

const bad: [what: string, more: Parameters<typeof shop.order>[2], code: number][] = [
  ['a key that is no UUID', { requestKey: 'x' }, 610604],
  ['no recipient', { recipient: ' ' }, 610604],
  ['a phone that nobody can call', { phone: 'abc' }, 610604],
  ['a phone without its country', { phone: '6123 4567' }, 610604],
  ['an address that is too long', { address: 'x'.repeat(301) }, 610604],
  ['no lines', { lines: [] }, 610604],
  ['51 lines', { lines: Array.from({ length: 51 }, (_, n) => ({ goodsId: n + 1, quantity: 1, amount: 1 })) }, 610604],
  ['the same goods twice', { lines: [1, 1].map(goodsId => ({ goodsId, quantity: 1, amount: 1 })) }, 610604],
  ['half a piece', { lines: [{ goodsId: 1, quantity: 0.5, amount: 1 }] }, 610604]
]
for (const [what, more, code] of bad)
  test(`refuses an order with ${what}`, async () => {
    expect((await buy([{ goodsId: 1, quantity: 1, amount: 1 }], more)).code).toBe(code)
  })

test('takes an order to the door: each step by whose it is, and no other', async () => {
  const bell = await goodsNamed('BELL-1')
  const { data } = await buy(linesOf([[bell, 1]]))
  const step = (name: string, to: Parameters<typeof shop.step>[2], note = '') =>
    shop.step(tokens[name] ?? '', data.orderId, to, note)
  expect(openSteps('placed', ['buyer'])).toEqual(['cancelled'])
  expect((await step('distributor', 'confirmed')).code).toBe(610403)
  expect((await step('operator', 'shipped')).code).toBe(610606)
  expect((await step('operator', 'confirmed')).data.status).toBe('confirmed')
  expect((await step('distributor', 'cancelled')).code).toBe(610403)
  expect((await step('operator', 'shipped', 'SF-1')).data.status).toBe('shipped')
  // The state that it has is harmless, and notes nothing.
  expect((await step('operator', 'shipped', 'SF-2')).code).toBe(610000)
  expect((await step('operator', 'received')).code).toBe(610403)
  const { data: received } = await step('distributor', 'received')
  expect(received.steps.map(({ status, note, actorName }) => [status, note, actorName])).toEqual([
    ['placed', '', 'Zhang Wei'],
    ['confirmed', '', 'Olivia Hart'],
    ['shipped', 'SF-1', 'Olivia Hart'],
    ['received', '', 'Zhang Wei']
  ])
  expect((await step('operator', 'cancelled')).code).toBe(610606)
})

test('shows a buyer the own orders, and a seller those of all, each by state', async () => {
  const own = (await send(cloud.url, calls.orderList, { ...as('distributor'), query: { size: 100 } })).data
  expect(own.list.every(order => order.own)).toBe(true)
  const all = (await send(cloud.url, calls.salesList, { ...as('operator'), query: { size: 100 } })).data
  expect(all.total).toBeGreaterThan(own.total)
  expect(all.list.map(({ orderId }) => orderId)).toEqual(
    all.list.map(({ orderId }) => orderId).toSorted((one, other) => other - one)
  )
  for (const status of orderStatuses) {
    const { list } = (await send(cloud.url, calls.salesList, { ...as('operator'), query: { status, size: 100 } })).data
    expect(list.length).toBeGreaterThan(0)
    expect(list.every(order => order.status === status)).toBe(true)
  }
  const foreign = all.list.find(order => order.own)?.orderId ?? 0
  const ask = { ...as('distributor'), query: { orderId: foreign } }
  expect((await send(cloud.url, calls.orderDetail, ask)).code).toBe(610603)
})

test('refuses who lacks the permission', async () => {
  const { goodsId } = await goodsNamed('BELL-1')
  const answers = [
    await send(cloud.url, calls.goodsList, { ...as('customer'), query: {} }),
    await send(cloud.url, calls.cart, as('customer')),
    await send(cloud.url, calls.categoryList, as('customer')),
    await send(cloud.url, calls.salesList, { ...as('distributor'), query: {} }),
    await create({}, 'distributor'),
    await send(cloud.url, calls.createCategory, { ...as('distributor'), body: { names: { en: 'X' }, position: 0 } }),
    await send(cloud.url, calls.deleteGoodsType, { ...as('distributor'), body: { typeId: 1 } }),
    await put(goodsId, 1, 'customer')
  ]
  expect(codesOf(answers)).toEqual({ 610403: 8 })
})

test('takes so many orders an hour of one user, and again an hour later', async () => {
  const bell = await goodsNamed('BELL-1')
  const [buyer = ''] = await manyBuyers(cloud, 1)
  const answers = await Promise.all(Array.from({ length: 44 }, () => shop.order(buyer, linesOf([[bell, 1]]))))
  expect(codesOf(answers)).toEqual({ 610000: 40, 610520: 4 })
  expect((await goodsNamed('BELL-1')).stock).toBe(bell.stock - 40)
  await cloud.clock.advance(61 * 60_000)
  expect((await shop.order(buyer, linesOf([[bell, 1]]))).code).toBe(610000)
})

test('tells the open pages of buyer and sellers of each step of an order, and nobody else', async () => {
  const told = { action: 'orders_changed' }
  const channels = ['distributor', 'operator', 'customer'].map(name =>
    openedChannel(cloud.url, tokens[name] ?? '', { about: 'orders_changed' })
  )
  const [buyer, seller, stranger] = await Promise.all(channels)
  const goods = await goodsNamed('BELL-1', 'distributor')
  const { orderId } = (await shop.order(tokens.distributor ?? '', linesOf([[goods, 1]]))).data
  for (const channel of [buyer, seller]) expect(await channel?.arrived(2)).toEqual([{}, told])
  await shop.step(tokens.operator ?? '', orderId, 'confirmed')
  for (const channel of [buyer, seller]) expect(await channel?.arrived(3)).toEqual([{}, told, told])
  await stranger?.settled()
  expect(stranger?.frames).toEqual([{}])
  for (const channel of [buyer, seller, stranger]) channel?.socket.close()
})
