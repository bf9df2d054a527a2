import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { hashedCode, newCode } from '../identity/index.ts'
import { lockStore } from '../stores/index.ts'
import { addOrder, changeOrder, countWaiting, hasMedicalRobots, lockOrderByKey } from './sql/orders.ts'

type Wish = Omit<Parameters<typeof addOrder>[1], 'salt' | 'codeHash' | 'userId'> & { userId: number }
type Created = { orderId: number; code: string; tenantId: number }

/**
 * Creates an order. The hospital is locked, so that orders of the same moment count each other. A key that comes twice
 * finds the order that it made.
 * @throws Refusal 610702 for the hospital, 610800 while too many orders wait, 610606 where the key's order has ended
 */
export const createOrder = (database: Database, scope: Scope, wish: Wish): Promise<Created> =>
  database.transaction(async transaction => {
    const hospital = await lockStore(transaction, scope, wish.storeId)
    if (hospital === undefined || !(await hasMedicalRobots(transaction, wish.storeId)))
      throw new Refusal(codes.storeNotFound)
    const made = await renewCode(transaction, wish)
    if (made !== undefined) return made
    if ((await countWaiting(transaction, wish.storeId)) >= limits.dispatchQueueMax) throw new Refusal(codes.queueFull)
    const code = newCode()
    const orderId = await addOrder(transaction, { ...wish, ...hashedCode(code) })
    // At this moment the same key made an order of another hospital.
    if (orderId === undefined) throw new Refusal(codes.createFailed)
    return { orderId, code, tenantId: hospital.tenantId }
  })

/** Gives the order of a key a new code: only the first one's hash is kept, and its answer was lost. */
const renewCode = async (transaction: Database, { userId, requestKey }: Wish): Promise<Created | undefined> => {
  if (!requestKey) return undefined
  const made = await lockOrderByKey(transaction, userId, requestKey)
  if (made === undefined) return undefined
  if (made.ended) throw new Refusal(codes.updateFailed)
  const code = newCode()
  await changeOrder(transaction, made.orderId, hashedCode(code))
  return { orderId: made.orderId, code, tenantId: made.tenantId }
}
