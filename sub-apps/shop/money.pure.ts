import { numberFormat } from '@portal/session'
import { type Currency, minorDigits } from '#contract/calls/shop/money.ts'
import * as limits from '#contract/limits.ts'

/* Pure: money is whole minor units, and becomes a number with a point on screen alone. */

/** An amount as its readers write money. */
export const writeMoney = (amount: number, currency: Currency, language: string): string =>
  numberFormat(language, { style: 'currency', currency }).format(amount / 10 ** minorDigits[currency])

/** An amount as a field shows it: `12.50`. */
export const typedOf = (amount: number | undefined, currency: Currency): string =>
  amount === undefined ? '' : (amount / 10 ** minorDigits[currency]).toFixed(minorDigits[currency])

/**
 * The amount that somebody typed, by its digits: `12.5` is 1250 fen, however a computer rounds 12.5.
 * @returns undefined for a text that is no price in this currency
 */
export const amountOf = (typed: string, currency: Currency): number | undefined => {
  const [, whole = '', minor = ''] = /^(\d{1,10})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? []
  const digits = minorDigits[currency]
  if (whole === '' || minor.length > digits) return undefined
  const amount = Number(whole + minor.padEnd(digits, '0'))
  return amount >= 1 && amount <= limits.goodsAmountMax ? amount : undefined
}
