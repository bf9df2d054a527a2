import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { SpecificationField } from '#contract/calls/shop/catalogue.ts'
import type { Goods, GoodsColumn } from '#contract/calls/shop/goods.ts'
import { type Currency, currencies, type Prices } from '#contract/calls/shop/money.ts'
import type { Language } from '#contract/languages.ts'
import type { Database } from '../../../database/open.ts'
import { inOrder, type SortOf } from '../../../database/rows/in-order.ts'
import { type Edit, saveEdit } from '../../../database/rows/save-edit.ts'
import { goods, goodsCategories, goodsPrices, goodsTypes } from '../../../database/schema.ts'
import { nameContaining, nameIn } from './names.ts'
import { thumbnailPath } from './pictures.ts'

/** All prices of the goods of a row, by their currency. In a question for one table drizzle writes columns bare. */
const prices = sql<Prices>`coalesce(
  (select jsonb_object_agg(price.currency, price.amount)
   from ${goodsPrices} as price where price.goods_id = ${goods}.goods_id), '{}'::jsonb)`

export const shownGoods = {
  goodsId: goods.goodsId,
  goodsCode: goods.goodsCode,
  names: goods.names,
  categoryId: goods.categoryId,
  typeId: goods.typeId,
  prices,
  stock: goods.stock,
  listed: goods.listed,
  thumbnailPath,
  version: goods.edition
}

export type GoodsFilter = {
  /** Whether goods that can't be bought are left out. */
  listedAlone: boolean
  lang: Language
  currency: Currency
  categoryId?: number | undefined
  typeId?: number | undefined
  inStock?: boolean | undefined
  text?: string | undefined
}

/** The amount by which a list in one currency is ordered. */
const priceIn = (currency: Currency): SQL =>
  sql`(select ${goodsPrices.amount} from ${goodsPrices}
    where ${goodsPrices.goodsId} = ${goods.goodsId} and ${goodsPrices.currency} = ${currency})`

/** One page of the goods, and how many there are. Without another order they come by category and name. */
export const findGoodsPage = async (
  database: Database,
  { listedAlone, lang, currency, categoryId, typeId, inStock, text }: GoodsFilter,
  page: { pageNo: number; size: number; sort?: SortOf<GoodsColumn> | undefined }
): Promise<{ list: Goods[]; total: number }> => {
  const matching = and(
    listedAlone ? eq(goods.listed, true) : undefined,
    categoryId === undefined ? undefined : eq(goods.categoryId, categoryId),
    typeId === undefined ? undefined : eq(goods.typeId, typeId),
    inStock === undefined ? undefined : inStock ? gt(goods.stock, 0) : eq(goods.stock, 0),
    text ? nameContaining(text) : undefined
  )
  const columns = { name: nameIn(lang), price: priceIn(currency), stock: goods.stock, createTime: goods.createTime }
  const list = await database
    .select(shownGoods)
    .from(goods)
    .innerJoin(goodsCategories, eq(goodsCategories.categoryId, goods.categoryId))
    .where(matching)
    .orderBy(
      ...inOrder(page.sort, columns, ['price']),
      asc(goodsCategories.position),
      asc(nameIn(lang)),
      asc(goods.goodsId)
    )
    .limit(page.size)
    .offset((page.pageNo - 1) * page.size)
  return { list, total: await database.$count(goods, matching) }
}

/** One of the goods with its category and type. */
export const findGoods = async (database: Database, goodsId: number) => {
  const [found] = await database
    .select({
      ...shownGoods,
      descriptions: goods.descriptions,
      categoryNames: goodsCategories.names,
      typeNames: goodsTypes.names,
      fields: goodsTypes.fields,
      values: goods.specification,
      lowStock: goods.lowStock
    })
    .from(goods)
    .innerJoin(goodsCategories, eq(goodsCategories.categoryId, goods.categoryId))
    .innerJoin(goodsTypes, eq(goodsTypes.typeId, goods.typeId))
    .where(eq(goods.goodsId, goodsId))
  return found
}

/**
 * Locks goods, and finds the facts of them that an order needs. Nobody else changes their stock, price or name until the
 * transaction ends. They are locked in the order of their ids, so that two orders can't wait for each other.
 */
export const lockGoods = async (transaction: Database, goodsIds: readonly number[]) => {
  await transaction
    .select({ goodsId: goods.goodsId })
    .from(goods)
    .where(inArray(goods.goodsId, [...goodsIds]))
    .orderBy(asc(goods.goodsId))
    .for('no key update')
  // Asked again: the transaction that had the lock may have changed prices, which stand in another table.
  return transaction
    .select(shownGoods)
    .from(goods)
    .where(inArray(goods.goodsId, [...goodsIds]))
}

type Row = Omit<typeof goods.$inferInsert, 'goodsId' | 'stock'>

/** Adds goods, without any in stock. */
export const addGoods = async (transaction: Database, row: Row, given: Prices): Promise<number> => {
  const [added] = await transaction.insert(goods).values(row).returning({ goodsId: goods.goodsId })
  if (added === undefined) throw new Error('the database did not tell the id of new goods')
  await putPrices(transaction, added.goodsId, given)
  return added.goodsId
}

/** Changes goods that are locked. @returns false for a save that was there already @throws Refusal as `saveEdit` */
export const changeGoods = async (
  transaction: Database,
  goodsId: number,
  { prices, ...row }: Omit<Row, 'createTime' | 'demo'> & { prices: Prices },
  edit: Edit
): Promise<boolean> => {
  const saved = await saveEdit(transaction, goods, eq(goods.goodsId, goodsId), row, edit)
  if (saved === undefined || saved.again) return false
  await transaction.delete(goodsPrices).where(eq(goodsPrices.goodsId, goodsId))
  await putPrices(transaction, goodsId, prices)
  return true
}

const putPrices = async (transaction: Database, goodsId: number, given: Prices): Promise<void> => {
  const rows = currencies.flatMap(currency => {
    const amount = given[currency]
    return amount === undefined ? [] : [{ goodsId, currency, amount }]
  })
  if (rows.length > 0) await transaction.insert(goodsPrices).values(rows)
}

/** The fields of a type; it stays until the transaction ends. */
export const holdFields = async (
  transaction: Database,
  typeId: number
): Promise<readonly SpecificationField[] | undefined> => {
  const [found] = await transaction
    .select({ fields: goodsTypes.fields })
    .from(goodsTypes)
    .where(eq(goodsTypes.typeId, typeId))
    .for('key share')
  return found?.fields
}

/** Whether a category is there; it stays until the transaction ends. */
export const holdCategory = async (transaction: Database, categoryId: number): Promise<boolean> => {
  const found = await transaction
    .select({ categoryId: goodsCategories.categoryId })
    .from(goodsCategories)
    .where(eq(goodsCategories.categoryId, categoryId))
    .for('key share')
  return found.length > 0
}
