import { lt } from 'drizzle-orm'
import { beijingDay } from '#contract/days/beijing.ts'
import {
  openApplications,
  openCallsOff,
  openCounters,
  openCustomers,
  openDownloads,
  openUsage,
  releaseNotes
} from '../../database/schema.ts'
import { rows, type TopicRetention } from '../../database/upkeep/retention.ts'

export const retention: TopicRetention = {
  kept: [rows(openUsage, 'HISTORY_DAYS', (now, { historyMs }) => lt(openUsage.day, beijingDay(now - historyMs)))],
  bounded: [
    [openCustomers, '20 rows a tenant'],
    [openApplications, '20 rows a customer of the open platform'],
    [openCounters, 'one row an application'],
    [openCallsOff, 'a row a call for everybody, and one for each application'],
    [openDownloads, 'a row a file'],
    [releaseNotes, 'the robot maker writes them']
  ]
}
