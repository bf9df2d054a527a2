import { jpegSides, pngSides, type Sides, webpSides } from './picture-size.pure.ts'
import type { ReadBytes } from './read-bytes.ts'

/* The first bytes of a file tell its format. Names and announced types are not asked: the sender of a file writes them. */

/** So many first bytes say what a file is. A shorter file is of no format. */
export const beginningBytes = 32

export type PictureFormat = 'png' | 'jpeg' | 'webp'

const pngStart = '89504e470d0a1a0a0000000d49484452'

export const isRiff = (bytes: Buffer, form: string): boolean =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 8 + form.length) === form

/** Whether a file that begins so is a picture of the format. */
export const pictureTests: Readonly<Record<PictureFormat, (bytes: Buffer) => boolean>> = {
  png: bytes => bytes.toString('hex', 0, 16) === pngStart,
  jpeg: bytes => bytes.toString('hex', 0, 3) === 'ffd8ff',
  webp: bytes => isRiff(bytes, 'WEBPVP8')
}

/** @returns undefined for a file whose rest does not fit its beginning */
export const pictureSides = async (
  format: PictureFormat,
  read: ReadBytes,
  size: number
): Promise<Sides | undefined> => {
  switch (format) {
    case 'png':
      return pngSides(read)
    case 'webp':
      return webpSides(read)
    case 'jpeg':
      return jpegSides(read, size)
  }
}

/** A browser unpacks the whole of a picture to show it. One of a million by a million pixels would stop the browser. */
export const fitsSides = ({ width, height }: Sides, sideMax: number): boolean =>
  [width, height].every(side => side >= 1 && side <= sideMax)
