import { type ActFacts, type ActObstacle, obstacleOf } from '#contract/calls/robot-acts/act-obstacles.ts'
import type { ActKind } from '#contract/calls/robot-acts/one.ts'
import { deployPermissions, robotActPermissions } from '#contract/permissions.ts'

/* Pure: the acts that a person may do with a robot, and why one can't be done now. */

export type PageAct = ActKind | 'lock' | 'diagnose'

const permissionOf: Record<PageAct, string> = {
  goTo: robotActPermissions.send,
  charge: robotActPermissions.charge,
  stop: robotActPermissions.stop,
  speak: robotActPermissions.speak,
  diagnose: deployPermissions.diagnose,
  restart: robotActPermissions.restart,
  lock: robotActPermissions.lock
}

/** The acts by groups, in the order of the page. */
const groups = [
  { group: 'drive', acts: ['goTo', 'charge', 'stop'] },
  { group: 'care', acts: ['speak', 'diagnose', 'restart', 'lock'] }
] as const satisfies readonly { group: string; acts: readonly PageAct[] }[]

export type ShownAct = { act: PageAct; obstacle: ActObstacle | undefined }

/** A robot may check itself before somebody activates it. For some checks it turns on the spot, so no guest may wait for it. */
const obstacleToDiagnosis = ({ online, state, open }: ActFacts): ActObstacle | undefined => {
  if (!online) return 'offline'
  if (open.includes('diagnose')) return 'asked'
  return state === 'upgrading' || state === 'busy' ? state : undefined
}

/** A robot that is away is locked all the same: it is told when it is back. */
const obstacleNow = (act: PageAct, facts: ActFacts): ActObstacle | undefined => {
  if (act === 'diagnose') return obstacleToDiagnosis(facts)
  if (act !== 'lock') return obstacleOf(act, facts)
  return facts.state === 'inactive' ? 'inactive' : undefined
}

/** The acts of a person, in groups; a group without any is left out. */
export const actGroups = (held: readonly string[], facts: ActFacts) =>
  groups
    .map(({ group, acts }) => ({
      group,
      acts: acts
        .filter(act => held.includes(permissionOf[act]))
        .map((act): ShownAct => ({ act, obstacle: obstacleNow(act, facts) }))
    }))
    .filter(({ acts }) => acts.length > 0)

/** The acts that can't be done now, by what is in their way. */
export const obstaclesIn = (acts: readonly ShownAct[]): { obstacle: ActObstacle; acts: PageAct[] }[] => {
  const found = new Map<ActObstacle, PageAct[]>()
  for (const { act, obstacle } of acts)
    if (obstacle !== undefined) found.set(obstacle, [...(found.get(obstacle) ?? []), act])
  return [...found].map(([obstacle, blocked]) => ({ obstacle, acts: blocked }))
}
