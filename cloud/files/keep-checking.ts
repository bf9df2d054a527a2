import { eachDue, type Work, type WorkParts } from '../background.ts'
import { minute } from '../clock.ts'
import type { Database } from '../database/open.ts'
import type { FindPart } from './read-bytes.ts'

/** For so long a check is left to the process that works at it. It takes a new lease while it works. */
const leaseMs = minute

/** After so many breaks in a row a check ends. */
const failuresMax = 3

/** The pause before a check that broke off begins again. */
const retryMs = 10_000

/** A file that somebody dropped while it was checked. */
class Dropped extends Error {
  override name = 'Dropped'
}

/** The cloud stops: another process, or a later one, begins the check again. */
class Stopped extends Error {
  override name = 'Stopped'
}

/** Files of one kind that wait for their check. */
type Checks<Due> = {
  take: (database: Database, now: number, leaseMs: number) => Promise<Due | undefined>
  fileIdOf: (due: Due) => number
  content: (database: Database, fileId: number, part: number) => Promise<Uint8Array | undefined>
  /** Keeps a file for the process that checks it; false where somebody dropped the file. */
  renew: (database: Database, fileId: number, until: number) => Promise<boolean>
  /** Notes that a check broke off; tells how often that happened in a row. */
  postpone: (database: Database, fileId: number, until: number) => Promise<number>
  /** Reads the file, and writes the outcome. */
  check: (parts: WorkParts, due: Due, findPart: FindPart) => Promise<void>
  /** Refuses a file whose check broke off too often. */
  giveUp: (database: Database, fileId: number) => Promise<void>
}

/** Reads the parts of a file, and keeps the lease while it does. */
const findPartOf = <Due>(
  { fileIdOf, content, renew }: Checks<Due>,
  { database, now, isStopped }: WorkParts,
  due: Due
): FindPart => {
  const fileId = fileIdOf(due)
  let until = now() + leaseMs
  return async part => {
    if (isStopped()) throw new Stopped()
    if (now() > until - leaseMs / 2) {
      until = now() + leaseMs
      if (!(await renew(database, fileId, until))) throw new Dropped()
    }
    const found = await content(database, fileId, part)
    if (found === undefined) throw new Dropped()
    return found
  }
}

/** A check that broke off begins again soon, also where only its outcome could not be written. */
const checkDue =
  <Due>(checks: Checks<Due>) =>
  async (parts: WorkParts, due: Due): Promise<void> => {
    const { database, now, onFailure } = parts
    const fileId = checks.fileIdOf(due)
    try {
      await checks.check(parts, due, findPartOf(checks, parts, due))
    } catch (error) {
      if (error instanceof Dropped) return
      if (error instanceof Stopped) {
        await checks.renew(database, fileId, now())
        return
      }
      onFailure(error)
      const failures = await checks.postpone(database, fileId, now() + retryMs)
      if (failures >= failuresMax) await checks.giveUp(database, fileId)
    }
  }

/**
 * A round that checks the files that arrived, one after the other: a check takes processor and memory, so calls have the rest.
 * A file whose process ended is checked anew, once its lease is over.
 */
export const checkEachDue = <Due>(checks: Checks<Due>): Work['round'] => eachDue(checks.take, leaseMs, checkDue(checks))
