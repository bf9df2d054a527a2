import { getTableName, lt } from 'drizzle-orm'
import {
  deviceEvents,
  mobileNotifications,
  notificationRulePeople,
  notificationRules,
  notificationWebhooks,
  webhookCalls
} from '../../database/schema.ts'
import { rows, type TopicRetention } from '../../database/upkeep/retention.ts'
import { letterAgeMaxMs, longestPauseMs } from '../delivery/attempts.pure.ts'
import { dropOldCalls } from './sql/webhook-calls.ts'
import { forgetOldSecrets } from './sql/webhooks.ts'

export const retention: TopicRetention = {
  kept: [
    rows(mobileNotifications, 'HISTORY_DAYS', (now, { historyMs }) =>
      lt(mobileNotifications.createTime, now - historyMs)
    ),
    rows(deviceEvents, 'HISTORY_DAYS', (now, { historyMs }) => lt(deviceEvents.time, now - historyMs)),
    {
      table: getTableName(webhookCalls),
      kept: 'until they are taken, a day at most',
      drop: async (database, now) => {
        await forgetOldSecrets(database, now)
        return dropOldCalls(database, now, { ageMs: letterAgeMaxMs, pauseMs: longestPauseMs })
      }
    }
  ],
  bounded: [
    [notificationRules, '50 rows a tenant'],
    [notificationRulePeople, '20 rows a rule'],
    [notificationWebhooks, '5 rows a tenant']
  ]
}
