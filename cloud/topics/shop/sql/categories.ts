import { asc, eq, sql } from 'drizzle-orm'
import type { LocalTexts } from '#contract/calls/shop/local-texts.ts'
import type { Database } from '../../../database/open.ts'
import { type Edit, type Saved, saveEdit } from '../../../database/rows/save-edit.ts'
import { goods, goodsCategories } from '../../../database/schema.ts'

/** The categories in their order, with how many goods stand in each. */
export const findCategories = (database: Database) =>
  database
    .select({
      categoryId: goodsCategories.categoryId,
      names: goodsCategories.names,
      position: goodsCategories.position,
      version: goodsCategories.edition,
      goodsCount: sql<number>`count(${goods.goodsId})::int`
    })
    .from(goodsCategories)
    .leftJoin(goods, eq(goods.categoryId, goodsCategories.categoryId))
    .groupBy(goodsCategories.categoryId)
    .orderBy(asc(goodsCategories.position), asc(goodsCategories.categoryId))

type Written = { names: LocalTexts; position: number }

export const addCategory = async (database: Database, row: Written & { demo?: boolean }): Promise<number> => {
  const [added] = await database
    .insert(goodsCategories)
    .values(row)
    .returning({ categoryId: goodsCategories.categoryId })
  if (added === undefined) throw new Error('the database did not tell the id of a new category')
  return added.categoryId
}

/** @returns undefined where there is no such category. @throws Refusal as `saveEdit` */
export const changeCategory = (
  database: Database,
  categoryId: number,
  change: Written,
  edit: Edit
): Promise<Saved | undefined> =>
  saveEdit(database, goodsCategories, eq(goodsCategories.categoryId, categoryId), change, edit)

/** Deletes a category in which no goods stand, also none that are added in the same moment. */
export const deleteCategory = async (
  database: Database,
  categoryId: number
): Promise<'deleted' | 'inUse' | 'unknown'> =>
  database.transaction(async transaction => {
    const found = await transaction
      .select({ categoryId: goodsCategories.categoryId })
      .from(goodsCategories)
      .where(eq(goodsCategories.categoryId, categoryId))
      .for('update')
    if (found.length === 0) return 'unknown'
    if ((await transaction.$count(goods, eq(goods.categoryId, categoryId))) > 0) return 'inUse'
    await transaction.delete(goodsCategories).where(eq(goodsCategories.categoryId, categoryId))
    return 'deleted'
  })
