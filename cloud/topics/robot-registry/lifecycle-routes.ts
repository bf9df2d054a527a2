import { calls } from '#contract/index.ts'
import { forMember } from '../../http/served.ts'
import type { CloudServices } from '../../services.ts'
import { type Member, refuseTenants, scopeOf } from '../identity/index.ts'
import { countChange } from '../rates/index.ts'
import { robotOfAnyTimeFor } from '../robots/index.ts'
import { activateRobot } from './activate-robot.ts'
import { moveRobot } from './move-robot.ts'
import { freeSerial, retireRobot, returnRobot } from './retire-robot.ts'
import { findHistory } from './sql/history.ts'
import { findRetired } from './sql/lifecycle.ts'

/** What people do with robots themselves, from the first day to the last. */
export const robotLifecycleRoutes = (services: CloudServices) => {
  const { database, now, announce } = services
  /** Who acts and when. Too many acts are refused. */
  const by = async ({ userId }: Member) => {
    await countChange(services, 'robots', userId)
    return { userId, now: now() }
  }
  return {
    activateRobot: forMember(calls.activateRobot, async ({ body }, member) => {
      const tenantId = await activateRobot(database, scopeOf(member), { ...body, ...(await by(member)) })
      announce.ofRobots([tenantId], 'robots_changed')
      return null
    }),

    moveRobot: forMember(calls.moveRobot, async ({ body }, member) => {
      const moved = await moveRobot(database, scopeOf(member), { ...body, ...(await by(member)) })
      announce.ofRobots(moved.tenantIds, 'robots_changed')
      return { robotId: moved.robotId }
    }),

    retireRobot: forMember(calls.retireRobot, async ({ body }, member) => {
      const tenantId = await retireRobot(database, scopeOf(member), { ...body, ...(await by(member)) })
      announce.ofRobots([tenantId], 'robots_changed')
      return null
    }),

    returnRobot: forMember(calls.returnRobot, async ({ body }, member) => {
      const tenantId = await returnRobot(database, scopeOf(member), { ...body, ...(await by(member)) })
      announce.ofRobots([tenantId], 'robots_changed')
      return null
    }),

    freeSerial: forMember(calls.freeSerial, async ({ body }, member) => {
      refuseTenants(member)
      const tenantId = await freeSerial(database, scopeOf(member), { ...body, ...(await by(member)) })
      announce.ofRobots([tenantId], 'robots_changed')
      return null
    }),

    retiredRobots: forMember(calls.retiredRobots, ({ query }, member) => findRetired(database, scopeOf(member), query)),

    robotHistory: forMember(calls.robotHistory, async ({ query: { robotId, ...page } }, member) => {
      await robotOfAnyTimeFor(database, member, robotId)
      return findHistory(database, robotId, { scope: scopeOf(member), ...page })
    })
  }
}
