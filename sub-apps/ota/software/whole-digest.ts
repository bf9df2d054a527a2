import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { readBytes } from '@portal/session'

/** So much of a file is in memory at a time. The browser's own SHA-256 takes all bytes at once. */
const stepBytes = 4 * 1_024 * 1_024

/** The SHA-256 of a whole file in hexadecimal, however large it is. @param progress is told the share that is read */
export const wholeDigestOf = async (
  file: Blob,
  progress: (share: number) => void,
  signal: AbortSignal
): Promise<string> => {
  const sum = sha256.create()
  for (let from = 0; from < file.size; from += stepBytes) {
    signal.throwIfAborted()
    const until = Math.min(file.size, from + stepBytes)
    sum.update(await readBytes(file.slice(from, until)))
    progress(until / file.size)
  }
  return bytesToHex(sum.digest())
}
