import { isFinal, type OrderParty, type OrderStatus, validateStep } from '#contract/calls/shop/order-steps.ts'
import { shopReasons } from '#contract/calls/shop/reasons.ts'
import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import { Refusal } from '../../refusal.pure.ts'
import { lockGoods } from './sql/goods.ts'
import { findOrder, lockOrder, moveOrder, type StoredOrder } from './sql/orders.ts'
import { moveStock } from './sql/stock.ts'

/** A person who takes a step: a buyer of the own orders. A person with the permission to sell is a seller of all orders. */
export type Actor = { userId: number; nickname: string; sells: boolean }

/** The parts that somebody has in an order; none in one of somebody else. */
export const partiesOf = (buyerId: number | null, { userId, sells }: Pick<Actor, 'userId' | 'sells'>): OrderParty[] => [
  ...(buyerId === userId ? (['buyer'] as const) : []),
  ...(sells ? (['seller'] as const) : [])
]

type Wish = { orderId: number; to: OrderStatus; note: string }

/**
 * Takes an order to another state. The order is locked, so that of two steps at once the second one sees the first.
 * @throws Refusal 610603 for an order of somebody else, 610403 for somebody else's step, 610606 for one that does not follow
 */
export const takeStep = (database: Database, actor: Actor, wish: Wish, now: number): Promise<StoredOrder> =>
  database.transaction(async transaction => {
    const { orderId, to, note } = wish
    const locked = await lockOrder(transaction, orderId)
    const parties = locked === undefined ? [] : partiesOf(locked.userId, actor)
    // Somebody else's is answered like one that is not there, so that ids tell nothing.
    if (locked === undefined || parties.length === 0) throw new Refusal(codes.recordNotFound)
    if (locked.status !== to) {
      const validated = validateStep(locked.status, to, parties)
      if (validated === 'forbidden') throw new Refusal(codes.permissionMissing)
      if (validated === 'noStep')
        throw new Refusal(codes.updateFailed, { data: [{ field: 'to', reason: shopReasons.stepNotOpen }] })
      const { nickname: actorName } = actor
      await moveOrder(transaction, { orderId, to, note, time: now, actorName, isLast: isFinal(to) })
      if (to === 'cancelled') await giveBack(transaction, orderId, actorName, now)
    }
    const order = await findOrder(transaction, orderId)
    if (order === undefined) throw new Error('a locked order is gone')
    return order
  })

/** Puts the goods of a cancelled order back in stock, as far as they are still there. */
const giveBack = async (transaction: Database, orderId: number, actorName: string, createTime: number) => {
  const { lines = [] } = (await findOrder(transaction, orderId)) ?? {}
  const there = lines.flatMap(({ goodsId, quantity }) => (goodsId === null ? [] : [{ goodsId, quantity }]))
  await lockGoods(
    transaction,
    there.map(({ goodsId }) => goodsId)
  )
  for (const { goodsId, quantity } of there) {
    const movement = { goodsId, quantity, kind: 'cancel', reason: '', orderId } as const
    const stock = await moveStock(transaction, { ...movement, actorName, createTime })
    if (stock === undefined)
      throw new Refusal(codes.updateFailed, { data: [{ field: 'to', reason: shopReasons.stockTooHigh }] })
  }
}
