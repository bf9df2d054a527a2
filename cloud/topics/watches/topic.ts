import type { Topic } from '../../topic.ts'
import { putWatches } from './demo.ts'
import { retention } from './retention.ts'
import { platformWatchRoutes } from './routes.ts'
import { watchWork } from './watch-reports.ts'

export const watchesTopic = {
  routes: [{ group: 'stores', make: platformWatchRoutes }],
  background: [watchWork],
  retention,
  demo: [{ name: 'watches', put: putWatches }]
} satisfies Topic
