import { expect, test } from '@playwright/test'
import {
  createNotificationRule,
  type NotificationRule
} from '#contract/calls/mobile-notifications/notification-rules.ts'
import { wrongFields } from '#kit/portal/wrong-fields.pure.ts'
import {
  type RuleField,
  ruleDraftOf,
  ruleFieldOf,
  writtenRuleOf
} from '../../../sub-apps/platform/iot/notifications/rule-draft.pure.ts'

const kept = {
  name: 'Desk',
  eventKind: 'robotFault' as const,
  severity: 'critical' as const,
  storeId: 4,
  audience: { kind: 'people' as const, userIds: [7, 8] },
  quiet: { from: 22, to: 0 },
  timeZone: 'Asia/Tokyo',
  perHour: 3,
  ways: { cellphone: true, email: true, webhook: 'https://hooks.example/a?key=1' },
  enabled: false
}
const rule: NotificationRule = {
  ...kept,
  ruleId: 1,
  tenantId: 2,
  tenantName: 'T',
  storeName: 'S',
  audienceNames: ['A', 'B'],
  webhookSecret: null
}

test('a rule is the same after it was shown in a form', () => {
  expect(writtenRuleOf(ruleDraftOf(rule, 'UTC'))).toEqual(kept)
  const ofRole = { ...rule, audience: { kind: 'role' as const, roleId: 9 }, quiet: null, storeId: null }
  const written = writtenRuleOf(ruleDraftOf({ ...ofRole, enabled: true }, 'UTC'))
  expect(written).toMatchObject({ audience: { kind: 'role', roleId: 9 }, quiet: null, storeId: null, enabled: true })
})

test('a new rule is in the zone of who writes it', () => {
  expect(ruleDraftOf(undefined, 'Asia/Seoul')).toMatchObject({
    timeZone: 'Asia/Seoul',
    perHour: '5',
    severity: 'error',
    ways: 'cellphone',
    webhook: ''
  })
})

test('each choice of ways is the same after it was shown', () => {
  for (const [cellphone, email] of [
    [true, true],
    [true, false],
    [false, true],
    [false, false]
  ] as const) {
    const ways = { cellphone, email, webhook: 'https://hooks.example/' }
    expect(writtenRuleOf(ruleDraftOf({ ...rule, ways }, 'UTC')).ways).toEqual(ways)
  }
})

const order: readonly RuleField[] = [
  'name',
  'eventKind',
  'audience',
  'ways',
  'webhook',
  'quietFrom',
  'quietTo',
  'timeZone',
  'perHour'
]
const rows: [name: string, part: Partial<Record<RuleField, string>>, wrong: RuleField[]][] = [
  ['a whole one', {}, []],
  ['one without a name and a kind', { name: ' ', eventKind: '' }, ['name', 'eventKind']],
  ['one for nobody', { people: '' }, ['audience']],
  ['one without a choice of people', { audience: '' }, ['audience']],
  ['half of the quiet hours', { quietTo: '' }, ['quietTo']],
  ['one by which nobody is told', { ways: 'none', webhook: ' ' }, ['webhook']],
  ['one for a program alone', { ways: 'none' }, []],
  ['a webhook without TLS', { webhook: 'http://hooks.example/' }, ['webhook']],
  ['a webhook that a developer tries', { webhook: 'http://127.0.0.1:9/' }, []],
  ['a webhook with a password before its host', { webhook: 'https://a:b@hooks.example/' }, ['webhook']],
  ['an unknown zone and no limit', { timeZone: 'Nowhere', perHour: '' }, ['timeZone', 'perHour']]
]
for (const [name, part, wrong] of rows)
  test(`the wrong fields of ${name}`, () => {
    const body = writtenRuleOf({ ...ruleDraftOf(rule, 'UTC'), ...part })
    expect(wrongFields(order, createNotificationRule.body, body, ruleFieldOf)).toEqual(wrong)
  })
