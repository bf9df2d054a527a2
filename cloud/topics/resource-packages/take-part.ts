import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import { Refusal } from '../../refusal.pure.ts'
import { partLength, sha256Of } from './parts.ts'
import { lockUpload, putPart } from './sql/uploads.ts'

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
  if (sha256Of(content) !== sha256) throw new Refusal(codes.uploadFailed)
  await database.transaction(async transaction => {
    const upload = await lockUpload(transaction, { userId, uploadId }, 'share')
    if (upload?.state !== 'open') throw new Refusal(codes.recordNotFound)
    if (content.length !== partLength(upload.size, part)) throw new Refusal(codes.uploadFailed)
    await putPart(transaction, { uploadId, part, sha256, content })
  })
}
