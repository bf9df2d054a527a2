import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import { eachDue, type Work, type WorkParts } from '../../../background.ts'
import { failuresMax, leaseMs, retryMs } from '../rules.ts'
import { postponeCheck, renewLease, takeDueUpload } from '../sql/checks.ts'
import { findPart, type Upload } from '../sql/uploads.ts'
import { PackageProblem } from '../zip/problem.ts'
import { partReader } from '../zip/read-bytes.ts'
import { checkPackage } from './check-package.ts'
import { acceptUpload, endWithProblem } from './end-check.ts'

/** A file that somebody dropped while it was checked. */
class Dropped extends Error {
  override name = 'Dropped'
}

/** The cloud stops: another process, or a later one, begins the check again. */
class Stopped extends Error {
  override name = 'Stopped'
}

/** Reads the parts of a file, and keeps the lease while it does. */
const partsOfUpload = ({ database, now, isStopped }: WorkParts, { uploadId, nextTime }: Upload) => {
  let until = nextTime
  return async (part: number): Promise<Uint8Array> => {
    if (isStopped()) throw new Stopped()
    if (now() > until - leaseMs / 2) {
      until = now() + leaseMs
      if (!(await renewLease(database, uploadId, until))) throw new Dropped()
    }
    const content = await findPart(database, uploadId, part)
    if (content === undefined) throw new Dropped()
    return content
  }
}

/** Reads a file, and makes a version of it, or refuses it. */
const endCheck = async (parts: WorkParts, upload: Upload): Promise<void> => {
  const { uploadId, size, robotKind, version } = upload
  try {
    const read = partReader(partsOfUpload(parts, upload), limits.packagePartBytes)
    const checked = await checkPackage(read, { size, robotKind, version })
    await acceptUpload(parts.database, uploadId, checked, parts.now())
  } catch (error) {
    if (!(error instanceof PackageProblem)) throw error
    await endWithProblem(parts.database, uploadId, error)
  }
}

/** A check that broke off begins again soon, also where only its outcome could not be written. */
const checkUpload = async (parts: WorkParts, upload: Upload): Promise<void> => {
  const { database, now, onFailure } = parts
  const { uploadId } = upload
  try {
    await endCheck(parts, upload)
  } catch (error) {
    if (error instanceof Dropped) return
    if (error instanceof Stopped) {
      await renewLease(database, uploadId, now())
      return
    }
    onFailure(error)
    const failures = await postponeCheck(database, uploadId, now() + retryMs)
    if (failures >= failuresMax) await endWithProblem(database, uploadId, new PackageProblem(codes.uploadFailed))
  }
}

/**
 * Checks the files that arrived, one after the other: a check takes processor and memory, so calls have the rest. A file
 * whose process ended is checked anew, once its lease is over.
 */
export const packageCheckWork: Work = {
  everyMs: 10_000,
  failed: 'a resource package could not be checked',
  round: eachDue(takeDueUpload, leaseMs, checkUpload)
}
