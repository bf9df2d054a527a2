import type { Topic } from '../../topic.ts'
import { robotActRoutes } from './act-routes.ts'
import { robotsManyRoutes } from './routes.ts'

export const robotActsTopic = {
  routes: [
    { group: 'stores', make: robotsManyRoutes },
    { group: 'stores', make: robotActRoutes }
  ]
} satisfies Topic
