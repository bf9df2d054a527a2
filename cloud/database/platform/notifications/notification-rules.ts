import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { DeviceEventKind, NotificationRule, WrittenRule } from '#contract/calls/platform/notification-rules.ts'
import type { Database } from '../../open.ts'
import { containing } from '../../rows/containing.ts'
import { type Scope, within } from '../../rows/scope.ts'
import { notificationRulePeople, notificationRules, roles, stores, tenants, users } from '../../schema.ts'

const peopleOf = sql<{ userId: number; nickname: string }[]>`coalesce((
  select json_agg(json_build_object('userId', ${users.userId}, 'nickname', ${users.nickname}) order by ${users.nickname})
  from ${notificationRulePeople} join ${users} on ${users.userId} = ${notificationRulePeople.userId}
  where ${notificationRulePeople.ruleId} = ${notificationRules.ruleId}
), '[]'::json)`

const selectRules = (database: Database, matching: SQL | undefined) =>
  database
    .select({
      ruleId: notificationRules.ruleId,
      tenantId: notificationRules.tenantId,
      tenantName: tenants.name,
      name: notificationRules.name,
      eventKind: notificationRules.eventKind,
      severity: notificationRules.severity,
      storeId: notificationRules.storeId,
      storeName: stores.name,
      roleId: notificationRules.roleId,
      roleName: roles.name,
      quietFrom: notificationRules.quietFrom,
      quietTo: notificationRules.quietTo,
      timeZone: notificationRules.timeZone,
      perHour: notificationRules.perHour,
      enabled: notificationRules.enabled,
      people: peopleOf
    })
    .from(notificationRules)
    .innerJoin(tenants, eq(tenants.tenantId, notificationRules.tenantId))
    .leftJoin(stores, eq(stores.storeId, notificationRules.storeId))
    .leftJoin(roles, eq(roles.roleId, notificationRules.roleId))
    .where(matching)

type Found = Awaited<ReturnType<typeof selectRules>>[number]

const shownRule = ({ roleId, roleName, people, quietFrom, quietTo, ...rule }: Found): NotificationRule => ({
  ...rule,
  quiet: quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo },
  audience:
    roleId === null ? { kind: 'people', userIds: people.map(({ userId }) => userId) } : { kind: 'role', roleId },
  audienceNames: roleName === null ? people.map(({ nickname }) => nickname) : [roleName]
})

type Asked = { eventKind?: DeviceEventKind | undefined; text?: string | undefined; pageNo: number; size: number }

/** One page of the rules within a scope by name, and how many there are. */
export const findRules = async (
  database: Database,
  scope: Scope,
  { eventKind, text, pageNo, size }: Asked
): Promise<{ list: NotificationRule[]; total: number }> => {
  const matching = and(
    within(scope, notificationRules.tenantId),
    eventKind && eq(notificationRules.eventKind, eventKind),
    text ? containing(text, [notificationRules.name]) : undefined
  )
  const list = await selectRules(database, matching)
    .orderBy(asc(notificationRules.name), asc(notificationRules.ruleId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list: list.map(shownRule), total: await database.$count(notificationRules, matching) }
}

const own = (scope: Scope, ruleId: number): SQL | undefined =>
  and(eq(notificationRules.ruleId, ruleId), within(scope, notificationRules.tenantId))

export const findRule = async (
  database: Database,
  scope: Scope,
  ruleId: number
): Promise<NotificationRule | undefined> => {
  const [found] = await selectRules(database, own(scope, ruleId))
  return found && shownRule(found)
}

/** The tenant of a rule within a scope. Nobody else changes the rule until the transaction ends. */
export const lockRule = async (transaction: Database, scope: Scope, ruleId: number): Promise<number | undefined> => {
  const [found] = await transaction
    .select({ tenantId: notificationRules.tenantId })
    .from(notificationRules)
    .where(own(scope, ruleId))
    .for('update')
  return found?.tenantId
}

/**
 * The rules that wait for an event, the lowest id first. Whoever counts what a person got by a rule holds the rule, so that
 * two processes do not both send the last message of an hour.
 */
export const lockRulesFor = (
  transaction: Database,
  { tenantId, kind, storeId }: { tenantId: number; kind: DeviceEventKind; storeId: number | null }
) =>
  transaction
    .select()
    .from(notificationRules)
    .where(
      and(
        eq(notificationRules.tenantId, tenantId),
        eq(notificationRules.eventKind, kind),
        eq(notificationRules.enabled, true),
        storeId === null
          ? isNull(notificationRules.storeId)
          : or(isNull(notificationRules.storeId), eq(notificationRules.storeId, storeId))
      )
    )
    .orderBy(asc(notificationRules.ruleId))
    .for('update')
export type KeptRule = Awaited<ReturnType<typeof lockRulesFor>>[number]

const columnsOf = ({ audience, quiet, ...rule }: WrittenRule) => ({
  ...rule,
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

/** Changes a rule that is locked. */
export const changeRule = async (transaction: Database, ruleId: number, rule: WrittenRule): Promise<void> => {
  await transaction.update(notificationRules).set(columnsOf(rule)).where(eq(notificationRules.ruleId, ruleId))
  await putPeople(transaction, ruleId, rule)
}

/** @returns whether there is one within the scope */
export const switchRule = async (
  database: Database,
  scope: Scope,
  ruleId: number,
  enabled: boolean
): Promise<boolean> => {
  const changed = await database
    .update(notificationRules)
    .set({ enabled })
    .where(own(scope, ruleId))
    .returning({ ruleId: notificationRules.ruleId })
  return changed.length > 0
}

/** @returns whether there was one within the scope */
export const deleteRule = async (database: Database, scope: Scope, ruleId: number): Promise<boolean> => {
  const deleted = await database
    .delete(notificationRules)
    .where(own(scope, ruleId))
    .returning({ ruleId: notificationRules.ruleId })
  return deleted.length > 0
}

/** How many rules a tenant has; undefined without such a tenant. It is locked, so that nobody adds a rule meanwhile. */
export const countRulesOf = async (transaction: Database, tenantId: number): Promise<number | undefined> => {
  const [tenant] = await transaction
    .select({ tenantId: tenants.tenantId })
    .from(tenants)
    .where(eq(tenants.tenantId, tenantId))
    .for('no key update')
  return tenant && transaction.$count(notificationRules, eq(notificationRules.tenantId, tenantId))
}

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
