import { startOfDay } from '#contract/days/beijing.ts'
import { day } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { tellUsers } from '../messages/index.ts'
import { fileFormats } from './file/file-formats.ts'
import { keptMs, leaseMs, maySee, pageRows } from './rules.ts'
import { findExportRows } from './sql/export-rows.ts'
import {
  addExportPage,
  type ExportJob,
  failExport,
  findExportReader,
  lockRunningExport,
  scopeOfExport
} from './sql/exports.ts'
import { doneMessage, failedMessage } from './tell.ts'

/** How a page left its job, and whom to tell that it ended. */
export type PageMade = { state: 'goesOn' } | { state: 'ended'; userId: number | undefined }

/**
 * Adds one page to a file. Rows, piece and cursor are one transaction, so a process that is killed loses no row and
 * doubles none. The transaction that ends a file leaves its message, too.
 */
export const makePage = (database: Database, exportId: number, now: number): Promise<PageMade> =>
  database.transaction(async transaction => {
    const job = await lockRunningExport(transaction, exportId)
    if (job === undefined) return { state: 'ended', userId: undefined }
    if (!maySee(job, await findExportReader(transaction, job.userId))) {
      await endWithoutFile(transaction, exportId, now)
      return { state: 'ended', userId: job.userId }
    }
    const { rows, cursor } = await findExportRows(transaction, questionOf(job), job.cursor, pageRows)
    const isLast = rows.length < pageRows
    const page = await fileFormats[job.format].addPage(job, rows)
    await addExportPage(
      transaction,
      job,
      { ...page, rows: rows.length, cursor },
      isLast ? { state: 'done', expireTime: now + keptMs } : { nextTime: now + leaseMs }
    )
    if (!isLast) return { state: 'goesOn' }
    await tellUsers(transaction, [job.userId], doneMessage(job, job.rowsDone + rows.length, now))
    return { state: 'ended', userId: job.userId }
  })

const questionOf = (job: ExportJob) => ({
  dataset: job.dataset,
  scope: scopeOfExport(job),
  storeId: job.storeId,
  from: startOfDay(job.from),
  until: startOfDay(job.to) + day
})

/** Ends a job without a file, and says so. @returns whose it was, or undefined where it had ended */
export const endWithoutFile = async (
  transaction: Database,
  exportId: number,
  now: number
): Promise<number | undefined> => {
  const userId = await failExport(transaction, exportId)
  if (userId !== undefined) await tellUsers(transaction, [userId], failedMessage(now))
  return userId
}
