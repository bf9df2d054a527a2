import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { readBytes } from '@portal/session'
import { hexOf, partsOf, rangeOf } from '#kit/portal/file-parts.pure.ts'
import { sha256Of } from '#kit/portal/send-parts.ts'

/**
 * The SHA-256 of a whole file in hexadecimal, however large it is, and that of each part. The browser's own takes all bytes
 * at once, so it hashes the parts alone.
 * @param progress is told the share that is read
 */
export const wholeDigestOf = async (
  file: Blob,
  progress: (share: number) => void,
  signal: AbortSignal
): Promise<{ digest: string; hashes: readonly string[] }> => {
  const sum = sha256.create()
  const parts = partsOf(file.size)
  const hashes: string[] = []
  for (let part = 0; part < parts; part += 1) {
    signal.throwIfAborted()
    const { from, until } = rangeOf(file.size, part)
    const bytes = await readBytes(file.slice(from, until))
    sum.update(bytes)
    hashes.push(hexOf(await sha256Of(bytes)))
    progress(until / file.size)
  }
  return { digest: bytesToHex(sum.digest()), hashes }
}
