import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import { inSlices } from '../../../files/in-slices.ts'
import type { ReadBytes } from '../../../files/read-bytes.ts'
import { entryPath } from './entry-name.ts'
import { PackageProblem } from './problem.ts'

/* The list of entries at the end of a ZIP file. */

export type ArchiveEntry = {
  path: string
  name: Buffer
  flags: number
  method: 'stored' | 'deflated'
  crc: number
  /** Of the content, before and after packing. */
  size: number
  packedSize: number
  /** Where the entry begins in the file. */
  offset: number
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endBytes = 22
const entryBytes = 46
const commentMax = 65_535

/** Bits 0, 6 and 13: encrypted content, strong encryption, a hidden list. */
const encryptedFlags = 0x2041

/** The kinds of file that a Unix mode names: nothing said, a folder, a file. */
const modeKinds = 0xf000
const plainKinds = [0, 0x4000, 0x8000]

const methods: Readonly<Record<number, ArchiveEntry['method']>> = { 0: 'stored', 8: 'deflated' }

/** Bytes of the whole list: more than all entries with the longest names and usual extra fields take. */
const directoryMax = limits.packageFilesMax * (entryBytes + 2 * limits.packagePathMaxLength)

/** Where the record at the end of the file begins, in the last piece of the file. */
const endIn = (tail: Buffer): number | undefined => {
  for (let at = tail.length - endBytes; at >= 0; at -= 1)
    if (tail.readUInt32LE(at) === endSignature && at + endBytes + tail.readUInt16LE(at + 20) === tail.length) return at
  return undefined
}

/**
 * The count, length and offset of the list, from the end of the file.
 * @throws PackageProblem 610614 where this is no ZIP file, 612036 for one that is cut off, larger than 4 GiB or on several disks
 */
const readEnd = async (read: ReadBytes, size: number): Promise<{ count: number; length: number; offset: number }> => {
  if (size < endBytes || (await read(0, 2)).toString('latin1') !== 'PK') throw new PackageProblem(codes.fileFormatWrong)
  const from = Math.max(0, size - endBytes - commentMax)
  const tail = await read(from, size - from)
  const at = endIn(tail)
  if (at === undefined) throw new PackageProblem(codes.archiveUnreadable)
  const count = tail.readUInt16LE(at + 10)
  const length = tail.readUInt32LE(at + 12)
  const offset = tail.readUInt32LE(at + 16)
  const isOneDisk = tail.readUInt32LE(at + 4) === 0 && tail.readUInt16LE(at + 8) === count
  if (!isOneDisk || offset + length !== from + at) throw new PackageProblem(codes.archiveUnreadable)
  return { count, length, offset }
}

/** @throws PackageProblem for an entry that no package has, before anything of it is unpacked */
const readListed = (list: Buffer, at: number): { entry: ArchiveEntry; next: number } => {
  if (at + entryBytes > list.length || list.readUInt32LE(at) !== entrySignature)
    throw new PackageProblem(codes.archiveUnreadable)
  const nameEnd = at + entryBytes + list.readUInt16LE(at + 28)
  const next = nameEnd + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32)
  if (next > list.length) throw new PackageProblem(codes.archiveUnreadable)
  const flags = list.readUInt16LE(at + 8)
  const name = list.subarray(at + entryBytes, nameEnd)
  const path = entryPath(name, flags)
  const method = methods[list.readUInt16LE(at + 10)]
  const packedSize = list.readUInt32LE(at + 20)
  const size = list.readUInt32LE(at + 24)
  if ((flags & encryptedFlags) !== 0 || method === undefined || (method === 'stored' && size !== packedSize))
    throw new PackageProblem(codes.archiveUnreadable, path)
  const kind = (list.readUInt32LE(at + 38) >>> 16) & modeKinds
  // A link, a device or a pipe could lead out of the package.
  if (!plainKinds.includes(kind) || (path.endsWith('/') && size > 0)) throw new PackageProblem(codes.fileIllegal, path)
  const entry = { path, name, flags, method, crc: list.readUInt32LE(at + 16), size, packedSize }
  return { entry: { ...entry, offset: list.readUInt32LE(at + 42) }, next }
}

/**
 * The entries of a ZIP file in the order of the file, and where the last one ends.
 * @throws PackageProblem 610614, 610617, 610632, 610633, 612036, and 612020 for too many entries
 */
export const readDirectory = async (
  read: ReadBytes,
  size: number
): Promise<{ entries: ArchiveEntry[]; end: number }> => {
  const { count, length, offset } = await readEnd(read, size)
  if (count > limits.packageFilesMax || length > directoryMax) throw new PackageProblem(codes.packageFormatWrong)
  const list = await read(offset, length)
  const entries: ArchiveEntry[] = []
  let at = 0
  await inSlices(Array(count).keys(), () => {
    const { entry, next } = readListed(list, at)
    entries.push(entry)
    at = next
  })
  if (at !== list.length) throw new PackageProblem(codes.archiveUnreadable)
  return { entries: entries.toSorted((one, other) => one.offset - other.offset), end: offset }
}
