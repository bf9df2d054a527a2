import { sha256Sum } from './sha256.pure.ts'

/** So much of a file is in memory at a time. */
const stepBytes = 4 * 1_024 * 1_024

/** The SHA-256 of a whole file in hexadecimal, however large it is. @param progress is told the share that is read */
export const wholeDigestOf = async (
  file: Blob,
  progress: (share: number) => void,
  signal: AbortSignal
): Promise<string> => {
  const sum = sha256Sum()
  for (let from = 0; from < file.size; from += stepBytes) {
    signal.throwIfAborted()
    const until = Math.min(file.size, from + stepBytes)
    sum.add(new Uint8Array(await file.slice(from, until).arrayBuffer()))
    progress(until / file.size)
  }
  return sum.end()
}
