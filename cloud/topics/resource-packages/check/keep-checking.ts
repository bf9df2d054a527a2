import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import type { Clock, Every } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { failuresMax, leaseMs, retryMs } from '../rules.ts'
import { postponeCheck, renewLease, takeDueUpload } from '../sql/checks.ts'
import { findPart, type Upload } from '../sql/uploads.ts'
import { PackageProblem } from '../zip/problem.ts'
import { partReader } from '../zip/read-bytes.ts'
import { checkPackage } from './check-package.ts'
import { acceptUpload, endWithProblem } from './end-check.ts'

/** How often a process looks for files whose check ended with another process. */
const lookEveryMs = 10_000

type Parts = { database: Database; now: Clock; every: Every; onFailure: (error: unknown) => void }

/** Checks files in the background. */
export type Checking = {
  /** Begins with files that are due, and waits for none. To be called after the commit of a new one. */
  begin: () => void
}

/** A file that somebody dropped while it was checked. */
class Dropped extends Error {
  override name = 'Dropped'
}

/** The cloud stops: another process, or a later one, begins the check again. */
class Stopped extends Error {
  override name = 'Stopped'
}

/**
 * Checks the files that arrived, one after the other: a check takes processor and memory, so calls have the rest. Several
 * processes share the files. A file whose process ended is checked anew, once its lease is over.
 * @returns what begins, and what stops it
 */
export const keepChecking = (parts: Parts): { checking: Checking; stop: () => Promise<void> } => {
  const { database, now, every, onFailure } = parts
  let stopped = false
  let waiting = false
  let round = Promise.resolve()

  const workAtAll = async (): Promise<void> => {
    waiting = false
    while (!stopped) {
      const upload = await takeDueUpload(database, now(), leaseMs)
      if (upload === undefined) return
      await checkUpload(parts, upload, () => stopped)
    }
  }
  const begin = (): void => {
    if (waiting) return
    waiting = true
    round = round.then(workAtAll).catch(onFailure)
  }
  const end = every(lookEveryMs, begin)
  return {
    checking: { begin },
    stop: async () => {
      stopped = true
      end()
      await round
    }
  }
}

/** Reads the parts of a file, and keeps the lease while it does. */
const partsOfUpload = ({ database, now }: Parts, { uploadId, nextTime }: Upload, isStopped: () => boolean) => {
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

const checkUpload = async (parts: Parts, upload: Upload, isStopped: () => boolean): Promise<void> => {
  const { database, now, onFailure } = parts
  const { uploadId, size, robotKind, version } = upload
  try {
    const read = partReader(partsOfUpload(parts, upload, isStopped), limits.packagePartBytes)
    const checked = await checkPackage(read, { size, robotKind, version })
    await acceptUpload(database, uploadId, checked, now())
  } catch (error) {
    if (error instanceof Dropped) return
    if (error instanceof PackageProblem) return endWithProblem(database, uploadId, error)
    if (error instanceof Stopped) {
      await renewLease(database, uploadId, now())
      return
    }
    onFailure(error)
    const failures = await postponeCheck(database, uploadId, now() + retryMs)
    if (failures >= failuresMax) await endWithProblem(database, uploadId, new PackageProblem(codes.uploadFailed))
  }
}
