import { turn } from './in-slices.ts'

/** Reads so many bytes of a file from a place on. The file has all of them. */
export type ReadBytes = (from: number, length: number) => Promise<Buffer>

/** One part of a file, by its number from 0. */
export type FindPart = (part: number) => Promise<Uint8Array>

/** Reads a file that lies in parts of one length. It holds one part in memory. */
export const partReader = (findPart: FindPart, partBytes: number): ReadBytes => {
  let held: { part: number; content: Uint8Array } | undefined
  const contentOf = async (part: number): Promise<Uint8Array> => {
    if (held?.part !== part) held = { part, content: await findPart(part) }
    return held.content
  }
  return async (from, length) => {
    const pieces: Uint8Array[] = []
    for (let at = from; at < from + length; ) {
      const part = Math.floor(at / partBytes)
      const start = at - part * partBytes
      const piece = (await contentOf(part)).subarray(start, Math.min(partBytes, start + from + length - at))
      if (piece.length === 0) throw new RangeError(`the file ends before ${from + length}`)
      pieces.push(piece)
      at += piece.length
    }
    return Buffer.concat(pieces)
  }
}

/** Bytes of one step through a longer piece. */
const stepBytes = 64 * 1_024

/** Walks through a piece of a file, in steps. Between two steps everybody else has a turn. */
export async function* stepsOf(read: ReadBytes, from: number, length: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < length; done += stepBytes) {
    if (done > 0) await turn()
    yield await read(from + done, Math.min(stepBytes, length - done))
  }
}
