import type { Topic } from '../../topic.ts'
import { retention } from './retention.ts'
import { robotReportRoutes } from './routes.ts'

export const robotReportsTopic = {
  routes: [{ group: 'reports', make: robotReportRoutes }],
  retention
} satisfies Topic
