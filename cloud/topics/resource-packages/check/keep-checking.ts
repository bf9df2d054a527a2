import { codes } from '#contract/codes.ts'
import type { Work, WorkParts } from '../../../background.ts'
import { checkEachDue } from '../../../files/keep-checking.ts'
import { partBytes } from '../../../files/parts.ts'
import { type FindPart, partReader } from '../../../files/read-bytes.ts'
import { postponeCheck, renewLease, takeDueUpload } from '../sql/checks.ts'
import { packageFileParts, type Upload } from '../sql/uploads.ts'
import { PackageProblem } from '../zip/problem.ts'
import { checkPackage } from './check-package.ts'
import { acceptUpload, endWithProblem } from './end-check.ts'

/** Reads a file, and makes a version of it, or refuses it. */
const check = async ({ database, now }: WorkParts, upload: Upload, findPart: FindPart): Promise<void> => {
  const { uploadId, size, robotKind, version } = upload
  try {
    const checked = await checkPackage(partReader(findPart, partBytes), { size, robotKind, version })
    await acceptUpload(database, uploadId, checked, now())
  } catch (error) {
    if (!(error instanceof PackageProblem)) throw error
    await endWithProblem(database, uploadId, error)
  }
}

/** Checks the files of packages that arrived. */
export const packageCheckWork: Work = {
  everyMs: 10_000,
  failed: 'a resource package could not be checked',
  round: checkEachDue({
    take: takeDueUpload,
    fileIdOf: ({ uploadId }) => uploadId,
    content: packageFileParts.content,
    renew: renewLease,
    postpone: postponeCheck,
    check,
    giveUp: (database, uploadId) => endWithProblem(database, uploadId, new PackageProblem(codes.uploadFailed))
  })
}
