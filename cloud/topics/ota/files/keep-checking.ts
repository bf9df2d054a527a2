import { createHash } from 'node:crypto'
import { codes } from '#contract/codes.ts'
import type { Work, WorkParts } from '../../../background.ts'
import { checkEachDue } from '../../../files/keep-checking.ts'
import { partBytes } from '../../../files/parts.ts'
import { type FindPart, partReader, stepsOf } from '../../../files/read-bytes.ts'
import {
  acceptFile,
  type FileOfVersion,
  postponeFileCheck,
  refuseFile,
  renewFileLease,
  softwareFileParts,
  takeDueFile
} from '../sql/software-files.ts'

/** Reads a whole file, and publishes its version where it is the file that was named. */
const check = async (
  { database }: WorkParts,
  { versionId, size, sha256 }: FileOfVersion,
  findPart: FindPart
): Promise<void> => {
  const hash = createHash('sha256')
  for await (const step of stepsOf(partReader(findPart, partBytes), 0, size)) hash.update(step)
  if (hash.digest('hex') === sha256) await acceptFile(database, versionId)
  else await refuseFile(database, versionId, codes.uploadFailed)
}

/** Compares the files of software that arrived with what was named. */
export const softwareCheckWork: Work = {
  everyMs: 10_000,
  failed: 'a file of software could not be checked',
  round: checkEachDue({
    take: takeDueFile,
    fileIdOf: ({ versionId }) => versionId,
    content: softwareFileParts.content,
    renew: renewFileLease,
    postpone: postponeFileCheck,
    check,
    giveUp: (database, versionId) => refuseFile(database, versionId, codes.uploadFailed)
  })
}
