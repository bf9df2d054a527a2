import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { lockedOrder } from './locked-order.ts'
import { waitsAgain } from './sql/halts.ts'
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
    await changeOrder(transaction, orderId, { ...(held ? waitsAgain : {}), held })
    return tenantId
  })
