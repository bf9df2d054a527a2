import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, stop, text, trimmedString } from '../../checks/bounds.ts'
import { cellphone } from '../../checks/cellphone-and-email.ts'
import { requestKey } from '../../checks/request-key.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page } from '../../paging.ts'
import { shopPermissions } from '../../permissions.ts'
import { goods } from './goods.ts'
import { shownTexts } from './local-texts.ts'
import { amount, currency } from './money.ts'
import { orderStatuses } from './order-steps.ts'

/* The cart of each user, and orders from the press on the button to the goods at the door. */

const path = '/api/shopservice'
const buy = { permission: shopPermissions.center }
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const time = v.pipe(v.number(), v.integer())
const status = v.picklist(orderStatuses)

const quantity = (from: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(limits.orderQuantityMax))

export const cart = defineCall({
  method: 'GET',
  path: `${path}/cart`,
  summary: 'The cart of the user, in the order in which it was filled. It holds what can no longer be bought, too.',
  access: buy,
  data: v.array(v.object({ goods, quantity: count }))
})
export type CartLine = v.InferOutput<typeof cart.data>[number]

export const changeCart = defineCall({
  method: 'PUT',
  path: `${path}/cart`,
  summary:
    'Sets how many of some goods the cart holds; 0 takes them out. Goods that cannot be bought answer 610603, one kind ' +
    'too many 610605.',
  access: buy,
  body: v.object({ goodsId: id, quantity: quantity(0) }),
  data: v.null()
})

export const orderLine = v.object({
  /** Null where the goods are gone. Names and price are those of the order. */
  goodsId: v.nullable(v.number()),
  goodsCode: v.string(),
  names: shownTexts,
  /** Of one piece. */
  amount: count,
  quantity: count
})

export const order = v.object({
  orderId: v.number(),
  status,
  currency,
  /** The sum of all lines. */
  total: count,
  /** How many kinds of goods it has. */
  lineCount: count,
  buyerName: v.string(),
  tenantName: v.nullable(v.string()),
  createTime: time,
  /** Whether the user has bought it, and so may take the steps of a buyer. */
  own: v.boolean()
})
export type Order = v.InferOutput<typeof order>

const recipient = text(limits.recipientMaxLength)
/** Somebody has to be reached where the goods arrive: a number with its country code. */
const phone = cellphone
const address = text(limits.deliveryAddressMaxLength)

export const orderDetailData = v.object({
  ...order.entries,
  recipient: v.string(),
  phone: v.string(),
  address: v.string(),
  remark: v.string(),
  lines: v.array(orderLine),
  /** The steps of the order so far, the first step first. */
  steps: v.array(v.object({ status, time, actorName: v.string(), note: v.string() }))
})
export type OrderDetail = v.InferOutput<typeof orderDetailData>

const wantedLines = v.pipe(
  boundedList(v.object({ goodsId: id, quantity: quantity(1), amount }), limits.cartLinesMax),
  stop<{ goodsId: number; quantity: number; amount: number }[]>(),
  v.minLength(1, 'at least one kind of goods'),
  v.check(list => new Set(list.map(({ goodsId }) => goodsId)).size === list.length, 'each kind of goods once')
)

export const placeOrder = defineCall({
  method: 'POST',
  path: `${path}/orders`,
  summary:
    'Makes an order, takes the goods out of stock and out of the cart. The same key sent again answers the order that ' +
    'it made. A line that is not in stock, cannot be bought or has another price answers 610605, and nothing is made.',
  access: buy,
  body: v.object({
    requestKey,
    currency,
    /** With the price of one piece that the buyer saw. */
    lines: wantedLines,
    recipient,
    phone,
    address,
    remark: v.optional(trimmedString(limits.orderRemarkMaxLength), '')
  }),
  data: orderDetailData
})

const listQuery = { ...page, status: v.optional(status) }

export const orderList = defineCall({
  method: 'GET',
  path: `${path}/orders`,
  summary: 'The orders of the user a page at a time, the newest first.',
  access: buy,
  query: v.object(listQuery),
  data: v.object({ list: v.array(order), total: count })
})

export const salesList = defineCall({
  method: 'GET',
  path: `${path}/orders/all`,
  summary: 'The orders of all users a page at a time, the newest first.',
  access: { permission: shopPermissions.sell },
  query: v.object(listQuery),
  data: v.object({ list: v.array(order), total: count })
})

export const orderDetail = defineCall({
  method: 'GET',
  path: `${path}/orders/detail`,
  summary: 'One order of the user, or with the permission to sell of anybody; another one answers 610603.',
  access: buy,
  query: v.object({ orderId: idInQuery }),
  data: orderDetailData
})

export const takeOrderStep = defineCall({
  method: 'PUT',
  path: `${path}/orders/step`,
  summary:
    'Takes an order to its next state. The state that it has is harmless; one that does not follow answers 610606, a ' +
    'step of somebody else 610403. A cancelled order gives its goods back to the stock.',
  access: buy,
  body: v.object({
    orderId: id,
    to: status,
    /** As a number by which a parcel is followed, or why an order is cancelled. */
    note: v.optional(trimmedString(limits.orderNoteMaxLength), '')
  }),
  data: orderDetailData
})
