import { lt } from 'drizzle-orm'
import { moduleLoads, releaseLimits, releases } from '../../database/schema.ts'
import { ended, rows, type TopicRetention } from '../../database/upkeep/retention.ts'

export const retention: TopicRetention = {
  kept: [
    rows(moduleLoads, 'USAGE_DAYS', (now, { usageMs }) => lt(moduleLoads.firstTime, now - usageMs)),
    ended(releases)
  ],
  bounded: [[releaseLimits, 'one row']]
}
