import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { languageOf } from '../../../http/request/origin.ts'
import { forMember } from '../../../http/served.ts'
import type { Announce } from '../../../live/announce.ts'
import { Refusal } from '../../../refusal.pure.ts'
import { sendAtOnce } from '../send-at-once.ts'
import { countMessages, findMessages, markAllRead, markRead } from '../sql/messages.ts'

type Services = { database: Database; now: Clock; announce: Announce }

export const messageRoutes = ({ database, now, announce }: Services) => ({
  messageCount: forMember(calls.messageCount, (_request, { userId }) => countMessages(database, userId)),

  messageList: forMember(calls.messageList, ({ body: { messageStatus, pageNo, size } }, { userId }, origin) => {
    const status = messageStatus === '' ? undefined : messageStatus
    return findMessages(database, userId, status, { pageNo, size }, languageOf(origin))
  }),

  readMessage: forMember(calls.readMessage, async ({ query: { messageRecordId } }, { userId }) => {
    // Somebody else's message is answered like one that is not there, so that ids tell nothing.
    if (!(await markRead(database, userId, messageRecordId, now()))) throw new Refusal(codes.recordNotFound)
    // The user's other tabs.
    announce.toUsers([userId])
    return null
  }),

  readAllMessages: forMember(calls.readAllMessages, async ({ body: { newestMessageRecordId } }, { userId }) => {
    const count = await markAllRead(database, userId, newestMessageRecordId, now())
    if (count === undefined) throw new Refusal(codes.recordNotFound)
    if (count > 0) announce.toUsers([userId])
    return { count }
  }),

  sendMessage: forMember(calls.sendMessage, async ({ body }, member) => {
    const recipients = await database.transaction(transaction => sendAtOnce(transaction, member, body, now()))
    // Only now: before the commit, a page that asks again would not see the message yet.
    announce.toUsers(recipients)
    return { count: recipients.length }
  })
})
