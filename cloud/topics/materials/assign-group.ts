import type { RobotAsk } from '#contract/calls/robot-requests/robot-requests.ts'
import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../database/open.ts'
import { Refusal } from '../../refusal.pure.ts'
import { type Member, scopeOf } from '../identity/index.ts'
import { askRobot, cancelAsked } from '../robot-requests/index.ts'
import { lockRobotsById } from '../stores/index.ts'
import { lockUsableGroup } from './change-groups.ts'
import { showWaitMs } from './rules.ts'
import {
  type ChosenRobots,
  findAskedMaterials,
  findRobotsToAsk,
  putGroupRobots,
  type RobotToShow
} from './sql/group-robots.ts'
import type { LockedGroup } from './sql/groups.ts'

type By = { member: Member; now: number }
export type AssignOutcome = { asked: number; left: number; tenantIds: number[] }

const askedGroup = async (
  transaction: Database,
  { groupId, name, edition: version, fromMinute, toMinute }: LockedGroup
): Promise<RobotAsk> => {
  const materials = await findAskedMaterials(transaction, groupId)
  return { kind: 'showMaterials', group: { groupId, name, version, fromMinute, toMinute, materials } }
}

/**
 * Asks each robot. A request that no robot has taken yet is called back, since this one takes its place. A robot that works
 * on a request of this very group is left to it, so that its answer still counts.
 */
const askEach = async (
  transaction: Database,
  robots: readonly RobotToShow[],
  ask: RobotAsk,
  place: { groupId: number; leaving: boolean },
  { member, now }: By
): Promise<AssignOutcome> => {
  const before = robots.flatMap(({ requestId }) => requestId ?? [])
  await cancelAsked(transaction, before, now)
  const rows = []
  const free = robots.filter(({ works, groupId }) => !works || groupId !== place.groupId)
  for (const robot of free) {
    const asked = await askRobot(transaction, robot, ask, { userId: member.userId, now, waitMs: showWaitMs })
    const outcome =
      'refused' in asked ? { requestId: null, code: asked.refused } : { requestId: asked.requestId, code: null }
    rows.push({ robotId: robot.robotId, ...outcome })
  }
  await putGroupRobots(transaction, place, rows)
  const asked = rows.filter(({ code }) => code === null).length
  return {
    asked,
    left: robots.length - asked,
    tenantIds: [...new Set(robots.map(({ tenantId }) => tenantId))]
  }
}

/** @throws Refusal 610701 for a robot that is not this member's or of another model, and where nobody is left to ask */
const choose = async (
  transaction: Database,
  member: Member,
  group: LockedGroup,
  chosen: ChosenRobots
): Promise<RobotToShow[]> => {
  const { groupId, model } = group
  const most = limits.groupRobotsMax
  const found = await findRobotsToAsk(transaction, scopeOf(member), { groupId, model, chosen, most })
  if (chosen.by === 'robots' && found.length < new Set(chosen.robotIds).size) throw new Refusal(codes.robotNotFound)
  if (found.length === 0) throw new Refusal(codes.robotNotFound)
  // Others may assign the same robots now. The second read, behind the lock, sees their changes.
  const robotIds = found.map(({ robotId }) => robotId)
  await lockRobotsById(transaction, scopeOf(member), robotIds)
  return findRobotsToAsk(transaction, scopeOf(member), { groupId, model, chosen: { by: 'robots', robotIds }, most })
}

/**
 * Asks robots to show a group: one transaction, so that none is asked without a note of it. Robots come in the order of their
 * ids, so that two people never wait for one another.
 * @throws Refusal 614030, 614028, 610701
 */
export const assignGroup = (
  database: Database,
  { groupId, chosen }: { groupId: number; chosen: ChosenRobots },
  by: By
): Promise<AssignOutcome> =>
  database.transaction(async transaction => {
    const group = await lockUsableGroup(transaction, by.member, groupId)
    const robots = await choose(transaction, by.member, group, chosen)
    const ask = await askedGroup(transaction, group)
    return askEach(transaction, robots, ask, { groupId, leaving: false }, by)
  })

/** Asks robots of a group to show nothing. @throws Refusal 614030, 614028, 610701 for a robot that is not in the group */
export const removeGroup = (
  database: Database,
  { groupId, robotIds }: { groupId: number; robotIds: readonly number[] },
  by: By
): Promise<AssignOutcome> =>
  database.transaction(async transaction => {
    const group = await lockUsableGroup(transaction, by.member, groupId)
    const robots = await choose(transaction, by.member, group, { by: 'robots', robotIds })
    if (robots.some(robot => robot.groupId !== groupId)) throw new Refusal(codes.robotNotFound)
    const ask = { kind: 'showMaterials', group: null } as const
    return askEach(transaction, robots, ask, { groupId, leaving: true }, by)
  })
