import { createHash } from 'node:crypto'
import * as limits from '#contract/limits.ts'

/* How a file is cut into parts. */

/** Bytes of each part but the last one. */
export const partBytes = limits.packagePartBytes

/** How many parts a file of so many bytes has. */
export const partsOf = (size: number): number => Math.ceil(size / limits.packagePartBytes)

/** How long a part of a file is; 0 for a number that the file does not have. */
export const partLength = (size: number, part: number): number =>
  Math.max(0, Math.min(limits.packagePartBytes, size - part * limits.packagePartBytes))

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The digest of a file: the SHA-256 of the SHA-256 of its parts. So a sender needs no more than one part in memory. */
export const digestOfParts = (hashes: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const one of hashes) hash.update(Buffer.from(one, 'hex'))
  return hash.digest('hex')
}
