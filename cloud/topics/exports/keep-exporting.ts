import { setTimeout } from 'node:timers/promises'
import type { Clock, Every } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import type { Announce } from '../../live/announce.ts'
import { endWithoutFile, makePage } from './make-page.ts'
import { failuresMax, leaseMs, pagesInTurn, retryMs } from './rules.ts'
import { postponeExport, releaseExport, takeDueExport } from './sql/exports.ts'

/** How often a process looks for jobs of processes that ended. */
const lookEveryMs = 10_000

/** Between two pages, in milliseconds: calls come first. */
const pauseMs = 2

type Parts = {
  database: Database
  now: Clock
  every: Every
  announce: Announce
  onFailure: (error: unknown) => void
}

/** Makes files in the background. */
export type Exports = {
  /** Begins with jobs that are due, and waits for none. To be called after the commit of a new one. */
  begin: () => void
}

/**
 * Makes the files that people asked for, page by page, one job after the other in turns. Several processes share the jobs.
 * A job whose process ended goes on where it was, once its lease is over.
 * @returns what begins, and what stops it
 */
export const keepExporting = (parts: Parts): { exports: Exports; stop: () => Promise<void> } => {
  const { database, now, every, onFailure } = parts
  let stopped = false
  let waiting = false
  let round = Promise.resolve()

  const workAt = async (exportId: number): Promise<void> => {
    for (let page = 0; page < pagesInTurn && !stopped; page += 1) {
      if ((await nextPage(parts, exportId)) === 'ended') return
      await setTimeout(pauseMs)
    }
    await releaseExport(database, exportId, now())
  }
  const workAtAll = async (): Promise<void> => {
    waiting = false
    while (!stopped) {
      const exportId = await takeDueExport(database, now(), leaseMs)
      if (exportId === undefined) return
      await workAt(exportId)
    }
  }
  const begin = (): void => {
    if (waiting) return
    waiting = true
    round = round.then(workAtAll).catch(onFailure)
  }
  // Not at the start: calls come first then, and seconds later nothing is lost.
  const end = every(lookEveryMs, begin)
  return {
    exports: { begin },
    stop: async () => {
      stopped = true
      end()
      await round
    }
  }
}

/** Makes one page. One that fails is tried again later; after some failures its job ends without a file. */
const nextPage = async (
  { database, now, announce, onFailure }: Parts,
  exportId: number
): Promise<'goesOn' | 'ended'> => {
  try {
    const made = await makePage(database, exportId, now())
    if (made.state === 'goesOn') return 'goesOn'
    if (made.userId !== undefined) announce.toUsers([made.userId])
    return 'ended'
  } catch (error) {
    onFailure(error)
    const userId = await database.transaction(async transaction => {
      const failures = (await postponeExport(transaction, exportId, now() + retryMs)) ?? 0
      return failures < failuresMax ? undefined : endWithoutFile(transaction, exportId, now())
    })
    if (userId !== undefined) announce.toUsers([userId])
    return 'ended'
  }
}
