import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { cartLines, goods, users } from '../../../database/schema.ts'
import { shownGoods } from './goods.ts'

/**
 * Keeps other changes of a user's cart and orders waiting until the transaction ends. Rows that only refer to the user
 * go on, because an order that holds goods may wait for one of them.
 */
export const lockBuyer = async (transaction: Database, userId: number): Promise<void> => {
  await transaction.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('no key update')
}

/** The contents of a user's cart, in the order in which it was filled. */
export const findCart = async (database: Database, userId: number) => {
  const rows = await database
    .select({ ...shownGoods, quantity: cartLines.quantity })
    .from(cartLines)
    .innerJoin(goods, eq(goods.goodsId, cartLines.goodsId))
    .where(eq(cartLines.userId, userId))
    .orderBy(asc(cartLines.addTime), asc(cartLines.goodsId))
  return rows.map(({ quantity, ...found }) => ({ goods: found, quantity }))
}

export const countCart = (database: Database, userId: number): Promise<number> =>
  database.$count(cartLines, eq(cartLines.userId, userId))

/** @returns false where the cart does not hold them yet */
export const changeCartLine = async (
  database: Database,
  { userId, goodsId, quantity }: { userId: number; goodsId: number; quantity: number }
): Promise<boolean> => {
  const changed = await database
    .update(cartLines)
    .set({ quantity })
    .where(and(eq(cartLines.userId, userId), eq(cartLines.goodsId, goodsId)))
    .returning({ goodsId: cartLines.goodsId })
  return changed.length > 0
}

export const addCartLine = async (database: Database, row: typeof cartLines.$inferInsert): Promise<void> => {
  await database.insert(cartLines).values(row)
}

/** Takes goods out of a cart. */
export const dropFromCart = async (database: Database, userId: number, goodsIds: readonly number[]): Promise<void> => {
  await database.delete(cartLines).where(and(eq(cartLines.userId, userId), inArray(cartLines.goodsId, [...goodsIds])))
}
