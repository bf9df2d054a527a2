import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { trimmedString } from '../../checks/bounds.ts'
import { languageCodes } from '../../languages.ts'
import { page } from '../../paging.ts'
import { iotPermissions } from '../../permissions.ts'
import { deviceEventKinds, notificationWays } from './notification-rules.ts'

/* The state of each notification of an event: a text message, a mail or a call of a webhook. */

const whole = v.pipe(v.number(), v.integer())

/** How a message stands: it is on its way, was sent, could not be sent, or was held back. */
export const notificationStates = ['sending', 'sent', 'failed', 'heldBack'] as const
export type NotificationState = (typeof notificationStates)[number]

/** Why a message was held back, or could not be sent. `addressForbidden`: the webhook leads into a network that is not public. */
export const notificationReasons = [
  'noMobile',
  'noEmail',
  'quietHours',
  'tooMany',
  'refused',
  'addressForbidden'
] as const
export type NotificationReason = (typeof notificationReasons)[number]

const notification = v.object({
  notificationId: v.number(),
  /** Null for a test. */
  eventKind: v.nullable(v.picklist(deviceEventKinds)),
  ruleName: v.string(),
  /** The device; empty for a test. */
  deviceName: v.string(),
  storeName: v.nullable(v.string()),
  way: v.picklist(notificationWays),
  /** The person; empty for a webhook. */
  nickname: v.string(),
  /** The end of the number, the mailbox without most of its name, or the host of the webhook; empty for a person without one. */
  to: v.string(),
  /** Of the text; null for a webhook. */
  language: v.nullable(v.picklist(languageCodes)),
  state: v.picklist(notificationStates),
  reason: v.nullable(v.picklist(notificationReasons)),
  createTime: whole,
  endTime: v.nullable(whole)
})
export type MobileNotification = v.InferOutput<typeof notification>

export const mobileNotificationList = defineCall({
  method: 'GET',
  path: '/api/platformservice/v1/mobile_notifications',
  summary: 'The notifications of events that the user may see, the newest first, a page at a time.',
  access: { permission: iotPermissions.mobileNotification },
  query: v.object({
    ...page,
    eventKind: v.optional(v.picklist(deviceEventKinds)),
    state: v.optional(v.picklist(notificationStates)),
    way: v.optional(v.picklist(notificationWays)),
    /** Part of a device's or of a person's name; case does not matter. */
    text: v.optional(trimmedString(100))
  }),
  data: v.object({ list: v.array(notification), total: whole })
})
