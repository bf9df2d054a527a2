import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import { refuseChangedPart, refuseOtherLength } from '../../files/take-part.ts'
import { Refusal } from '../../refusal.pure.ts'
import { lockUpload, packageFileParts } from './sql/uploads.ts'

type Sent = { uploadId: number; part: number; sha256: string; content: Uint8Array }

/**
 * Keeps one part of a file. Many parts can come at once, and one part many times.
 * @throws Refusal 610616 for a part that arrived otherwise than it was sent, 610603 for an upload that takes no parts
 */
export const takePart = async (
  database: Database,
  { uploadId, part, sha256, content }: Sent,
  userId: number
): Promise<void> => {
  refuseChangedPart({ content, sha256 })
  await database.transaction(async transaction => {
    const upload = await lockUpload(transaction, { userId, uploadId }, 'share')
    if (upload?.state !== 'open') throw new Refusal(codes.recordNotFound)
    refuseOtherLength(upload.size, { part, content })
    await packageFileParts.put(transaction, { fileId: uploadId, part, sha256, content })
  })
}
