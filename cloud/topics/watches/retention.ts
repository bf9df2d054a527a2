import { watches, watchTasks } from '../../database/schema.ts'
import { ended, type TopicRetention } from '../../database/upkeep/retention.ts'

export const retention: TopicRetention = {
  kept: [ended(watchTasks)],
  bounded: [[watches, 'members with a permission add watches, so many an hour']]
}
