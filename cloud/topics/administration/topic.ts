import type { Topic } from '../../topic.ts'
import { administrationRoutes } from './routes.ts'

export const administrationTopic = {
  routes: [{ group: 'administration', make: administrationRoutes }]
} satisfies Topic
