import { createHash, timingSafeEqual } from 'node:crypto'
import { codes } from '#contract/codes.ts'
import { minute } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { countOrRefuse } from '../rates/index.ts'
import { lockedOrder } from './locked-order.ts'
import { changeOrder } from './sql/orders.ts'

/** Six digits are guessed in a moment by somebody who may try them all. */
const tries = { count: 5, windowMs: 15 * minute }

const isCode = (code: string, { salt, codeHash }: { salt: string; codeHash: string }): boolean =>
  timingSafeEqual(
    createHash('sha256')
      .update(salt + code)
      .digest(),
    Buffer.from(codeHash, 'hex')
  )

/**
 * Hands an order over to somebody who has its code.
 * @returns whose order it was
 * @throws Refusal 610603 or 610606 for the order, 610010 for another code, 610520 after too many tries
 */
export const handOrderOver = async (
  database: Database,
  scope: Scope,
  { orderId, code }: { orderId: number; code: string },
  now: number
): Promise<number> => {
  const outcome = await database.transaction(async transaction => {
    const order = await lockedOrder(transaction, scope, orderId, ['arrived'])
    await countOrRefuse(transaction, `dispatch ${orderId}`, tries, now)
    // Nothing is thrown in here: a wrong try has to stay counted.
    if (!isCode(code, order)) return undefined
    await changeOrder(transaction, orderId, { status: 'handedOver', endTime: now })
    return order.tenantId
  })
  if (outcome === undefined) throw new Refusal(codes.codeWrong)
  return outcome
}

/**
 * Cancels an order that is not handed over. Its robot is free from then on.
 * @returns whose order it was
 */
export const cancelOrder = (database: Database, scope: Scope, orderId: number, now: number): Promise<number> =>
  database.transaction(async transaction => {
    const order = await lockedOrder(transaction, scope, orderId, ['waiting', 'assigned', 'carrying', 'arrived'])
    await changeOrder(transaction, orderId, { status: 'cancelled', endTime: now })
    return order.tenantId
  })
