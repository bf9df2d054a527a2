import { sql } from 'drizzle-orm'
import { timesSince } from '../../database/rows/moments.ts'
import { rateCounters } from '../../database/schema.ts'
import { rows, type TopicRetention } from '../../database/upkeep/retention.ts'

export const retention: TopicRetention = {
  kept: [
    rows(
      rateCounters,
      'as long as they count: a day',
      (now, { countsMs }) => sql`not exists ${timesSince(rateCounters.times, now - countsMs, now)}`
    )
  ],
  bounded: []
}
