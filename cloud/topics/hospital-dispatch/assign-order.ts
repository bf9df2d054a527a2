import { carries, type DispatchGoods, dispatchReasons } from '#contract/calls/hospital-dispatch/goods.ts'
import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { byBattery } from './choose-robot.pure.ts'
import { lockedOrder } from './locked-order.ts'
import { findCandidates, lockCandidate, noteRefusal } from './sql/automatic.ts'
import { findHalt, waitsAgain } from './sql/halts.ts'
import { changeOrder, isTakenNow, lockMedicalRobot } from './sql/orders.ts'

type Robot = { robotId: number; serial: string; name: string }
type Order = { storeId: number; goods: DispatchGoods }

const namedRobot = async (
  transaction: Database,
  { storeId: hospital, goods }: Order,
  serial: string
): Promise<Robot> => {
  const robot = await lockMedicalRobot(transaction, hospital, serial)
  if (robot === undefined) throw new Refusal(codes.robotNotFound)
  if (!carries(robot.compartments, goods))
    throw new Refusal(codes.parameterIllegal, { data: [{ field: 'serial', reason: dispatchReasons.noCompartment }] })
  if (!robot.online) throw new Refusal(codes.robotOffline)
  // Asked again under the lock: the call that had it before may have given the robot an order, or locked the robot.
  if (!robot.free || (await isTakenNow(transaction, robot.robotId))) throw new Refusal(codes.robotBusy)
  return robot
}

const anyRobot = async (transaction: Database, { storeId: hospital, goods }: Order): Promise<Robot> => {
  for (const { robotId } of byBattery(await findCandidates(transaction, hospital), goods)) {
    const robot = await lockCandidate(transaction, robotId)
    // Asked again under the lock, as above.
    if (robot !== undefined && !(await isTakenNow(transaction, robotId))) return robot
  }
  throw new Refusal(codes.noRobotAvailable)
}

/**
 * Gives an order to a robot that waits, or whose robot halts: the order is locked first, then the robot, so that neither is given
 * away twice. The robot that it had is not asked again at once: the goods are still in it.
 * @throws Refusal 610603 or 610606 for the order; 610604, 610701, 610703, 610704 or 610705 for the robot
 */
export const assignOrder = (
  database: Database,
  scope: Scope,
  { orderId, serial }: { orderId: number; serial?: string | undefined },
  now: number
): Promise<Robot & { tenantId: number }> =>
  database.transaction(async transaction => {
    const order = await lockedOrder(transaction, scope, orderId, ['waiting', 'assigned', 'carrying'])
    if (order.status !== 'waiting' && (await findHalt(transaction, orderId)) === null)
      throw new Refusal(codes.updateFailed)
    const {
      robotId,
      serial: ofRobot,
      name
    } = serial === undefined ? await anyRobot(transaction, order) : await namedRobot(transaction, order, serial)
    if (order.robotId !== null) await noteRefusal(transaction, order.robotId, now)
    await changeOrder(transaction, orderId, { ...waitsAgain, status: 'assigned', robotId, assignTime: now })
    return { robotId, serial: ofRobot, name, tenantId: order.tenantId }
  })
