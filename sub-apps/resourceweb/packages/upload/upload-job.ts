import { request } from '@portal/session'
import type { CallInput } from '#contract/call.ts'
import {
  beginPackageUpload,
  cancelPackageUpload,
  type PackageUpload
} from '#contract/calls/resource-packages/uploads.ts'
import { partsOf } from '#kit/portal/file-parts.pure.ts'
import { digestOf, type ReadFile, sendMissing } from '#kit/portal/send-parts.ts'
import { partsOfUpload, waitForCheck } from './send-file.ts'

/** How a file stands that this page sends. */
export type JobState =
  | { state: 'idle' }
  | { state: 'reading' | 'sending'; done: number; all: number }
  | { state: 'checking' }
  | { state: 'otherFile' }
  | { state: 'failed'; error: unknown }

type Announced = Omit<CallInput<typeof beginPackageUpload>['body'], 'size' | 'digest'>

/** Whether a file is on its way. */
export const isBusy = ({ state }: JobState): boolean =>
  state === 'reading' || state === 'sending' || state === 'checking'

export type UploadJob = {
  /** Announces a file and sends it. The promise ends with the job, however that ends. */
  begin: (file: File, announced: Announced) => Promise<void>
  /** Goes on with an upload that was cut off; the file has to be the same. */
  resume: (file: File, upload: PackageUpload) => void
  /** Waits for a check that is under way, or tells its result. */
  wait: (uploadId: number) => void
  drop: (uploadId: number) => Promise<void>
  end: () => void
}

type Plan = { show: (job: JobState) => void; changed: () => void; done: (packageId: number) => void }

/** A job for one file at a time. It stops when a person leaves the page. The cloud keeps the parts that it has. */
export const createUploadJob = ({ show, changed, done }: Plan): UploadJob => {
  let stop = new AbortController()
  const run = async (work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    stop.abort()
    stop = new AbortController()
    const { signal } = stop
    try {
      await work(signal)
    } catch (error) {
      if (signal.aborted) return
      show({ state: 'failed', error })
      changed()
    }
  }
  const read = (file: File, signal: AbortSignal): Promise<ReadFile> => {
    const all = partsOf(file.size)
    show({ state: 'reading', done: 0, all })
    return digestOf(file, finished => show({ state: 'reading', done: finished, all }), signal)
  }
  const check = async (uploadId: number, signal: AbortSignal): Promise<void> => {
    show({ state: 'checking' })
    const { packageId } = await waitForCheck(uploadId, signal)
    show({ state: 'idle' })
    done(packageId)
  }
  const send = async (uploadId: number, file: File, hashes: readonly string[], signal: AbortSignal): Promise<void> => {
    const all = partsOf(file.size)
    show({ state: 'sending', done: 0, all })
    await sendMissing(
      partsOfUpload(uploadId),
      { file, hashes },
      finished => show({ state: 'sending', done: finished, all }),
      signal
    )
    await check(uploadId, signal)
  }
  return {
    begin: (file, announced) =>
      run(async signal => {
        const { digest, hashes } = await read(file, signal)
        const body = { ...announced, size: file.size, digest }
        const { uploadId } = await request(beginPackageUpload, { body }, { quiet: true })
        await send(uploadId, file, hashes, signal)
      }),
    resume: (file, { uploadId, size, digest }) =>
      void run(async signal => {
        const known = file.size === size ? await read(file, signal) : undefined
        if (known?.digest !== digest) show({ state: 'otherFile' })
        else await send(uploadId, file, known.hashes, signal)
      }),
    wait: uploadId => void run(signal => check(uploadId, signal)),
    drop: async uploadId => {
      stop.abort()
      show({ state: 'idle' })
      await request(cancelPackageUpload, { body: { uploadId } })
      changed()
    },
    end: () => stop.abort()
  }
}
