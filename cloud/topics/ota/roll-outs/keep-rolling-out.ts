import type { Clock, Every } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import type { Announce } from '../../../live/announce.ts'
import { findMovingRollOuts } from '../sql/roll-outs.ts'
import { advanceRollOut } from './advance.ts'

/** How often a process looks for something to do. */
const lookEveryMs = 2_000

type Parts = {
  database: Database
  now: Clock
  every: Every
  announce: Announce
  onFailure: (error: unknown) => void
}

/** Takes roll-outs further in the background. */
export type RollingOut = {
  /** Begins at once, and waits for nothing. To be called after the commit of a change. */
  begin: () => void
}

/**
 * Takes open roll-outs further, one after the other. Several processes share the work.
 * @returns what begins, and what stops it
 */
export const keepRollingOut = ({
  database,
  now,
  every,
  announce,
  onFailure
}: Parts): { rollingOut: RollingOut; stop: () => Promise<void> } => {
  let stopped = false
  let waiting = false
  let round = Promise.resolve()

  const workAtAll = async (): Promise<void> => {
    waiting = false
    for (const rollOutId of await findMovingRollOuts(database)) {
      for (let goesOn = true; goesOn && !stopped; ) {
        const { changed, tenantIds } = await advanceRollOut(database, rollOutId, now())
        if (tenantIds.length > 0) announce.robotsChanged(tenantIds)
        goesOn = changed
      }
    }
  }
  const begin = (): void => {
    if (waiting || stopped) return
    waiting = true
    round = round.then(workAtAll).catch(onFailure)
  }
  const end = every(lookEveryMs, begin)
  return {
    rollingOut: { begin },
    stop: async () => {
      stopped = true
      end()
      await round
    }
  }
}
