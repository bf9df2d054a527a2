import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { MovementKind, StockColumn, StockRow } from '#contract/calls/shop/inventory.ts'
import type { Language } from '#contract/languages.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../../database/open.ts'
import { inOrder, type SortOf } from '../../../database/rows/in-order.ts'
import { goods, stockMovements } from '../../../database/schema.ts'
import { nameContaining, nameIn } from './names.ts'

export type Movement = {
  goodsId: number
  kind: MovementKind
  /** Below zero for what goes out. */
  quantity: number
  reason: string
  orderId: number | null
  actorName: string
  createTime: number
}

/**
 * Changes a stock by a movement. This is the only statement that writes a stock, so that stocks are always the sums of
 * their movements. Of several at the same moment each sees the one before.
 * @returns the new stock; undefined where it would be below zero or above all limits, and nothing is written then
 */
export const moveStock = async (transaction: Database, movement: Movement): Promise<number | undefined> => {
  const { goodsId, quantity } = movement
  const next = sql`${goods.stock} + ${quantity}::int`
  const [moved] = await transaction
    .update(goods)
    .set({ stock: next })
    .where(and(eq(goods.goodsId, goodsId), sql`${next} between 0 and ${limits.stockMax}::int`))
    .returning({ stock: goods.stock })
  if (moved === undefined) return undefined
  await transaction.insert(stockMovements).values({ ...movement, stock: moved.stock })
  return moved.stock
}

/** The stock of some goods. Nobody else moves it until the transaction ends. */
export const lockStock = async (transaction: Database, goodsId: number): Promise<number | undefined> => {
  const [found] = await transaction
    .select({ stock: goods.stock })
    .from(goods)
    .where(eq(goods.goodsId, goodsId))
    .for('no key update')
  return found?.stock
}

const shown = {
  goodsId: goods.goodsId,
  goodsCode: goods.goodsCode,
  names: goods.names,
  stock: goods.stock,
  lowStock: goods.lowStock,
  listed: goods.listed
}

/** One page of all stocks, and how many goods there are. */
export const findStocks = async (
  database: Database,
  { lang, low, text }: { lang: Language; low?: boolean | undefined; text?: string | undefined },
  page: { pageNo: number; size: number; sort?: SortOf<StockColumn> | undefined }
): Promise<{ list: StockRow[]; total: number }> => {
  const matching = and(
    low === undefined ? undefined : (low ? lte : gt)(goods.stock, goods.lowStock),
    text ? nameContaining(text) : undefined
  )
  const columns = { name: nameIn(lang), code: goods.goodsCode, stock: goods.stock }
  const list = await database
    .select(shown)
    .from(goods)
    .where(matching)
    .orderBy(...inOrder(page.sort, columns), asc(goods.goodsCode), asc(goods.goodsId))
    .limit(page.size)
    .offset((page.pageNo - 1) * page.size)
  return { list, total: await database.$count(goods, matching) }
}

export const findStock = async (database: Database, goodsId: number): Promise<StockRow | undefined> => {
  const [found] = await database.select(shown).from(goods).where(eq(goods.goodsId, goodsId))
  return found
}

/** One page of the movements of some goods, the newest first. */
export const findMovements = async (database: Database, goodsId: number, page: { pageNo: number; size: number }) => {
  const matching = eq(stockMovements.goodsId, goodsId)
  const list = await database
    .select({
      movementId: stockMovements.movementId,
      kind: stockMovements.kind,
      quantity: stockMovements.quantity,
      stock: stockMovements.stock,
      reason: stockMovements.reason,
      orderId: stockMovements.orderId,
      actorName: stockMovements.actorName,
      createTime: stockMovements.createTime
    })
    .from(stockMovements)
    .where(matching)
    .orderBy(desc(stockMovements.movementId))
    .limit(page.size)
    .offset((page.pageNo - 1) * page.size)
  return { list, total: await database.$count(stockMovements, matching) }
}
