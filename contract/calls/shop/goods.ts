import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, stop, text, trimmedString } from '../../checks/bounds.ts'
import { readVersion, seenVersion } from '../../checks/versions.ts'
import { fallbackLanguage, language } from '../../languages.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page, sortedBy, yesOrNo } from '../../paging.ts'
import { shopPermissions } from '../../permissions.ts'
import { specificationField, specificationKey } from './catalogue.ts'
import { localTexts, shownTexts } from './local-texts.ts'
import { currency, prices, shownPrices } from './money.ts'
import { goodsPicture, pictureKey, picturePath } from './pictures.ts'

/* The goods that the mall sells. */

const path = '/api/shopservice/goods'
const read = { permission: shopPermissions.center }
const change = { permission: shopPermissions.sell }
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const names = localTexts(limits.goodsNameMaxLength)
const descriptions = localTexts(limits.goodsDescriptionMaxLength)
/** The value of one field of the type. */
const specification = v.object({ key: specificationKey, value: text(limits.specificationValueMaxLength) })

/** The code by which people order and count goods. Capitals and small letters are the same. */
export const goodsCode = v.pipe(
  trimmedString(limits.goodsCodeMaxLength),
  v.regex(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/, 'letters from A to Z and digits, with single hyphens between them'),
  v.toUpperCase()
)

export const goods = v.object({
  goodsId: v.number(),
  goodsCode: v.string(),
  names: shownTexts,
  categoryId: v.number(),
  typeId: v.number(),
  prices: shownPrices,
  stock: count,
  /** Whether people can buy it. Sellers alone see goods that are not listed. */
  listed: v.boolean(),
  /** The path of their first picture; null without one. A cloud of the release before gives none. */
  thumbnailPath: v.optional(v.nullable(picturePath)),
  /** Of what sellers write; the stock does not count. */
  version: readVersion
})
export type Goods = v.InferOutput<typeof goods>

export const goodsDetailData = v.object({
  ...goods.entries,
  descriptions: shownTexts,
  categoryNames: shownTexts,
  typeNames: shownTexts,
  /** The fields of the type that have a value here, in its order. */
  specification: v.array(v.object({ ...specificationField.entries, value: v.string() })),
  /** Of so many or fewer the inventory warns. */
  lowStock: count,
  /** In their order. */
  pictures: v.optional(v.array(goodsPicture))
})
export type GoodsDetail = v.InferOutput<typeof goodsDetailData>

export const goodsColumns = ['name', 'price', 'stock', 'createTime'] as const
export type GoodsColumn = (typeof goodsColumns)[number]

export const goodsList = defineCall({
  method: 'GET',
  path,
  summary: 'The goods of the mall a page at a time. Sellers see those too that cannot be bought.',
  access: read,
  query: v.object({
    ...page,
    /** Of the names by which the list is ordered. */
    lang: v.optional(language, fallbackLanguage),
    /** Of the price by which the list is ordered. */
    currency: v.optional(currency, 'CNY'),
    categoryId: v.optional(idInQuery),
    typeId: v.optional(idInQuery),
    inStock: v.optional(yesOrNo),
    /** Part of a name in any language, or of the code. */
    text: v.optional(trimmedString(100)),
    sort: sortedBy(goodsColumns)
  }),
  data: v.object({ list: v.array(goods), total: count })
})

export const goodsDetail = defineCall({
  method: 'GET',
  path: `${path}/detail`,
  summary: 'One of the goods with its specification; one that is not there or not for this user answers 610603.',
  access: read,
  query: v.object({ goodsId: idInQuery }),
  data: goodsDetailData
})

const written = {
  goodsCode,
  names,
  descriptions,
  categoryId: id,
  typeId: id,
  specification: boundedList(specification, limits.specificationFieldsMax),
  prices: v.pipe(
    prices,
    v.check(given => Object.keys(given).length > 0, 'a price in one currency at least')
  ),
  listed: v.boolean(),
  lowStock: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.stockMax)),
  /** The keys of pictures in their order. Without them, goods keep those that they have. */
  pictureKeys: v.optional(
    v.pipe(
      boundedList(pictureKey, limits.goodsPicturesMax),
      stop<string[]>(),
      v.check(list => new Set(list).size === list.length, 'no picture twice')
    )
  )
}
export const writtenGoods = v.object(written)
export type WrittenGoods = v.InferOutput<typeof writtenGoods>

export const createGoods = defineCall({
  method: 'POST',
  path,
  summary:
    'Adds goods, without any in stock. A code that others have answers 610602, an unknown category or type 610603, a ' +
    'value for a field that the type does not have 610604, and so does a picture that is gone.',
  access: change,
  body: writtenGoods,
  data: v.object({ goodsId: v.number() })
})

export const updateGoods = defineCall({
  method: 'PUT',
  path,
  summary: 'Changes goods, and never their stock. Orders keep the names and prices that they were made with.',
  access: change,
  body: v.object({ goodsId: id, version: v.optional(seenVersion), ...written }),
  data: v.null()
})
