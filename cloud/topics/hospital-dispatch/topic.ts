import type { Topic } from '../../topic.ts'
import { putHospitalOrders } from './demo.ts'
import { retention } from './retention.ts'
import { hospitalDispatchRoutes } from './routes.ts'

export const hospitalDispatchTopic = {
  routes: [{ group: 'stores', make: hospitalDispatchRoutes }],
  retention,
  demo: [{ name: 'hospital orders', put: putHospitalOrders }]
} satisfies Topic
