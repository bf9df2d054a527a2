import type { WrittenRule } from '#contract/calls/mobile-notifications/notification-rules.ts'
import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../database/open.ts'
import type { Edit } from '../../database/rows/save-edit.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { findStore } from '../stores/index.ts'
import { addRule, changeRule, countPeople, countRulesOf, hasRole, lockRule, lockTenant } from './sql/rule-changes.ts'
import { putWebhook } from './webhooks/change-webhook.ts'

/** @throws Refusal 610702 and 610603 for a store, a role or a person that the tenant does not have */
const refuseForeign = async (
  transaction: Database,
  tenantId: number,
  { storeId, audience }: WrittenRule
): Promise<void> => {
  if (storeId !== null && (await findStore(transaction, { of: 'tenant', tenantId }, storeId)) === undefined)
    throw new Refusal(codes.storeNotFound)
  const isThere =
    audience.kind === 'role'
      ? await hasRole(transaction, tenantId, audience.roleId)
      : (await countPeople(transaction, tenantId, audience.userIds)) === new Set(audience.userIds).size
  if (!isThere) throw new Refusal(codes.recordNotFound)
}

/** The secret of a new webhook, the one time that it is told. */
type Made = { secret: string | null }

/** @throws Refusal 610603 without the tenant, 610800 where it has too many rules, and as `refuseForeign` and `putWebhook` */
export const createRule = (
  database: Database,
  rule: WrittenRule & { tenantId: number; createTime: number }
): Promise<Made & { ruleId: number }> =>
  database.transaction(async transaction => {
    const { tenantId, createTime, ways } = rule
    if (!(await lockTenant(transaction, tenantId))) throw new Refusal(codes.recordNotFound)
    if ((await countRulesOf(transaction, tenantId)) >= limits.notificationRulesMax) throw new Refusal(codes.queueFull)
    await refuseForeign(transaction, tenantId, rule)
    const ruleId = await addRule(transaction, rule)
    return { ruleId, secret: await putWebhook(transaction, { ruleId, tenantId }, ways?.webhook ?? null, createTime) }
  })

/** @throws Refusal 610603 where there is none, and as `refuseForeign`, `saveEdit` and `putWebhook` */
export const updateRule = (
  database: Database,
  scope: Scope,
  { ruleId, ...rule }: WrittenRule & { ruleId: number },
  edit: Edit
): Promise<Made> =>
  database.transaction(async transaction => {
    const tenantId = await lockRule(transaction, scope, ruleId)
    if (tenantId === undefined) throw new Refusal(codes.recordNotFound)
    await refuseForeign(transaction, tenantId, rule)
    await changeRule(transaction, ruleId, rule, edit)
    if (rule.ways === undefined) return { secret: null }
    // The same save again finds its own webhook, and makes no second secret.
    return { secret: await putWebhook(transaction, { ruleId, tenantId }, rule.ways.webhook, edit.now) }
  })
