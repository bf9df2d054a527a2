import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { endService } from './sql/end-service.ts'
import { addHistory } from './sql/history.ts'
import { changeRobot, type LockedRobot, lockRobotOfAnyTime } from './sql/lifecycle.ts'
import { findObstacles } from './sql/obstacles.ts'
import { findStoresById } from './sql/registration.ts'

type Wish = { robotId: number; note: string; userId: number; now: number }

/** @throws Refusal 610704 with the names of what the robot is still in */
export const refuseObstacles = async (
  transaction: Database,
  robotId: number,
  leaves: 'store' | 'service' | 'tenant'
): Promise<void> => {
  const found = await findObstacles(transaction, robotId, leaves)
  const data = found.map(field => ({ field, reason: 'has not ended' }))
  if (found.length > 0) throw new Refusal(codes.robotBusy, { data })
}

/** One act on a locked robot of any time, with its entry in the history. @returns whose robot it is. @throws Refusal 610701 */
const actOn = (
  database: Database,
  scope: Scope,
  { robotId, note, userId, now }: Wish,
  act: 'retired' | 'returned' | 'serialFreed',
  change: (transaction: Database, robot: LockedRobot) => Promise<void>
): Promise<number> =>
  database.transaction(async transaction => {
    const robot = await lockRobotOfAnyTime(transaction, scope, robotId)
    if (robot === undefined) throw new Refusal(codes.robotNotFound)
    await change(transaction, robot)
    await addHistory(transaction, [{ robotId, time: now, act, userId, note }])
    return robot.tenantId
  })

/** @throws Refusal as `actOn`; 610606 where it is retired already, 610704 */
export const retireRobot = (database: Database, scope: Scope, wish: Wish): Promise<number> =>
  actOn(database, scope, wish, 'retired', async (transaction, { robotId, retireTime }) => {
    if (retireTime !== null) throw new Refusal(codes.updateFailed)
    await refuseObstacles(transaction, robotId, 'service')
    await endService(transaction, robotId, { now: wish.now, serialFreed: false })
  })

/**
 * Takes a robot back into service, in its store where that is still there.
 * @throws Refusal as `actOn`; 610606 where it is in service, 610602 where its serial was freed
 */
export const returnRobot = (database: Database, scope: Scope, wish: Wish): Promise<number> =>
  actOn(database, scope, wish, 'returned', async (transaction, { robotId, retireTime, serialFreed, storeId }) => {
    if (retireTime === null) throw new Refusal(codes.updateFailed)
    if (serialFreed) throw new Refusal(codes.recordExists)
    const known = await findStoresById(transaction, storeId === null ? [] : [storeId])
    await changeRobot(transaction, robotId, {
      retireTime: null,
      storeId: storeId !== null && known.has(storeId) ? storeId : null
    })
  })

/** @throws Refusal as `actOn`; 610606 where it is in service or its serial is free, 610700 for another serial than its own */
export const freeSerial = (database: Database, scope: Scope, { serial, ...wish }: Wish & { serial: string }) =>
  actOn(database, scope, wish, 'serialFreed', async (transaction, robot) => {
    if (robot.retireTime === null || robot.serialFreed) throw new Refusal(codes.updateFailed)
    if (robot.serial !== serial) throw new Refusal(codes.serialInvalid)
    await changeRobot(transaction, robot.robotId, { serialFreed: true })
  })
