import { createHash } from 'node:crypto'
import { manifestFile, type PackageManifest } from '#contract/calls/resource-packages/manifest.ts'
import { codes } from '#contract/codes.ts'
import { inSlices, turn } from '../../../files/in-slices.ts'
import { type ReadBytes, stepsOf } from '../../../files/read-bytes.ts'
import { beginningBytes, isForbiddenContent, isKnownKind, isMap, isRead } from '../file-kinds.ts'
import { isBomb, readBytesMax } from '../rules.ts'
import { foldedPath } from '../zip/entry-name.ts'
import { PackageProblem } from '../zip/problem.ts'
import { type ArchiveEntry, readDirectory } from '../zip/read-directory.ts'
import { readEntry } from '../zip/read-entry.ts'
import { readManifest, refuseBadMap, refuseMismatch } from './read-manifest.ts'

/** The result of the check of a file. */
export type CheckedPackage = {
  manifest: PackageManifest
  manifestText: string
  files: Pick<ArchiveEntry, 'path' | 'size' | 'packedSize'>[]
  unpackedSize: number
  sha256: string
}

const isFolder = ({ path }: ArchiveEntry): boolean => path.endsWith('/')

/** @throws PackageProblem 612020 for two entries that one file system would write over one another */
const refuseRepeated = async (entries: readonly ArchiveEntry[]): Promise<void> => {
  const wrong = ({ path }: ArchiveEntry) => new PackageProblem(codes.packageFormatWrong, path)
  const files = new Set<string>()
  await inSlices(entries, entry => {
    if (isFolder(entry)) return
    const folded = foldedPath(entry.path)
    if (files.has(folded)) throw wrong(entry)
    files.add(folded)
  })
  await inSlices(entries, entry => {
    const segments = foldedPath(entry.path).split('/')
    const folders = isFolder(entry) ? segments.length : segments.length - 1
    for (let count = 1; count <= folders; count += 1)
      if (files.has(segments.slice(0, count).join('/'))) throw wrong(entry)
  })
}

/** Looks at the list of entries, before anything is unpacked. */
const refuseListed = async (entries: readonly ArchiveEntry[]): Promise<void> => {
  // Bytes before the first entry are another file in front of this one.
  if (entries[0]?.offset !== 0) throw new PackageProblem(codes.archiveUnreadable)
  await refuseRepeated(entries)
  await inSlices(entries, entry => {
    if (!isFolder(entry) && !isKnownKind(entry.path)) throw new PackageProblem(codes.archiveContentWrong, entry.path)
  })
  const total = { size: sum(entries, 'size'), packedSize: sum(entries, 'packedSize') }
  const bomb = entries.find(isBomb) ?? (isBomb(total) ? entries[0] : undefined)
  if (bomb !== undefined) throw new PackageProblem(codes.fileIllegal, bomb.path)
  const long = entries.find(({ path, size }) => isRead(path) && size > readBytesMax)
  if (long !== undefined)
    throw new PackageProblem(isMap(long.path) ? codes.mapFileWrong : codes.packageFormatWrong, long.path)
}

const sum = (entries: readonly ArchiveEntry[], of: 'size' | 'packedSize'): number =>
  entries.reduce((total, entry) => total + entry[of], 0)

/** Reads one entry to its end. @returns its content where the cloud reads the content itself */
const readContent = async (read: ReadBytes, entry: ArchiveEntry, until: number): Promise<Buffer | undefined> => {
  const keep = isRead(entry.path) ? entry.size : beginningBytes
  const kept: Buffer[] = []
  let length = 0
  await readEntry(read, entry, until, step => {
    if (length < keep) kept.push(Buffer.from(step.subarray(0, keep - length)))
    length += step.length
  })
  const content = Buffer.concat(kept)
  if (isForbiddenContent(content.subarray(0, beginningBytes)))
    throw new PackageProblem(codes.archiveContentWrong, entry.path)
  return isRead(entry.path) ? content : undefined
}

/**
 * Checks a file from its first byte to its last, in steps. Memory holds a part of the file, one step of the unpacked bytes,
 * and one manifest or map.
 * @throws PackageProblem which says what is wrong, and where
 */
export const checkPackage = async (
  read: ReadBytes,
  { size, ...announced }: { size: number; robotKind: string; version: string }
): Promise<CheckedPackage> => {
  const { entries, end } = await readDirectory(read, size)
  if (!entries.some(({ path }) => path === manifestFile))
    throw new PackageProblem(codes.contentIncomplete, manifestFile)
  await refuseListed(entries)
  let found = undefined as { text: string; manifest: PackageManifest } | undefined
  await inSlices(entries, async (entry, index) => {
    const content = await readContent(read, entry, entries[index + 1]?.offset ?? end)
    if (content === undefined) return
    // A content that the cloud reads is up to 1 MB of JSON, and takes a turn of its own.
    await turn()
    if (isMap(entry.path)) refuseBadMap(content, entry.path)
    else found = readManifest(content)
  })
  if (found === undefined) throw new PackageProblem(codes.contentIncomplete, manifestFile)
  const files = entries.filter(entry => !isFolder(entry))
  refuseMismatch(
    found.manifest,
    announced,
    files.map(({ path }) => path)
  )
  const hash = createHash('sha256')
  for await (const step of stepsOf(read, 0, size)) hash.update(step)
  return {
    manifest: found.manifest,
    manifestText: found.text,
    files: files.map(({ path, size: unpacked, packedSize }) => ({ path, size: unpacked, packedSize })),
    unpackedSize: sum(entries, 'size'),
    sha256: hash.digest('hex')
  }
}
