import type { Topic } from '../../topic.ts'
import { retention } from './retention.ts'
import { robotRegistryRoutes } from './routes.ts'

export const robotRegistryTopic = {
  routes: [{ group: 'stores', make: robotRegistryRoutes }],
  retention
} satisfies Topic
