import { request } from '@portal/session'
import {
  beginSoftwareFile,
  finishSoftwareFile,
  sendSoftwarePart,
  softwareFileDetail
} from '#contract/calls/ota/software-files.ts'
import { partsOf, percentOf } from '#kit/portal/file-parts.pure.ts'
import { pause, sendMissing } from '#kit/portal/send-parts.ts'
import { bodyOf, type VersionDraft } from './version-draft.pure.ts'
import { wholeDigestOf } from './whole-digest.ts'

/** How far a file is. */
export type SendState = { step: 'idle' } | { step: 'reading' | 'sending'; percent: number } | { step: 'checking' }

/** Between two questions whether the check has ended, in milliseconds. */
const askEveryMs = 700

type Plan = {
  softwareId: number
  draft: VersionDraft
  file: File
  show: (state: SendState) => void
  signal: AbortSignal
}

/**
 * Sends a version with its file, and waits until the cloud has compared it. The same version and file once more go on with
 * the parts that are there.
 */
export const sendVersion = async ({ softwareId, draft, file, show, signal }: Plan): Promise<void> => {
  const read = (share: number): void => show({ step: 'reading', percent: percentOf(share, 1) })
  read(0)
  const { digest, hashes } = await wholeDigestOf(file, read, signal)
  const body = { softwareId, ...bodyOf(draft, digest) }
  const { versionId } = await request(beginSoftwareFile, { body }, { quiet: true })
  await sendMissing(
    {
      there: async () => (await request(softwareFileDetail, { query: { versionId } }, { quiet: true })).parts,
      send: (part, content, onProgress) =>
        request(sendSoftwarePart, { body: { versionId, ...part }, file: content }, { quiet: true, onProgress })
    },
    { file, hashes },
    done => show({ step: 'sending', percent: percentOf(done, partsOf(file.size)) }),
    signal
  )
  show({ step: 'checking' })
  for (;;) {
    signal.throwIfAborted()
    const { state } = await request(finishSoftwareFile, { body: { versionId } }, { quiet: true })
    if (state === 'done') return
    await pause(askEveryMs, signal)
  }
}
