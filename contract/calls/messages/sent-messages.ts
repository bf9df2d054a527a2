import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, trimmedString } from '../../checks/bounds.ts'
import { requestKey } from '../../checks/request-key.ts'
import { timeZone } from '../../checks/time-zone.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page, wholeNumber } from '../../paging.ts'
import { permissions } from '../../permissions.ts'
import { shownTexts, translatedTexts } from '../languages/translated-texts.ts'
import { messageLink } from './message-link.ts'
import { messageStatus } from './messages.ts'

/*
 * Messages to others, as their senders see them. A message goes out in the background, at once or at its time. The
 * sender's permissions and tenants count at that moment.
 */

const path = '/api/managercloud/message/v1/sent'
const access = { permission: permissions.sendMessages }
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const moment = v.pipe(v.number(), v.integer())

/**
 * The state of a sent message: it waits for its time, goes out, or is out. Its sender called it back before its time, or
 * was no longer allowed to send it.
 */
export const sentMessageStates = ['planned', 'sending', 'sent', 'cancelled', 'refused'] as const
export type SentMessageState = (typeof sentMessageStates)[number]

/** The people a message is for. With every choice, each of them has to be within the own tenants. */
export const audience = v.variant('kind', [
  v.strictObject({ kind: v.literal('everybody') }),
  v.strictObject({
    kind: v.literal('tenants'),
    tenantIds: v.pipe(boundedList(id, limits.messageTenantsMax), v.minLength(1, 'at least one'))
  }),
  v.strictObject({ kind: v.literal('role'), roleId: id }),
  v.strictObject({
    kind: v.literal('users'),
    userIds: v.pipe(boundedList(id, limits.messageRecipientsMax), v.minLength(1, 'at least one'))
  }),
  // The people of the robots' organisations who are told of their faults.
  v.strictObject({
    kind: v.literal('robots'),
    robotIds: v.pipe(boundedList(id, limits.messageRobotsMax), v.minLength(1, 'at least one'))
  })
])
export type Audience = v.InferOutput<typeof audience>
export type AudienceKind = Audience['kind']

export const sentMessage = v.object({
  sentMessageId: v.number(),
  /** In the language of the call. */
  title: v.string(),
  state: v.picklist(sentMessageStates),
  /** When it is to go out, and the zone in which its sender chose the time. */
  sendTime: moment,
  timeZone: v.string(),
  /** By the name of that time. */
  senderName: v.string(),
  audienceKind: v.picklist(['everybody', 'tenants', 'role', 'users', 'robots']),
  /** Of the role, of some of the tenants, of the people or of the robots, as they were called when it was written. */
  audienceNames: v.array(v.string()),
  /** The accounts that were chosen, those that got it, and those that read it. An account that is not active gets none. */
  chosenCount: count,
  deliveredCount: count,
  readCount: count
})
export type SentMessage = v.InferOutput<typeof sentMessage>

export const sentMessageList = defineCall({
  method: 'GET',
  path,
  summary: 'What people of the own tenants sent, or plan to send, the newest first.',
  access,
  query: v.object({
    pageNo: page.pageNo,
    size: v.optional(wholeNumber(1, limits.sentMessagesPageMax), limits.pageSize),
    state: v.optional(v.picklist(sentMessageStates))
  }),
  data: v.object({ list: v.array(sentMessage), total: count })
})

export const sentMessageDetail = defineCall({
  method: 'GET',
  path: `${path}/detail`,
  summary: 'One sent message with its texts; one that is not there or not for this user answers 610603.',
  access,
  query: v.object({ sentMessageId: idInQuery }),
  data: v.object({
    ...sentMessage.entries,
    content: v.string(),
    url: v.nullable(v.string()),
    /** In all languages that it was written in; empty where nobody said which that is. */
    texts: shownTexts,
    createTime: moment,
    /** When it was out, called back or refused. */
    endTime: v.nullable(moment)
  })
})

export const recipientList = defineCall({
  method: 'GET',
  path: `${path}/recipients`,
  summary: 'Who got a message, and who of them read it when, a page at a time.',
  access,
  query: v.object({ sentMessageId: idInQuery, status: v.optional(v.picklist(['1', '2'])), ...page }),
  data: v.object({
    list: v.array(
      v.object({
        userId: v.number(),
        nickname: v.string(),
        tenantName: v.nullable(v.string()),
        status: messageStatus,
        deliverTime: moment,
        readTime: v.nullable(moment)
      })
    ),
    total: count
  })
})

export const audienceChoices = defineCall({
  method: 'GET',
  path: `${path}/choices`,
  summary: 'The tenants and the roles that the user may write to, by name.',
  access,
  data: v.object({
    tenants: v.array(v.object({ tenantId: v.number(), name: v.string() })),
    roles: v.array(v.object({ roleId: v.number(), name: v.string() }))
  })
})

export const findRecipients = defineCall({
  method: 'GET',
  path: `${path}/users`,
  summary: 'The first active users whose name has this text, among those that the user may write to.',
  access,
  query: v.object({ text: trimmedString(limits.nameMaxLength) }),
  data: v.array(v.object({ userId: v.number(), nickname: v.string(), tenantName: v.nullable(v.string()) }))
})

export const countRecipients = defineCall({
  method: 'POST',
  path: `${path}/count`,
  summary: 'How many active users a message to these people would reach now.',
  access,
  isQuestion: true,
  body: v.object({ to: audience }),
  data: v.object({ count })
})

export const createSentMessage = defineCall({
  method: 'POST',
  path,
  summary:
    'Sends a message in the background, at once or at a time to come. Tenants, a role, people or robots that are not for ' +
    'this user answer 610603. The same key sent again answers the message that it made.',
  access,
  body: v.object({
    /** Without it, each call makes a message. */
    requestKey: v.optional(requestKey),
    texts: translatedTexts,
    url: messageLink,
    to: audience,
    /** Without it, at once. */
    sendTime: v.optional(moment),
    timeZone
  }),
  data: v.object({ sentMessageId: v.number() })
})

export const cancelSentMessage = defineCall({
  method: 'PUT',
  path: `${path}/cancel`,
  summary: 'Calls a message back before its time; one that goes out or is out answers 610606.',
  access,
  body: v.object({ sentMessageId: id }),
  data: v.null()
})
