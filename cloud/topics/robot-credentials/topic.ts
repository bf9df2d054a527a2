import type { Topic } from '../../topic.ts'
import { retention } from './retention.ts'
import { robotCredentialsRoutes } from './routes.ts'

export const robotCredentialsTopic = {
  routes: [{ group: 'stores', make: robotCredentialsRoutes }],
  retention
} satisfies Topic
