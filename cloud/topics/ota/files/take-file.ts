import { type Code, codes } from '#contract/codes.ts'
import type { Database } from '../../../database/open.ts'
import { refuseChangedPart, refuseOtherLength, refuseOtherParts } from '../../../files/take-part.ts'
import { Refusal } from '../../../refusal.pure.ts'
import { signVersion } from '../keys/signing-key.ts'
import { changeFile, deleteFile, findNameOf, lockOwnFile, softwareFileParts } from '../sql/software-files.ts'

type Sent = { versionId: number; part: number; sha256: string; content: Uint8Array }

/**
 * Keeps one part of a file. Many parts can come at once, and one part many times.
 * @throws Refusal 610616 for a part that arrived otherwise than it was sent, 610603 for a version that takes no parts
 */
export const takeSoftwarePart = async (
  database: Database,
  { versionId, part, sha256, content }: Sent,
  userId: number
): Promise<void> => {
  refuseChangedPart({ content, sha256 })
  await database.transaction(async transaction => {
    const file = await lockOwnFile(transaction, { userId, versionId }, 'share')
    if (file?.state !== 'uploading') throw new Refusal(codes.recordNotFound)
    refuseOtherLength(file.size, { part, content })
    await softwareFileParts.put(transaction, { fileId: versionId, part, sha256, content })
  })
}

type Own = { versionId: number; userId: number }
type Given = { passphrase: string | undefined; now: number }

/**
 * Has a file checked, or tells how its check stands. The signature is kept beside the file; nobody sees it before the check
 * has found that the file is the one that was named.
 * @throws Refusal 610603 for a file that is not there, 610616, and the problem that the check found
 */
export const finishFile = (database: Database, own: Own, given: Given): Promise<{ state: 'checking' | 'done' }> =>
  database.transaction(async transaction => {
    const file = await lockOwnFile(transaction, own, 'update')
    if (file === undefined) throw new Refusal(codes.recordNotFound)
    if (file.state === 'refused') throw new Refusal((file.refusedWith ?? codes.uploadFailed) as Code)
    if (file.hasFile) return { state: 'done' }
    if (file.state === 'uploading') {
      const { versionId, softwareId, version, size, sha256 } = file
      await refuseOtherParts(transaction, softwareFileParts, { fileId: versionId, size })
      const name = await findNameOf(transaction, softwareId)
      const signed = await signVersion(transaction, { name, version, size, sha256 }, given)
      await changeFile(transaction, versionId, { ...signed, state: 'checking', nextTime: given.now, failures: 0 })
    } else if (file.state !== 'checking') throw new Refusal(codes.recordNotFound)
    return { state: 'checking' }
  })

/** Drops a version whose file is not whole. @throws Refusal 610603 for one that is not there */
export const dropFile = (database: Database, own: Own): Promise<void> =>
  database.transaction(async transaction => {
    const file = await lockOwnFile(transaction, own, 'update')
    const isUnfinished = file?.state === 'uploading' || file?.state === 'checking' || file?.state === 'refused'
    if (!isUnfinished) throw new Refusal(codes.recordNotFound)
    await deleteFile(transaction, own.versionId)
  })
