import type { Topic } from '../../topic.ts'
import { robotContentRoutes } from './routes/robot-contents.ts'
import { robotRecordRoutes } from './routes/robot-records.ts'

export const robotDetailsTopic = {
  routes: [
    { group: 'stores', make: robotRecordRoutes },
    { group: 'stores', make: robotContentRoutes }
  ]
} satisfies Topic
