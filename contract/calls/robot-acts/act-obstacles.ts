import type { Robot } from '../robots/robots.ts'
import type { ActKind } from './one.ts'

/* Pure: why a robot can't do an act now. The cloud refuses for it, and the page says it before anybody asks. */

export const actObstacles = [
  'inactive',
  'offline',
  'upgrading',
  'asked',
  'locked',
  'busy',
  'driving',
  'restarting'
] as const
export type ActObstacle = (typeof actObstacles)[number]

/** Acts that bring a robot to another place. One of them at a time, and `stop` calls them back. */
export const drives = ['goTo', 'charge'] as const satisfies readonly ActKind[]
const isDrive = (kind: string): boolean => drives.some(it => it === kind)

/** The facts of a robot on which its acts depend. */
export type ActFacts = Pick<Robot, 'online' | 'state' | 'locked'> & {
  /** The kinds of the requests that are open. */
  open: readonly string[]
  /** Whether an order, a cleaning run, a task of a watch, a ride or a call is under way. */
  atWork: boolean
}

/** Why a robot can't do an act now; undefined where it can. A robot may always stop and speak while it works. */
export const obstacleOf = (
  kind: ActKind,
  { online, state, locked, open, atWork }: ActFacts
): ActObstacle | undefined => {
  if (state === 'inactive') return 'inactive'
  if (!online) return 'offline'
  if (state === 'upgrading') return 'upgrading'
  if (open.includes(kind)) return 'asked'
  if (kind === 'stop' || kind === 'speak') return undefined
  if (locked && isDrive(kind)) return 'locked'
  if (state === 'busy' || atWork) return 'busy'
  if (open.some(isDrive)) return 'driving'
  return open.includes('restart') ? 'restarting' : undefined
}
