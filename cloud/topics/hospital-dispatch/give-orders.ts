import type { Work } from '../../background.ts'
import type { Database } from '../../database/open.ts'
import { inOrder, placeOfWard } from './choose-robot.pure.ts'
import { findCandidates, findFloors, findWaitingHospitals, lockCandidate, lockLongestWaiting } from './sql/automatic.ts'
import { freeHalted } from './sql/halts.ts'
import { changeOrder, isTakenNow } from './sql/orders.ts'

/**
 * Gives the order of a hospital that has waited longest to the best robot that is free. The order is locked first, then the
 * robot, as where a person assigns one: so two processes never give one order or one robot twice.
 * @returns whether an order was given
 */
const giveOne = (database: Database, hospital: number, now: number): Promise<boolean> =>
  database.transaction(async transaction => {
    const order = await lockLongestWaiting(transaction, hospital)
    if (order === undefined) return false
    const candidates = await findCandidates(transaction, hospital, { spareAt: now })
    if (candidates.length === 0) return false
    const from = placeOfWard(await findFloors(transaction, hospital), order.fromWard)
    for (const { robotId } of inOrder(candidates, { goods: order.goods, from })) {
      const locked = await lockCandidate(transaction, robotId)
      // Asked again under the lock: a person may have given the robot an order, or locked the robot.
      if (locked === undefined || (await isTakenNow(transaction, robotId))) continue
      await changeOrder(transaction, order.orderId, { status: 'assigned', robotId, assignTime: now })
      return true
    }
    return false
  })

/**
 * Lets orders wait again whose robots don't come for them, and gives orders that wait to free robots. A robot that became free,
 * and an order that came, are seen by the next round.
 */
export const dispatchWork: Work = {
  everyMs: 3_000,
  failed: 'orders of hospitals were not given to robots',
  round: async ({ database, now, announce, isStopped, onFailure }) => {
    announce.ofRobots(await freeHalted(database, now()), 'dispatches_changed')
    for (const { storeId, tenantId } of await findWaitingHospitals(database)) {
      try {
        while (!isStopped() && (await giveOne(database, storeId, now())))
          announce.ofRobots([tenantId], 'dispatches_changed')
      } catch (error) {
        onFailure(error)
      }
    }
  }
}
