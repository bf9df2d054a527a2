import { crc32, deflateRawSync } from 'node:zlib'
import { archiveEnd, entryHead, type ZipEntry } from '../../exports/index.ts'

/** A ZIP file of some small files, and its entry for each. */
export const makeArchive = (files: Readonly<Record<string, string>>): { archive: Buffer; entries: ZipEntry[] } => {
  const entries: ZipEntry[] = []
  const pieces: Buffer[] = []
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text)
    const packed = deflateRawSync(content)
    const entry: ZipEntry = {
      name,
      method: 'deflated',
      crc: crc32(content),
      size: content.length,
      packed: packed.length
    }
    entries.push(entry)
    pieces.push(entryHead(entry), packed)
  }
  return { archive: Buffer.concat([...pieces, archiveEnd(entries)]), entries }
}
