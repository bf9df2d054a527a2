import { lt, sql } from 'drizzle-orm'
import { robotLogParts, robotLogs, robotLogTickets } from '../../database/schema.ts'
import { expired, rows, type TopicRetention } from '../../database/upkeep/retention.ts'

export const retention: TopicRetention = {
  kept: [
    // The parts first: a log has hundreds.
    rows(
      robotLogParts,
      'as long as their log',
      (now, { logMs }) =>
        sql`request_id in (select request_id from ${robotLogs} where ${lt(robotLogs.createTime, now - logMs)})`
    ),
    rows(robotLogs, 'LOG_DAYS, and the newest 10 of a robot', (now, { logMs }) =>
      lt(robotLogs.createTime, now - logMs)
    ),
    expired(robotLogTickets, 'one minute')
  ],
  bounded: []
}
