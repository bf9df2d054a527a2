import { FileChanged, type RequestOptions, readBytes, TimedOut, Unreachable } from '@portal/session'
import { hexOf, missingParts, partsOf, rangeOf } from './file-parts.pure.ts'

/* Sends a file in parts. Memory holds the parts that are under way. */

/** So many parts are under way at once: one fills the line while another is answered. */
const atOnce = 2

/** So often a part is sent before the upload stops; the person can go on later. */
const triesMax = 5
const pauseMs = 1_000

export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

export const sha256Of = async (bytes: BufferSource): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

/** Is told how many parts are done, with the shares of those that are under way. */
type Progress = (done: number) => void

type OnProgress = NonNullable<RequestOptions<unknown>['onProgress']>

/** A file as it was read before it was announced. `hashes` has the SHA-256 of each part. */
export type ReadFile = { digest: string; hashes: readonly string[] }

/** The digest of a file: the SHA-256 of the SHA-256 of its parts. */
export const digestOf = async (file: Blob, progress: Progress, signal: AbortSignal): Promise<ReadFile> => {
  const parts = partsOf(file.size)
  const all = new Uint8Array(parts * 32)
  const hashes: string[] = []
  for (let part = 0; part < parts; part += 1) {
    signal.throwIfAborted()
    const { from, until } = rangeOf(file.size, part)
    const hash = await sha256Of(await readBytes(file.slice(from, until)))
    all.set(hash, part * 32)
    hashes.push(hexOf(hash))
    progress(part + 1)
  }
  return { digest: hexOf(await sha256Of(all)), hashes }
}

const isLost = (error: unknown): boolean => error instanceof Unreachable || error instanceof TimedOut

/** A file on its way to the cloud: which parts are there, and how one is sent. */
export type Sending = {
  there: () => Promise<readonly number[]>
  send: (part: { part: number; sha256: string }, content: File, onProgress: OnProgress) => Promise<unknown>
}

/** A chosen file, with the hashes of the parts that were announced. */
export type FileToSend = { file: Blob; hashes: readonly string[] }

const sendPart = async (
  { send }: Sending,
  { file, hashes }: FileToSend,
  part: number,
  onShare: (share: number) => void,
  signal: AbortSignal
): Promise<void> => {
  const { from, until } = rangeOf(file.size, part)
  // The bytes that the digest is of are sent, even if the file changes meanwhile.
  const bytes = await readBytes(file.slice(from, until))
  const sha256 = hexOf(await sha256Of(bytes))
  // Browsers compare the times of a file by the second, so they let a quick change pass.
  if (sha256 !== hashes[part]) throw new FileChanged('The chosen file has other content than when it was announced.')
  for (let tries = 1; ; tries += 1) {
    signal.throwIfAborted()
    try {
      await send({ part, sha256 }, new File([bytes], 'part'), (sent, all) => onShare(sent / all))
      return
    } catch (error) {
      if (!isLost(error) || tries === triesMax) throw error
      await pause(tries * pauseMs, signal)
    }
  }
}

/**
 * Sends the parts that the cloud does not have yet.
 * @throws FileChanged a part is not the one that was announced
 */
export const sendMissing = async (
  sending: Sending,
  read: FileToSend,
  progress: Progress,
  signal: AbortSignal
): Promise<void> => {
  const parts = await sending.there()
  const missing = missingParts(read.file.size, parts)
  let done = parts.length
  const over = new AbortController()
  const whileNeeded = AbortSignal.any([signal, over.signal])
  const shares = new Map<number, number>()
  const tell = (): void => {
    if (!over.signal.aborted) progress([...shares.values()].reduce((sum, share) => sum + share, done))
  }
  tell()
  const sendNext = async (): Promise<void> => {
    for (;;) {
      const part = missing.shift()
      if (part === undefined) return
      await sendPart(
        sending,
        read,
        part,
        share => {
          shares.set(part, share)
          tell()
        },
        whileNeeded
      )
      shares.delete(part)
      done += 1
      tell()
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, sendNext))
  } finally {
    // A part beside the one that failed may still be under way. It is not tried again, and its progress hides no failure.
    over.abort()
  }
}
