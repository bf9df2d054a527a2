import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { lockedOrder } from './locked-order.ts'
import { changeOrder } from './sql/orders.ts'

/**
 * Holds an order back for people, or gives it back to the cloud. A robot that has not picked the goods up is free then: its next
 * question for orders does not have this one.
 * @returns whose order it is
 * @throws Refusal 610603 or 610606
 */
export const holdOrder = (
  database: Database,
  scope: Scope,
  { orderId, held }: { orderId: number; held: boolean }
): Promise<number> =>
  database.transaction(async transaction => {
    const { tenantId } = await lockedOrder(transaction, scope, orderId, held ? ['waiting', 'assigned'] : ['waiting'])
    const back = held ? { status: 'waiting' as const, robotId: null, assignTime: null } : {}
    await changeOrder(transaction, orderId, { ...back, held })
    return tenantId
  })
