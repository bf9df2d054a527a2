import type { RobotOutcome } from '#contract/calls/robot-acts/many.ts'
import { calls } from '#contract/index.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { forMember } from '../../http/served.ts'
import type { Announce } from '../../live/announce.ts'
import { type Member, scopeOf } from '../identity/index.ts'
import { applyToMany, bindMany, diagnoseMany, lockMany, unbindMany, unlockMany } from './acts.ts'

type Services = { database: Database; now: Clock; announce: Announce }

/** One act on many robots of the list. */
export const robotsManyRoutes = ({ database, now, announce }: Services) => {
  const byOf = (member: Member) => ({ scope: scopeOf(member), userId: member.userId, now: now() })

  const told = async (acted: Promise<{ outcomes: RobotOutcome[]; tenantIds: number[] }>): Promise<RobotOutcome[]> => {
    const { outcomes, tenantIds } = await acted
    if (tenantIds.length > 0) announce.robotsChanged(tenantIds)
    return outcomes
  }

  return {
    lockRobots: forMember(calls.lockRobots, ({ body }, member) => told(lockMany(database, body, byOf(member)))),
    unlockRobots: forMember(calls.unlockRobots, ({ body }, member) => told(unlockMany(database, body, byOf(member)))),
    bindManyRobots: forMember(calls.bindManyRobots, ({ body }, member) => told(bindMany(database, body, byOf(member)))),
    unbindManyRobots: forMember(calls.unbindManyRobots, ({ body }, member) =>
      told(unbindMany(database, body, byOf(member)))
    ),
    diagnoseRobots: forMember(calls.diagnoseRobots, ({ body }, member) =>
      told(diagnoseMany(database, body, byOf(member)))
    ),
    applyTemplateToMany: forMember(calls.applyTemplateToMany, ({ body }, member) =>
      told(applyToMany(database, body, byOf(member)))
    )
  }
}
