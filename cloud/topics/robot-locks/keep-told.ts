import type { Clock, Every } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import type { Announce } from '../../live/announce.ts'
import { lockReturned } from './sql/told-locks.ts'
import { tellLocks } from './tell-locks.ts'

/** How often the cloud looks for robots that are back. */
const lookEveryMs = 5_000

/** Robots that one transaction tells. */
const atOnce = 100

type Parts = {
  database: Database
  now: Clock
  every: Every
  announce: Announce
  onFailure: (error: unknown) => void
}

/** Tells a batch of robots that are back. @returns whose robots they are */
const tellReturned = (database: Database, now: number): Promise<number[]> =>
  database.transaction(async transaction => {
    const robots = await lockReturned(transaction, atOnce)
    await tellLocks(transaction, robots, { userId: null, now })
    return robots.map(({ tenantId }) => tenantId)
  })

/**
 * Tells robots of locks that they could not be told of when somebody locked or unlocked them. Several processes share the
 * work.
 * @returns what stops it
 */
export const keepRobotsTold = ({ database, now, every, announce, onFailure }: Parts): (() => Promise<void>) => {
  let stopped = false
  let round = Promise.resolve()
  const look = async (): Promise<void> => {
    if (stopped) return
    const tenantIds = await tellReturned(database, now())
    if (tenantIds.length > 0) announce.robotsChanged([...new Set(tenantIds)])
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
