import type { Work } from '../../background.ts'
import { noteSilent } from './sql/heard.ts'

/** Robots that one transaction takes offline. */
const atOnce = 500

/** Takes robots offline that were silent for too long. Several processes share the robots. */
export const silenceWork: Work = {
  everyMs: 5_000,
  failed: 'silent robots were not taken offline',
  round: async ({ database, now, announce, isStopped }) => {
    while (!isStopped()) {
      const silent = await noteSilent(database, now(), atOnce)
      if (silent.length > 0) announce.ofRobots([...new Set(silent.map(({ tenantId }) => tenantId))], 'robots_changed')
      if (silent.length < atOnce) return
    }
  }
}
