import { severities } from '#contract/calls/deploy/fault-codes.ts'
import {
  type DeviceEventKind,
  deviceEventKinds,
  type NotificationRule,
  type WrittenRule
} from '#contract/calls/mobile-notifications/notification-rules.ts'

/** The fields in the form of a rule. Their values are texts while they are typed. */
export type RuleField =
  | 'tenantId'
  | 'name'
  | 'eventKind'
  | 'severity'
  | 'storeId'
  | 'audience'
  | 'quietFrom'
  | 'quietTo'
  | 'timeZone'
  | 'perHour'
export type RuleDraft = Readonly<Record<RuleField, string>>

/** The value of `audience` for chosen people. Any other value is the id of a role. */
export const chosenPeople = 'people'

/** Pure: the values that the form begins with: those of a rule, or the ones that most people want. */
export const ruleDraftOf = (rule: NotificationRule | undefined, timeZone: string): RuleDraft => ({
  tenantId: rule === undefined ? '' : String(rule.tenantId),
  name: rule?.name ?? '',
  eventKind: rule?.eventKind ?? '',
  severity: rule?.severity ?? 'error',
  storeId: rule?.storeId ? String(rule.storeId) : '',
  audience: rule === undefined ? '' : rule.audience.kind === 'role' ? String(rule.audience.roleId) : chosenPeople,
  quietFrom: rule?.quiet ? String(rule.quiet.from) : '',
  quietTo: rule?.quiet ? String(rule.quiet.to) : '',
  timeZone: rule?.timeZone ?? timeZone,
  perHour: String(rule?.perHour ?? 5)
})

const numberOf = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed))

/** Pure: the rule that is sent for a draft. The contract's schema finds its problems. */
export const writtenRuleOf = (draft: RuleDraft, userIds: readonly number[], enabled: boolean): WrittenRule => ({
  name: draft.name,
  // Without a choice the schema says so.
  eventKind: deviceEventKinds.find(it => it === draft.eventKind) ?? ('' as DeviceEventKind),
  severity: severities.find(it => it === draft.severity) ?? 'error',
  storeId: draft.storeId === '' ? null : Number(draft.storeId),
  audience:
    draft.audience === chosenPeople
      ? { kind: 'people', userIds: [...userIds] }
      : { kind: 'role', roleId: numberOf(draft.audience) },
  quiet:
    draft.quietFrom.trim() === '' && draft.quietTo.trim() === ''
      ? null
      : { from: numberOf(draft.quietFrom), to: numberOf(draft.quietTo) },
  timeZone: draft.timeZone.trim(),
  perHour: numberOf(draft.perHour),
  enabled
})

/** Pure: the field of a problem by its path in the body. */
export const ruleFieldOf = ([first, second]: readonly unknown[]): unknown =>
  first === 'quiet' ? (second === 'to' ? 'quietTo' : 'quietFrom') : first
