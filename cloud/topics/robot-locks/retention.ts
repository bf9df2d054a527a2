import { robotLocks, toldLocks } from '../../database/schema.ts'
import { ended, type TopicRetention } from '../../database/upkeep/retention.ts'

export const retention: TopicRetention = {
  kept: [ended(robotLocks)],
  bounded: [[toldLocks, 'one row a robot']]
}
