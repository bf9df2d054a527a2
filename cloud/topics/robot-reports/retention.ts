import { lt } from 'drizzle-orm'
import { robotEvents } from '../../database/schema.ts'
import { rows, type TopicRetention } from '../../database/upkeep/retention.ts'
import { robotClockSlackMs, robotEventAgeMaxMs } from './report-plan.ts'

export const retention: TopicRetention = {
  kept: [
    rows(robotEvents, 'as long as one could come again: 7 days', now =>
      lt(robotEvents.receiveTime, now - robotEventAgeMaxMs - robotClockSlackMs)
    )
  ],
  bounded: []
}
