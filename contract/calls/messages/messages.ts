import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, text } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery } from '../../paging.ts'
import { permissions } from '../../permissions.ts'
import { messageLink } from './message-link.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Whether a message was opened (docs/requirements.md §3). */
export const messageStatuses = { unread: 1, read: 2 } as const
export const messageStatus = v.picklist(Object.values(messageStatuses))

export const message = v.object({
  messageRecordId: v.number(),
  title: v.string(),
  content: v.string(),
  url: v.nullable(v.string()),
  createTime: v.pipe(v.number(), v.integer()),
  status: messageStatus
})
export type Message = v.InferOutput<typeof message>

export const messageCount = defineCall({
  method: 'GET',
  path: '/api/managercloud/message/v1/count',
  summary: 'How many messages the user has: unread, read, all.',
  access: 'member',
  data: v.object({ unReadCount: count, readCount: count, count })
})

const inJson = (to: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(1, 'at least 1'), v.maxValue(to, `at most ${to}`))

export const messageList = defineCall({
  method: 'POST',
  path: '/api/managercloud/message/v1/list',
  summary: 'The messages of the user, newest first, a page at a time; all of them, the unread or the read ones.',
  access: 'member',
  isQuestion: true,
  body: v.object({
    messageStatus: v.optional(v.union([messageStatus, v.literal('')]), ''),
    pageNo: v.optional(inJson(limits.pageNoMax), 1),
    size: v.optional(inJson(limits.pageSizeMax), limits.pageSize)
  }),
  data: v.object({ list: v.array(message), total: count })
})

export const readMessage = defineCall({
  method: 'PUT',
  path: '/api/managercloud/message/v1',
  summary: 'Marks a message of the user read; one that is read already is no error.',
  access: 'member',
  query: v.object({ messageRecordId: idInQuery }),
  data: v.null()
})

export const readAllMessages = defineCall({
  method: 'PUT',
  path: '/api/managercloud/message/v1/read_all',
  summary: 'Marks the unread messages of the user read, up to the newest one that the reader was shown.',
  access: 'member',
  body: v.object({
    /** The first of the list, which is in order of time. Later messages stay unread: nobody can have seen them. */
    newestMessageRecordId: id
  }),
  data: v.object({ count })
})

export const sendMessage = defineCall({
  method: 'POST',
  path: '/api/managercloud/message/v1/send',
  summary:
    'Sends a message at once to some users, to those of a tenant, or to all that the sender may reach. The list of sent ' +
    'messages shows it.',
  access: { permission: permissions.sendMessages },
  body: v.object({
    title: text(limits.messageTitleMaxLength),
    content: text(limits.messageContentMaxLength),
    url: messageLink,
    /** `{ userIds }`, `{ tenantId }`, or `all`: every active user within the sender's own scope. */
    to: v.union(
      [
        v.literal('all'),
        v.strictObject({ tenantId: id }),
        v.strictObject({
          userIds: v.pipe(boundedList(id, limits.messageRecipientsMax), v.minLength(1, 'at least one'))
        })
      ],
      `"all", { tenantId } or { userIds } with 1 to ${limits.messageRecipientsMax} ids`
    )
  }),
  data: v.object({ count })
})
export type Recipients = v.InferOutput<NonNullable<typeof sendMessage.body>>['to']
