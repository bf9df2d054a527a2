import type { Work } from '../../background.ts'
import type { Database } from '../../database/open.ts'
import type { EndHandlers } from './end-handlers.ts'
import { endRequest } from './end-request.ts'
import { type LockedRequest, lockOverdueRequests } from './sql/robot-requests.ts'
import { tellOfRequests } from './tell-of-requests.ts'

/** Requests that one transaction ends. */
const atOnce = 100

/** Ends a batch of the requests whose robots were silent for too long. @returns those requests */
const endOverdue = (database: Database, endHandlers: EndHandlers, now: number): Promise<LockedRequest[]> =>
  database.transaction(async transaction => {
    const overdue = await lockOverdueRequests(transaction, now, atOnce)
    for (const request of overdue) await endRequest(transaction, endHandlers, request, { state: 'timedOut' }, now)
    return overdue
  })

/** Ends requests whose robots are silent. */
export const requestDeadlineWork: Work = {
  everyMs: 5_000,
  failed: 'requests to silent robots were not ended',
  round: async ({ database, now, announce, endHandlers, isStopped }) => {
    while (!isStopped()) {
      const ended = await endOverdue(database, endHandlers, now())
      tellOfRequests(announce, ended)
      if (ended.length < atOnce) return
    }
  }
}
