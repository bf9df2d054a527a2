import type { MaterialFormat } from '#contract/calls/materials/material-facts.ts'
import { beginningBytes, isRiff, pictureTests } from '../../../files/picture-format.pure.ts'

/* The first bytes of a file tell its format. Names and announced types are not asked: the sender of a file writes them. */

/** Brands of films in MP4. Pictures (HEIC, AVIF), sounds and QuickTime have the same box with other brands. */
const filmBrands = new Set('isom iso2 iso3 iso4 iso5 iso6 mp41 mp42 avc1 M4V dash MSNV'.split(' '))

const isFilm = (bytes: Buffer): boolean => {
  const length = bytes.readUInt32BE(0)
  const brand = bytes.toString('latin1', 8, 12).trimEnd()
  return bytes.toString('latin1', 4, 8) === 'ftyp' && length >= 16 && length <= 4_096 && filmBrands.has(brand)
}

/** A frame of MPEG layer III, with a rate that there is. */
const isFrame = (bytes: Buffer): boolean => {
  const [first = 0, second = 0, third = 0] = bytes
  const isSync = first === 0xff && (second & 0xe0) === 0xe0
  const version = (second >> 3) & 3
  const layer = (second >> 1) & 3
  const bitRate = third >> 4
  return isSync && version !== 1 && layer === 1 && bitRate !== 0 && bitRate !== 15 && ((third >> 2) & 3) !== 3
}

/** Sounds often begin with a tag: `ID3`, a version, and a length whose bytes have seven bits. */
const hasTag = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 3) === 'ID3' && bytes.readUInt8(3) < 5 && bytes.subarray(6, 10).every(byte => byte < 0x80)

const tests: Readonly<Record<MaterialFormat, (bytes: Buffer) => boolean>> = {
  ...pictureTests,
  mp4: isFilm,
  mp3: bytes => hasTag(bytes) || isFrame(bytes),
  wav: bytes => isRiff(bytes, 'WAVE')
}

/** The format of a file that begins so; undefined for everything that is not taken. */
export const formatOf = (content: Uint8Array): MaterialFormat | undefined => {
  if (content.length < beginningBytes) return undefined
  const bytes = Buffer.from(content.buffer, content.byteOffset, beginningBytes)
  return (Object.keys(tests) as MaterialFormat[]).find(format => tests[format](bytes))
}
