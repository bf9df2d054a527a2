import type { WrittenGoods } from '#contract/calls/shop/goods.ts'
import { shopReasons } from '#contract/calls/shop/reasons.ts'
import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import type { Edit } from '../../database/rows/save-edit.ts'
import { recordExists, takenAs } from '../../database/rows/taken-as.ts'
import { Refusal } from '../../refusal.pure.ts'
import { addGoods, changeGoods, holdCategory, holdFields, lockGoods } from './sql/goods.ts'
import { putPictures } from './sql/pictures.ts'

/**
 * The columns of written goods. Category and type stay until the transaction ends.
 * @throws Refusal 610603 for an unknown category or type, 610604 for a value that the type has no field for
 */
const columnsOf = async (
  transaction: Database,
  { prices: _prices, pictureKeys: _pictureKeys, specification, ...written }: WrittenGoods
) => {
  const hasCategory = await holdCategory(transaction, written.categoryId)
  const fields = await holdFields(transaction, written.typeId)
  if (!hasCategory || fields === undefined) throw new Refusal(codes.recordNotFound)
  const keys = new Set(fields.map(({ key }) => key))
  const problems = specification.flatMap(({ key }, place) =>
    keys.has(key) ? [] : [{ field: `specification.${place}.key`, reason: shopReasons.unknownField }]
  )
  if (problems.length > 0) throw new Refusal(codes.parameterIllegal, { data: problems })
  return { ...written, specification: Object.fromEntries(specification.map(({ key, value }) => [key, value])) }
}

/** @throws Refusal 610604 for a picture that neither waits for goods nor is one of these */
const putGivenPictures = async (
  transaction: Database,
  goodsId: number,
  keys: readonly string[] | undefined,
  userId: number
): Promise<void> => {
  const gone = keys && (await putPictures(transaction, goodsId, keys, userId))
  if (keys === undefined || gone === undefined || gone.length === 0) return
  const problems = gone.map(key => ({ field: `pictureKeys.${keys.indexOf(key)}`, reason: shopReasons.pictureGone }))
  throw new Refusal(codes.parameterIllegal, { data: problems })
}

/** @throws Refusal as `columnsOf` and `putGivenPictures`, and 610602 for a code that other goods have */
export const createGoods = (
  database: Database,
  written: WrittenGoods,
  { userId, now }: Pick<Edit, 'userId' | 'now'>
): Promise<number> =>
  takenAs(recordExists, () =>
    database.transaction(async transaction => {
      const row = { ...(await columnsOf(transaction, written)), createTime: now }
      const goodsId = await addGoods(transaction, row, written.prices)
      await putGivenPictures(transaction, goodsId, written.pictureKeys, userId)
      return goodsId
    })
  )

/** @throws Refusal as `createGoods` and `saveEdit`, and 610603 for unknown goods */
export const updateGoods = (database: Database, goodsId: number, written: WrittenGoods, edit: Edit): Promise<void> =>
  takenAs(recordExists, () =>
    database.transaction(async transaction => {
      if ((await lockGoods(transaction, [goodsId])).length === 0) throw new Refusal(codes.recordNotFound)
      const row = { ...(await columnsOf(transaction, written)), prices: written.prices }
      const isNew = await changeGoods(transaction, goodsId, row, edit)
      if (isNew) await putGivenPictures(transaction, goodsId, written.pictureKeys, edit.userId)
    })
  )
