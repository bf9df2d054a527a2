import { type ActFacts, type ActObstacle, obstacleOf } from '#contract/calls/robot-acts/act-obstacles.ts'
import type { ActKind } from '#contract/calls/robot-acts/one.ts'
import type { RobotRequestKind } from '#contract/calls/robot-requests/robot-requests.ts'
import { deployPermissions, otaPermissions, robotActPermissions } from '#contract/permissions.ts'

/* Pure: the acts that a person may do with a robot, and why one can't be done now. */

export type PageAct = ActKind | 'lock' | 'diagnose' | 'log' | 'settings' | 'upgrade'

const neededFor: Record<PageAct, readonly string[]> = {
  goTo: [robotActPermissions.send],
  charge: [robotActPermissions.charge],
  stop: [robotActPermissions.stop],
  speak: [robotActPermissions.speak],
  diagnose: [deployPermissions.diagnose],
  restart: [robotActPermissions.restart],
  lock: [robotActPermissions.lock],
  log: [deployPermissions.askForLog],
  // What is chosen from has a permission of its own.
  settings: [robotActPermissions.applyTemplates, robotActPermissions.templates],
  upgrade: [otaPermissions.runRollOuts, otaPermissions.ota]
}

/** The acts by groups, in the order of the page. */
const groups = [
  { group: 'drive', acts: ['goTo', 'charge', 'stop'] },
  { group: 'care', acts: ['speak', 'diagnose', 'log', 'restart', 'lock'] },
  { group: 'software', acts: ['settings', 'upgrade'] }
] as const satisfies readonly { group: string; acts: readonly PageAct[] }[]

export type ShownAct = { act: PageAct; obstacle: ActObstacle | undefined }

/** A robot may check itself before somebody activates it. For some checks it turns on the spot, so no guest may wait for it. */
const obstacleToDiagnosis = ({ online, state, open }: ActFacts): ActObstacle | undefined => {
  if (!online) return 'offline'
  if (open.includes('diagnose')) return 'asked'
  return state === 'upgrading' || state === 'busy' ? state : undefined
}

/** A robot sends its log and takes settings while it works, also before somebody activates it. */
const obstacleToRequest = (kind: RobotRequestKind, { online, state, open }: ActFacts): ActObstacle | undefined => {
  if (!online) return 'offline'
  if (state === 'upgrading') return 'upgrading'
  return open.includes(kind) ? 'asked' : undefined
}

const obstacleToUpgrade = (facts: ActFacts): ActObstacle | undefined => {
  const obstacle = obstacleToRequest('upgrade', facts)
  if (obstacle !== undefined) return obstacle
  if (facts.locked) return 'locked'
  return facts.state === 'busy' ? 'busy' : undefined
}

const obstacleNow = (act: PageAct, facts: ActFacts): ActObstacle | undefined => {
  switch (act) {
    case 'diagnose':
      return obstacleToDiagnosis(facts)
    case 'log':
      return obstacleToRequest('sendLog', facts)
    case 'settings':
      return obstacleToRequest('changeSettings', facts)
    case 'upgrade':
      return obstacleToUpgrade(facts)
    // A robot that is away is locked all the same: it is told when it is back.
    case 'lock':
      return facts.state === 'inactive' ? 'inactive' : undefined
    default:
      return obstacleOf(act, facts)
  }
}

/** The acts of a person, in groups; a group without any is left out. */
export const actGroups = (held: readonly string[], facts: ActFacts) =>
  groups
    .map(({ group, acts }) => ({
      group,
      acts: acts
        .filter(act => neededFor[act].every(it => held.includes(it)))
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

type Version = { machineVersionId: number; version: string; models: readonly string[] }

/** The released versions to which a robot can be brought: those for its model that it does not run already. */
export const versionsFor = <Of extends Version>(
  { model, softwareVersion }: { model: string; softwareVersion: string },
  released: readonly Of[]
): Of[] => released.filter(({ models, version }) => models.includes(model) && version !== softwareVersion)
