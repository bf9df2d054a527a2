import { expect, test } from '@playwright/test'
import type { Goods } from '#contract/calls/shop/goods.ts'
import { type Currency, currencies } from '#contract/calls/shop/money.ts'
import { typedTexts, writtenTexts } from '#kit/typed-texts.pure.ts'
import { shopPermissions } from '../../../contract/permissions.ts'
import { isFiltered, readList, writeList } from '../../../packages/kit/list-address.pure.ts'
import {
  deliveryProblems,
  linesOf,
  noDelivery,
  problemOf,
  totalOf
} from '../../../sub-apps/shop/cart/order-draft.pure.ts'
import {
  categoryProblems,
  noField,
  typeBody,
  typeDraft,
  typeProblems
} from '../../../sub-apps/shop/catalogue/catalogue-drafts.pure.ts'
import { bodyOf, draftOf, problemsOf } from '../../../sub-apps/shop/goods/goods-draft.pure.ts'
import { fittedSides } from '../../../sub-apps/shop/goods/pictures/fitted-sides.pure.ts'
import {
  type MovementDraft,
  noMovement,
  problemsOf as problemsOfMovement
} from '../../../sub-apps/shop/inventory/movement-draft.pure.ts'
import { amountOf, typedOf, writeMoney } from '../../../sub-apps/shop/money.pure.ts'
import { type Page, pageOf } from '../../../sub-apps/shop/page-of.pure.ts'

/* The decisions of the shop application, tested without a browser. */

const addresses: [below: string, page: Page][] = [
  ['', { kind: 'goodsList' }],
  ['/', { kind: 'goodsList' }],
  ['/center', { kind: 'goodsList' }],
  ['/center/', { kind: 'goodsList' }],
  ['/center/goods/3', { kind: 'goods', goodsId: 3 }],
  ['/center/goods/3/edit', { kind: 'goodsForm', goodsId: 3 }],
  ['/center/goods/new', { kind: 'goodsForm', goodsId: 'new' }],
  ['/center/goods/new/edit', { kind: 'missing' }],
  ['/center/goods/03', { kind: 'missing' }],
  ['/center/goods', { kind: 'missing' }],
  ['/center/cart', { kind: 'cart' }],
  ['/center/orders', { kind: 'orders', whose: 'own' }],
  ['/center/sales', { kind: 'orders', whose: 'all' }],
  ['/center/orders/5', { kind: 'order', orderId: 5 }],
  ['/center/orders/new', { kind: 'missing' }],
  ['/center/orders/5/edit', { kind: 'missing' }],
  ['/category/new', { kind: 'category', categoryId: 'new' }],
  ['/category/2', { kind: 'category', categoryId: 2 }],
  ['/type/2', { kind: 'type', typeId: 2 }],
  ['/inventory', { kind: 'inventory' }],
  ['/inventory/9', { kind: 'movements', goodsId: 9 }],
  ['/inventory/new', { kind: 'missing' }],
  ['/constructor', { kind: 'missing' }],
  ['ping', { kind: 'missing' }]
]
const everything = Object.values(shopPermissions)
for (const [below, page] of addresses)
  test(`/sub-app/shop${below} is the page ${JSON.stringify(page)}`, () => {
    expect(pageOf(`/sub-app/shop${below}`, '/sub-app/shop', everything)).toEqual(page)
  })

const buyer = ['shop', 'shop:center', 'shop:inventory']
const doors: [below: string, open: boolean][] = [
  ['/center', true],
  ['/center/orders/5', true],
  ['/center/orders', true],
  ['/center/sales', false],
  ['/center/goods/3/edit', false],
  ['/type', true],
  ['/type/2', false],
  ['/inventory/9', true]
]
for (const [below, open] of doors)
  test(`${below} is ${open ? 'open' : 'closed'} for a buyer, and closed without any permission`, () => {
    const kindWith = (held: readonly string[]) => pageOf(`/sub-app/shop${below}`, '/sub-app/shop', held).kind
    expect(kindWith(buyer) !== 'closed').toBe(open)
    expect(kindWith([])).toBe('closed')
  })

const amounts: [typed: string, currency: Currency, amount: number | undefined][] = [
  ['12.50', 'CNY', 1_250],
  ['12.5', 'CNY', 1_250],
  ['12,5', 'USD', 1_250],
  [' 12 ', 'CNY', 1_200],
  ['0.01', 'CNY', 1],
  // 1.005 × 100 is not whole for a computer.
  ['1.005', 'CNY', undefined],
  ['8.12', 'USD', 812],
  ['4.35', 'USD', 435],
  ['12', 'JPY', 12],
  ['12.5', 'JPY', undefined],
  ['0', 'CNY', undefined],
  ['0.00', 'CNY', undefined],
  ['-1', 'CNY', undefined],
  ['1e3', 'CNY', undefined],
  ['', 'CNY', undefined],
  ['10000000', 'CNY', 1_000_000_000],
  ['10000000.01', 'CNY', undefined]
]
for (const [typed, currency, amount] of amounts)
  test(`“${typed}” is ${amount ?? 'no price'} in ${currency}`, () => expect(amountOf(typed, currency)).toBe(amount))

test('an amount comes back from its field as it was', () => {
  for (const currency of currencies)
    for (const amount of [1, 99, 100, 1_005, 999_999_999])
      expect(amountOf(typedOf(amount, currency), currency)).toBe(amount)
  expect(typedOf(undefined, 'CNY')).toBe('')
})

test('money is written as readers of each language do', () => {
  expect(writeMoney(1_250, 'USD', 'en')).toBe('$12.50')
  expect(writeMoney(1_250, 'JPY', 'ja')).toBe('￥1,250')
  expect(writeMoney(125_050, 'CNY', 'fr')).toMatch(/^1\s250,50\sCNY$/u)
})

const filters = { category: 'id', stock: ['true'] } as const
const list = (search: string) => readList(search, filters, ['name', 'price'])

test('a list comes back from its address, and unknown values do not', () => {
  const address = list('?micro=true&text=%20bell%20&category=3&stock=true&sort=-price&page=4')
  expect(address).toEqual({ text: 'bell', chosen: { category: '3', stock: 'true' }, sort: '-price', page: 4 })
  expect(writeList(address, '?micro=true&other=1')).toBe(
    '?micro=true&text=bell&category=3&stock=true&sort=-price&page=4'
  )
  const plain = { text: '', chosen: { category: '', stock: '' }, sort: undefined, page: 1 }
  expect(list('?category=x&stock=false&sort=code&page=0&text=')).toEqual(plain)
  expect([writeList(plain, ''), isFiltered(plain), isFiltered(address)]).toEqual(['', false, true])
})

const goods = (more: Partial<Goods> = {}): Goods => ({
  goodsId: 1,
  goodsCode: 'A',
  names: { en: 'A' },
  categoryId: 1,
  typeId: 1,
  prices: { CNY: 1_050 },
  stock: 3,
  listed: true,
  ...more
})

test('a cart knows what can not be ordered, and what the rest costs', () => {
  expect(problemOf({ goods: goods(), quantity: 3 }, 'CNY')).toBeUndefined()
  expect(problemOf({ goods: goods(), quantity: 4 }, 'CNY')).toBe('stockTooLow')
  expect(problemOf({ goods: goods(), quantity: 1 }, 'USD')).toBe('notForSale')
  expect(problemOf({ goods: goods({ listed: false }), quantity: 1 }, 'CNY')).toBe('notForSale')
  const cart = [
    { goods: goods(), quantity: 2 },
    { goods: goods({ goodsId: 2, prices: { USD: 5 } }), quantity: 7 }
  ]
  expect(linesOf(cart, 'CNY')).toEqual([{ goodsId: 1, quantity: 2, amount: 1_050 }])
  expect([totalOf(cart, 'CNY'), totalOf(cart, 'USD'), totalOf(cart, 'JPY')]).toEqual([2_100, 35, 0])
})

test('an order needs a recipient, a phone and an address', () => {
  expect(deliveryProblems(noDelivery)).toEqual({ recipient: 'empty', phone: 'empty', address: 'empty' })
  expect(deliveryProblems({ ...noDelivery, recipient: 'A', phone: ' ' })).toEqual({ phone: 'empty', address: 'empty' })
  const filled = { recipient: 'A', phone: '+65 6123 4567', address: 'B', remark: '' }
  expect(deliveryProblems(filled)).toEqual({})
  expect(Object.keys(deliveryProblems(noDelivery))).toEqual(['recipient', 'phone', 'address'])
  for (const phone of ['abc', '1', '6123 4567', '+65 call me'])
    expect(deliveryProblems({ ...filled, phone })).toEqual({ phone: 'phone' })
})

test('texts that nobody wrote are left out', () => {
  expect(writtenTexts({ ...typedTexts({ en: ' Bell ' }), fr: ' Cloche ', th: '  ' })).toEqual({
    en: 'Bell',
    fr: 'Cloche'
  })
})

const filled = {
  ...draftOf(),
  goodsCode: 'A-1',
  names: typedTexts({ en: 'Bell' }),
  descriptions: typedTexts({ en: 'Rings.' }),
  categoryId: '3',
  typeId: '4',
  values: { models: ' T9 ', gone: 'x', empty: '' },
  prices: { CNY: '10.50', JPY: '', USD: '' }
}

test('goods need a code, English texts, a place and one price', () => {
  expect(problemsOf(draftOf())).toEqual({
    goodsCode: 'empty',
    names: 'empty',
    descriptions: 'empty',
    categoryId: 'empty',
    typeId: 'empty',
    CNY: 'onePrice'
  })
  expect(problemsOf(filled)).toEqual({})
  expect(problemsOf({ ...filled, goodsCode: 'A 1', prices: { ...filled.prices, JPY: '1.5' }, lowStock: '-1' })).toEqual(
    {
      goodsCode: 'code',
      JPY: 'price',
      lowStock: 'count'
    }
  )
})

test('goods are sent with the values that their type has a field for', () => {
  expect(bodyOf(filled, [{ key: 'models' }, { key: 'empty' }])).toMatchObject({
    goodsCode: 'A-1',
    categoryId: 3,
    typeId: 4,
    specification: [{ key: 'models', value: 'T9' }],
    prices: { CNY: 1_050 },
    lowStock: 0,
    listed: true
  })
})

test('categories need an English name and a position, types a key of its own for each field', () => {
  expect(categoryProblems({ names: typedTexts(), position: 'x' })).toEqual({ names: 'empty', position: 'count' })
  expect(categoryProblems({ names: typedTexts({ en: 'A' }), position: '1000' })).toEqual({})
  const field = { key: 'width', unit: ' cm ', names: typedTexts({ en: 'Width' }) }
  const type = { ...typeDraft(), names: typedTexts({ en: 'A' }), fields: [field, { ...field, key: ' width' }, noField] }
  expect(typeProblems(type)).toEqual({
    names: undefined,
    'key-0': 'twice',
    'fieldNames-0': undefined,
    'key-1': 'twice',
    'fieldNames-1': undefined,
    'key-2': 'key',
    'fieldNames-2': 'empty'
  })
  expect(typeBody({ ...type, fields: [field] })).toEqual({
    names: { en: 'A' },
    fields: [{ key: 'width', unit: 'cm', names: { en: 'Width' } }]
  })
})

const movements: [draft: Partial<MovementDraft>, problems: object][] = [
  [{}, { quantity: 'empty' }],
  [{ quantity: '0' }, { quantity: 'count' }],
  [{ quantity: '1.5' }, { quantity: 'count' }],
  [{ quantity: '1000001' }, { quantity: 'count' }],
  [{ quantity: ' 5 ' }, {}],
  [{ kind: 'correction', quantity: '0' }, { reason: 'empty' }],
  [{ kind: 'correction', quantity: '0', reason: 'Counted' }, {}]
]
for (const [draft, problems] of movements)
  test(`a movement of ${JSON.stringify(draft)} has the problems ${JSON.stringify(problems)}`, () => {
    expect(problemsOfMovement({ ...noMovement, ...draft })).toEqual(problems)
  })

const fitted: [name: string, sides: [number, number], fitting: [number, number]][] = [
  ['a wide picture', [3_000, 2_000], [1_200, 800]],
  ['a high one', [900, 2_400], [450, 1_200]],
  ['one that is small enough', [640, 480], [640, 480]],
  ['a line', [12_000, 3], [1_200, 1]]
]
for (const [name, [width, height], fitting] of fitted)
  test(`makes ${name} no longer than 1,200 pixels`, () => {
    expect(Object.values(fittedSides({ width, height }, 1_200))).toEqual(fitting)
  })

test('sends the keys of pictures in their order', () => {
  const pictures = ['b', 'a'].map(pictureKey => ({ pictureKey, path: '', thumbnailPath: '' }))
  expect(bodyOf({ ...draftOf(), pictures }, []).pictureKeys).toEqual(['b', 'a'])
})
