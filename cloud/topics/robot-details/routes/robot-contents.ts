import { calls } from '#contract/index.ts'
import type { Database } from '../../../database/open.ts'
import { forMember } from '../../../http/served.ts'
import { robotFor } from '../../robots/index.ts'
import { findRobotContents, findRobotPeople } from '../sql/robot-contents.ts'

/** The contents of one robot, and the people whose robot it is. */
export const robotContentRoutes = ({ database }: { database: Database }) => ({
  robotContents: forMember(calls.robotContents, async ({ query: { robotId } }, member) =>
    findRobotContents(database, await robotFor(database, member, robotId))
  ),

  robotPeople: forMember(calls.robotPeople, async ({ query: { robotId, ...page } }, member) => {
    await robotFor(database, member, robotId)
    return findRobotPeople(database, robotId, page)
  })
})
