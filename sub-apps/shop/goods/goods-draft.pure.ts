import type { CallInput } from '#contract/call.ts'
import type { SpecificationField } from '#contract/calls/shop/catalogue.ts'
import { type createGoods, type GoodsDetail, writtenGoods } from '#contract/calls/shop/goods.ts'
import { type Currency, currencies, type Prices } from '#contract/calls/shop/money.ts'
import type { GoodsPicture } from '#contract/calls/shop/pictures.ts'
import { wrongFields } from '#kit/portal/wrong-fields.pure.ts'
import { type TypedTexts, typedTexts, writtenTexts } from '#kit/typed-texts.pure.ts'
import { countOf } from '../count-of.pure.ts'
import { amountOf, typedOf } from '../money.pure.ts'

/* Pure: goods as a form holds them. */

export type Draft = {
  goodsCode: string
  names: TypedTexts
  descriptions: TypedTexts
  categoryId: string
  typeId: string
  /** Values by the keys of the type's fields. */
  values: Readonly<Record<string, string>>
  prices: Readonly<Record<Currency, string>>
  lowStock: string
  listed: boolean
  pictures: readonly GoodsPicture[]
}

type Written = CallInput<typeof createGoods>['body']

export const draftOf = (goods?: GoodsDetail): Draft => ({
  goodsCode: goods?.goodsCode ?? '',
  names: typedTexts(goods?.names),
  descriptions: typedTexts(goods?.descriptions),
  categoryId: goods === undefined ? '' : String(goods.categoryId),
  typeId: goods === undefined ? '' : String(goods.typeId),
  values: Object.fromEntries((goods?.specification ?? []).map(({ key, value }) => [key, value])),
  prices: {
    CNY: typedOf(goods?.prices.CNY, 'CNY'),
    JPY: typedOf(goods?.prices.JPY, 'JPY'),
    USD: typedOf(goods?.prices.USD, 'USD')
  },
  lowStock: String(goods?.lowStock ?? 0),
  listed: goods?.listed ?? true,
  pictures: goods?.pictures ?? []
})

const pricesOf = (draft: Draft): Prices =>
  Object.fromEntries(
    currencies.flatMap(currency => {
      const amount = amountOf(draft.prices[currency], currency)
      return amount === undefined ? [] : [[currency, amount]]
    })
  )

/** A draft as the cloud takes it. It holds only the values that the type has a field for. */
export const bodyOf = (draft: Draft, fields: readonly Pick<SpecificationField, 'key'>[]): Written => ({
  goodsCode: draft.goodsCode.trim(),
  names: writtenTexts(draft.names),
  descriptions: writtenTexts(draft.descriptions),
  categoryId: Number(draft.categoryId),
  typeId: Number(draft.typeId),
  specification: fields.flatMap(({ key }) => {
    const value = draft.values[key]?.trim() ?? ''
    return value === '' ? [] : [{ key, value }]
  }),
  prices: pricesOf(draft),
  lowStock: countOf(draft.lowStock),
  listed: draft.listed,
  pictureKeys: draft.pictures.map(({ pictureKey }) => pictureKey)
})

const checked = ['goodsCode', 'names', 'descriptions', 'categoryId', 'typeId', 'lowStock'] as const
export type Field = (typeof checked)[number] | Currency
export type Problem = 'empty' | 'code' | 'price' | 'onePrice' | 'count'

/** The problem of each field. Without any price, the first price field has a problem. */
export const problemsOf = (draft: Draft): Partial<Record<Field, Problem>> => {
  const priced = currencies.filter(currency => draft.prices[currency].trim() !== '')
  const wrongPrices = priced.filter(currency => amountOf(draft.prices[currency], currency) === undefined)
  const problemIn = (field: (typeof checked)[number]): Problem => {
    if (field === 'lowStock') return 'count'
    return field === 'goodsCode' && draft.goodsCode.trim() !== '' ? 'code' : 'empty'
  }
  return {
    ...Object.fromEntries(
      wrongFields(checked, writtenGoods, bodyOf(draft, [])).map(field => [field, problemIn(field)])
    ),
    ...Object.fromEntries(wrongPrices.map(currency => [currency, 'price'])),
    ...(priced.length === 0 && { [currencies[0]]: 'onePrice' })
  }
}
