import type { Topic } from '../../topic.ts'
import { putPhones } from './demo.ts'
import { phoneCallWork } from './phone-call.ts'
import { retention } from './retention.ts'
import { platformPhoneRoutes } from './routes.ts'

export const phonesTopic = {
  routes: [{ group: 'stores', make: platformPhoneRoutes }],
  background: [phoneCallWork],
  retention,
  demo: [{ name: 'phones', put: putPhones }]
} satisfies Topic
