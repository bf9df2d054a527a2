import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import { minute } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import type { Scope } from '../../../database/rows/scope.ts'
import { Refusal } from '../../../refusal.pure.ts'
import { newWebhookSecret } from '../../delivery/index.ts'
import { lockTenant } from '../sql/rule-changes.ts'
import {
  addWebhook,
  countWebhooks,
  deleteWebhook,
  findWebhook,
  lockSecret,
  moveWebhook,
  putWebhookSecret
} from '../sql/webhooks.ts'

/**
 * Gives a rule that is locked a webhook, another address, or none.
 * @returns the secret of a new webhook, which nobody can read later; null for every other change
 * @throws Refusal 610605 where too many rules of the tenant have a webhook
 */
export const putWebhook = async (
  transaction: Database,
  { ruleId, tenantId }: { ruleId: number; tenantId: number },
  address: string | null,
  now: number
): Promise<string | null> => {
  const known = await findWebhook(transaction, ruleId)
  if (address === null) {
    if (known !== undefined) await deleteWebhook(transaction, ruleId, now)
    return null
  }
  if (known !== undefined) {
    if (known.address !== address) await moveWebhook(transaction, ruleId, address, now)
    return null
  }
  await lockTenant(transaction, tenantId)
  if ((await countWebhooks(transaction, tenantId)) >= limits.notificationWebhooksMax)
    throw new Refusal(codes.createFailed)
  const secret = newWebhookSecret()
  await addWebhook(transaction, { ruleId, tenantId, address, secret }, now)
  return secret
}

/**
 * Makes a new secret. For so many hours each call is signed by the old one, too.
 * @throws Refusal 610603 for a rule outside of the scope or without a webhook, 610606 where somebody else made one since
 */
export const renewSecret = (
  database: Database,
  scope: Scope,
  { ruleId, seenTime, keepHours }: { ruleId: number; seenTime: number; keepHours: number },
  now: number
): Promise<string> =>
  database.transaction(async transaction => {
    const known = await lockSecret(transaction, scope, ruleId)
    if (known === undefined) throw new Refusal(codes.recordNotFound)
    if (known.secretTime !== seenTime) throw new Refusal(codes.updateFailed)
    const secret = newWebhookSecret()
    // A moment later than the one before, so that the two can be told apart.
    const secretTime = Math.max(now, known.secretTime + 1)
    const previousUntil = keepHours === 0 ? null : now + keepHours * 60 * minute
    await putWebhookSecret(transaction, ruleId, { secret, secretTime, previousUntil })
    return secret
  })
