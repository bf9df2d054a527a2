import type { Topic } from '../../topic.ts'
import { putHospitalOrders } from './demo.ts'
import { dispatchWork } from './give-orders.ts'
import { retention } from './retention.ts'
import { hospitalDispatchRoutes } from './routes.ts'

export const hospitalDispatchTopic = {
  routes: [{ group: 'stores', make: hospitalDispatchRoutes }],
  background: [dispatchWork],
  retention,
  demo: [{ name: 'hospital orders', put: putHospitalOrders }]
} satisfies Topic
