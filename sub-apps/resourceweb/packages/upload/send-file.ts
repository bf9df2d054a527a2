import { request } from '@portal/session'
import { finishPackageUpload, packageUploadDetail, sendPackagePart } from '#contract/calls/resource-packages/uploads.ts'
import { pause, type Sending } from '#kit/portal/send-parts.ts'

/* Two things are different for files of packages: the place where their parts go, and the check at the end. */

/** Between two questions whether the check has ended, in milliseconds. */
const askEveryMs = 700

/** The parts of an upload that was announced. */
export const partsOfUpload = (uploadId: number): Sending => ({
  there: async () => (await request(packageUploadDetail, { query: { uploadId } }, { quiet: true })).parts,
  send: (part, file, onProgress) =>
    request(sendPackagePart, { body: { uploadId, ...part }, file }, { quiet: true, onProgress })
})

/** Has the file checked, and waits for the end of the check. @throws Refused with the problem of the file */
export const waitForCheck = async (uploadId: number, signal: AbortSignal): Promise<{ packageId: number }> => {
  for (;;) {
    signal.throwIfAborted()
    const finished = await request(finishPackageUpload, { body: { uploadId } }, { quiet: true })
    if (finished.state === 'done') return finished
    await pause(askEveryMs, signal)
  }
}
