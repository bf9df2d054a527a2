import * as limits from '#contract/limits.ts'
import { beginningBytes, fitsSides, pictureSides, pictureTests } from '../../../files/picture-format.pure.ts'

/** The formats that pages make. Each is one content type, and none of them is ever a page. */
export const contentTypes = { jpeg: 'image/jpeg', webp: 'image/webp' } as const
export type GoodsPictureFormat = keyof typeof contentTypes
const formats = Object.keys(contentTypes) as GoodsPictureFormat[]

export type PictureSizes = { format: GoodsPictureFormat; thumbnail: Uint8Array; whole: Uint8Array }

/** @returns undefined for anything but a picture with sides up to the largest */
const formatWithin = async (content: Uint8Array, sideMax: number): Promise<GoodsPictureFormat | undefined> => {
  if (content.length < beginningBytes) return undefined
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const format = formats.find(one => pictureTests[one](bytes))
  const read = async (from: number, length: number): Promise<Buffer> => bytes.subarray(from, from + length)
  const sides = format && (await pictureSides(format, read, bytes.length))
  return sides !== undefined && fitsSides(sides, sideMax) ? format : undefined
}

/** The two sizes of a picture as they were sent: one behind the other. @returns undefined where either is not what it should be */
export const sizesOf = async (sent: Uint8Array, thumbnailBytes: number): Promise<PictureSizes | undefined> => {
  const thumbnail = sent.subarray(0, thumbnailBytes)
  const whole = sent.subarray(thumbnailBytes)
  const format = await formatWithin(whole, limits.goodsPictureSideMax)
  const isOfOne = format !== undefined && format === (await formatWithin(thumbnail, limits.goodsThumbnailSideMax))
  return isOfOne && whole.length <= limits.goodsPictureBytesMax ? { format, thumbnail, whole } : undefined
}
