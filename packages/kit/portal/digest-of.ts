import { readBytes } from '@portal/session'
import { hexOf } from './file-parts.pure.ts'

/** Bytes that are read into memory for a digest. */
const digestMax = 512 * 1_024 * 1_024

/** The SHA-256 of a file in hexadecimal; undefined for one that is too large to read here. */
export const digestOf = async (file: Blob): Promise<string | undefined> => {
  if (file.size > digestMax) return undefined
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', await readBytes(file))))
}
