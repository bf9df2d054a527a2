import type { Topic } from '../../topic.ts'
import { retention } from './retention.ts'
import { storeRoutes } from './routes.ts'

export const storesTopic = {
  routes: [{ group: 'stores', make: storeRoutes }],
  retention
} satisfies Topic
