import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { lockStore, putRobotsInto } from '../stores/index.ts'
import { moveRefusal } from './decide-move.pure.ts'
import { refuseObstacles } from './retire-robot.ts'
import { endService } from './sql/end-service.ts'
import { addHistory } from './sql/history.ts'
import { addArrived, type LockedRobot, lockRobot } from './sql/lifecycle.ts'
import { findTenantIds } from './sql/registration.ts'

type Wish = {
  robotId: number
  tenantId: number
  storeId: number | null
  seenStoreId: number | null
  note: string
  userId: number
  now: number
}

/** @throws Refusal 610704 */
const toStore = async (transaction: Database, { robotId }: LockedRobot, { storeId, note, userId, now }: Wish) => {
  await refuseObstacles(transaction, robotId, 'store')
  await putRobotsInto(transaction, storeId, [robotId], { userId, now, note })
  return robotId
}

/**
 * The old tenant keeps the robot's past, and the new one begins with a robot of its own: neither sees the life with the other.
 * The reason stays with the old one, too.
 * @throws Refusal 610603, 610704
 */
const toTenant = async (transaction: Database, robot: LockedRobot, { tenantId, storeId, note, userId, now }: Wish) => {
  if (!(await findTenantIds(transaction, [tenantId])).has(tenantId)) throw new Refusal(codes.recordNotFound)
  await refuseObstacles(transaction, robot.robotId, 'tenant')
  await endService(transaction, robot.robotId, { now, serialFreed: true })
  const robotId = await addArrived(transaction, robot, { tenantId, storeId })
  const { robotId: oldId, storeId: fromStoreId } = robot
  await addHistory(transaction, [
    { robotId: oldId, time: now, act: 'left', userId, note, fromStoreId },
    { robotId, time: now, act: 'arrived', userId, toStoreId: storeId }
  ])
  return robotId
}

/**
 * Moves a robot to another store, or to another tenant. The store is locked before the robot, as where robots are bound.
 * @returns the robot's id from now on, and whose lists change
 * @throws Refusal 610702, 610701, and as `moveRefusal`, `toStore` and `toTenant`
 */
export const moveRobot = (
  database: Database,
  scope: Scope,
  wish: Wish
): Promise<{ robotId: number; tenantIds: number[] }> =>
  database.transaction(async transaction => {
    const { tenantId, storeId, seenStoreId } = wish
    const store = storeId === null ? null : await lockStore(transaction, scope, storeId)
    if (store === undefined) throw new Refusal(codes.storeNotFound)
    const robot = await lockRobot(transaction, scope, wish.robotId)
    if (robot === undefined) throw new Refusal(codes.robotNotFound)
    const from = { tenantId: robot.tenantId, storeId: robot.storeId, seenStoreId }
    const refused = moveRefusal({ from, to: { tenantId, store }, seesAll: scope.of === 'everyTenant' })
    if (refused !== undefined) throw new Refusal(refused)
    const move = robot.tenantId === tenantId ? toStore : toTenant
    return { robotId: await move(transaction, robot, wish), tenantIds: [...new Set([robot.tenantId, tenantId])] }
  })
