import type { Currency } from '#contract/calls/shop/money.ts'
import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { Rate } from '../../rules.ts'
import { countOrRefuse } from '../rates/index.ts'
import { orderProblems, totalOf, type WantedLine } from './order-problems.pure.ts'
import { dropFromCart, lockBuyer } from './sql/carts.ts'
import { lockGoods } from './sql/goods.ts'
import { addOrder, findOrder, findOrderByKey, findTenantName, type StoredOrder } from './sql/orders.ts'
import { moveStock } from './sql/stock.ts'

type Wish = {
  requestKey: string
  currency: Currency
  lines: readonly WantedLine[]
  recipient: string
  phone: string
  address: string
  remark: string
}
type Buyer = { userId: number; nickname: string }

/**
 * Places an order. Orders of one buyer follow one another, so that a key that comes twice finds the order that it made.
 * The goods are locked before anything is compared: of many that want the last piece, one gets it.
 * @throws Refusal 610605 for lines that can't be had, which it names; 610520 for too many orders
 */
export const placeOrder = (
  database: Database,
  { userId, nickname }: Buyer,
  wish: Wish,
  { now, rate }: { now: number; rate: Rate }
): Promise<StoredOrder> =>
  database.transaction(async transaction => {
    await lockBuyer(transaction, userId)
    const made = await findOrderByKey(transaction, userId, wish.requestKey)
    return placed(transaction, made ?? (await make(transaction, { userId, nickname }, wish, { now, rate })))
  })

const make = async (
  transaction: Database,
  { userId, nickname }: Buyer,
  { lines, ...wish }: Wish,
  { now, rate }: { now: number; rate: Rate }
): Promise<number> => {
  const goodsIds = lines.map(({ goodsId }) => goodsId)
  const goods = await lockGoods(transaction, goodsIds)
  const problems = orderProblems(lines, goods, wish.currency)
  if (problems.length > 0) throw new Refusal(codes.createFailed, { data: problems })
  const known = new Map(goods.map(one => [one.goodsId, one]))
  const orderId = await addOrder(
    transaction,
    {
      ...wish,
      userId,
      buyerName: nickname,
      tenantName: await findTenantName(transaction, userId),
      total: totalOf(lines),
      lineCount: lines.length,
      createTime: now
    },
    lines.map(({ goodsId, quantity, amount }) => {
      const { goodsCode = '', names = { en: '' } } = known.get(goodsId) ?? {}
      return { goodsId, goodsCode, names, amount, quantity }
    })
  )
  for (const { goodsId, quantity } of lines) {
    const movement = { goodsId, kind: 'order', quantity: -quantity, reason: '', orderId } as const
    const stock = await moveStock(transaction, { ...movement, actorName: nickname, createTime: now })
    if (stock === undefined) throw new Error('locked goods are not in stock any more')
  }
  await dropFromCart(transaction, userId, goodsIds)
  await countOrRefuse(transaction, `orders of ${userId}`, rate, now)
  return orderId
}

const placed = async (transaction: Database, orderId: number): Promise<StoredOrder> => {
  const found = await findOrder(transaction, orderId)
  if (found === undefined) throw new Error('an order that was placed is not there')
  return found
}
