import { carries, dispatchGoods } from '#contract/calls/hospital-dispatch/goods.ts'
import { minute } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { findDemoFleet } from '../../database/upkeep/demo-data.ts'
import { compartmentsOf } from '../../demo/organisation.ts'
import { randomFrom, seed } from '../../random.pure.ts'
import { hashedCode, newCode } from '../identity/index.ts'
import { addOrder, changeOrder } from './sql/orders.ts'

const wards = [
  'Pharmacy',
  'Laboratory',
  'Emergency',
  'Surgery',
  'Ward 2A',
  'Ward 3B',
  'Paediatrics',
  'Kitchen'
] as const

/** How the orders of each hospital stand, the oldest first. The last one has just come, and the cloud gives it to a robot. */
const outcomes = ['handedOver', 'cancelled', 'handedOver', 'handedOver', 'assigned', 'waiting'] as const

/** So many free robots an outcome needs: the one that waits comes after the one that a robot has. */
const neededBy: Partial<Record<(typeof outcomes)[number], number>> = { assigned: 1, waiting: 2 }

/** Puts some orders into each hospital. Nobody is told their codes, so people create orders of their own to hand over. */
export const putHospitalOrders = async (transaction: Database, time: number): Promise<void> => {
  const fleet = (await findDemoFleet(transaction)).filter(({ robotKind }) => robotKind === 'medical')
  const hospitals = [...new Set(fleet.flatMap(({ storeId }) => storeId ?? []))]
  for (const storeId of hospitals) {
    const random = randomFrom(seed, 'orders', storeId)
    const robots = fleet.filter(it => it.storeId === storeId)
    const free = robots.filter(({ online, state }) => online && state === 'idle')
    const [ready] = free
    const carried = dispatchGoods.filter(goods => robots.every(({ model }) => carries(compartmentsOf(model), goods)))
    for (const [index, outcome] of outcomes.entries()) {
      // No order of the demo waits for a robot that never comes.
      if (free.length < (neededBy[outcome] ?? 0)) continue
      const from = random.between(0, wards.length - 1)
      const to = (from + random.between(1, wards.length - 1)) % wards.length
      const createTime = time - ((outcomes.length - 1 - index) * 5 + 2) * minute
      const orderId = await addOrder(transaction, {
        storeId,
        fromWard: wards[from] ?? wards[0],
        toWard: wards[to] ?? wards[1],
        goods: random.pick(carried),
        userId: null,
        createTime,
        ...hashedCode(newCode())
      })
      if (orderId === undefined) throw new Error('an order without a key was not added')
      const later = (minutes: number) => createTime + minutes * minute
      if (outcome === 'cancelled') await changeOrder(transaction, orderId, { status: outcome, endTime: later(2) })
      if (outcome === 'handedOver')
        await changeOrder(transaction, orderId, {
          status: outcome,
          robotId: random.pick(robots).robotId,
          assignTime: later(1),
          pickUpTime: later(4),
          arriveTime: later(9),
          endTime: later(11)
        })
      if (outcome === 'assigned' && ready !== undefined)
        await changeOrder(transaction, orderId, { status: outcome, robotId: ready.robotId, assignTime: later(1) })
    }
  }
}
