import { asc, eq, sql } from 'drizzle-orm'
import type { SpecificationField } from '#contract/calls/shop/catalogue.ts'
import type { LocalTexts } from '#contract/calls/shop/local-texts.ts'
import type { Database } from '../../../database/open.ts'
import { type Edit, type Saved, saveEdit } from '../../../database/rows/save-edit.ts'
import { goods, goodsTypes } from '../../../database/schema.ts'

/** The types of goods, with how many goods have each. */
export const findGoodsTypes = (database: Database) =>
  database
    .select({
      typeId: goodsTypes.typeId,
      names: goodsTypes.names,
      fields: goodsTypes.fields,
      version: goodsTypes.edition,
      goodsCount: sql<number>`count(${goods.goodsId})::int`
    })
    .from(goodsTypes)
    .leftJoin(goods, eq(goods.typeId, goodsTypes.typeId))
    .groupBy(goodsTypes.typeId)
    .orderBy(asc(goodsTypes.typeId))

type Written = { names: LocalTexts; fields: readonly SpecificationField[] }

export const addGoodsType = async (database: Database, row: Written & { demo?: boolean }): Promise<number> => {
  const [added] = await database
    .insert(goodsTypes)
    .values({ ...row, fields: [...row.fields] })
    .returning({ typeId: goodsTypes.typeId })
  if (added === undefined) throw new Error('the database did not tell the id of a new type')
  return added.typeId
}

/** @returns undefined where there is no such type. @throws Refusal as `saveEdit` */
export const changeGoodsType = (
  database: Database,
  typeId: number,
  { names, fields }: Written,
  edit: Edit
): Promise<Saved | undefined> =>
  saveEdit(database, goodsTypes, eq(goodsTypes.typeId, typeId), { names, fields: [...fields] }, edit)

/** Deletes a type that no goods have, also none that are added in the same moment. */
export const deleteGoodsType = async (database: Database, typeId: number): Promise<'deleted' | 'inUse' | 'unknown'> =>
  database.transaction(async transaction => {
    const found = await transaction
      .select({ typeId: goodsTypes.typeId })
      .from(goodsTypes)
      .where(eq(goodsTypes.typeId, typeId))
      .for('update')
    if (found.length === 0) return 'unknown'
    if ((await transaction.$count(goods, eq(goods.typeId, typeId))) > 0) return 'inUse'
    await transaction.delete(goodsTypes).where(eq(goodsTypes.typeId, typeId))
    return 'deleted'
  })
