import type { MaterialFormat } from '#contract/calls/materials/material-facts.ts'
import * as limits from '#contract/limits.ts'
import { fitsSides, pictureSides } from '../../../files/picture-format.pure.ts'
import type { Sides } from '../../../files/picture-size.pure.ts'
import type { ReadBytes } from '../../../files/read-bytes.ts'
import { filmFacts, soundDuration } from './film-facts.pure.ts'

/** Pixels and milliseconds, as a file tells them. */
export type Measured = { width: number | null; height: number | null; duration: number | null }

const unknown: Measured = { width: null, height: null, duration: null }

const pictureOf = (sides: Sides | undefined): Measured | undefined =>
  sides !== undefined && fitsSides(sides, limits.materialSideMax) ? { ...sides, duration: null } : undefined

/** @returns undefined for a file whose rest does not fit its beginning */
export const measureFile = async (
  format: MaterialFormat,
  read: ReadBytes,
  size: number
): Promise<Measured | undefined> => {
  switch (format) {
    case 'png':
    case 'webp':
    case 'jpeg':
      return pictureOf(await pictureSides(format, read, size))
    case 'mp4':
      return filmFacts(read, size)
    case 'wav':
      return { ...unknown, duration: await soundDuration(read, size) }
    case 'mp3':
      // Its length stands nowhere: only who plays the whole file knows it.
      return unknown
  }
}
