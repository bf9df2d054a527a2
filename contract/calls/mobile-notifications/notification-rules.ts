import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, text, trimmedString, withoutUser } from '../../checks/bounds.ts'
import { timeZone } from '../../checks/time-zone.ts'
import { readVersion, seenVersion } from '../../checks/versions.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page } from '../../paging.ts'
import { iotPermissions } from '../../permissions.ts'
import { severities } from '../deploy/fault-codes.ts'
import { keepHoursChoices } from '../robot-credentials/credentials.ts'

/* Rules by which a tenant's people and programs are told when something happens with devices. */

const path = '/api/platformservice/v1/notification_rules'
const read = { permission: iotPermissions.mobileNotification }
const edit = { permission: iotPermissions.editRules }
const whole = v.pipe(v.number(), v.integer())
const hour = v.pipe(whole, v.minValue(0, 'at least 0'), v.maxValue(23, 'at most 23'))

/** The kinds of events that the cloud can tell people about. */
export const deviceEventKinds = [
  'robotFault',
  'elevatorFault',
  'stressTestFailed',
  'phoneUnanswered',
  'watchUnanswered',
  'upgradeFailed',
  'robotOffline',
  'robotBack',
  'batteryLow',
  'taskFailed',
  'emergencyStop',
  'credentialsShared'
] as const
export type DeviceEventKind = (typeof deviceEventKinds)[number]

/** By which ways rules tell of events: people by text message and by mail, a program by webhook. */
export const notificationWays = ['cellphone', 'email', 'webhook'] as const
export type NotificationWay = (typeof notificationWays)[number]

/** The people who are told: everybody of the tenant with a role, or some people of the tenant. */
const audience = v.variant('kind', [
  v.object({ kind: v.literal('role'), roleId: id }),
  v.object({
    kind: v.literal('people'),
    userIds: v.pipe(boundedList(id, limits.rulePeopleMax), v.minLength(1, 'at least one'))
  })
])

/** Whoever develops a receiver has one on the own machine. There the cloud has to be told of it, too. */
const webhookAddress = v.pipe(
  trimmedString(limits.webhookAddressMaxLength),
  v.regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])[^\s\\#]+$/i, 'an https address'),
  withoutUser,
  v.check(address => URL.canParse(address), 'an https address')
)

/** By which ways an event is told: the people by text message and mail, a program by a webhook. One at least. */
const ways = v.pipe(
  v.object({
    cellphone: v.boolean(),
    email: v.boolean(),
    /** The address; null without a webhook. */
    webhook: v.nullable(webhookAddress)
  }),
  v.forward(
    v.check(({ cellphone, email, webhook }) => cellphone || email || webhook !== null, 'one way at least'),
    ['webhook']
  )
)

/** The fields of a rule that a person writes. */
const written = {
  name: text(limits.ruleNameMaxLength),
  eventKind: v.picklist(deviceEventKinds),
  /** The least severity of a fault of a robot that counts. Other events have none. */
  severity: v.picklist(severities),
  /** Only events of this store; null for all of the tenant. */
  storeId: v.nullable(id),
  audience,
  /** Hours in which nobody gets a message, on the clocks of the zone; null for none. */
  quiet: v.nullable(v.object({ from: hour, to: hour })),
  timeZone,
  /** Messages that one person gets by this rule in an hour at most, by each way. */
  perHour: v.pipe(
    whole,
    v.minValue(1, 'at least 1'),
    v.maxValue(limits.notificationsPerHourMax, `at most ${limits.notificationsPerHourMax}`)
  ),
  enabled: v.boolean()
}

const writtenWays = {
  /** Without it, a new rule tells people by text message, and another one keeps its ways. */
  ways: v.optional(ways)
}
const writtenRule = v.object({ ...written, ...writtenWays })
export type WrittenRule = v.InferOutput<typeof writtenRule>

const rule = v.object({
  ruleId: v.number(),
  tenantId: v.number(),
  tenantName: v.string(),
  ...written,
  /** Of a webhook, people who can't change the rule see the origin alone. */
  ways: v.object({ cellphone: v.boolean(), email: v.boolean(), webhook: v.nullable(v.string()) }),
  /** The secret of the webhook: when it was made, and until when the one before it is used beside it. Null without a webhook. */
  webhookSecret: v.nullable(v.object({ secretTime: whole, previousUntil: v.nullable(whole) })),
  name: v.string(),
  timeZone: v.string(),
  storeName: v.nullable(v.string()),
  /** The role's name, or those of the people. */
  audienceNames: v.array(v.string()),
  version: readVersion
})
export type NotificationRule = v.InferOutput<typeof rule>

export const notificationRuleList = defineCall({
  method: 'GET',
  path,
  summary: 'The rules that the user may see by name, a page at a time.',
  access: read,
  query: v.object({
    ...page,
    eventKind: v.optional(v.picklist(deviceEventKinds)),
    /** Part of a name; case does not matter. */
    text: v.optional(trimmedString(100))
  }),
  data: v.object({ list: v.array(rule), total: whole })
})

export const notificationRuleDetail = defineCall({
  method: 'GET',
  path: `${path}/detail`,
  summary: 'One rule. 610603 for one that the user may not see.',
  access: read,
  query: v.object({ ruleId: idInQuery }),
  data: rule
})

export const notificationAudience = defineCall({
  method: 'GET',
  path: `${path}/audience`,
  summary: 'The first people of a tenant by name, and the roles that its people may have. 610603 for another tenant.',
  access: edit,
  query: v.object({
    /** By default the user’s own tenant. */
    tenantId: v.optional(idInQuery),
    /** Part of a name; case does not matter. */
    text: v.optional(trimmedString(100))
  }),
  data: v.object({
    people: v.array(
      v.object({ userId: v.number(), nickname: v.string(), hasMobile: v.boolean(), hasEmail: v.boolean() })
    ),
    roles: v.array(v.object({ roleId: v.number(), name: v.string() }))
  })
})

export const notificationTenants = defineCall({
  method: 'GET',
  path: `${path}/tenants`,
  summary: 'The first tenants by name for which the user may write rules: the own one, or all.',
  access: edit,
  query: v.object({ text: v.optional(trimmedString(100)) }),
  data: v.object({ list: v.array(v.object({ tenantId: v.number(), name: v.string() })), total: whole })
})

const refusals =
  '610702 for a store, and 610603 for a role or a person, that the tenant does not have; 610605 where too many of its rules have ' +
  'a webhook.'

/** The one time that the secret of a webhook is told; null where none was made. */
const madeSecret = { secret: v.nullable(v.string()) }

export const createNotificationRule = defineCall({
  method: 'POST',
  path,
  summary: `Makes a rule, and tells the secret of its webhook, once. 610800 where the tenant has too many, 610601 without a tenant. ${refusals}`,
  access: edit,
  body: v.object({
    /** By default the user’s own tenant. */
    tenantId: v.optional(id),
    ...written,
    ...writtenWays
  }),
  data: v.object({ ruleId: v.number(), ...madeSecret })
})

export const updateNotificationRule = defineCall({
  method: 'PUT',
  path,
  summary: `Changes a rule, and tells the secret of a new webhook, once. 610603 for one that the user may not see. ${refusals}`,
  access: edit,
  body: v.object({ ruleId: id, version: v.optional(seenVersion), ...written, ...writtenWays }),
  data: v.object(madeSecret)
})

export const switchNotificationRule = defineCall({
  method: 'PUT',
  path: `${path}/switch`,
  summary: 'Switches a rule on or off. 610603 for one that the user may not see.',
  access: edit,
  body: v.object({ ruleId: id, enabled: v.boolean() }),
  data: v.null()
})

export const deleteNotificationRule = defineCall({
  method: 'PUT',
  path: `${path}/delete`,
  summary: 'Deletes a rule with its records. 610603 for one that the user may not see.',
  access: edit,
  body: v.object({ ruleId: id }),
  data: v.null()
})

export const testNotificationRule = defineCall({
  method: 'POST',
  path: `${path}/test`,
  summary:
    'Sends a test by all ways of a rule: to the own phone and mailbox, and to its webhook; some an hour (610520). The answer names ' +
    'the ways. 610603 for a rule that the user may not see, 610020 where none is left for an account without phone or mailbox.',
  access: edit,
  body: v.object({ ruleId: id }),
  data: v.object({ ways: v.array(v.picklist(notificationWays)) })
})

export const renewWebhookSecret = defineCall({
  method: 'POST',
  path: `${path}/webhook_secret`,
  summary:
    'Makes a new secret for the webhook of a rule and tells it, once. For the chosen hours each call is signed by the old one, too. ' +
    '610603 for a rule that the user may not see or without a webhook, 610606 where somebody else made a secret since.',
  access: edit,
  body: v.object({
    ruleId: id,
    /** When the secret that the person saw was made. So a second press makes no second secret. */
    seenTime: whole,
    keepHours: v.picklist(keepHoursChoices)
  }),
  data: v.object({ secret: v.string() })
})
