import type { ReadBytes } from '../../../files/read-bytes.ts'

/* How long films and sounds are, and how large films are, as their headers say. */

type Span = { from: number; until: number }

/** Boxes and chunks that are looked at on one level: a file may have any number of them. */
const boxesMax = 200

/** Finds a box of MP4 within a span. @returns where its content is; undefined where there is none, or where a length is wrong */
const findBoxes = async (read: ReadBytes, { from, until }: Span, name: string): Promise<Span[]> => {
  const found: Span[] = []
  let at = from
  for (let box = 0; box < boxesMax && at + 8 <= until; box += 1) {
    const head = await read(at, 8)
    const short = head.readUInt32BE(0)
    const isLong = short === 1 && at + 16 <= until
    const length = isLong ? Number((await read(at + 8, 8)).readBigUInt64BE(0)) : short === 0 ? until - at : short
    const headLength = isLong ? 16 : 8
    if (length < headLength || at + length > until) return found
    if (head.toString('latin1', 4, 8) === name) found.push({ from: at + headLength, until: at + length })
    at += length
  }
  return found
}

/** The header of a film has two versions: with 32 bits, and with 64 for moments and lengths. */
const durationOf = async (read: ReadBytes, { from, until }: Span): Promise<number | null> => {
  if (until - from < 32) return null
  const bytes = await read(from, 32)
  const isLong = bytes.readUInt8(0) === 1
  const scale = bytes.readUInt32BE(isLong ? 20 : 12)
  const units = isLong ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16)
  const milliseconds = Math.round((units / scale) * 1_000)
  return Number.isSafeInteger(milliseconds) && milliseconds <= dayMs ? milliseconds : null
}

/** A longer one has a wrong header. */
const dayMs = 24 * 60 * 60 * 1_000

/** The last eight bytes of a track's header: sides in sixteenths of bits before the point. */
const sidesOf = async (read: ReadBytes, { from, until }: Span) => {
  if (until - from < 84) return { width: 0, height: 0 }
  const bytes = await read(until - 8, 8)
  return { width: bytes.readUInt16BE(0), height: bytes.readUInt16BE(4) }
}

/** @returns undefined for a film that no player finds the tracks of */
export const filmFacts = async (read: ReadBytes, size: number) => {
  const [movie] = await findBoxes(read, { from: 0, until: size }, 'moov')
  if (movie === undefined) return undefined
  const [header] = await findBoxes(read, movie, 'mvhd')
  let [width, height] = [0, 0]
  for (const track of await findBoxes(read, movie, 'trak'))
    for (const trackHeader of await findBoxes(read, track, 'tkhd')) {
      const sides = await sidesOf(read, trackHeader)
      if (sides.width > width) [width, height] = [sides.width, sides.height]
    }
  const duration = header === undefined ? null : await durationOf(read, header)
  return { duration, width: width || null, height: height || null }
}

/** The length of a WAV in milliseconds: bytes of sound by bytes a second; null where it does not say both. */
export const soundDuration = async (read: ReadBytes, size: number): Promise<number | null> => {
  let bytesPerSecond = 0
  let at = 12
  for (let chunk = 0; chunk < boxesMax && at + 8 <= size; chunk += 1) {
    const head = await read(at, 8)
    const name = head.toString('latin1', 0, 4)
    const length = head.readUInt32LE(4)
    if (name === 'fmt ' && at + 20 <= size) bytesPerSecond = (await read(at + 16, 4)).readUInt32LE(0)
    if (name === 'data') {
      const milliseconds = Math.round((Math.min(length, size - at - 8) / bytesPerSecond) * 1_000)
      return Number.isSafeInteger(milliseconds) && milliseconds <= dayMs ? milliseconds : null
    }
    // Chunks begin at even places.
    at += 8 + length + (length % 2)
  }
  return null
}
