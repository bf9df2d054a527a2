import type { Topic } from '../../topic.ts'
import { retention } from './retention.ts'
import { robotReportRoutes, unknownRobotRoutes } from './routes.ts'
import { absenceWork } from './tell-absences.ts'

export const robotReportsTopic = {
  routes: [
    { group: 'reports', make: robotReportRoutes },
    { group: 'stores', make: unknownRobotRoutes }
  ],
  background: [absenceWork],
  retention
} satisfies Topic
