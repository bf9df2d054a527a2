import type { Goods } from '#contract/calls/shop/goods.ts'
import type { Currency } from '#contract/calls/shop/money.ts'
import { shopReasons } from '#contract/calls/shop/reasons.ts'
import type { FieldProblem } from '#contract/envelope.ts'

export type WantedLine = {
  goodsId: number
  quantity: number
  /** The price of one piece that the buyer saw. */
  amount: number
}

type Sold = Pick<Goods, 'goodsId' | 'listed' | 'prices' | 'stock'>

const reasonOf = (
  { quantity, amount }: WantedLine,
  goods: Sold | undefined,
  currency: Currency
): { part: 'goodsId' | 'amount' | 'quantity'; reason: string } | undefined => {
  const price = goods?.prices[currency]
  if (goods === undefined || !goods.listed || price === undefined)
    return { part: 'goodsId', reason: shopReasons.notForSale }
  if (price !== amount) return { part: 'amount', reason: shopReasons.priceChanged }
  return quantity > goods.stock ? { part: 'quantity', reason: shopReasons.stockTooLow } : undefined
}

/** Why goods can't be ordered as wished: a problem for each line that has one. */
export const orderProblems = (
  lines: readonly WantedLine[],
  goods: readonly Sold[],
  currency: Currency
): FieldProblem[] => {
  const known = new Map(goods.map(one => [one.goodsId, one]))
  return lines.flatMap((line, place) => {
    const found = reasonOf(line, known.get(line.goodsId), currency)
    return found === undefined ? [] : [{ field: `lines.${place}.${found.part}`, reason: found.reason }]
  })
}

/** The sum of an order, in minor units. */
export const totalOf = (lines: readonly Pick<WantedLine, 'quantity' | 'amount'>[]): number =>
  lines.reduce((total, { quantity, amount }) => total + quantity * amount, 0)
