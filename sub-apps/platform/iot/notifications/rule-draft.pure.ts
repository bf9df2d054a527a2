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
  | 'people'
  | 'quietFrom'
  | 'quietTo'
  | 'timeZone'
  | 'perHour'
  | 'enabled'
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
  people: rule?.audience.kind === 'people' ? rule.audience.userIds.join(',') : '',
  quietFrom: rule?.quiet ? String(rule.quiet.from) : '',
  quietTo: rule?.quiet ? String(rule.quiet.to) : '',
  timeZone: rule?.timeZone ?? timeZone,
  perHour: String(rule?.perHour ?? 5),
  // Another page switches a rule on and off. The form only carries what stands there.
  enabled: String(rule?.enabled ?? true)
})

const numberOf = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed))

/** Pure: the ids of the chosen people. */
export const peopleIn = (joined: string): number[] => (joined === '' ? [] : joined.split(',').map(Number))

/** Pure: the rule that is sent for a draft. The contract's schema finds its problems. */
export const writtenRuleOf = (draft: RuleDraft): WrittenRule => ({
  name: draft.name,
  // Without a choice the schema says so.
  eventKind: deviceEventKinds.find(it => it === draft.eventKind) ?? ('' as DeviceEventKind),
  severity: severities.find(it => it === draft.severity) ?? 'error',
  storeId: draft.storeId === '' ? null : Number(draft.storeId),
  audience:
    draft.audience === chosenPeople
      ? { kind: 'people', userIds: peopleIn(draft.people) }
      : { kind: 'role', roleId: numberOf(draft.audience) },
  quiet:
    draft.quietFrom.trim() === '' && draft.quietTo.trim() === ''
      ? null
      : { from: numberOf(draft.quietFrom), to: numberOf(draft.quietTo) },
  timeZone: draft.timeZone.trim(),
  perHour: numberOf(draft.perHour),
  enabled: draft.enabled === 'true'
})

/** Pure: the field of a problem by its path in the body. */
export const ruleFieldOf = ([first, second]: readonly unknown[]): unknown =>
  first === 'quiet' ? (second === 'to' ? 'quietTo' : 'quietFrom') : first
