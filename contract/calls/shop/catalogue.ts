import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, stop, trimmedString } from '../../checks/bounds.ts'
import { readVersion, seenVersion } from '../../checks/versions.ts'
import * as limits from '../../limits.ts'
import { id } from '../../paging.ts'
import { shopPermissions } from '../../permissions.ts'
import { localTexts, shownTexts } from './local-texts.ts'

/* The structure of the mall. Goods stand in categories. A type of goods has the fields that can be specified of them. */

const path = '/api/shopservice'
const read = { permission: shopPermissions.mall }
const change = { permission: shopPermissions.sell }
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const names = localTexts(limits.goodsNameMaxLength)
/** The place among the others, the lowest first. */
const position = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.goodsPositionMax))

export const goodsCategory = v.object({
  categoryId: v.number(),
  names: shownTexts,
  position: count,
  goodsCount: count,
  version: readVersion
})
export type GoodsCategory = v.InferOutput<typeof goodsCategory>

/** Goods keep the values of their specification by it. */
export const specificationKey = v.pipe(
  trimmedString(limits.specificationKeyMaxLength),
  v.regex(/^[a-z][a-zA-Z0-9]*$/, 'letters and digits, a small letter first')
)

/** One thing that can be specified of goods, as a voltage. */
export const specificationField = v.object({
  key: v.string(),
  names: shownTexts,
  /** As `V` or `kg`; empty for values without one. */
  unit: v.string()
})
export type SpecificationField = v.InferOutput<typeof specificationField>

const fields = v.pipe(
  boundedList(
    v.object({ key: specificationKey, names, unit: trimmedString(limits.specificationUnitMaxLength) }),
    limits.specificationFieldsMax
  ),
  stop<SpecificationField[]>(),
  v.check(list => new Set(list.map(({ key }) => key)).size === list.length, 'no two fields have the same key')
)

export const goodsType = v.object({
  typeId: v.number(),
  names: shownTexts,
  fields: v.array(specificationField),
  goodsCount: count,
  version: readVersion
})
export type GoodsType = v.InferOutput<typeof goodsType>

export const categoryList = defineCall({
  method: 'GET',
  path: `${path}/categories`,
  summary: 'The categories of the mall in their order, and how many goods stand in each.',
  access: read,
  data: v.array(goodsCategory)
})

export const createCategory = defineCall({
  method: 'POST',
  path: `${path}/categories`,
  summary: 'Adds a category; an English name that another has answers 610602.',
  access: change,
  body: v.object({ names, position }),
  data: v.object({ categoryId: v.number() })
})

export const updateCategory = defineCall({
  method: 'PUT',
  path: `${path}/categories`,
  summary: 'Changes a category; an English name that another has answers 610602.',
  access: change,
  body: v.object({ categoryId: id, version: v.optional(seenVersion), names, position }),
  data: v.null()
})

export const deleteCategory = defineCall({
  method: 'PUT',
  path: `${path}/categories/delete`,
  summary: 'Deletes a category; one in which goods stand answers 610607.',
  access: change,
  body: v.object({ categoryId: id }),
  data: v.null()
})

export const goodsTypeList = defineCall({
  method: 'GET',
  path: `${path}/types`,
  summary: 'The types of goods with the fields of their specification.',
  access: read,
  data: v.array(goodsType)
})

export const createGoodsType = defineCall({
  method: 'POST',
  path: `${path}/types`,
  summary: 'Adds a type; an English name that another has answers 610602.',
  access: change,
  body: v.object({ names, fields }),
  data: v.object({ typeId: v.number() })
})

export const updateGoodsType = defineCall({
  method: 'PUT',
  path: `${path}/types`,
  summary: 'Changes a type. Goods keep the values of a field that is gone, and nobody sees them.',
  access: change,
  body: v.object({ typeId: id, version: v.optional(seenVersion), names, fields }),
  data: v.null()
})

export const deleteGoodsType = defineCall({
  method: 'PUT',
  path: `${path}/types/delete`,
  summary: 'Deletes a type; one that goods have answers 610607.',
  access: change,
  body: v.object({ typeId: id }),
  data: v.null()
})
