import type { Topic } from '../../topic.ts'
import { robotLifecycleRoutes } from './lifecycle-routes.ts'
import { retention } from './retention.ts'
import { robotRegistryRoutes } from './routes.ts'

export const robotRegistryTopic = {
  routes: [
    { group: 'stores', make: robotRegistryRoutes },
    { group: 'stores', make: robotLifecycleRoutes }
  ],
  retention
} satisfies Topic
