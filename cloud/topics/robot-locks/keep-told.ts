import type { Work } from '../../background.ts'
import type { Database } from '../../database/open.ts'
import { lockReturned } from './sql/told-locks.ts'
import { tellLocks } from './tell-locks.ts'

/** Robots that one transaction tells. */
const atOnce = 100

/** Tells a batch of robots that are back. @returns whose robots they are */
const tellReturned = (database: Database, now: number): Promise<number[]> =>
  database.transaction(async transaction => {
    const robots = await lockReturned(transaction, atOnce)
    await tellLocks(transaction, robots, { userId: null, now })
    return robots.map(({ tenantId }) => tenantId)
  })

/** Tells robots of locks that they could not be told of when somebody locked or unlocked them. */
export const toldLockWork: Work = {
  everyMs: 5_000,
  failed: 'robots that are back were not told of their locks',
  round: async ({ database, now, announce }) => {
    const tenantIds = await tellReturned(database, now())
    if (tenantIds.length > 0) announce.ofRobots([...new Set(tenantIds)], 'locks_changed')
  }
}
