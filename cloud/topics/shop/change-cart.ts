import { shopReasons } from '#contract/calls/shop/reasons.ts'
import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../database/open.ts'
import { Refusal } from '../../refusal.pure.ts'
import { addCartLine, changeCartLine, countCart, dropFromCart, lockBuyer } from './sql/carts.ts'
import { findGoods } from './sql/goods.ts'

type Wish = { userId: number; goodsId: number; quantity: number }

/**
 * Sets how many of some goods a cart holds. Changes of one cart follow one another, so that none exceeds its size.
 * @throws Refusal 610603 for goods that can't be bought, 610605 for one kind too many
 */
export const changeCart = (database: Database, { userId, goodsId, quantity }: Wish, now: number): Promise<void> =>
  database.transaction(async transaction => {
    await lockBuyer(transaction, userId)
    if (quantity === 0) return dropFromCart(transaction, userId, [goodsId])
    const goods = await findGoods(transaction, goodsId)
    if (goods === undefined || !goods.listed) throw new Refusal(codes.recordNotFound)
    if (await changeCartLine(transaction, { userId, goodsId, quantity })) return
    if ((await countCart(transaction, userId)) >= limits.cartLinesMax)
      throw new Refusal(codes.createFailed, { data: [{ field: 'goodsId', reason: shopReasons.cartFull }] })
    await addCartLine(transaction, { userId, goodsId, quantity, addTime: now })
  })
