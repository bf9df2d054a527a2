import { getTableName, lte } from 'drizzle-orm'
import { centreRequestMs } from '#contract/calls/cleaning/cleaning-centre.ts'
import { centreRequests, cleaningDays, cleaningFloors, cleaningRuns } from '../../database/schema.ts'
import { ended, rows, type TopicRetention } from '../../database/upkeep/retention.ts'
import { mergeCleaningDays } from './sql/cleaning-days.ts'

export const retention: TopicRetention = {
  kept: [
    {
      table: getTableName(cleaningDays),
      kept: 'as long as its tasks; changes of a day are put together',
      drop: mergeCleaningDays
    },
    rows(centreRequests, 'as long as a request may be old, twice', now =>
      lte(centreRequests.useTime, now - 2 * centreRequestMs)
    ),
    ended(cleaningRuns)
  ],
  bounded: [[cleaningFloors, 'one row a store']]
}
