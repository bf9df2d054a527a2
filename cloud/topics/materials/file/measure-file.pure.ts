import type { MaterialFormat } from '#contract/calls/materials/material-facts.ts'
import * as limits from '#contract/limits.ts'
import type { ReadBytes } from '../../../files/read-bytes.ts'
import { filmFacts, soundDuration } from './film-facts.pure.ts'
import { jpegSides, pngSides, type Sides, webpSides } from './picture-size.pure.ts'

/** Pixels and milliseconds, as a file tells them. */
export type Measured = { width: number | null; height: number | null; duration: number | null }

const unknown: Measured = { width: null, height: null, duration: null }

/** A robot unpacks the whole picture, so that one of a million by a million pixels would stop it. */
const pictureOf = (sides: Sides | undefined): Measured | undefined => {
  const fits = (side: number) => side >= 1 && side <= limits.materialSideMax
  return sides !== undefined && fits(sides.width) && fits(sides.height) ? { ...sides, duration: null } : undefined
}

/** @returns undefined for a file whose rest does not fit its beginning */
export const measureFile = async (
  format: MaterialFormat,
  read: ReadBytes,
  size: number
): Promise<Measured | undefined> => {
  switch (format) {
    case 'png':
      return pictureOf(await pngSides(read))
    case 'webp':
      return pictureOf(await webpSides(read))
    case 'jpeg':
      return pictureOf(await jpegSides(read, size))
    case 'mp4':
      return filmFacts(read, size)
    case 'wav':
      return { ...unknown, duration: await soundDuration(read, size) }
    case 'mp3':
      // Its length stands nowhere: only who plays the whole file knows it.
      return unknown
  }
}
