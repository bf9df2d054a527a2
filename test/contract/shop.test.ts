import { expect, test } from '@playwright/test'
import { textIn } from '#contract/calls/shop/local-texts.ts'
import {
  isFinal,
  type OrderParty,
  type OrderStatus,
  openSteps,
  orderStatuses,
  validateStep
} from '#contract/calls/shop/order-steps.ts'
import { orderProblems, totalOf, type WantedLine } from '../../cloud/topics/shop/order-problems.pure.ts'

/* The decisions of the mall, tested without a cloud. */

const both: OrderParty[] = ['buyer', 'seller']
const steps: [from: OrderStatus, buyer: OrderStatus[], seller: OrderStatus[]][] = [
  ['placed', ['cancelled'], ['confirmed', 'cancelled']],
  ['confirmed', [], ['shipped', 'cancelled']],
  ['shipped', ['received'], []],
  ['received', [], []],
  ['cancelled', [], []]
]
for (const [from, buyer, seller] of steps)
  test(`a buyer takes a ${from} order to [${buyer}], a seller to [${seller}]`, () => {
    expect(openSteps(from, ['buyer'])).toEqual(buyer)
    expect(openSteps(from, ['seller'])).toEqual(seller)
    expect(openSteps(from, both)).toEqual(orderStatuses.filter(to => [...buyer, ...seller].includes(to)))
    expect(isFinal(from)).toBe(buyer.length + seller.length === 0)
  })

test('no order comes back to a state that it had', () => {
  const reached = (from: OrderStatus): OrderStatus[] => openSteps(from, both).flatMap(to => [to, ...reached(to)])
  for (const status of orderStatuses) expect(reached(status)).not.toContain(status)
})

test('a step of somebody else is told apart from one that there is not', () => {
  expect(validateStep('placed', 'confirmed', ['buyer'])).toBe('forbidden')
  expect(validateStep('placed', 'shipped', both)).toBe('noStep')
  expect(validateStep('shipped', 'received', ['seller'])).toBe('forbidden')
})

test('a text that a language lacks is the English one', () => {
  expect(textIn({ en: 'Bell', fr: 'Cloche' }, 'fr')).toBe('Cloche')
  expect(textIn({ en: 'Bell', fr: 'Cloche' }, 'th')).toBe('Bell')
})

const sold = { goodsId: 1, listed: true, prices: { CNY: 1_050 }, stock: 3 }
const line: WantedLine = { goodsId: 1, quantity: 3, amount: 1_050 }
const problems: [what: string, line: Partial<WantedLine>, goods: Partial<typeof sold>, field?: string][] = [
  ['as many as there are', {}, {}],
  ['one more than there are', { quantity: 4 }, {}, 'lines.0.quantity'],
  ['what is sold out', { quantity: 1 }, { stock: 0 }, 'lines.0.quantity'],
  ['another price', { amount: 1_049 }, {}, 'lines.0.amount'],
  ['what is not offered', {}, { listed: false }, 'lines.0.goodsId'],
  ['what is not there', { goodsId: 2 }, {}, 'lines.0.goodsId'],
  ['what has no price in the currency', {}, { prices: {} as { CNY: number } }, 'lines.0.goodsId']
]
for (const [what, wanted, goods, field] of problems)
  test(`an order of ${what} ${field === undefined ? 'has no problem' : `is refused for ${field}`}`, () => {
    const found = orderProblems([{ ...line, ...wanted }], [{ ...sold, ...goods }], 'CNY')
    expect(found.map(problem => problem.field)).toEqual(field === undefined ? [] : [field])
  })

test('a sum is exact where fractions would not be', () => {
  expect(
    totalOf([
      { amount: 10, quantity: 1 },
      { amount: 20, quantity: 1 }
    ])
  ).toBe(30)
  expect(totalOf(Array.from({ length: 50 }, () => ({ amount: 1_000_000_000, quantity: 999 })))).toBe(49_950_000_000_000)
})
