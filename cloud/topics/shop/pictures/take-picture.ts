import type { GoodsPicture } from '#contract/calls/shop/pictures.ts'
import { codes } from '#contract/codes.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import { newToken } from '../../identity/index.ts'
import { countChange } from '../../rates/index.ts'
import { addPicture, countWaiting, pictureOf } from '../sql/pictures.ts'
import { sizesOf } from './picture-sizes.pure.ts'

/** Pictures of one person that no goods have yet: those of four forms. They are kept for a day. */
const waitingMax = 24

type Sent = { userId: number; thumbnailBytes: number; content: Uint8Array }

/**
 * Keeps a picture until goods name it.
 * @throws Refusal 610617 for anything but a picture in two sizes, 610520, 610605
 */
export const takePicture = async (
  { database, now, rules }: Pick<CloudServices, 'database' | 'now' | 'rules'>,
  { userId, thumbnailBytes, content }: Sent
): Promise<GoodsPicture> => {
  const sizes = await sizesOf(content, thumbnailBytes)
  if (sizes === undefined) throw new Refusal(codes.fileIllegal)
  const pictureKey = newToken()
  await database.transaction(async transaction => {
    // The count is one row for each person. Pictures of one person at the same moment wait for each other here.
    await countChange({ database: transaction, now, rules }, 'resources', userId)
    if ((await countWaiting(transaction, userId)) >= waitingMax) throw new Refusal(codes.createFailed)
    await addPicture(transaction, { ...sizes, pictureKey, sentBy: userId, createTime: now() })
  })
  return pictureOf(pictureKey)
}
