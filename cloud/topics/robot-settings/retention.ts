import { lt } from 'drizzle-orm'
import { appliedRobots, robotSettings, settingsApplications, settingsTemplates } from '../../database/schema.ts'
import { rows, type TopicRetention } from '../../database/upkeep/retention.ts'

export const retention: TopicRetention = {
  kept: [
    rows(settingsApplications, 'HISTORY_DAYS', (now, { historyMs }) =>
      lt(settingsApplications.createTime, now - historyMs)
    )
  ],
  bounded: [
    [robotSettings, 'one row a setting and robot'],
    [settingsTemplates, '200 rows a tenant'],
    [appliedRobots, '500 rows an application; they go with it']
  ]
}
