import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { wholeNumber } from '../../paging.ts'
import { shopPermissions } from '../../permissions.ts'

/* Pictures of goods: a person sends them one by one, and the goods name those that they have. */

export const picturesPath = '/api/shopservice/pictures'

/** Both sizes of a picture have paths. A path is enough to fetch the picture, without a token, as an image element does. */
export const pictureSizes = ['whole', 'thumbnail'] as const
export type PictureSize = (typeof pictureSizes)[number]

/** Nobody guesses it, and its bytes never change. */
export const pictureKey = v.pipe(boundedString(43), v.regex(/^[\w-]{43}$/, 'a key of a picture'))

/** Where the cloud serves a picture. The page puts the origin of the cloud before this path. */
export const picturePath = v.pipe(boundedString(200), v.regex(/^\/[^/]/, 'a path of the cloud'))

export const goodsPicture = v.object({ pictureKey: v.string(), path: picturePath, thumbnailPath: picturePath })
export type GoodsPicture = v.InferOutput<typeof goodsPicture>

export const sendGoodsPicture = defineCall({
  method: 'POST',
  path: picturesPath,
  summary:
    'Keeps one picture for a day, until goods name it. 610617 for anything but two JPEG or two WebP pictures with sides up to ' +
    `${limits.goodsThumbnailSideMax} and ${limits.goodsPictureSideMax} pixels, 610616 for one that is too large, 610520 for ` +
    'one too many, 610605 where too many wait for their goods.',
  access: { permission: shopPermissions.sell },
  encoding: 'multipart',
  body: v.object({
    /** How many of the bytes are the thumbnail. */
    thumbnailBytes: wholeNumber(1, limits.goodsThumbnailBytesMax)
  }),
  file: {
    part: 'content',
    description: 'The bytes of the thumbnail, and behind them those of the whole picture.',
    bytesMax: limits.goodsThumbnailBytesMax + limits.goodsPictureBytesMax
  },
  data: goodsPicture
})
