import type { Topic } from '../../topic.ts'
import { retention } from './retention.ts'
import { robotRoutes } from './routes/robots.ts'
import { savedFilterRoutes } from './routes/saved-filters.ts'

export const robotsTopic = {
  routes: [
    { group: 'stores', make: robotRoutes },
    { group: 'stores', make: savedFilterRoutes }
  ],
  retention
} satisfies Topic
