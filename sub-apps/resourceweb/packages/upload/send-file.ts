import { request, TimedOut, Unreachable } from '@portal/session'
import { finishPackageUpload, packageUploadDetail, sendPackagePart } from '#contract/calls/resource-packages/uploads.ts'
import { missingParts, partsOf, rangeOf } from './file-parts.ts'

/* Sends a file in parts. Memory holds the parts that are under way. */

/** So many parts are under way at once: one fills the line while another is answered. */
const atOnce = 2

/** So often a part is sent before the upload stops; the person can go on later. */
const triesMax = 5
const pauseMs = 1_000

/** Between two questions whether the check has ended, in milliseconds. */
const askEveryMs = 700

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

const sha256Of = async (bytes: BufferSource): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

type Progress = (done: number) => void

/** The digest of a file: the SHA-256 of the SHA-256 of its parts. */
export const digestOf = async (file: Blob, progress: Progress, signal: AbortSignal): Promise<string> => {
  const parts = partsOf(file.size)
  const hashes = new Uint8Array(parts * 32)
  for (let part = 0; part < parts; part += 1) {
    signal.throwIfAborted()
    const { from, until } = rangeOf(file.size, part)
    hashes.set(await sha256Of(await file.slice(from, until).arrayBuffer()), part * 32)
    progress(part + 1)
  }
  return hexOf(await sha256Of(hashes))
}

const isLost = (error: unknown): boolean => error instanceof Unreachable || error instanceof TimedOut

const sendPart = async (uploadId: number, file: File, part: number, signal: AbortSignal): Promise<void> => {
  const { from, until } = rangeOf(file.size, part)
  const content = file.slice(from, until)
  const sha256 = hexOf(await sha256Of(await content.arrayBuffer()))
  for (let tries = 1; ; tries += 1) {
    signal.throwIfAborted()
    try {
      const input = { body: { uploadId, part, sha256 }, file: new File([content], 'part') }
      await request(sendPackagePart, input, { quiet: true })
      return
    } catch (error) {
      if (!isLost(error) || tries === triesMax) throw error
      await pause(tries * pauseMs, signal)
    }
  }
}

/** Sends the parts that the cloud does not have yet. */
export const sendMissing = async (
  uploadId: number,
  file: File,
  progress: Progress,
  signal: AbortSignal
): Promise<void> => {
  const { parts } = await request(packageUploadDetail, { query: { uploadId } }, { quiet: true })
  const missing = missingParts(file.size, parts)
  let done = parts.length
  progress(done)
  const sendNext = async (): Promise<void> => {
    for (let part = missing.shift(); part !== undefined; part = missing.shift()) {
      await sendPart(uploadId, file, part, signal)
      done += 1
      progress(done)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendNext))
}

/** Has the file checked, and waits for the end of the check. @throws Refused with what is wrong with the file */
export const waitForCheck = async (uploadId: number, signal: AbortSignal): Promise<{ packageId: number }> => {
  for (;;) {
    signal.throwIfAborted()
    const finished = await request(finishPackageUpload, { body: { uploadId } }, { quiet: true })
    if (finished.state === 'done') return finished
    await pause(askEveryMs, signal)
  }
}
