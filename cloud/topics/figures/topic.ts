import type { Topic } from '../../topic.ts'
import { retention } from './retention.ts'
import { homeRoutes } from './routes/home.ts'
import { operationDashboardRoutes } from './routes/operation-dashboard.ts'
import { ownDashboardRoutes } from './routes/own-dashboard.ts'
import { robotRunningRoutes } from './routes/robot-running.ts'
import { robotsOfDayRoutes } from './routes/robots-of-day.ts'
import { statisticsRoutes } from './routes/statistics.ts'

export const figuresTopic = {
  routes: [
    { group: 'dashboard', except: { deploymentTimes: 'stores', robotStates: 'stores' }, make: homeRoutes },
    { group: 'dashboard', make: statisticsRoutes },
    { group: 'dashboard', make: ownDashboardRoutes },
    { group: 'stores', make: operationDashboardRoutes },
    { group: 'dashboard', make: robotRunningRoutes },
    { group: 'dashboard', make: robotsOfDayRoutes }
  ],
  retention
} satisfies Topic
