import type { CallData } from '#contract/call.ts'
import { type Code, codes } from '#contract/codes.ts'
import type { calls } from '#contract/index.ts'
import type { Database } from '../../database/open.ts'
import { refuseOtherParts } from '../../files/take-part.ts'
import { Refusal } from '../../refusal.pure.ts'
import { startCheck } from './sql/checks.ts'
import { findVersionOfUpload, lockUpload, packageFileParts, type Upload } from './sql/uploads.ts'

type Finished = CallData<typeof calls.finishPackageUpload>

/** The refusal of a file, with its problem and the problem's place in the package. */
const refusalOf = ({ refusedWith, refusedPlace }: Upload): Refusal => {
  const data = refusedPlace ? { data: [{ field: refusedPlace, reason: 'the place in the package' }] } : {}
  return new Refusal((refusedWith ?? codes.uploadFailed) as Code, data)
}

/**
 * Has a file checked, or tells how its check stands.
 * @throws Refusal 610603 for an upload that is not there, 610616, and the problem that the check found
 */
export const finishUpload = (
  database: Database,
  own: { uploadId: number; userId: number },
  now: number
): Promise<Finished> =>
  database.transaction(async transaction => {
    const upload = await lockUpload(transaction, own, 'update')
    if (upload === undefined) throw new Refusal(codes.recordNotFound)
    if (upload.state === 'refused') throw refusalOf(upload)
    if (upload.state === 'open') {
      await refuseOtherParts(transaction, packageFileParts, { ...upload, fileId: upload.uploadId })
      await startCheck(transaction, upload.uploadId, now)
    }
    if (upload.state !== 'done') return { state: 'checking' }
    const version = await findVersionOfUpload(transaction, upload.uploadId)
    if (version === undefined) throw new Refusal(codes.recordNotFound)
    return { state: 'done', ...version }
  })
