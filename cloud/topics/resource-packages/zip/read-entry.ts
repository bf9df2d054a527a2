import { pipeline } from 'node:stream/promises'
import { crc32, createInflateRaw } from 'node:zlib'
import { codes } from '#contract/codes.ts'
import { type ReadBytes, stepsOf } from '../../../files/read-bytes.ts'
import { PackageProblem } from './problem.ts'
import type { ArchiveEntry } from './read-directory.ts'

/* One entry of a ZIP file: the header before its content, the content, and the sums that may stand behind it. */

const headSignature = 0x04034b50
const sumsSignature = 0x08074b50
const headBytes = 30

/** General purpose bit 3: the sums stand behind the content. */
const sumsBehindFlag = 0x08

const hasSumsBehind = ({ flags }: ArchiveEntry): boolean => (flags & sumsBehindFlag) !== 0

/**
 * The place where the content of an entry begins. Some programs read the header before the content, others the list at the
 * end. So both have to say the same.
 * @throws PackageProblem 612036
 */
const contentStart = async (read: ReadBytes, entry: ArchiveEntry, until: number): Promise<number> => {
  const differs = () => new PackageProblem(codes.archiveUnreadable, entry.path)
  if (entry.offset + headBytes + entry.name.length > until) throw differs()
  const head = await read(entry.offset, headBytes + entry.name.length)
  const sums = [14, 18, 22].map(field => head.readUInt32LE(field))
  const isLeftOut = hasSumsBehind(entry) && sums.every(sum => sum === 0)
  const agrees =
    head.readUInt32LE(0) === headSignature &&
    head.readUInt16LE(6) === entry.flags &&
    head.readUInt16LE(8) === (entry.method === 'stored' ? 0 : 8) &&
    head.readUInt16LE(26) === entry.name.length &&
    head.subarray(headBytes).equals(entry.name) &&
    (isLeftOut || [entry.crc, entry.packedSize, entry.size].every((sum, index) => sum === sums[index]))
  if (!agrees) throw differs()
  return entry.offset + head.length + head.readUInt16LE(28)
}

/** The sums that may stand behind the content; the first four bytes can be missing. */
const sumsBehind = ({ crc, packedSize, size }: ArchiveEntry): Buffer => {
  const sums = Buffer.alloc(16)
  for (const [index, sum] of [sumsSignature, crc, packedSize, size].entries()) sums.writeUInt32LE(sum, index * 4)
  return sums
}

/**
 * Entries stand one behind the other. With gaps something could hide between them, and with overlaps a small file could
 * unpack to a large one many times.
 * @throws PackageProblem 612036
 */
const refuseGap = async (read: ReadBytes, entry: ArchiveEntry, contentEnd: number, until: number): Promise<void> => {
  const gap = until - contentEnd
  if (!hasSumsBehind(entry) && gap === 0) return
  if (hasSumsBehind(entry) && (gap === 12 || gap === 16)) {
    const behind = await read(contentEnd, gap)
    if (behind.equals(sumsBehind(entry).subarray(16 - gap))) return
  }
  throw new PackageProblem(codes.archiveUnreadable, entry.path)
}

/** Unpacks a content step by step. @returns how many packed bytes were used */
const unpack = async (
  { method, packedSize }: ArchiveEntry,
  steps: AsyncIterable<Buffer>,
  take: (step: Buffer) => void
): Promise<number> => {
  if (method === 'stored') {
    for await (const step of steps) take(step)
    return packedSize
  }
  const inflate = createInflateRaw()
  await pipeline(steps, inflate, async (unpacked: AsyncIterable<Buffer>) => {
    for await (const step of unpacked) take(step)
  })
  return inflate.bytesWritten
}

const isZlibError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^Z_/.test(String(error.code))

/**
 * Reads an entry through to its end and compares length and sum. It stops at the first byte more than the entry says.
 * @param until where the next entry begins, or the list of all
 * @param take is given the content step by step
 * @throws PackageProblem 612036 where the archive does not say the same everywhere, 612035 for a damaged content
 */
export const readEntry = async (
  read: ReadBytes,
  entry: ArchiveEntry,
  until: number,
  take: (step: Buffer) => void
): Promise<void> => {
  const start = await contentStart(read, entry, until)
  await refuseGap(read, entry, start + entry.packedSize, until)
  const damaged = () => new PackageProblem(codes.fileDamaged, entry.path)
  let size = 0
  let crc = 0
  const takeStep = (step: Buffer): void => {
    size += step.length
    if (size > entry.size) throw damaged()
    crc = crc32(step, crc)
    take(step)
  }
  const used = await unpack(entry, stepsOf(read, start, entry.packedSize), takeStep).catch((error: unknown) => {
    throw isZlibError(error) ? damaged() : error
  })
  if (used !== entry.packedSize || size !== entry.size || crc !== entry.crc) throw damaged()
}
