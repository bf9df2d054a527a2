import { lt } from 'drizzle-orm'
import { deviceEvents, mobileNotifications, notificationRulePeople, notificationRules } from '../../database/schema.ts'
import { rows, type TopicRetention } from '../../database/upkeep/retention.ts'

export const retention: TopicRetention = {
  kept: [
    rows(mobileNotifications, 'HISTORY_DAYS', (now, { historyMs }) =>
      lt(mobileNotifications.createTime, now - historyMs)
    ),
    rows(deviceEvents, 'HISTORY_DAYS', (now, { historyMs }) => lt(deviceEvents.time, now - historyMs))
  ],
  bounded: [
    [notificationRules, '50 rows a tenant'],
    [notificationRulePeople, '20 rows a rule']
  ]
}
