import type { Topic } from '../../topic.ts'
import { requestDeadlineWork } from './keep-in-time.ts'
import { retention } from './retention.ts'
import { robotRequestRoutes } from './routes.ts'

export const robotRequestsTopic = {
  routes: [{ group: 'reports', make: robotRequestRoutes }],
  background: [requestDeadlineWork],
  retention
} satisfies Topic
