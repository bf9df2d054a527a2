import type { Topic } from '../../topic.ts'
import { robotKindRoutes } from './kinds/routes.ts'
import { robotLifecycleRoutes } from './lifecycle-routes.ts'
import { retention } from './retention.ts'
import { robotRegistryRoutes } from './routes.ts'

export const robotRegistryTopic = {
  routes: [
    { group: 'stores', make: robotRegistryRoutes },
    { group: 'stores', make: robotLifecycleRoutes },
    { group: 'stores', make: robotKindRoutes }
  ],
  retention
} satisfies Topic
