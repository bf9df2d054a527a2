import type { Work } from '../../../background.ts'
import { findMovingRollOuts } from '../sql/roll-outs.ts'
import { advanceRollOut } from './advance.ts'

/** Takes open roll-outs further, one after the other. */
export const rollOutWork: Work = {
  everyMs: 2_000,
  failed: 'a roll-out did not go on',
  round: async ({ database, now, announce, isStopped }) => {
    for (const rollOutId of await findMovingRollOuts(database, now())) {
      for (let goesOn = true; goesOn && !isStopped(); ) {
        const { changed, tenantIds } = await advanceRollOut(database, rollOutId, now())
        if (tenantIds.length > 0) announce.ofRobots(tenantIds, 'upgrades_changed')
        goesOn = changed
      }
    }
  }
}
