import { codes } from '#contract/codes.ts'
import type { Member } from '../database/identity/accounts.ts'
import type { Database } from '../database/open.ts'
import { findRobot } from '../database/robots/robots.ts'
import { scopeOf } from '../identity/scope.ts'
import { Refusal } from '../refusal.pure.ts'

/** A robot that a member sees. @throws Refusal 610701 for any other */
export const robotFor = async (database: Database, member: Member, robotId: number) => {
  const robot = await findRobot(database, scopeOf(member), robotId)
  if (robot === undefined) throw new Refusal(codes.robotNotFound)
  return robot
}
