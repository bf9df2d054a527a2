import { getTableName, lt, type SQL, sql } from 'drizzle-orm'
import { outboxMessages, unsentLetters } from '../../database/schema.ts'
import { rows, type TopicRetention } from '../../database/upkeep/retention.ts'
import { letterAgeMaxMs, longestPauseMs } from './attempts.pure.ts'
import { dropOldLetters } from './sql/unsent-letters.ts'

const beyondOutbox = (outboxMax: number): SQL =>
  sql`${outboxMessages.outboxId} <= (
    select outbox_id from ${outboxMessages} as newest order by outbox_id desc offset ${outboxMax} limit 1
  )`

export const retention: TopicRetention = {
  kept: [
    rows(
      outboxMessages,
      'OUTBOX_DAYS, and the newest OUTBOX_MESSAGES',
      (now, { outboxMs, outboxMax }) =>
        sql`(${lt(outboxMessages.createTime, now - outboxMs)} or ${beyondOutbox(outboxMax)})`
    ),
    {
      table: getTableName(unsentLetters),
      kept: 'until they are sent, a day at most',
      drop: (database, now) => dropOldLetters(database, now, { ageMs: letterAgeMaxMs, pauseMs: longestPauseMs })
    }
  ],
  bounded: []
}
