import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import { Refusal } from '../../refusal.pure.ts'
import { type Member, readingScopeOf } from '../identity/index.ts'
import { findRobot, findRobotOfAnyTime } from './sql/robots.ts'

/** A robot in service that a member sees, for pages that only show it. @throws Refusal 610701 for any other */
export const robotFor = async (database: Database, member: Member, robotId: number) => {
  const robot = await findRobot(database, readingScopeOf(member), robotId)
  if (robot === undefined) throw new Refusal(codes.robotNotFound)
  return robot
}

/** The same for a robot of any time, where somebody reads its past. @throws Refusal 610701 for any other */
export const robotOfAnyTimeFor = async (database: Database, member: Member, robotId: number) => {
  const robot = await findRobotOfAnyTime(database, readingScopeOf(member), robotId)
  if (robot === undefined) throw new Refusal(codes.robotNotFound)
  return robot
}
