import type { Topic } from '../../topic.ts'
import { retention } from './retention.ts'
import { usageRoutes } from './routes.ts'

export const usageTopic = {
  routes: [{ group: 'usage', make: usageRoutes }],
  retention
} satisfies Topic
