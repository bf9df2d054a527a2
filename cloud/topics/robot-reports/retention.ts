import { lt } from 'drizzle-orm'
import { robotEvents, unknownRobots } from '../../database/schema.ts'
import { rows, type TopicRetention } from '../../database/upkeep/retention.ts'
import { robotClockSlackMs, robotEventAgeMaxMs } from './robot-clock.pure.ts'

export const retention: TopicRetention = {
  kept: [
    rows(robotEvents, 'as long as one could come again: 7 days', now =>
      lt(robotEvents.receiveTime, now - robotEventAgeMaxMs - robotClockSlackMs)
    ),
    rows(unknownRobots, '7 days after the last report', now => lt(unknownRobots.lastTime, now - robotEventAgeMaxMs))
  ],
  bounded: []
}
