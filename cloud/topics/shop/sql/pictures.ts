import { and, asc, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { type GoodsPicture, type PictureSize, picturesPath } from '#contract/calls/shop/pictures.ts'
import type { Database } from '../../../database/open.ts'
import { goods, goodsPictures } from '../../../database/schema.ts'

const pathOf = (size: PictureSize, key: string): string => `${picturesPath}/${size}/${key}`

/** A picture with the paths of its sizes. */
export const pictureOf = (pictureKey: string): GoodsPicture => ({
  pictureKey,
  path: pathOf('whole', pictureKey),
  thumbnailPath: pathOf('thumbnail', pictureKey)
})

/** The path of the first picture of the goods of a row. */
export const thumbnailPath = sql<string | null>`(
  select ${pathOf('thumbnail', '')}::text || picture.picture_key from ${goodsPictures} as picture
  where picture.goods_id = ${goods}.goods_id order by picture.place limit 1)`

/** The pictures of goods in their order. */
export const findPictures = async (database: Database, goodsId: number): Promise<GoodsPicture[]> => {
  const found = await database
    .select({ pictureKey: goodsPictures.pictureKey })
    .from(goodsPictures)
    .where(eq(goodsPictures.goodsId, goodsId))
    .orderBy(asc(goodsPictures.place))
  return found.map(({ pictureKey }) => pictureOf(pictureKey))
}

/** One size of a picture. */
export const findPicture = async (database: Database, pictureKey: string, size: PictureSize) => {
  const [found] = await database
    .select({ format: goodsPictures.format, content: goodsPictures[size] })
    .from(goodsPictures)
    .where(eq(goodsPictures.pictureKey, pictureKey))
  return found
}

const isWaiting = (userId: number): SQL | undefined =>
  and(eq(goodsPictures.sentBy, userId), isNull(goodsPictures.goodsId))

/** How many pictures of a person wait for their goods. */
export const countWaiting = (transaction: Database, userId: number): Promise<number> =>
  transaction.$count(goodsPictures, isWaiting(userId))

/** Adds a picture, which waits for its goods where it names none. */
export const addPicture = async (
  transaction: Database,
  row: Omit<typeof goodsPictures.$inferInsert, 'place'>
): Promise<void> => {
  await transaction.insert(goodsPictures).values({ ...row, place: 0 })
}

/**
 * Gives goods these pictures in this order, and deletes their others. A picture is one of these goods, or waits and was sent
 * by this person.
 * @returns the keys of those that are neither
 */
export const putPictures = async (
  transaction: Database,
  goodsId: number,
  keys: readonly string[],
  userId: number
): Promise<readonly string[]> => {
  const isOwn = eq(goodsPictures.goodsId, goodsId)
  await transaction.delete(goodsPictures).where(and(isOwn, notInArray(goodsPictures.pictureKey, [...keys])))
  if (keys.length === 0) return []
  const wanted = sql`array[${sql.join(
    keys.map(key => sql`${key}::text`),
    sql`, `
  )}]`
  const put = await transaction
    .update(goodsPictures)
    .set({ goodsId, place: sql`array_position(${wanted}, ${goodsPictures.pictureKey}) - 1` })
    .where(and(inArray(goodsPictures.pictureKey, [...keys]), or(isOwn, isWaiting(userId))))
    .returning({ pictureKey: goodsPictures.pictureKey })
  return keys.filter(key => !put.some(({ pictureKey }) => pictureKey === key))
}
