import type { ReadBytes } from './read-bytes.ts'

/* How large pictures are, as their headers say. The readers below need a file of 32 bytes at least. */

export type Sides = { width: number; height: number }

export const pngSides = async (read: ReadBytes): Promise<Sides> => {
  const bytes = await read(16, 8)
  return { width: bytes.readUInt32BE(0), height: bytes.readUInt32BE(4) }
}

/** Packed with loss, without loss, or extended: three headers. */
export const webpSides = async (read: ReadBytes): Promise<Sides | undefined> => {
  const bytes = await read(12, 18)
  const chunk = bytes.toString('latin1', 0, 4)
  if (chunk === 'VP8X') return { width: bytes.readUIntLE(12, 3) + 1, height: bytes.readUIntLE(15, 3) + 1 }
  if (chunk === 'VP8 ') return { width: bytes.readUInt16LE(14) & 0x3fff, height: bytes.readUInt16LE(16) & 0x3fff }
  if (chunk !== 'VP8L' || bytes.readUInt8(8) !== 0x2f) return undefined
  const packed = bytes.readUInt32LE(9)
  return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
}

/** Marks of the frames of a JPEG; three marks among them mean something else. */
const isFrameMark = (mark: number): boolean => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark)

/** Segments that are looked at before a picture is given up: cameras write some dozens. */
const segmentsMax = 500

export const jpegSides = async (read: ReadBytes, size: number): Promise<Sides | undefined> => {
  let at = 2
  for (let segment = 0; segment < segmentsMax && at + 9 <= size; segment += 1) {
    const bytes = await read(at, 9)
    const mark = bytes.readUInt8(1)
    if (bytes.readUInt8(0) !== 0xff) return undefined
    if (isFrameMark(mark)) return { height: bytes.readUInt16BE(5), width: bytes.readUInt16BE(7) }
    // Bytes of 0xff may fill the space before a mark.
    at += mark === 0xff ? 1 : 2 + bytes.readUInt16BE(2)
  }
  return undefined
}
