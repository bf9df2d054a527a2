import { setTimeout } from 'node:timers/promises'
import { eachDue, type Work, type WorkParts } from '../../background.ts'
import type { Announce } from '../../live/announce.ts'
import { endWithoutFile, makePage } from './make-page.ts'
import { failuresMax, leaseMs, pagesInTurn, retryMs } from './rules.ts'
import { postponeExport, releaseExport, takeDueExport } from './sql/exports.ts'

/** Between two pages, in milliseconds: calls come first. */
const pauseMs = 2

/** The person has a message, and a file in the list that has ended. */
const tellOfEnd = (announce: Announce, userId: number): void => {
  announce.toUsers([userId])
  announce.toUsers([userId], 'exports_changed')
}

/** Makes one page. One that fails is tried again later; after some failures its job ends without a file. */
const nextPage = async (
  { database, now, announce, onFailure }: WorkParts,
  exportId: number
): Promise<'goesOn' | 'ended'> => {
  try {
    const made = await makePage(database, exportId, now())
    if (made.state === 'goesOn') return 'goesOn'
    if (made.userId !== undefined) tellOfEnd(announce, made.userId)
    return 'ended'
  } catch (error) {
    onFailure(error)
    const userId = await database.transaction(async transaction => {
      const failures = (await postponeExport(transaction, exportId, now() + retryMs)) ?? 0
      return failures < failuresMax ? undefined : endWithoutFile(transaction, exportId, now())
    })
    if (userId !== undefined) tellOfEnd(announce, userId)
    return 'ended'
  }
}

const workAt = async (parts: WorkParts, exportId: number): Promise<void> => {
  const { database, now, isStopped } = parts
  for (let page = 0; page < pagesInTurn && !isStopped(); page += 1) {
    if ((await nextPage(parts, exportId)) === 'ended') return
    await setTimeout(pauseMs)
  }
  await releaseExport(database, exportId, now())
}

/**
 * Makes the files that people asked for, page by page, one job after the other in turns. A job whose process ended goes on
 * where it was, once its lease is over.
 */
export const exportWork: Work = {
  everyMs: 10_000,
  failed: 'a page of an export failed',
  round: eachDue(takeDueExport, leaseMs, workAt)
}
