import type { ManualKind } from '#contract/calls/shop/inventory.ts'
import { shopReasons } from '#contract/calls/shop/reasons.ts'
import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import { Refusal } from '../../refusal.pure.ts'
import { lockStock, moveStock } from './sql/stock.ts'

type Wish = { goodsId: number; kind: ManualKind; quantity: number; reason: string }

/** By how much a stock changes. A correction says how many there are. */
export const changeOf = (kind: ManualKind, quantity: number, stock: number): number => {
  if (kind === 'correction') return quantity - stock
  return kind === 'in' ? quantity : -quantity
}

/**
 * Moves goods by hand.
 * @returns the new stock
 * @throws Refusal 610603 for unknown goods, 610605 for a stock below zero or above its limit
 */
export const moveGoods = (database: Database, wish: Wish, actorName: string, now: number): Promise<number> =>
  database.transaction(async transaction => {
    const { goodsId, kind, quantity, reason } = wish
    const stock = await lockStock(transaction, goodsId)
    if (stock === undefined) throw new Refusal(codes.recordNotFound)
    const change = changeOf(kind, quantity, stock)
    const movement = { goodsId, kind, quantity: change, reason, orderId: null, actorName, createTime: now }
    const moved = await moveStock(transaction, movement)
    if (moved !== undefined) return moved
    const why = change < 0 ? shopReasons.stockTooLow : shopReasons.stockTooHigh
    throw new Refusal(codes.createFailed, { data: [{ field: 'quantity', reason: why }] })
  })
