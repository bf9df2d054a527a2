import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import { addOrder, countWaiting, hasMedicalRobots } from '../database/cleaning/hospital-dispatch.ts'
import type { Database } from '../database/open.ts'
import type { Scope } from '../database/rows/scope.ts'
import { lockStore } from '../database/stores/stores.ts'
import { hashedCode, newCode } from '../identity/codes.ts'
import { Refusal } from '../refusal.ts'

type Wish = Omit<Parameters<typeof addOrder>[1], 'salt' | 'codeHash'>

/**
 * Creates an order. The hospital is locked, so that orders of the same moment count each other.
 * @throws Refusal 610702 for the hospital, 610800 while too many orders wait
 */
export const createOrder = (
  database: Database,
  scope: Scope,
  wish: Wish
): Promise<{ orderId: number; code: string; tenantId: number }> =>
  database.transaction(async transaction => {
    const hospital = await lockStore(transaction, scope, wish.storeId)
    if (hospital === undefined || !(await hasMedicalRobots(transaction, wish.storeId)))
      throw new Refusal(codes.storeNotFound)
    if ((await countWaiting(transaction, wish.storeId)) >= limits.dispatchQueueMax) throw new Refusal(codes.queueFull)
    const code = newCode()
    const orderId = await addOrder(transaction, { ...wish, ...hashedCode(code) })
    return { orderId, code, tenantId: hospital.tenantId }
  })
