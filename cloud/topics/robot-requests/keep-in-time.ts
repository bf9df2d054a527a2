import type { Clock, Every } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import type { Announce } from '../../live/announce.ts'
import { endRequest } from './end-request.ts'
import { lockOverdueRequests } from './sql/robot-requests.ts'

/** How often the cloud looks for robots that are silent. */
const lookEveryMs = 5_000

/** Requests that one transaction ends. */
const atOnce = 100

type Parts = {
  database: Database
  now: Clock
  every: Every
  announce: Announce
  onFailure: (error: unknown) => void
}

/** Ends a batch of the requests whose robots were silent for too long. @returns whose robots they are, one for each request */
const endOverdue = (database: Database, now: number): Promise<number[]> =>
  database.transaction(async transaction => {
    const overdue = await lockOverdueRequests(transaction, now, atOnce)
    for (const request of overdue) await endRequest(transaction, request, { state: 'timedOut' }, now)
    return overdue.map(({ tenantId }) => tenantId)
  })

/**
 * Ends requests whose robots are silent. Several processes share the work.
 * @returns what stops it
 */
export const keepRequestsInTime = ({ database, now, every, announce, onFailure }: Parts): (() => Promise<void>) => {
  let stopped = false
  let round = Promise.resolve()
  const look = async (): Promise<void> => {
    while (!stopped) {
      const tenantIds = await endOverdue(database, now())
      if (tenantIds.length > 0) announce.robotsChanged([...new Set(tenantIds)])
      if (tenantIds.length < atOnce) return
    }
  }
  const end = every(lookEveryMs, () => {
    round = round.then(look).catch(onFailure)
  })
  return async () => {
    stopped = true
    end()
    await round
  }
}
