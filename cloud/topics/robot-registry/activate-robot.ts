import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { addHistory } from './sql/history.ts'
import { changeRobot, lockRobot } from './sql/lifecycle.ts'

type Wish = { robotId: number; note: string; userId: number; now: number }

/** @returns whose robot it is. @throws Refusal 610701 for a robot outside of the scope, 611002 where it is activated already */
export const activateRobot = (database: Database, scope: Scope, wish: Wish): Promise<number> =>
  database.transaction(async transaction => {
    const { robotId, note, userId, now } = wish
    const robot = await lockRobot(transaction, scope, robotId)
    if (robot === undefined) throw new Refusal(codes.robotNotFound)
    if (robot.state !== 'inactive') throw new Refusal(codes.robotActivated)
    // From now on the robot may take tasks; its next report says more.
    await changeRobot(transaction, robotId, { state: 'idle' })
    await addHistory(transaction, [{ robotId, time: now, act: 'activated', userId, note }])
    return robot.tenantId
  })
