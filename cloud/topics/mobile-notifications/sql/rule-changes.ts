import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { WrittenRule } from '#contract/calls/mobile-notifications/notification-rules.ts'
import type { Database } from '../../../database/open.ts'
import { type Edit, type Saved, saveEdit } from '../../../database/rows/save-edit.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { notificationRulePeople, notificationRules, roles, tenants, users } from '../../../database/schema.ts'

/* Changes of rules, and the roles and people that a tenant has to choose from. */

const own = (scope: Scope, ruleId: number): SQL | undefined =>
  and(eq(notificationRules.ruleId, ruleId), within(scope, notificationRules.tenantId))

/** The tenant of a rule within a scope. Nobody else changes the rule until the transaction ends. */
export const lockRule = async (transaction: Database, scope: Scope, ruleId: number): Promise<number | undefined> => {
  const [found] = await transaction
    .select({ tenantId: notificationRules.tenantId })
    .from(notificationRules)
    .where(own(scope, ruleId))
    .for('update')
  return found?.tenantId
}

/** Where nobody says by which ways, those that are there stay. */
const columnsOf = ({ audience, quiet, ways, ...rule }: WrittenRule) => ({
  ...rule,
  ...(ways && { byCellphone: ways.cellphone, byEmail: ways.email }),
  roleId: audience.kind === 'role' ? audience.roleId : null,
  quietFrom: quiet?.from ?? null,
  quietTo: quiet?.to ?? null
})

const putPeople = async (transaction: Database, ruleId: number, { audience }: WrittenRule): Promise<void> => {
  await transaction.delete(notificationRulePeople).where(eq(notificationRulePeople.ruleId, ruleId))
  if (audience.kind === 'people')
    await transaction
      .insert(notificationRulePeople)
      .values([...new Set(audience.userIds)].map(userId => ({ ruleId, userId })))
}

export const addRule = async (
  transaction: Database,
  rule: WrittenRule & { tenantId: number; createTime: number }
): Promise<number> => {
  const [added] = await transaction
    .insert(notificationRules)
    .values({ ...columnsOf(rule), tenantId: rule.tenantId, createTime: rule.createTime })
    .returning({ ruleId: notificationRules.ruleId })
  if (added === undefined) throw new Error('the database added no rule')
  await putPeople(transaction, added.ruleId, rule)
  return added.ruleId
}

/** Changes a rule that is locked. @throws Refusal as `saveEdit` */
export const changeRule = async (
  transaction: Database,
  ruleId: number,
  rule: WrittenRule,
  edit: Edit
): Promise<void> => {
  const saved = await saveEdit(
    transaction,
    notificationRules,
    eq(notificationRules.ruleId, ruleId),
    columnsOf(rule),
    edit
  )
  if (saved?.again === false) await putPeople(transaction, ruleId, rule)
}

/** Counts as a change: a form holds the switch, too. @returns undefined where there is none within the scope */
export const switchRule = (
  database: Database,
  { scope, ruleId }: { scope: Scope; ruleId: number },
  enabled: boolean,
  edit: Edit
): Promise<Saved | undefined> => saveEdit(database, notificationRules, own(scope, ruleId), { enabled }, edit)

/** @returns whether there was one within the scope */
export const deleteRule = async (database: Database, scope: Scope, ruleId: number): Promise<boolean> => {
  const deleted = await database
    .delete(notificationRules)
    .where(own(scope, ruleId))
    .returning({ ruleId: notificationRules.ruleId })
  return deleted.length > 0
}

/** Locks a tenant, so that nobody adds a rule or a webhook meanwhile. @returns whether there is one */
export const lockTenant = async (transaction: Database, tenantId: number): Promise<boolean> => {
  const found = await transaction
    .select({ tenantId: tenants.tenantId })
    .from(tenants)
    .where(eq(tenants.tenantId, tenantId))
    .for('no key update')
  return found.length > 0
}

/** How many rules a tenant has. */
export const countRulesOf = (transaction: Database, tenantId: number): Promise<number> =>
  transaction.$count(notificationRules, eq(notificationRules.tenantId, tenantId))

/** Whether a tenant's people may have a role. */
export const hasRole = async (transaction: Database, tenantId: number, roleId: number): Promise<boolean> => {
  const found = await transaction
    .select({ roleId: roles.roleId })
    .from(roles)
    .where(and(eq(roles.roleId, roleId), or(isNull(roles.tenantId), eq(roles.tenantId, tenantId))))
  return found.length > 0
}

/** How many of these people a tenant has. */
export const countPeople = (transaction: Database, tenantId: number, userIds: readonly number[]): Promise<number> =>
  transaction.$count(users, and(eq(users.tenantId, tenantId), inArray(users.userId, [...userIds])))
