import type { WrittenRule } from '#contract/calls/mobile-notifications/notification-rules.ts'
import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../database/open.ts'
import type { Edit } from '../../database/rows/save-edit.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { findStore } from '../stores/index.ts'
import { addRule, changeRule, countPeople, countRulesOf, hasRole, lockRule } from './sql/rule-changes.ts'

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

/** @throws Refusal 610603 without the tenant, 610800 where it has too many rules, and as `refuseForeign` */
export const createRule = (
  database: Database,
  rule: WrittenRule & { tenantId: number; createTime: number }
): Promise<number> =>
  database.transaction(async transaction => {
    const count = await countRulesOf(transaction, rule.tenantId)
    if (count === undefined) throw new Refusal(codes.recordNotFound)
    if (count >= limits.notificationRulesMax) throw new Refusal(codes.queueFull)
    await refuseForeign(transaction, rule.tenantId, rule)
    return addRule(transaction, rule)
  })

/** @throws Refusal 610603 where there is none, and as `refuseForeign` and `saveEdit` */
export const updateRule = (
  database: Database,
  scope: Scope,
  { ruleId, ...rule }: WrittenRule & { ruleId: number },
  edit: Edit
): Promise<void> =>
  database.transaction(async transaction => {
    const tenantId = await lockRule(transaction, scope, ruleId)
    if (tenantId === undefined) throw new Refusal(codes.recordNotFound)
    await refuseForeign(transaction, tenantId, rule)
    await changeRule(transaction, ruleId, rule, edit)
  })
