import type { CallData } from '#contract/call.ts'
import { type Code, codes } from '#contract/codes.ts'
import type { calls } from '#contract/index.ts'
import type { Database } from '../../database/open.ts'
import { Refusal } from '../../refusal.pure.ts'
import { digestOfParts, partsOf } from './parts.ts'
import { startCheck } from './sql/checks.ts'
import { findParts, findVersionOfUpload, lockUpload, type Upload } from './sql/uploads.ts'

type Finished = CallData<typeof calls.finishPackageUpload>

/** @throws Refusal 610616 where a part is missing, or where the parts are not those that were announced */
const refuseOtherParts = async (transaction: Database, { uploadId, size, digest }: Upload): Promise<void> => {
  const parts = await findParts(transaction, uploadId)
  const isWhole = parts.length === partsOf(size) && digestOfParts(parts.map(({ sha256 }) => sha256)) === digest
  if (!isWhole) throw new Refusal(codes.uploadFailed)
}

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
      await refuseOtherParts(transaction, upload)
      await startCheck(transaction, upload.uploadId, now)
    }
    if (upload.state !== 'done') return { state: 'checking' }
    const version = await findVersionOfUpload(transaction, upload.uploadId)
    if (version === undefined) throw new Refusal(codes.recordNotFound)
    return { state: 'done', ...version }
  })
