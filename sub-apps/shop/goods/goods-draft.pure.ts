import type { SpecificationField } from '#contract/calls/shop/catalogue.ts'
import type { GoodsDetail, WrittenGoods } from '#contract/calls/shop/goods.ts'
import { type Currency, currencies, type Prices } from '#contract/calls/shop/money.ts'
import * as limits from '#contract/limits.ts'
import { type TypedTexts, typedTexts, writtenTexts } from '#kit/typed-texts.pure.ts'
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
}

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
  listed: goods?.listed ?? true
})

export type Field = 'goodsCode' | 'names' | 'descriptions' | 'categoryId' | 'typeId' | 'lowStock' | Currency
export type Problem = 'empty' | 'code' | 'price' | 'onePrice' | 'count'

const countOf = (typed: string): number | undefined => {
  const count = /^\d{1,7}$/.test(typed.trim()) ? Number(typed.trim()) : undefined
  return count !== undefined && count <= limits.stockMax ? count : undefined
}

/** The problem of each field. Without any price, the first price field has a problem. */
export const problemsOf = (draft: Draft): Partial<Record<Field, Problem>> => {
  const empty = (value: string): 'empty' | undefined => (value.trim() === '' ? 'empty' : undefined)
  const isCode = /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/.test(draft.goodsCode.trim())
  const priced = currencies.filter(currency => draft.prices[currency].trim() !== '')
  const found: Partial<Record<Field, Problem | undefined>> = {
    goodsCode: empty(draft.goodsCode) ?? (isCode ? undefined : 'code'),
    names: empty(draft.names.en),
    descriptions: empty(draft.descriptions.en),
    categoryId: empty(draft.categoryId),
    typeId: empty(draft.typeId),
    lowStock: countOf(draft.lowStock) === undefined ? 'count' : undefined,
    ...Object.fromEntries(
      priced.flatMap(currency =>
        amountOf(draft.prices[currency], currency) === undefined ? [[currency, 'price']] : []
      )
    ),
    ...(priced.length === 0 ? { [currencies[0]]: 'onePrice' } : {})
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined))
}

const pricesOf = (draft: Draft): Prices =>
  Object.fromEntries(
    currencies.flatMap(currency => {
      const amount = amountOf(draft.prices[currency], currency)
      return amount === undefined ? [] : [[currency, amount]]
    })
  )

/** A draft without problems, as the cloud takes it. It holds only the values that the type has a field for. */
export const bodyOf = (draft: Draft, fields: readonly Pick<SpecificationField, 'key'>[]): WrittenGoods => ({
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
  lowStock: countOf(draft.lowStock) ?? 0,
  listed: draft.listed
})
