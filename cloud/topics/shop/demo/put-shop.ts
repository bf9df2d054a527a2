import { readFile } from 'node:fs/promises'
import { day, minute } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { findDemoAccounts } from '../../../database/upkeep/demo-data.ts'
import { newToken } from '../../identity/index.ts'
import { moveGoods } from '../move-goods.ts'
import { placeOrder } from '../place-order.ts'
import { addCategory } from '../sql/categories.ts'
import { addGoods } from '../sql/goods.ts'
import { addPicture } from '../sql/pictures.ts'
import { addGoodsType } from '../sql/types.ts'
import { takeStep } from '../take-step.ts'
import { categoryKeys, type DemoGoods, demoGoods, fieldsOf, inEach } from './catalogue.ts'
import { type DemoOrder, demoOrders } from './orders.ts'

const demo = true
/** The first delivery of goods, before any order. */
const deliveredDays = 40
const seller = 'Olivia Hart'

/** Puts the mall of the demo data in: categories, types, goods with their stock, and orders in each state. */
export const putShop = async (database: Database, time: number): Promise<void> => {
  const categoryIds = new Map<string, number>()
  for (const [position, key] of categoryKeys.entries())
    categoryIds.set(key, await addCategory(database, { names: inEach(it => it.categories[key]), position, demo }))
  const typeIds = new Map<string, number>()
  for (const key of Object.keys(fieldsOf) as (keyof typeof fieldsOf)[]) {
    const fields = fieldsOf[key].map(([name, unit]) => ({ key: name, names: inEach(it => it.fields[name]), unit }))
    typeIds.set(key, await addGoodsType(database, { names: inEach(it => it.types[key]), fields, demo }))
  }
  const goodsIds = new Map<string, number>()
  for (const goods of demoGoods) {
    const categoryId = categoryIds.get(goods.category) ?? 0
    const typeId = typeIds.get(goods.type) ?? 0
    const delivered = time - deliveredDays * day
    goodsIds.set(goods.goodsCode, await putGoods(database, goods, { categoryId, typeId }, delivered))
  }
  for (const order of demoOrders(time)) await putOrder(database, order, goodsIds)
}

const putGoods = async (
  database: Database,
  { goodsCode, values, prices, delivered, lowStock, listed }: DemoGoods,
  place: { categoryId: number; typeId: number },
  createTime: number
): Promise<number> => {
  const goodsId = await addGoods(
    database,
    {
      ...place,
      goodsCode,
      names: inEach(it => it.goods[goodsCode].name),
      descriptions: inEach(it => it.goods[goodsCode].description),
      specification: values,
      listed,
      lowStock,
      createTime,
      demo
    },
    prices
  )
  await moveGoods(database, { goodsId, kind: 'in', quantity: delivered, reason: '' }, seller, createTime)
  // What is no longer offered has no picture.
  if (listed) await putDrawing(database, goodsId, goodsCode, createTime)
  return goodsId
}

/** Gives goods their drawing, which is small enough for both sizes. */
const putDrawing = async (
  database: Database,
  goodsId: number,
  goodsCode: string,
  createTime: number
): Promise<void> => {
  const drawing = await readFile(new URL(`pictures/${goodsCode}.webp`, import.meta.url))
  const sizes = { format: 'webp', whole: drawing, thumbnail: drawing } as const
  await addPicture(database, { ...sizes, pictureKey: newToken(), goodsId, sentBy: null, createTime })
}

const putOrder = async (
  database: Database,
  { email, lines, currency, to, steps, createTime, ...wish }: DemoOrder,
  goodsIds: ReadonlyMap<string, number>
): Promise<void> => {
  const account = (await findDemoAccounts(database)).find(it => it.email === email)
  // Somebody may have changed the account's address since.
  if (account === undefined) return
  const wanted = lines.map(([goodsCode, quantity]) => ({
    goodsId: goodsIds.get(goodsCode) ?? 0,
    quantity,
    amount: demoGoods.find(it => it.goodsCode === goodsCode)?.prices[currency] ?? 0
  }))
  const buyer = { userId: account.userId, nickname: to.recipient }
  const rate = { count: 1_000, windowMs: minute }
  const order = { ...wish, ...to, currency, lines: wanted }
  const { orderId } = await placeOrder(database, buyer, order, { now: createTime, rate })
  for (const [next, hours, note] of steps) {
    const byBuyer = next === 'received'
    const actor = byBuyer ? { ...buyer, sells: false } : { userId: 0, nickname: seller, sells: true }
    await takeStep(database, actor, { orderId, to: next, note }, createTime + hours * 60 * minute)
  }
}
