import type { NotificationRule } from '#contract/calls/mobile-notifications/notification-rules.ts'
import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { iotPermissions } from '#contract/permissions.ts'
import { minute } from '../../clock.ts'
import { editOf } from '../../database/rows/save-edit.ts'
import { forMember } from '../../http/served.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { CloudServices } from '../../services.ts'
import { type Member, scopeOf } from '../identity/index.ts'
import { findTenantChoices } from '../open-platform/index.ts'
import { countChange, countOrRefuse } from '../rates/index.ts'
import { createRule, updateRule } from './change-rule.ts'
import { findNotifications } from './sql/mobile-notifications.ts'
import { findRule, findRules } from './sql/notification-rules.ts'
import { findAudience } from './sql/readers.ts'
import { deleteRule, switchRule } from './sql/rule-changes.ts'
import { testRule } from './test-rule.ts'
import { renewSecret } from './webhooks/change-webhook.ts'
import { webhookLanes } from './webhooks/send-webhooks.ts'
import { originOf } from './webhooks/webhook-body.pure.ts'

/** Tests of one user in an hour: each costs money. */
const tests = { count: 5, windowMs: 60 * minute }

/** @throws Refusal 610603 for another tenant than the own one, unless the person sees every tenant */
const refuseTenant = (member: Member, tenantId: number): void => {
  const scope = scopeOf(member)
  const isOwn = scope.of === 'tenant' && scope.tenantId === tenantId
  if (scope.of !== 'everyTenant' && !isOwn) throw new Refusal(codes.recordNotFound)
}

/** A rule as a person may see it. The address of a webhook may hold a key, so others see its origin. */
const shownTo =
  ({ perms }: Member) =>
  (rule: NotificationRule): NotificationRule => {
    const { webhook } = rule.ways
    if (webhook === null || perms.includes(iotPermissions.editRules)) return rule
    return { ...rule, ways: { ...rule.ways, webhook: originOf(webhook) } }
  }

/** Rules of mobile notification, and the notifications that were sent by them. */
export const platformNotificationRoutes = (services: CloudServices) => {
  const { database, now, letters, begin } = services
  return {
    notificationRuleList: forMember(calls.notificationRuleList, async ({ query }, member) => {
      const { list, total } = await findRules(database, scopeOf(member), query)
      return { list: list.map(shownTo(member)), total }
    }),

    notificationRuleDetail: forMember(calls.notificationRuleDetail, async ({ query: { ruleId } }, member) => {
      const found = await findRule(database, scopeOf(member), ruleId)
      if (found === undefined) throw new Refusal(codes.recordNotFound)
      return shownTo(member)(found)
    }),

    notificationAudience: forMember(calls.notificationAudience, ({ query: { tenantId, text } }, member) => {
      const wanted = tenantId ?? member.tenantId
      if (wanted === null) throw new Refusal(codes.recordNotFound)
      refuseTenant(member, wanted)
      return findAudience(database, wanted, text)
    }),

    notificationTenants: forMember(calls.notificationTenants, ({ query: { text } }, member) =>
      findTenantChoices(database, scopeOf(member), text)
    ),

    createNotificationRule: forMember(calls.createNotificationRule, async ({ body }, member) => {
      await countChange(services, 'platform', member.userId)
      const tenantId = body.tenantId ?? member.tenantId
      if (tenantId === null)
        throw new Refusal(codes.parameterMissing, { data: [{ field: 'tenantId', reason: 'required' }] })
      refuseTenant(member, tenantId)
      return createRule(database, { ...body, tenantId, createTime: now() })
    }),

    updateNotificationRule: forMember(calls.updateNotificationRule, async ({ body: { version, ...rule } }, member) => {
      await countChange(services, 'platform', member.userId)
      return updateRule(database, scopeOf(member), rule, editOf(member, { version, ...rule }, now()))
    }),

    switchNotificationRule: forMember(calls.switchNotificationRule, async ({ body: { ruleId, enabled } }, member) => {
      await countChange(services, 'platform', member.userId)
      const edit = editOf(member, { enabled }, now())
      const saved = await switchRule(database, { scope: scopeOf(member), ruleId }, enabled, edit)
      if (saved === undefined) throw new Refusal(codes.recordNotFound)
      return null
    }),

    deleteNotificationRule: forMember(calls.deleteNotificationRule, async ({ body: { ruleId } }, member) => {
      await countChange(services, 'platform', member.userId)
      if (!(await deleteRule(database, scopeOf(member), ruleId))) throw new Refusal(codes.recordNotFound)
      return null
    }),

    testNotificationRule: forMember(calls.testNotificationRule, async ({ body: { ruleId } }, member) => {
      const { userId } = member
      await countOrRefuse(database, `test messages of ${userId}`, tests, now())
      const ways = await testRule({ database, letters }, { scope: scopeOf(member), userId, ruleId }, now())
      for (const lane of webhookLanes) begin(lane)
      return { ways }
    }),

    renewWebhookSecret: forMember(calls.renewWebhookSecret, async ({ body }, member) => {
      await countChange(services, 'platform', member.userId)
      return { secret: await renewSecret(database, scopeOf(member), body, now()) }
    }),

    mobileNotificationList: forMember(calls.mobileNotificationList, ({ query }, member) =>
      findNotifications(database, scopeOf(member), query)
    )
  }
}
