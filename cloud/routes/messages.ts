import { calls } from '#contract/index.ts'
import { countMessages } from '../database/messages.ts'
import type { Database } from '../database/open.ts'
import { forMember } from '../http/served.ts'

export const messageRoutes = ({ database }: { database: Database }) => ({
  messageCount: forMember(calls.messageCount, (_request, { userId }) => countMessages(database, userId))
})
