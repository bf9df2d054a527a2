import type { Topic } from '../../topic.ts'
import { silenceWork } from './note-silence.ts'
import { retention } from './retention.ts'
import { robotRoutes } from './routes/robots.ts'
import { savedFilterRoutes } from './routes/saved-filters.ts'

export const robotsTopic = {
  routes: [
    { group: 'stores', make: robotRoutes },
    { group: 'stores', make: savedFilterRoutes }
  ],
  background: [silenceWork],
  retention
} satisfies Topic
