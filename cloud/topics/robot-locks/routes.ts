import * as v from 'valibot'
import { serial as serialNumber } from '#contract/calls/robot-registry/serial-form.ts'
import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { forMember } from '../../http/served.ts'
import type { Announce } from '../../live/announce.ts'
import { Refusal } from '../../refusal.pure.ts'
import { scopeOf } from '../identity/index.ts'
import { lockRobot, unlockRobot } from './change-lock.ts'
import { findLocks, findLocksOf, findRobotBySerial } from './sql/locks.ts'
import { findTold } from './sql/told-locks.ts'
import { toldState } from './told-state.pure.ts'

type Services = { database: Database; now: Clock; announce: Announce }

/** The locked robots, the reasons for their locks, and the people who lock and unlock them. */
export const robotLockRoutes = ({ database, now, announce }: Services) => ({
  lockList: forMember(calls.lockList, ({ query: { pageNo, size, ...filter } }, member) =>
    findLocks(database, scopeOf(member), filter, { pageNo, size })
  ),

  robotLocks: forMember(calls.robotLocks, async ({ query: { serial } }, member) => {
    if (!v.is(serialNumber, serial)) throw new Refusal(codes.serialInvalid)
    const robot = await findRobotBySerial(database, scopeOf(member), serial)
    if (robot === undefined) throw new Refusal(codes.robotNotFound)
    const told = await findTold(database, robot.robotId)
    return {
      ...robot,
      told: told === undefined ? null : toldState(told.waits, told.requestState),
      locks: await findLocksOf(database, robot.robotId)
    }
  }),

  lockRobot: forMember(calls.lockRobot, async ({ body }, member) => {
    const by = { scope: scopeOf(member), userId: member.userId, now: now() }
    const { lockId, tenantId } = await lockRobot(database, body, by)
    announce.ofRobots([tenantId], 'locks_changed', 'robots_changed')
    return { lockId }
  }),

  unlockRobot: forMember(calls.unlockRobot, async ({ body }, member) => {
    const by = { scope: scopeOf(member), userId: member.userId, now: now() }
    announce.ofRobots([await unlockRobot(database, body, by)], 'locks_changed', 'robots_changed')
    return null
  })
})
