import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { DeviceEventKind, NotificationRule } from '#contract/calls/mobile-notifications/notification-rules.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import {
  notificationRulePeople,
  notificationRules,
  notificationWebhooks,
  roles,
  stores,
  tenants,
  users
} from '../../../database/schema.ts'

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
      byCellphone: notificationRules.byCellphone,
      byEmail: notificationRules.byEmail,
      webhook: notificationWebhooks.address,
      secretTime: notificationWebhooks.secretTime,
      previousUntil: notificationWebhooks.previousUntil,
      enabled: notificationRules.enabled,
      version: notificationRules.edition,
      people: peopleOf
    })
    .from(notificationRules)
    .innerJoin(tenants, eq(tenants.tenantId, notificationRules.tenantId))
    .leftJoin(notificationWebhooks, eq(notificationWebhooks.ruleId, notificationRules.ruleId))
    .leftJoin(stores, eq(stores.storeId, notificationRules.storeId))
    .leftJoin(roles, eq(roles.roleId, notificationRules.roleId))
    .where(matching)

type Found = Awaited<ReturnType<typeof selectRules>>[number]

const shownRule = (found: Found): NotificationRule => {
  const { roleId, roleName, people, quietFrom, quietTo, byCellphone, byEmail, webhook, secretTime, ...more } = found
  const { previousUntil, ...rule } = more
  return {
    ...rule,
    ways: { cellphone: byCellphone, email: byEmail, webhook },
    webhookSecret: secretTime === null ? null : { secretTime, previousUntil },
    quiet: quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo },
    audience:
      roleId === null ? { kind: 'people', userIds: people.map(({ userId }) => userId) } : { kind: 'role', roleId },
    audienceNames: roleName === null ? people.map(({ nickname }) => nickname) : [roleName]
  }
}

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

/**
 * The rules that wait for an event, the lowest id first. They are locked: two processes that count the messages of an hour
 * would both send the last one.
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
