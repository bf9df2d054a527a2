import { shopReasons } from '#contract/calls/shop/reasons.ts'
import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { editOf } from '../../../database/rows/save-edit.ts'
import { recordExists, takenAs } from '../../../database/rows/taken-as.ts'
import { forMember } from '../../../http/served.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import { addCategory, changeCategory, deleteCategory, findCategories } from '../sql/categories.ts'
import { addGoodsType, changeGoodsType, deleteGoodsType, findGoodsTypes } from '../sql/types.ts'

/** @throws Refusal 610603 where it was not there */
const refuseUnknown = (isThere: boolean): null => {
  if (!isThere) throw new Refusal(codes.recordNotFound)
  return null
}

/** @throws Refusal 610603 where it was not there, 610607 where goods still belong to it */
const refuseUsed = (outcome: 'deleted' | 'inUse' | 'unknown', field: string): null => {
  if (outcome === 'inUse') throw new Refusal(codes.deleteFailed, { data: [{ field, reason: shopReasons.inUse }] })
  return refuseUnknown(outcome === 'deleted')
}

/** Categories and types of goods. */
export const shopCatalogueRoutes = ({ database, now }: Pick<CloudServices, 'database' | 'now'>) => ({
  categoryList: forMember(calls.categoryList, () => findCategories(database)),

  createCategory: forMember(calls.createCategory, async ({ body }) => ({
    categoryId: await takenAs(recordExists, () => addCategory(database, body))
  })),

  updateCategory: forMember(calls.updateCategory, async ({ body: { categoryId, version, ...change } }, member) => {
    const edit = editOf(member, { version, ...change }, now())
    const saved = await takenAs(recordExists, () => changeCategory(database, categoryId, change, edit))
    return refuseUnknown(saved !== undefined)
  }),

  deleteCategory: forMember(calls.deleteCategory, async ({ body: { categoryId } }) =>
    refuseUsed(await deleteCategory(database, categoryId), 'categoryId')
  ),

  goodsTypeList: forMember(calls.goodsTypeList, () => findGoodsTypes(database)),

  createGoodsType: forMember(calls.createGoodsType, async ({ body }) => ({
    typeId: await takenAs(recordExists, () => addGoodsType(database, body))
  })),

  updateGoodsType: forMember(calls.updateGoodsType, async ({ body: { typeId, version, ...change } }, member) => {
    const edit = editOf(member, { version, ...change }, now())
    const saved = await takenAs(recordExists, () => changeGoodsType(database, typeId, change, edit))
    return refuseUnknown(saved !== undefined)
  }),

  deleteGoodsType: forMember(calls.deleteGoodsType, async ({ body: { typeId } }) =>
    refuseUsed(await deleteGoodsType(database, typeId), 'typeId')
  )
})
