import * as v from 'valibot'
import * as limits from '../../limits.ts'

/** The currencies of the mall. Goods have a price of their own in each, and nothing is converted. */
export const currencies = ['CNY', 'JPY', 'USD'] as const
export type Currency = (typeof currencies)[number]

/** How many digits of an amount stand behind its point. */
export const minorDigits: Record<Currency, number> = { CNY: 2, JPY: 0, USD: 2 }

export const currency = v.picklist(currencies)

/** Money in whole minor units, as fen, yen or cents: sums of them are exact. */
export const amount = v.pipe(
  v.number(),
  v.integer('a whole number of minor units'),
  v.minValue(1, 'at least 1'),
  v.maxValue(limits.goodsAmountMax, `at most ${limits.goodsAmountMax}`)
)

/** The price of goods in each currency in which they can be bought, as a seller writes it. */
export const prices = v.partial(v.object({ CNY: amount, JPY: amount, USD: amount }))

const shown = v.pipe(v.number(), v.integer())

/** The same in an answer. */
export const shownPrices = v.partial(v.object({ CNY: shown, JPY: shown, USD: shown }))
export type Prices = v.InferOutput<typeof shownPrices>
