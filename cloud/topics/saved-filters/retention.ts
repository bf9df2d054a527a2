import { savedFilters } from '../../database/schema.ts'
import type { TopicRetention } from '../../database/upkeep/retention.ts'

export const retention: TopicRetention = {
  kept: [],
  bounded: [[savedFilters, '200 rows an account']]
}
