import type { DispatchStatus } from '#contract/calls/hospital-dispatch/hospital-dispatch.ts'
import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { lockOrder } from './sql/orders.ts'

/**
 * An order that stands in one of some ways; nobody else changes it until the transaction ends.
 * @throws Refusal 610603 for an order that is not there, 610606 for one that stands otherwise
 */
export const lockedOrder = async (
  transaction: Database,
  scope: Scope,
  orderId: number,
  statuses: readonly DispatchStatus[]
) => {
  const order = await lockOrder(transaction, scope, orderId)
  // Another tenant's order is answered like one that is not there, so that ids tell nothing.
  if (order === undefined) throw new Refusal(codes.recordNotFound)
  if (!statuses.includes(order.status)) throw new Refusal(codes.updateFailed)
  return order
}
