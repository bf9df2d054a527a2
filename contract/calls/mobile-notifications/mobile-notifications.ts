import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { trimmedString } from '../../checks/bounds.ts'
import { languageCodes } from '../../languages.ts'
import { page } from '../../paging.ts'
import { iotPermissions } from '../../permissions.ts'
import { deviceEventKinds } from './notification-rules.ts'

/* The state of each text message about an event. */

const whole = v.pipe(v.number(), v.integer())

/** How a message stands: it is on its way, was sent, could not be sent, or was held back. */
export const notificationStates = ['sending', 'sent', 'failed', 'heldBack'] as const
export type NotificationState = (typeof notificationStates)[number]

/** Why a message was held back, or could not be sent. */
export const notificationReasons = ['noMobile', 'quietHours', 'tooMany', 'refused'] as const
export type NotificationReason = (typeof notificationReasons)[number]

const notification = v.object({
  notificationId: v.number(),
  /** Null for a test. */
  eventKind: v.nullable(v.picklist(deviceEventKinds)),
  ruleName: v.string(),
  /** The device; empty for a test. */
  deviceName: v.string(),
  storeName: v.nullable(v.string()),
  nickname: v.string(),
  /** The end of the number alone; empty for a person without one. */
  cellphone: v.string(),
  /** Of the text. */
  language: v.picklist(languageCodes),
  state: v.picklist(notificationStates),
  reason: v.nullable(v.picklist(notificationReasons)),
  createTime: whole,
  endTime: v.nullable(whole)
})
export type MobileNotification = v.InferOutput<typeof notification>

export const mobileNotificationList = defineCall({
  method: 'GET',
  path: '/api/platformservice/v1/mobile_notifications',
  summary: 'The text messages about events that the user may see, the newest first, a page at a time.',
  access: { permission: iotPermissions.mobileNotification },
  query: v.object({
    ...page,
    eventKind: v.optional(v.picklist(deviceEventKinds)),
    state: v.optional(v.picklist(notificationStates)),
    /** Part of a device's or of a person's name; case does not matter. */
    text: v.optional(trimmedString(100))
  }),
  data: v.object({ list: v.array(notification), total: whole })
})
