import { type Currency, currencies } from '#contract/calls/shop/money.ts'

/** The currency of an address; the first one where it names none. */
export const currencyIn = (search: string): Currency => {
  const named = new URLSearchParams(search).get('currency')
  return currencies.find(currency => currency === named) ?? currencies[0]
}
