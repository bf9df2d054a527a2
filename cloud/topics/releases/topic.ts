import type { Topic } from '../../topic.ts'
import { retention } from './retention.ts'
import { releaseRoutes } from './routes.ts'

export const releasesTopic = {
  routes: [{ group: 'usage', make: releaseRoutes }],
  retention
} satisfies Topic
