import type { Topic } from '../../topic.ts'
import { putFloors } from './demo.ts'
import { retention } from './retention.ts'
import { cleaningRoutes } from './routes/cleaning.ts'
import { cleaningCentreRoutes } from './routes/cleaning-centre-link.ts'

export const cleaningTopic = {
  routes: [
    { group: 'account', make: cleaningCentreRoutes },
    { group: 'stores', make: cleaningRoutes }
  ],
  retention,
  demo: [{ name: 'floors', put: putFloors }]
} satisfies Topic
