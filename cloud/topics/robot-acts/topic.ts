import type { Topic } from '../../topic.ts'
import { robotsManyRoutes } from './routes.ts'

export const robotActsTopic = {
  routes: [{ group: 'stores', make: robotsManyRoutes }]
} satisfies Topic
