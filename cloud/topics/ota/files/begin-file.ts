import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../../database/open.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { Rules } from '../../../rules.ts'
import { countOrRefuse } from '../../rates/index.ts'
import { type Announced, refuseUnfit } from '../software.ts'
import { addVersion } from '../sql/software.ts'
import { changeFile, countFiles, deleteFile, type FileOfVersion, lockVersionNamed } from '../sql/software-files.ts'

type Given = { userId: number; now: number; rules: Rules['software'] }

/** Whether the same person announces the same file once more, to go on with its parts. */
const isSameFile = (known: FileOfVersion, { size, sha256 }: Announced, userId: number): boolean =>
  known.state === 'uploading' && known.userId === userId && known.size === size && known.sha256 === sha256

/**
 * Announces a version and its file. A file that is too large is refused by its announced size, before a byte of it comes.
 * @throws Refusal 610603, 611032, 610604, 612000, 610616, 610520, 610605
 */
export const beginFile = async (
  database: Database,
  announced: Announced,
  { userId, now, rules }: Given
): Promise<{ versionId: number }> => {
  if (announced.size > rules.bytesMax) throw new Refusal(codes.uploadFailed)
  return database.transaction(async transaction => {
    await refuseUnfit(transaction, announced)
    const known = await lockVersionNamed(transaction, announced.softwareId, announced.version)
    if (known !== undefined && isSameFile(known, announced, userId)) {
      const { notes, needs, fileName } = announced
      await changeFile(transaction, known.versionId, { notes, needs, fileName })
      return { versionId: known.versionId }
    }
    if (known !== undefined && known.state !== 'refused') throw new Refusal(codes.versionExists)
    // The count is one row. Announcements of the same moment wait for each other here, so they see each other's bytes.
    await countOrRefuse(transaction, 'files of software', rules.uploads, now)
    if (known !== undefined) await deleteFile(transaction, known.versionId)
    const { open, bytes } = await countFiles(transaction, userId)
    if (open >= limits.softwareUploadsMax) throw new Refusal(codes.accessTooFrequent)
    if (bytes + announced.size > rules.allBytesMax) throw new Refusal(codes.createFailed)
    const versionId = await addVersion(transaction, { ...announced, userId, createTime: now }, 'uploading')
    if (versionId === undefined) throw new Refusal(codes.versionExists)
    return { versionId }
  })
}
