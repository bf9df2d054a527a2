import { and, getTableName, isNotNull, lt } from 'drizzle-orm'
import { day } from '../../clock.ts'
import {
  closedNotices,
  messageCounts,
  messages,
  messageTemplates,
  notices,
  sentMessages
} from '../../database/schema.ts'
import { rows, type TopicRetention } from '../../database/upkeep/retention.ts'
import { compactManyCounts } from './sql/messages.ts'

export const retention: TopicRetention = {
  kept: [
    rows(sentMessages, 'a day longer than the messages that have its texts', (now, { messageMs }) =>
      and(isNotNull(sentMessages.endTime), lt(sentMessages.endTime, now - messageMs - day))
    ),
    rows(notices, 'HISTORY_DAYS after their end', (now, { historyMs }) => lt(notices.endTime, now - historyMs)),
    rows(messages, 'MESSAGE_DAYS, read or not', (now, { messageMs }) => lt(messages.createTime, now - messageMs)),
    { table: getTableName(messageCounts), kept: 'put together into one row a user', drop: compactManyCounts }
  ],
  bounded: [
    [messageTemplates, 'members with a permission make templates'],
    [closedNotices, 'one row a notice and account']
  ]
}
