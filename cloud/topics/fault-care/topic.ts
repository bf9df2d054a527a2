import type { Topic } from '../../topic.ts'
import { retention } from './retention.ts'
import { faultCareRoutes } from './routes.ts'

export const faultCareTopic = {
  routes: [{ group: 'stores', make: faultCareRoutes }],
  retention
} satisfies Topic
