import { lt } from 'drizzle-orm'
import { usageEvents } from '../../database/schema.ts'
import { rows, type TopicRetention } from '../../database/upkeep/retention.ts'

export const retention: TopicRetention = {
  kept: [rows(usageEvents, 'USAGE_DAYS', (now, { usageMs }) => lt(usageEvents.receiveTime, now - usageMs))],
  bounded: []
}
