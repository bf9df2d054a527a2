import { menuNodes, menuVisits } from '../../database/schema.ts'
import type { TopicRetention } from '../../database/upkeep/retention.ts'

export const retention: TopicRetention = {
  kept: [],
  bounded: [
    [menuNodes, 'operators make the menu'],
    [menuVisits, '50 rows an account']
  ]
}
