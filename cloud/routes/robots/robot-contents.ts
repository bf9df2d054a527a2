import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import type { Member } from '../../database/identity/accounts.ts'
import type { Database } from '../../database/open.ts'
import { findRobotContents, findRobotPeople } from '../../database/robots/robot-contents.ts'
import { findRobot } from '../../database/robots/robots.ts'
import { forMember } from '../../http/served.ts'
import { scopeOf } from '../../identity/scope.ts'
import { Refusal } from '../../refusal.ts'

/** What is on one robot, and whose it is. */
export const robotContentRoutes = ({ database }: { database: Database }) => {
  /** @throws Refusal 610701 */
  const robotFor = async (member: Member, robotId: number) => {
    const robot = await findRobot(database, scopeOf(member), robotId)
    if (robot === undefined) throw new Refusal(codes.robotNotFound)
    return robot
  }
  return {
    robotContents: forMember(calls.robotContents, async ({ query: { robotId } }, member) =>
      findRobotContents(database, await robotFor(member, robotId))
    ),

    robotPeople: forMember(calls.robotPeople, async ({ query: { robotId, ...page } }, member) => {
      await robotFor(member, robotId)
      return findRobotPeople(database, robotId, page)
    })
  }
}
