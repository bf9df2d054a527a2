import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import type { Clock } from '../clock.ts'
import { countMessages, findMessages, markRead, sendMessages } from '../database/messages.ts'
import type { Database } from '../database/open.ts'
import { forMember } from '../http/served.ts'
import { scopeOf } from '../identity/scope.ts'
import { Refusal } from '../refusal.ts'

export const messageRoutes = ({ database, now }: { database: Database; now: Clock }) => ({
  messageCount: forMember(calls.messageCount, (_request, { userId }) => countMessages(database, userId)),

  messageList: forMember(calls.messageList, ({ body: { messageStatus, pageNo, size } }, { userId }) =>
    findMessages(database, userId, messageStatus === '' ? undefined : messageStatus, { pageNo, size })
  ),

  readMessage: forMember(calls.readMessage, async ({ query: { messageRecordId } }, { userId }) => {
    // Somebody else's message is answered like one that is not there, so that ids tell nothing.
    if (!(await markRead(database, userId, messageRecordId, now()))) throw new Refusal(codes.recordNotFound)
    return null
  }),

  sendMessage: forMember(calls.sendMessage, ({ body: { title, content, url, to } }, member) =>
    database.transaction(async transaction => {
      const sent = { title, content, url, createTime: now() }
      const count = await sendMessages(transaction, scopeOf(member), to, sent)
      // All of those who were named, or nobody: the transaction takes back what went to the others.
      const named = to !== 'all' && 'userIds' in to ? new Set(to.userIds).size : 1
      if (count < named) throw new Refusal(codes.recordNotFound)
      return { count }
    })
  )
})
