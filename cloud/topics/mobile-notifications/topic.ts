import type { Topic } from '../../topic.ts'
import { putNotificationsOfDemo } from './demo.ts'
import { retention } from './retention.ts'
import { platformNotificationRoutes } from './routes.ts'
import { notificationWork } from './tell-people.ts'
import { webhookLanes } from './webhooks/send-webhooks.ts'

export const mobileNotificationsTopic = {
  routes: [{ group: 'stores', make: platformNotificationRoutes }],
  background: [notificationWork, ...webhookLanes],
  retention,
  demo: [{ name: 'notification rules', put: putNotificationsOfDemo }]
} satisfies Topic
