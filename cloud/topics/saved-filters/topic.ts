import type { Topic } from '../../topic.ts'
import { retention } from './retention.ts'
import { listFilterRoutes } from './routes.ts'

export const savedFiltersTopic = {
  routes: [{ group: 'stores', make: listFilterRoutes }],
  retention
} satisfies Topic
