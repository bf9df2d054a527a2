import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { trimmedString } from '../../checks/bounds.ts'
import { fallbackLanguage, language } from '../../languages.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page, sortedBy, yesOrNo } from '../../paging.ts'
import { shopPermissions } from '../../permissions.ts'
import { reasons } from '../../reasons.ts'
import { shownTexts } from './local-texts.ts'

/* The stock of goods, and every movement that changed it. A stock changes by a movement and by nothing else. */

const path = '/api/shopservice/inventory'
const read = { permission: shopPermissions.inventory }
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** `order` and `cancel` come from orders; people make the others. */
export const movementKinds = ['in', 'out', 'correction', 'order', 'cancel'] as const
export type MovementKind = (typeof movementKinds)[number]

/** The kinds of movements that people make. A correction says how many were counted. */
export const manualKinds = ['in', 'out', 'correction'] as const satisfies readonly MovementKind[]
export type ManualKind = (typeof manualKinds)[number]

export const stockRow = v.object({
  goodsId: v.number(),
  goodsCode: v.string(),
  names: shownTexts,
  stock: count,
  /** Of so many or fewer the list warns. */
  lowStock: count,
  listed: v.boolean()
})
export type StockRow = v.InferOutput<typeof stockRow>

export const stockMovement = v.object({
  movementId: v.number(),
  kind: v.picklist(movementKinds),
  /** Below zero for what went out. */
  quantity: v.pipe(v.number(), v.integer()),
  /** The stock after it. */
  stock: count,
  reason: v.string(),
  orderId: v.nullable(v.number()),
  actorName: v.string(),
  createTime: v.pipe(v.number(), v.integer())
})
export type StockMovement = v.InferOutput<typeof stockMovement>

export const stockColumns = ['name', 'code', 'stock'] as const
export type StockColumn = (typeof stockColumns)[number]

export const stockList = defineCall({
  method: 'GET',
  path,
  summary: 'All goods with their stock, a page at a time.',
  access: read,
  query: v.object({
    ...page,
    lang: v.optional(language, fallbackLanguage),
    /** Those alone of which there are few, or those of which there are enough. */
    low: v.optional(yesOrNo),
    text: v.optional(trimmedString(100)),
    sort: sortedBy(stockColumns)
  }),
  data: v.object({ list: v.array(stockRow), total: count })
})

export const movementList = defineCall({
  method: 'GET',
  path: `${path}/movements`,
  summary: 'The movements of some goods a page at a time, the newest first; unknown goods answer 610603.',
  access: read,
  query: v.object({ goodsId: idInQuery, ...page }),
  data: v.object({ goods: stockRow, list: v.array(stockMovement), total: count })
})

export const moveGoods = defineCall({
  method: 'POST',
  path: `${path}/movements`,
  summary:
    'Puts goods in stock, takes some out, or corrects the stock to what was counted. More than there is answers 610605.',
  access: { permission: shopPermissions.changeStock },
  body: v.pipe(
    v.object({
      goodsId: id,
      kind: v.picklist(manualKinds),
      /** How many; of a correction, how many there are. */
      quantity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.stockMax)),
      reason: v.optional(trimmedString(limits.movementReasonMaxLength), '')
    }),
    v.forward(
      v.partialCheck(
        [['kind'], ['quantity']],
        ({ kind, quantity }) => kind === 'correction' || quantity > 0,
        'at least 1'
      ),
      ['quantity']
    ),
    v.forward(
      v.partialCheck(
        [['kind'], ['reason']],
        ({ kind, reason }) => kind !== 'correction' || reason !== '',
        reasons.blank
      ),
      ['reason']
    )
  ),
  data: v.object({ stock: count })
})
