import { and, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { mobileNotifications, notificationRules, notificationWebhooks } from '../../../database/schema.ts'

/* The webhooks of rules. None of these functions tells a secret but the one that signs. */

export const findWebhook = async (database: Database, ruleId: number): Promise<{ address: string } | undefined> => {
  const [found] = await database
    .select({ address: notificationWebhooks.address })
    .from(notificationWebhooks)
    .where(eq(notificationWebhooks.ruleId, ruleId))
  return found
}

/** When the secret of a webhook within a scope was made. Nobody else changes it until the transaction ends. */
export const lockSecret = async (transaction: Database, scope: Scope, ruleId: number) => {
  const [found] = await transaction
    .select({ secretTime: notificationWebhooks.secretTime })
    .from(notificationWebhooks)
    .innerJoin(notificationRules, eq(notificationRules.ruleId, notificationWebhooks.ruleId))
    .where(and(eq(notificationWebhooks.ruleId, ruleId), within(scope, notificationRules.tenantId)))
    .for('no key update')
  return found
}

/** How many rules of a tenant have a webhook. */
export const countWebhooks = (database: Database, tenantId: number): Promise<number> =>
  database.$count(notificationWebhooks, eq(notificationWebhooks.tenantId, tenantId))

type NewWebhook = Pick<typeof notificationWebhooks.$inferInsert, 'ruleId' | 'tenantId' | 'address' | 'secret'>

export const addWebhook = async (transaction: Database, webhook: NewWebhook, now: number): Promise<void> => {
  await transaction.insert(notificationWebhooks).values({ ...webhook, secretTime: now, nextTime: now })
}

/** Puts another address in. Calls that wait go there at once. */
export const moveWebhook = async (
  transaction: Database,
  ruleId: number,
  address: string,
  now: number
): Promise<void> => {
  await transaction
    .update(notificationWebhooks)
    .set({ address, failures: 0, nextTime: now })
    .where(eq(notificationWebhooks.ruleId, ruleId))
}

/** Takes a webhook away, with the calls that wait. Their notifications have failed. */
export const deleteWebhook = async (transaction: Database, ruleId: number, endTime: number): Promise<void> => {
  await transaction.delete(notificationWebhooks).where(eq(notificationWebhooks.ruleId, ruleId))
  await transaction
    .update(mobileNotifications)
    .set({ state: 'failed', reason: 'refused', endTime })
    .where(
      and(
        eq(mobileNotifications.ruleId, ruleId),
        eq(mobileNotifications.way, 'webhook'),
        eq(mobileNotifications.state, 'sending')
      )
    )
}

/** Puts another secret in. The one before it stays beside it for a while, or ends at once. */
export const putWebhookSecret = async (
  transaction: Database,
  ruleId: number,
  { previousUntil, ...made }: { secret: string; secretTime: number; previousUntil: number | null }
): Promise<void> => {
  await transaction
    .update(notificationWebhooks)
    .set({
      ...made,
      previousSecret: previousUntil === null ? null : sql`${notificationWebhooks.secret}`,
      previousUntil
    })
    .where(eq(notificationWebhooks.ruleId, ruleId))
}

/** Forgets secrets that were replaced and whose time is over. */
export const forgetOldSecrets = async (database: Database, now: number): Promise<void> => {
  await database
    .update(notificationWebhooks)
    .set({ previousSecret: null, previousUntil: null })
    .where(lte(notificationWebhooks.previousUntil, now))
}
