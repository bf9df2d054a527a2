import { readBytes } from '@portal/session'
import * as limits from '#contract/limits.ts'
import { fittedSides } from './fitted-sides.pure.ts'

/** A file that this browser can't show as a picture. */
export class NoPicture extends Error {
  override name = 'NoPicture'
}

/** The first that fits into the bytes is taken. */
const qualities = [0.85, 0.7, 0.5, 0.3]

const encoded = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob === null ? reject(new NoPicture()) : resolve(blob)), type, quality)
  })

const drawn = (picture: ImageBitmap, longest: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, fittedSides(picture, longest))
  const context = canvas.getContext('2d')
  if (context === null) throw new NoPicture()
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** A browser that can't write WebP writes PNG in its place. JPEG has no transparent ground, so it becomes white. */
const writesWebp = async (canvas: HTMLCanvasElement): Promise<boolean> =>
  (await encoded(canvas, 'image/webp', qualities[0] ?? 1)).type === 'image/webp'

const fillGround = (canvas: HTMLCanvasElement): void => {
  const context = canvas.getContext('2d')
  if (context === null) return
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
}

const fitting = async (canvas: HTMLCanvasElement, type: string, bytesMax: number): Promise<Blob> => {
  for (const quality of qualities) {
    const blob = await encoded(canvas, type, quality)
    if (blob.size <= bytesMax) return blob
  }
  throw new NoPicture()
}

/**
 * Makes the two sizes of a picture. They hold nothing but what is seen: neither the place nor the camera of a photo.
 * @throws NoPicture, and FileChanged for a file that changed since it was chosen
 */
export const resizePicture = async (file: Blob): Promise<{ whole: Blob; thumbnail: Blob }> => {
  const bytes = await readBytes(file)
  const picture = await createImageBitmap(new Blob([bytes])).catch(() => {
    throw new NoPicture()
  })
  try {
    const whole = drawn(picture, limits.goodsPictureSideMax)
    const thumbnail = drawn(picture, limits.goodsThumbnailSideMax)
    const type = (await writesWebp(thumbnail)) ? 'image/webp' : 'image/jpeg'
    if (type === 'image/jpeg') for (const canvas of [whole, thumbnail]) fillGround(canvas)
    return {
      whole: await fitting(whole, type, limits.goodsPictureBytesMax),
      thumbnail: await fitting(thumbnail, type, limits.goodsThumbnailBytesMax)
    }
  } finally {
    picture.close()
  }
}
