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
  | 'ways'
  | 'webhook'
  | 'enabled'
export type RuleDraft = Readonly<Record<RuleField, string>>

/** The value of `audience` for chosen people. Any other value is the id of a role. */
export const chosenPeople = 'people'

/** The choices of ways by which people are told. */
export const waysChoices = ['cellphone', 'email', 'both', 'none'] as const
type WaysChoice = (typeof waysChoices)[number]

const choiceOf = ({ cellphone, email }: { cellphone: boolean; email: boolean }): WaysChoice => {
  if (cellphone && email) return 'both'
  return cellphone ? 'cellphone' : email ? 'email' : 'none'
}

/** Pure: the ways of a choice; the webhook has a field of its own. */
export const waysIn = (choice: string) => ({
  cellphone: choice === 'cellphone' || choice === 'both',
  email: choice === 'email' || choice === 'both',
  webhook: null
})

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
  ways: rule === undefined ? 'cellphone' : choiceOf(rule.ways),
  webhook: rule?.ways.webhook ?? '',
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
  ways: {
    ...waysIn(draft.ways),
    webhook: draft.webhook.trim() === '' ? null : draft.webhook.trim()
  },
  enabled: draft.enabled === 'true'
})

/** Pure: the field of a problem by its path in the body. */
export const ruleFieldOf = ([first, second]: readonly unknown[]): unknown => {
  if (first === 'ways') return second === 'webhook' ? 'webhook' : 'ways'
  return first === 'quiet' ? (second === 'to' ? 'quietTo' : 'quietFrom') : first
}
