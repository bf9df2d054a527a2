import type { Topic } from '../../topic.ts'
import { robotContentRoutes } from './routes/robot-contents.ts'
import { robotRecordRoutes } from './routes/robot-records.ts'
import { robotTodayRoutes } from './routes/robot-today.ts'

export const robotDetailsTopic = {
  routes: [
    { group: 'stores', make: robotRecordRoutes },
    { group: 'stores', make: robotContentRoutes },
    { group: 'stores', make: robotTodayRoutes }
  ]
} satisfies Topic
