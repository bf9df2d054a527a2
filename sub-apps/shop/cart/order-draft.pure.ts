import type { Currency } from '#contract/calls/shop/money.ts'
import type { CartLine } from '#contract/calls/shop/orders.ts'
import { canonicalCellphone } from '#contract/checks/canonical-name.ts'

/* Pure: the details that a buyer writes beside the goods, and the order lines that a cart becomes. */

export const deliveryFields = ['recipient', 'phone', 'address', 'remark'] as const
export type DeliveryField = (typeof deliveryFields)[number]
export type Delivery = Readonly<Record<DeliveryField, string>>

export const noDelivery: Delivery = { recipient: '', phone: '', address: '', remark: '' }

/**
 * The problem of each field, in the order of the fields: the first one gets the focus. All but the remark have to be filled, and
 * the phone is a number that can be called from abroad.
 */
export const deliveryProblems = (delivery: Delivery): Partial<Record<DeliveryField, DeliveryProblem>> =>
  Object.fromEntries(
    deliveryFields.flatMap(field => {
      const problem = problemIn(field, delivery[field])
      return problem === undefined ? [] : [[field, problem] as const]
    })
  )

type DeliveryProblem = 'empty' | 'phone'

const problemIn = (field: DeliveryField, typed: string): DeliveryProblem | undefined => {
  if (field === 'remark') return undefined
  if (typed.trim() === '') return 'empty'
  return field === 'phone' && canonicalCellphone(typed) === undefined ? 'phone' : undefined
}

/** The problem of a line before anybody asks the cloud. */
export const problemOf = (
  { goods, quantity }: CartLine,
  currency: Currency
): 'notForSale' | 'stockTooLow' | undefined => {
  if (!goods.listed || goods.prices[currency] === undefined) return 'notForSale'
  return quantity > goods.stock ? 'stockTooLow' : undefined
}

/** The lines of an order: the goods of a cart, with the prices that are on screen. */
export const linesOf = (cart: readonly CartLine[], currency: Currency) =>
  cart.flatMap(({ goods: { goodsId, prices }, quantity }) => {
    const amount = prices[currency]
    return amount === undefined ? [] : [{ goodsId, quantity, amount }]
  })

/** The sum of the lines that have a price. */
export const totalOf = (cart: readonly CartLine[], currency: Currency): number =>
  linesOf(cart, currency).reduce((total, { quantity, amount }) => total + quantity * amount, 0)
