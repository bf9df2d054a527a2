import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import { Refusal } from '../../refusal.pure.ts'
import { addAuditEntry, type Member, scopeOf } from '../identity/index.ts'
import { lockStore } from '../stores/index.ts'
import { findAutomatic, putAutomatic } from './sql/orders.ts'

const wordOf = (automatic: boolean): string => (automatic ? 'automatic' : 'byHand')

/**
 * Says whether the cloud gives the orders of a hospital by itself, and notes in the audit who said so. Of two people at once the
 * second one finds what the first one did.
 * @returns whose hospital it is
 * @throws Refusal 610702
 */
export const switchAutomatic = (
  database: Database,
  member: Member,
  { storeId, automatic }: { storeId: number; automatic: boolean },
  now: number
): Promise<number> =>
  database.transaction(async transaction => {
    const hospital = await lockStore(transaction, scopeOf(member), storeId)
    if (hospital === undefined) throw new Refusal(codes.storeNotFound)
    const { tenantId, name } = hospital
    const before = await findAutomatic(transaction, storeId)
    if (before === automatic) return tenantId
    const { userId, nickname } = member
    await putAutomatic(transaction, storeId, { automatic, userId, switchTime: now })
    await addAuditEntry(transaction, {
      createTime: now,
      actorId: userId,
      actorName: nickname,
      act: 'dispatch_switched',
      subjectName: name,
      tenantId,
      before: { orders: wordOf(before) },
      after: { orders: wordOf(automatic) }
    })
    return tenantId
  })
