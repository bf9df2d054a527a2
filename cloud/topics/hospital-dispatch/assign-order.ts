import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { lockedOrder } from './locked-order.ts'
import { changeOrder, isTakenNow, lockFreeRobot, lockMedicalRobot } from './sql/orders.ts'

type Robot = { robotId: number; serial: string; name: string }

const namedRobot = async (transaction: Database, hospital: number, serial: string): Promise<Robot> => {
  const robot = await lockMedicalRobot(transaction, hospital, serial)
  if (robot === undefined) throw new Refusal(codes.robotNotFound)
  if (!robot.online) throw new Refusal(codes.robotOffline)
  // Asked again under the lock: the call that had it before may have given the robot an order, or locked the robot.
  if (!robot.free || (await isTakenNow(transaction, robot.robotId))) throw new Refusal(codes.robotBusy)
  return robot
}

const anyRobot = async (transaction: Database, hospital: number): Promise<Robot> => {
  // One that was given an order, or locked, between question and lock is not free at the next question any more.
  for (let robot = await lockFreeRobot(transaction, hospital); robot !== undefined; ) {
    if (!(await isTakenNow(transaction, robot.robotId))) return robot
    robot = await lockFreeRobot(transaction, hospital)
  }
  throw new Refusal(codes.noRobotAvailable)
}

/**
 * Gives a waiting order to a robot: the order is locked first, then the robot, so that neither is given away twice.
 * @throws Refusal 610603 or 610606 for the order; 610701, 610703, 610704 or 610705 for the robot
 */
export const assignOrder = (
  database: Database,
  scope: Scope,
  { orderId, serial }: { orderId: number; serial?: string | undefined },
  now: number
): Promise<Robot & { tenantId: number }> =>
  database.transaction(async transaction => {
    const { storeId, tenantId } = await lockedOrder(transaction, scope, orderId, ['waiting'])
    const robot =
      serial === undefined ? await anyRobot(transaction, storeId) : await namedRobot(transaction, storeId, serial)
    await changeOrder(transaction, orderId, { status: 'assigned', robotId: robot.robotId, assignTime: now })
    return { ...robot, tenantId }
  })
